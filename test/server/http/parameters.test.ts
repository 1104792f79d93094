import { beforeAll, describe, expect, test } from "vitest";
import { call, expectError, head, RawConnection, type Received } from "./support/client.ts";
import { type TestServer, testServer } from "./support/server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

/** Sends the target as it is: `fetch` would normalize it. */
async function get(target: string, method = "GET"): Promise<Received> {
  const connection = await RawConnection.open(server.port);
  connection.send(head(method, target));
  const answer = await connection.response();
  connection.destroy();
  return answer!;
}

const document = (id: string, query = "") => get(`/v1/namespaces/ns/documents/${id}${query}`);

describe("a path segment", () => {
  test.each([
    ["a%2Fb", "a/b"],
    ["a%2fb", "a/b"],
    ["%61%62", "ab"],
    ["a:b", "a:b"],
    ["a%3Ab", "a:b"],
    ["a.b_c-d", "a.b_c-d"],
  ])("is decoded once: %s", async (sent, id) => {
    expect((await document(sent)).json.path).toEqual({ ns: "ns", id });
  });

  test.each([
    ["%252F", "decoded once leaves %2F, which is no id"],
    ["a%20b", "a blank"],
    ["a+b", "a plus sign stays one in a path"],
    ["%2e%2e", "a folder up"],
    ["..", "a folder up, plain"],
    ["%2E", "the same folder"],
    [".", "the same folder, plain"],
    ["a%2F..%2Fb", "a folder up inside"],
    ["a%2F%2Fb", "an empty segment inside"],
    ["%2Fa", "a leading slash"],
    ["a%2F", "a trailing slash"],
    ["%00", "NUL"],
    ["a%00b", "NUL inside"],
    ["caf%C3%A9", "a letter beyond ASCII"],
    ["%F0%9F%98%80", "an emoji"],
    ["a%2A", "a star"],
    ["a;b=c", "matrix parameters"],
    ["a".repeat(129), "too long"],
  ])("that is no id is refused: %s (%s)", async (sent) => {
    const { details } = expectError(await document(sent), 400, "invalid_request");
    expect(details.issues[0].path).toBe("path/id");
  });

  test.each(["%ZZ", "%", "a%2", "%E2%82", "%C0%AF", "%ED%A0%80", "%FF"])(
    "whose percent-encoding is broken is refused and says so: %s",
    async (sent) => {
      const { details } = expectError(await document(sent), 400, "invalid_request");
      expect(details.issues).toEqual([{ path: "path/id", message: expect.stringContaining("percent-encoding") }]);
    },
  );

  test("says in words what would be right", async () => {
    const { message } = expectError(await document("a%2F..%2Fb"), 400, "invalid_request");
    expect(message).toContain('joined by "/"');
    expect(message).not.toContain("(?!");
  });

  test("of a template prefix takes its star plain and encoded", async () => {
    for (const star of ["*", "%2A", "%2a"]) {
      const answer = await get(`/v1/namespaces/acme%2F${star}/templates`, "POST");
      expect(answer.json.path).toEqual({ ns: "acme/*" });
    }
  });

  test("may come in the absolute form of a request line", async () => {
    expect((await get("http://example.org/v1/namespaces/ns/documents/a?full=true")).json).toMatchObject({
      path: { id: "a" },
      query: { full: true },
    });
    expectError(await get("http://example.org"), 404, "not_found");
    expectError(await get("*", "OPTIONS"), 404, "not_found");
  });
});

describe("a query", () => {
  test.each([
    ["", { full: false }],
    ["?", { full: false }],
    ["?&&", { full: false }],
    ["?judgments=a,b", { full: false, judgments: ["a", "b"] }],
    ["?judgments=a%2Cb", { full: false, judgments: ["a", "b"] }],
    ["?judgments=", { full: false, judgments: [] }],
    ["?wait_timeout_ms=10", { full: false, wait_timeout_ms: 10 }],
    ["?share=0.25", { full: false, share: 0.25 }],
    ["?share=-1e3", { full: false, share: -1000 }],
    ["?full=true", { full: true }],
    ["?cursor=a%20b+c%2Bd", { full: false, cursor: "a b c+d" }],
    ["?cursor=%C3%A9", { full: false, cursor: "\u00e9" }],
    ["?cursor=a=b", { full: false, cursor: "a=b" }],
    ["?%63ursor=x", { full: false, cursor: "x" }],
  ])("is decoded by the types of its parameters: %j", async (query, values) => {
    expect((await document("a", query)).json.query).toEqual(values);
  });

  test.each([
    ["?wait_timeout_ms=ten", "query/wait_timeout_ms", 'must be a whole number, not "ten"'],
    ["?wait_timeout_ms=1.5", "query/wait_timeout_ms", "must be a whole number"],
    ["?wait_timeout_ms=", "query/wait_timeout_ms", "must be a whole number"],
    ["?wait_timeout_ms=007", "query/wait_timeout_ms", "must be a whole number"],
    ["?wait_timeout_ms=0x10", "query/wait_timeout_ms", "must be a whole number"],
    ["?wait_timeout_ms=-1", "query/wait_timeout_ms", "must be at least 0"],
    ["?wait_timeout_ms=99999999999999999999", "query/wait_timeout_ms", "must be a whole number"],
    ["?share=NaN", "query/share", "must be a finite number"],
    ["?share=1e999", "query/share", "must be a finite number"],
    ["?full=1", "query/full", "must be true or false"],
    ["?full=TRUE", "query/full", "must be true or false"],
    ["?judgments=a,b%20c", "query/judgments/1", "must be letters"],
    ["?judgments=a,b,c,d", "query/judgments", "at most 3 elements, not 4"],
    ["?cursor=%00", "query/cursor", "NUL"],
    ["?cursor=%ZZ", "query/cursor", "percent-encoding"],
    ["?curser=x", "query/curser", 'did you mean "cursor"'],
    ["?judgements=x", "query/judgements", 'did you mean "judgments"'],
    ["?unrelated=x", "query/unrelated", "known parameters are judgments"],
    ["?full=true&full=true", "query/full", "is repeated"],
    ["?judgments=a&judgments=b", "query/judgments", "with its values separated by commas"],
    ["?__proto__=x", "query/__proto__", "is not a known parameter"],
    ["?constructor=x", "query/constructor", "is not a known parameter"],
  ])("is refused where it is wrong: %s", async (query, path, message) => {
    const { details } = expectError(await document("a", query), 400, "invalid_request");
    expect(details.issues[0].path).toBe(path);
    expect(details.issues[0].message).toContain(message);
  });

  test("that an operation does not take is refused", async () => {
    const { details } = expectError(await get("/v1/things?limit=1"), 400, "invalid_request");
    expect(details.issues).toEqual([
      { path: "query/limit", message: "is not a known parameter; this operation takes no query parameters" },
    ]);
  });

  test("is told of all that is wrong with it", async () => {
    const { details } = expectError(await document("a", "?curser=x&full=true&full=false&other=%ZZ"), 400, "invalid_request");
    expect(details.issues.map(({ path }: { path: string }) => path)).toEqual(["query/curser", "query/full", "query/other"]);
  });
});

describe("a header", () => {
  test("that the operation declares is validated", async () => {
    const long = await call(server.url, "/v1/namespaces/a", { json: {}, headers: { "idempotency-key": "k".repeat(257) } });
    expect(expectError(long, 400, "invalid_request").details.issues).toEqual([
      { path: "header/Idempotency-Key", message: "must have at most 256 characters, not 257" },
    ]);
    const empty = await call(server.url, "/v1/namespaces/a", { json: {}, headers: { "idempotency-key": "" } });
    expect(expectError(empty, 400, "invalid_request").details.issues[0].path).toBe("header/Idempotency-Key");
  });

  test("that it does not declare is none of its business", async () => {
    const answer = await call(server.url, "/v1/things", { headers: { "x-whatever": "yes" } });
    expect(answer.json.headers).toEqual({});
  });
});
