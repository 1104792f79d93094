import { beforeAll, describe, expect, test } from "vitest";
import { ServiceError } from "#src/foundation/errors.ts";
import { call, expectCommonHeaders, expectError } from "./support/client.ts";
import { operations } from "./support/contract.ts";
import { keys, type TestServer, testServer } from "./support/server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

const rate = (headers: Headers) => [headers.get("x-ratelimit-limit"), headers.get("x-ratelimit-remaining")];

describe("a good request", () => {
  test("reaches its handler decoded and filled with defaults", async () => {
    const answer = await call(server.url, "/v1/namespaces/acme%2Feu", { json: { upsert: [{ id: "a/b" }] } });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      path: { ns: "acme/eu" },
      query: {},
      headers: {},
      body: { upsert: [{ id: "a/b" }], wait_timeout_ms: 5000 },
    });
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expectCommonHeaders(answer);
  });

  test("is answered without a body by a 204", async () => {
    const own = await testServer({ handlers: { remove: async () => ({ status: 204, body: undefined }) } });
    const answer = await call(own.url, "/v1/namespaces/acme/documents/a", { method: "DELETE" });
    expect(answer.status).toBe(204);
    expect(answer.text).toBe("");
    expect(answer.headers.get("content-type")).toBeNull();
    expectCommonHeaders(answer);
  });

  test("may be a HEAD of whatever can be read", async () => {
    const got = await call(server.url, "/v1/things");
    const asked = await call(server.url, "/v1/things", { method: "HEAD" });
    expect(asked.status).toBe(200);
    expect(asked.text).toBe("");
    expect(asked.headers.get("content-length")).toBe(String(got.text.length));
  });

  test("keeps headers that its handler adds", async () => {
    const own = await testServer({ handlers: { list: async () => ({ status: 200, body: {}, headers: { "X-Extra": "yes" } }) } });
    expect((await call(own.url, "/v1/things")).headers.get("x-extra")).toBe("yes");
  });

  test("is answered in UTF-8, whatever its characters", async () => {
    const body = { text: "caf\u00e9 \u{1f600} \u2028 plain" };
    const own = await testServer({ handlers: { list: async () => ({ status: 200, body }) } });
    expect((await call(own.url, "/v1/things")).json).toEqual(body);
  });

  test("prefers a literal segment to a parameter", async () => {
    const own = await testServer({ handlers: { special: async () => ({ status: 200, body: { special: true } }) } });
    expect((await call(own.url, "/v1/things/special")).json).toEqual({ special: true });
    expect((await call(own.url, "/v1/things/other")).json.path).toEqual({ id: "other" });
  });
});

describe("the request id", () => {
  test("is made, and another for each request", async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await call(server.url, "/v1/things")).headers.get("x-request-id")));
    expect(new Set(ids).size).toBe(3);
  });

  test("is taken from the client where it is sane", async () => {
    const answer = await call(server.url, "/v1/things", { headers: { "x-request-id": "trace-0123456789" } });
    expect(answer.headers.get("x-request-id")).toBe("trace-0123456789");
  });

  test.each(["short", "has blanks in it", "x".repeat(129), '"quoted-0123"', "caf\u00e9-0123456"])(
    "is made anew where the client's is not: %j",
    async (id) => {
      const answer = await call(server.url, "/v1/things", { headers: { "x-request-id": id } });
      expect(answer.headers.get("x-request-id")).not.toBe(id);
      expectCommonHeaders(answer);
    },
  );
});

describe("the key", () => {
  test.each([null, "unknown", ""])("is required: %j", async (key) => {
    const answer = await call(server.url, "/v1/things", { key });
    expectError(answer, 401, "unauthorized");
    expect(answer.headers.get("www-authenticate")).toContain("Bearer");
    expect(rate(answer.headers)).toEqual(["600", "600"]);
  });

  test("is asked for before anything of the request is looked at", async () => {
    const answer = await call(server.url, "/v1/namespaces/a%ZZ", { key: null, body: "not json", method: "POST" });
    expectError(answer, 401, "unauthorized");
  });

  test("that only reads may call every GET and the query routes, and nothing else", async () => {
    for (const operation of operations.filter(({ role }) => role !== "admin")) {
      const path = `/v1${operation.path.replaceAll(/\{\w+\}/g, "x")}`;
      const answer = await call(server.url, path, {
        key: "reader",
        method: operation.method,
        ...(operation.validate.body ? { json: {} } : {}),
      });
      expect([operation.id, answer.status === 403]).toEqual([operation.id, operation.role === "read_write"]);
      if (operation.role === "read_write") {
        expect(expectError(answer, 403, "forbidden").details).toEqual({ required_role: "read_write" });
      }
    }
  });

  test("must be an admin key for what administers the organization", async () => {
    const refused = await call(server.url, "/v1/things/administer", { method: "POST" });
    expect(expectError(refused, 403, "forbidden").details).toEqual({ required_role: "admin" });
    expect((await call(server.url, "/v1/things/administer", { method: "POST", key: "admin" })).status).toBe(200);
  });

  test("must be on the plan that the operation needs", async () => {
    const refused = await call(server.url, "/v1/things/paid", { method: "POST" });
    expect(expectError(refused, 403, "plan_required").details).toEqual({ plan: "team" });
    expect((await call(server.url, "/v1/things/paid", { method: "POST", key: "team" })).status).toBe(200);
    expect((await call(server.url, "/v1/things/paid", { method: "POST", key: "admin" })).status).toBe(200);
  });

  test.each([
    ["scoped", "acme", 200],
    ["scoped", "acme/eu", 200],
    ["scoped", "acmeco", 403],
    ["scoped", "other", 403],
    ["single", "acme", 200],
    ["single", "acme/eu", 403],
    ["writer", "anything", 200],
  ])("restricted to a prefix keeps to it: %s in %s", async (key, namespace, status) => {
    const answer = await call(server.url, `/v1/namespaces/${encodeURIComponent(namespace)}`, { key, json: {} });
    expect(answer.status).toBe(status);
    if (status === 403) expect(expectError(answer, 403, "forbidden").details.namespace).toBe(namespace);
  });

  test.each([
    ["scoped", "acme/*", 200],
    ["scoped", "acme/eu/*", 200],
    ["scoped", "ac/*", 403],
    ["single", "acme/*", 403],
  ])("restricted to a prefix keeps to it with templates: %s in %s", async (key, prefix, status) => {
    const answer = await call(server.url, `/v1/namespaces/${encodeURIComponent(prefix)}/templates`, { key, method: "POST" });
    expect(answer.status).toBe(status);
  });
});

describe("the rate limit", () => {
  test("is counted down, per key, and renewed request by request", async () => {
    const own = await testServer({ rateLimits: { developer: 2, team: 6_000, scale: 60_000 } });
    expect(rate((await call(own.url, "/v1/things")).headers)).toEqual(["2", "1"]);
    expect(rate((await call(own.url, "/v1/things")).headers)).toEqual(["2", "0"]);
    const refused = await call(own.url, "/v1/things");
    expect(expectError(refused, 429, "rate_limited").details).toEqual({ limit: 2, retry_after: 30 });
    expect(refused.headers.get("retry-after")).toBe("30");
    expect(refused.headers.get("x-ratelimit-reset")).toBe("60");
    expect(rate(refused.headers)).toEqual(["2", "0"]);
    expect(rate((await call(own.url, "/v1/things", { key: "other" })).headers)).toEqual(["2", "1"]);
    await own.clock.advance(30_000);
    expect(rate((await call(own.url, "/v1/things")).headers)).toEqual(["2", "0"]);
    await own.clock.advance(60_000);
    expect(rate((await call(own.url, "/v1/things")).headers)).toEqual(["2", "1"]);
  });

  test("is that of the plan", async () => {
    expect(rate((await call(server.url, "/v1/things", { key: "team" })).headers)[0]).toBe("6000");
    expect(rate((await call(server.url, "/v1/things", { key: "admin" })).headers)[0]).toBe("60000");
  });

  test("says how a name with a / in it is sent where one was not", async () => {
    const { message } = expectError(await call(server.url, "/v1/namespaces/shop/tickets/query/now", {}), 404, "not_found");
    expect(message).toContain("%2F");
  });

  test("counts refused and unrouted requests of a good key as well", async () => {
    const own = await testServer({ rateLimits: { developer: 3, team: 6_000, scale: 60_000 } });
    expect(rate((await call(own.url, "/v1/things/administer", { method: "POST" })).headers)).toEqual(["3", "2"]);
    expect(rate((await call(own.url, "/v1/nowhere")).headers)).toEqual(["3", "1"]);
    expect(rate((await call(own.url, "/v1/things", { method: "PATCH" })).headers)).toEqual(["3", "0"]);
    expectError(await call(own.url, "/v1/nowhere"), 429, "rate_limited");
  });
});

describe("what has no operation", () => {
  test.each([
    "/v1/nowhere",
    "/v1",
    "/v1/",
    "/nowhere",
    "/v1/things/",
    "/V1/things",
    "/v1/Things",
    "//v1/things",
    "/v1//things",
    "/v1/things/../things",
  ])("is not found: %s", async (path) => {
    const { port } = server;
    const { RawConnection, head } = await import("./support/client.ts");
    const connection = await RawConnection.open(port);
    connection.send(head("GET", path));
    const answer = (await connection.response())!;
    connection.destroy();
    expectError(answer, 404, "not_found");
  });

  test("is not found without a key either, and does not say that nobody may make requests", async () => {
    const answer = await call(server.url, "/v1/nowhere", { key: null });
    expectError(answer, 404, "not_found");
    expect(rate(answer.headers)).toEqual(["600", "600"]);
  });

  test("under this method says which methods there are", async () => {
    const answer = await call(server.url, "/v1/things/a", { method: "PATCH" });
    expect(expectError(answer, 405, "method_not_allowed").details).toEqual({ allowed: ["GET", "HEAD", "OPTIONS", "PUT"] });
    expect(answer.headers.get("allow")).toBe("GET, HEAD, OPTIONS, PUT");
  });

  test("is described to OPTIONS without a key", async () => {
    const answer = await call(server.url, "/v1/namespaces/a/documents/b", { method: "OPTIONS", key: null });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("allow")).toBe("DELETE, GET, HEAD, OPTIONS");
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    expectError(await call(server.url, "/v1/nowhere", { method: "OPTIONS" }), 404, "not_found");
  });

  test("has a server that no other origin's page may read", async () => {
    const answer = await call(server.url, "/v1/things", { headers: { origin: "https://evil.example" } });
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

describe("what is not built", () => {
  test("answers 501 to a request that is good, and refuses any other as it will when it is built", async () => {
    const answer = await call(server.url, "/v1/things/future", { method: "POST", json: {} });
    expect(expectError(answer, 501, "unavailable").details).toEqual({ operation: "things_future" });
    expectError(await call(server.url, "/v1/things/future", { method: "POST", json: [] }), 400, "invalid_request");
  });

  test("still asks for a key with the role", async () => {
    expectError(await call(server.url, "/v1/things/future", { method: "POST", key: "reader" }), 403, "forbidden");
    expectError(await call(server.url, "/v1/things/future", { method: "POST", key: null }), 401, "unauthorized");
  });
});

describe("what a handler throws", () => {
  test.each([
    [new ServiceError("conflict", "It is so.", { details: { readers: ["a"] } }), 409],
    [new ServiceError("not_found", "It is not."), 404],
    [new ServiceError("rate_limited", "Enough for today.", { details: { resets_at: "2030-01-02T00:00:00.000Z" } }), 429],
    [new ServiceError("unavailable", "Not now.", { details: { retry_after: 7 } }), 503],
    [new ServiceError("too_large", "Too much."), 413],
  ])("becomes the envelope: %s", async (error, status) => {
    const own = await testServer({
      handlers: {
        list: async () => {
          throw error;
        },
      },
    });
    const answer = await call(own.url, "/v1/things");
    expect(expectError(answer, status, error.code)).toEqual({ code: error.code, message: error.message, details: error.details });
    expect(answer.headers.get("retry-after")).toBe(error.details.retry_after === undefined ? null : "7");
  });

  test.each([
    ["an error", new Error("the password is hunter2", { cause: new Error("deeper") })],
    ["an error that is no error", "just text"],
    ["nothing", undefined],
    ["a stack overflow", new RangeError("Maximum call stack size exceeded")],
  ])("and did not mean to becomes a bare 500, and is logged under the request's id: %s", async (_what, thrown) => {
    const own = await testServer({
      handlers: {
        list: async () => {
          throw thrown;
        },
      },
    });
    const answer = await call(own.url, "/v1/things");
    const error = expectError(answer, 500, "internal");
    expect(error.details).toEqual({});
    expect(answer.text).not.toContain("hunter2");
    expect(error.message).toContain(answer.headers.get("x-request-id")!);
    const line = own.logged.find(({ level }) => level === "error");
    expect(line?.request).toBe(answer.headers.get("x-request-id"));
  });

  test("synchronously is the same", async () => {
    const own = await testServer({
      handlers: {
        list: () => {
          throw new ServiceError("conflict", "At once.");
        },
      },
    });
    expectError(await call(own.url, "/v1/things"), 409, "conflict");
  });

  test("and cannot be sent as JSON becomes a 500", async () => {
    const own = await testServer({ handlers: { list: async () => ({ status: 200, body: { big: 1n } }) } });
    expectError(await call(own.url, "/v1/things"), 500, "internal");
  });
});

describe("the context of a handler", () => {
  test("says who asks for what", async () => {
    let seen: unknown;
    const own = await testServer({
      handlers: {
        list: async ({ organizationId, plan, key, operation, requestId, idempotencyKey }) => {
          seen = { organizationId, plan, key, operation: operation.id, requestId, idempotencyKey };
          return { status: 200, body: {} };
        },
      },
    });
    await call(own.url, "/v1/things", {
      key: "admin",
      headers: { "x-request-id": "trace-0123456789", "idempotency-key": "ignored" },
    });
    expect(seen).toEqual({
      organizationId: "org_test",
      plan: "scale",
      key: keys.admin?.key,
      operation: "things_list",
      requestId: "trace-0123456789",
      idempotencyKey: null,
    });
  });

  test("logs with the request's id, the operation and the key's id", async () => {
    const own = await testServer({
      handlers: {
        list: async ({ log }) => {
          log.info("something to say");
          return { status: 200, body: {} };
        },
      },
    });
    await call(own.url, "/v1/things", { headers: { "x-request-id": "trace-0123456789" } });
    const line = own.logged.find(({ msg }) => msg === "something to say");
    expect(line).toMatchObject({ request: "trace-0123456789", operation: "things_list", key: "key_writer" });
  });
});

describe("a server", () => {
  test("does not come up without a handler for each operation that is built", async () => {
    const { createServer } = await import("#src/server/http/server.ts");
    const options = { operations, config: { host: "127.0.0.1", port: 0, responseValidation: 0 } };
    expect(() => createServer({ ...options, handlers: { things: {} } } as never)).toThrow("has no handler");
  });
});
