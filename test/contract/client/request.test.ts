import { describe, expect, test } from "vitest";
import { httpRequest } from "../../../codegen/typespec-koa/src/emit/client-runtime/request.ts";
import { answeringServer } from "./answering-server.ts";
import { given, harness, read, write } from "./operations.ts";

const url = (options: Record<string, unknown>) => httpRequest("http://service/v1", read, { ns: "n", id: "i", ...options }).url;

describe("a path parameter", () => {
  test.each([
    ["shop/tickets", "shop%2Ftickets"],
    ["a/b/*", "a%2Fb%2F*"],
    ["a:b.c_d-e", "a%3Ab.c_d-e"],
    ["100%", "100%25"],
    ["%2e%2e", "%252e%252e"],
    ["ä?#&=", "%C3%A4%3F%23%26%3D"],
    ["..a", "..a"],
  ])("%j goes as %j", (id, segment) => {
    expect(url({ id })).toBe(`http://service/v1/shelves/n/things/${segment}`);
  });

  test.each(["", ".", "..", "a/../b", "../a", "a/.", "a//b", "/a", "a/"])("%j is refused before anything is sent", (id) => {
    expect(() => url({ id })).toThrow(/things_read: id is ".*"; no segment of it may be empty, "\." or "\.\."/);
  });

  test.each([undefined, null, {}, true])("%j is missing", (id) => {
    expect(() => url({ id })).toThrow("things_read: id is missing.");
  });

  test("half a surrogate pair is refused", () => {
    expect(() => url({ id: "\ud800" })).toThrow("id is not well-formed Unicode.");
  });

  test("arrives as one segment whatever it holds", async () => {
    await using server = await answeringServer({ body: {} });
    await harness(server).caller.body(read, given({ ns: "a/b", id: "c/*" }));
    expect(server.received[0]!.url).toBe("/v1/shelves/a%2Fb/things/c%2F*");
  });
});

describe("a query parameter", () => {
  test("that is an array is separated by commas", () => {
    expect(url({ kinds: ["a", "b c", "d&e"] })).toBe("http://service/v1/shelves/n/things/i?kinds=a,b%20c,d%26e");
  });

  test("cannot hold a comma inside an array", () => {
    expect(() => url({ kinds: ["a,b"] })).toThrow('kinds: "a,b" holds a comma, which separates entries.');
  });

  test("that is false, zero or empty is sent; one that is undefined is not", () => {
    expect(url({ deep: false })).toMatch(/\?deep=false$/);
    expect(url({ deep: 0 })).toMatch(/\?deep=0$/);
    expect(url({ deep: "" })).toMatch(/\?deep=$/);
    expect(url({ deep: undefined })).toMatch(/\/i$/);
  });

  test("that holds half a surrogate pair is refused, in an array too", () => {
    expect(() => url({ deep: "\ud800" })).toThrow(new TypeError("deep is not well-formed Unicode."));
    expect(() => url({ kinds: ["a", "\ud800"] })).toThrow(new TypeError("kinds is not well-formed Unicode."));
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("cannot be %d", (deep) => {
    expect(() => url({ deep })).toThrow("not a finite number");
  });
});

test("a base address may end in slashes", () => {
  expect(httpRequest("http://service/v1//", write, { ns: "n" }).url).toBe("http://service/v1/shelves/n");
});

test("a base address that is not one, or a missing key, is refused at once", () => {
  expect(() => harness({ baseUrl: "service/v1" })).toThrow('baseUrl is "service/v1", not an absolute URL.');
  expect(() => harness({ baseUrl: "http://service" }, { apiKey: "" })).toThrow("apiKey is missing.");
});

test("the key, the user agent, header parameters and the body are sent as they are", async () => {
  await using server = await answeringServer({ body: {} });
  const { caller } = harness(server);
  await caller.body(read, given({ ns: "n", id: "i", xTrace: "t1" }));
  await caller.body(write, given({ ns: "n", body: { text: "ü" } }));
  expect(server.received).toMatchObject([
    {
      method: "GET",
      body: "",
      headers: { authorization: "Bearer secret", "user-agent": "tested/1.0.0", "x-trace": "t1", accept: "application/json" },
    },
    { method: "POST", body: '{"text":"ü"}', headers: { "content-type": "application/json" } },
  ]);
  expect(server.received[0]!.headers).not.toHaveProperty("content-type");
});

test("the user agent is the caller's where there is one", async () => {
  await using server = await answeringServer({ body: {} });
  await harness(server, { userAgent: "shop/2" }).caller.body(read, given({ ns: "n", id: "i" }));
  expect(server.received[0]!.headers["user-agent"]).toBe("shop/2");
});
