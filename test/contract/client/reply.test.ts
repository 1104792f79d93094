import { describe, expect, test } from "vitest";
import {
  ConnectionError,
  ErrorResponse,
  UnexpectedResponseError,
} from "../../../codegen/typespec-koa/src/emit/client-runtime/errors.ts";
import type { ResponseInfo } from "../../../codegen/typespec-koa/src/emit/client-runtime/response-info.ts";
import { answeringServer, refusal } from "./answering-server.ts";
import { given, harness, read, remove, start } from "./operations.ts";

const options = given({ ns: "n", id: "i" });

describe("a success", () => {
  test("with one status is its body", async () => {
    await using server = await answeringServer({ body: { id: "i", unknown_to_this_client: 1 } });
    expect(await harness(server).caller.body(read, options)).toEqual({ id: "i", unknown_to_this_client: 1 });
  });

  test("with several is told apart by its status", async () => {
    await using server = await answeringServer({ status: 202, body: { job: 1 } }, { body: { name: "x" } });
    const { caller } = harness(server);
    expect(await caller.reply(start, options)).toEqual({ status: 202, body: { job: 1 } });
    expect(await caller.reply(start, options)).toEqual({ status: 200, body: { name: "x" } });
  });

  test("without a body is undefined", async () => {
    await using server = await answeringServer({ status: 204 });
    expect(await harness(server).caller.body(remove, options)).toBeUndefined();
  });
});

describe("an error", () => {
  test("carries what the envelope and the headers say", async () => {
    const headers = { "x-ratelimit-limit": "600", "x-ratelimit-remaining": "0", "retry-after": "90" };
    await using server = await answeringServer(refusal(429, "rate_limited", { why: "burst" }, headers));
    const error = await harness(server)
      .caller.body(read, options)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ErrorResponse);
    expect(error).toMatchObject({
      name: "ServiceError",
      message: "It is rate_limited.",
      code: "rate_limited",
      status: 429,
      details: { why: "burst" },
      requestId: "req-1",
      retryAfter: 90,
      rateLimit: { limit: 600, remaining: 0 },
      operation: "things_read",
    });
  });

  test("of an operation that is not served yet is one like the others", async () => {
    await using server = await answeringServer(refusal(501, "unavailable"));
    await expect(harness(server).caller.body(read, options)).rejects.toMatchObject({ status: 501, code: "unavailable" });
  });

  test("with a code that this client does not list keeps it", async () => {
    await using server = await answeringServer(refusal(418, "teapot"));
    await expect(harness(server).caller.body(read, options)).rejects.toMatchObject({
      name: "ServiceError",
      code: "teapot",
    });
  });

  test("that does not carry details has empty ones", async () => {
    await using server = await answeringServer({ status: 400, body: { error: { code: "invalid_request", message: "No." } } });
    await expect(harness(server).caller.body(read, options)).rejects.toMatchObject({ details: {} });
  });
});

describe("an answer that the contract does not know", () => {
  test.each([
    ["a page of a proxy", { status: 200, body: "<html>" }, "answered 200 with what is not JSON"],
    ["an empty body", { status: 200, body: "" }, "answered 200 with what is not JSON"],
    ["an undeclared success", { status: 206, body: {} }, "answered 206, which this version of the contract does not know"],
    ["a 204 where there is a body", { status: 204 }, "answered 204, which this version of the contract does not know"],
    ["a redirect", { status: 302, headers: { location: "/elsewhere" }, body: {} }, "answered 302 without the error envelope"],
    ["an error of another service", { status: 404, body: { error: "nope" } }, "answered 404 without the error envelope"],
    [
      "an error without its message",
      { status: 404, body: { error: { code: "not_found" } } },
      "answered 404 without the error envelope",
    ],
    ["an error that is null", { status: 404, body: null }, "answered 404 without the error envelope"],
  ])("%s is said to be unexpected", async (_, behaviour, problem) => {
    await using server = await answeringServer(behaviour);
    const error = await harness(server)
      .caller.body(read, options)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error).toMatchObject({ message: `things_read: ${problem}`, status: behaviour.status });
    expect(server.received).toHaveLength(1);
  });

  test("shows how it began", async () => {
    await using server = await answeringServer({ status: 500, body: `<h1>${"x".repeat(5000)}` });
    await expect(harness(server).caller.body(read, options)).rejects.toMatchObject({ excerpt: `<h1>${"x".repeat(996)}` });
  });
});

test("no answer at all says why", async () => {
  const { caller } = harness({ baseUrl: "http://127.0.0.1:1/v1" }, { maxRetries: 0 });
  const error = await caller.body(read, options).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConnectionError);
  expect((error as Error).message).toMatch(/^things_read: fetch failed: /);
});

test("every answer is told of, with its rate limit, and the last limit is kept", async () => {
  const headers = (remaining: string) => ({
    "x-ratelimit-limit": "600",
    "x-ratelimit-remaining": remaining,
    "x-request-id": `r${remaining}`,
  });
  await using server = await answeringServer(
    refusal(503, "unavailable", {}, headers("5")),
    { headers: headers("4"), body: {} },
    { body: {} },
  );
  const told: ResponseInfo[] = [];
  const toldOfCall: ResponseInfo[] = [];
  const { caller } = harness(server, { onResponse: (info) => told.push(info) });
  expect(caller.rateLimit).toBeNull();
  await caller.body(read, { ...options, onResponse: (info) => toldOfCall.push(info) });
  expect(told).toMatchObject([
    { operation: "things_read", attempt: 1, status: 503, requestId: "r5", rateLimit: { limit: 600, remaining: 5 } },
    { operation: "things_read", attempt: 2, status: 200, requestId: "r4", rateLimit: { limit: 600, remaining: 4 } },
  ]);
  expect(toldOfCall).toEqual(told);
  await caller.body(read, options);
  expect(told[2]).toMatchObject({ requestId: null, rateLimit: null });
  expect(caller.rateLimit).toEqual({ limit: 600, remaining: 4 });
});

test("a fetch of the caller's own is used, and without being called as a method", async () => {
  const calls: unknown[] = [];
  const fetch = function (this: unknown, ...args: unknown[]) {
    calls.push(this, args[0]);
    return Promise.resolve(Response.json({}));
  } as typeof globalThis.fetch;
  await harness({ baseUrl: "http://service/v1" }, { fetch }).caller.body(read, options);
  expect(calls).toEqual([undefined, "http://service/v1/shelves/n/things/i"]);
});
