import { describe, expect, test } from "vitest";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Handler } from "#src/server/http/server.ts";
import { call, expectError } from "./support/client.ts";
import { type TestOptions, type TestServer, testServer } from "./support/server.ts";

const PATH = "/v1/namespaces/a";

/** Answers how often it was called, and says so in a header. */
function counting(): { handler: Handler; calls: () => number } {
  let calls = 0;
  return {
    calls: () => calls,
    handler: async () => {
      calls++;
      return { status: 200, body: { call: calls }, headers: { "X-Call": String(calls) } };
    },
  };
}

const write = (server: TestServer, key: string, body: unknown = {}, path = PATH, apiKey = "writer") =>
  call(server.url, path, { key: apiKey, json: body, headers: { "idempotency-key": key } });

async function countingServer(options: TestOptions = {}) {
  const { handler, calls } = counting();
  return { server: await testServer({ ...options, handlers: { write: handler, confirm: handler } }), calls };
}

describe("a retry with the same key", () => {
  test("gets the first answer word for word and does nothing again", async () => {
    const { server, calls } = await countingServer();
    const first = await write(server, "k1");
    const second = await write(server, "k1");
    expect(second.text).toBe(first.text);
    expect(second.status).toBe(first.status);
    expect(second.headers.get("x-call")).toBe("1");
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
    expect(second.headers.get("x-ratelimit-remaining")).not.toBe(first.headers.get("x-ratelimit-remaining"));
    expect(calls()).toBe(1);
  });

  test("and without one is another request", async () => {
    const { server, calls } = await countingServer();
    await call(server.url, PATH, { json: {} });
    await call(server.url, PATH, { json: {} });
    expect(calls()).toBe(2);
  });

  test.each([
    ["another body", { upsert: [] }, PATH],
    ["another path", {}, "/v1/namespaces/b"],
  ])("and %s is a conflict", async (_what, body, path) => {
    const { server, calls } = await countingServer();
    await write(server, "k1");
    const answer = await write(server, "k1", body, path);
    expect(expectError(answer, 409, "conflict").details).toEqual({ idempotency_key: "k1" });
    expect(calls()).toBe(1);
    expect((await write(server, "k1")).headers.get("idempotent-replayed")).toBe("true");
  });

  test("of another operation or another API key has nothing to do with it", async () => {
    const { server, calls } = await countingServer();
    await write(server, "k1");
    await write(server, "k1", {}, "/v1/things/a/confirm");
    await write(server, "k1", {}, PATH, "other");
    expect(calls()).toBe(3);
  });

  test("is not told apart from another by where key and organization meet", async () => {
    const { server, calls } = await countingServer();
    await write(server, 'a","b');
    await write(server, "a");
    expect(calls()).toBe(2);
  });

  test("still needs a good key, and is still refused where it is wrong", async () => {
    const { server } = await countingServer();
    await write(server, "k1");
    expectError(await write(server, "k1", {}, PATH, "nobody"), 401, "unauthorized");
    expectError(await write(server, "k1", {}, PATH, "reader"), 403, "forbidden");
    expectError(await write(server, "k1", { nonsense: 1 }), 400, "invalid_request");
  });

  test("waits for the first where that is still under way", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let calls = 0;
    const server = await testServer({
      handlers: {
        write: async () => {
          calls++;
          await gate;
          return { status: 200, body: { calls } };
        },
      },
    });
    const answers = [write(server, "k1"), write(server, "k1"), write(server, "k1")];
    await expect.poll(() => calls).toBe(1);
    // All three have arrived once the rate limit has counted them and one more.
    await expect
      .poll(async () => Number((await call(server.url, "/v1/things")).headers.get("x-ratelimit-remaining")) <= 596)
      .toBe(true);
    const conflicting = await write(server, "k1", { upsert: [] });
    expectError(conflicting, 409, "conflict");
    open();
    const done = await Promise.all(answers);
    expect(done.map(({ json }) => json)).toEqual([{ calls: 1 }, { calls: 1 }, { calls: 1 }]);
    expect(done.map(({ headers }) => headers.get("idempotent-replayed")).sort()).toEqual(["true", "true", null].sort());
    expect(calls).toBe(1);
  });

  test("takes the first one's place where that came to nothing", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let calls = 0;
    const server = await testServer({
      handlers: {
        write: async () => {
          calls++;
          if (calls > 1) return { status: 200, body: { calls } };
          await gate;
          throw new ServiceError("unavailable", "Not now.");
        },
      },
    });
    const first = write(server, "k1");
    await expect.poll(() => calls).toBe(1);
    const second = write(server, "k1");
    await expect
      .poll(async () => Number((await call(server.url, "/v1/things")).headers.get("x-ratelimit-remaining")) <= 597)
      .toBe(true);
    open();
    expectError(await first, 503, "unavailable");
    expect((await second).json).toEqual({ calls: 2 });
    expect((await second).headers.get("idempotent-replayed")).toBeNull();
  });
});

describe("an answer", () => {
  test.each([
    ["conflict", 409, true],
    ["not_found", 404, true],
    ["invalid_request", 400, true],
    ["forbidden", 403, true],
    ["budget_exceeded", 402, false],
    ["rate_limited", 429, false],
    ["unavailable", 503, false],
    ["internal", 500, false],
  ] as const)("of %s is kept only where asking again would not help", async (code, status, kept) => {
    let calls = 0;
    const server = await testServer({
      // The hand-made contract does not declare them all.
      share: 0,
      handlers: {
        write: async () => {
          calls++;
          throw new ServiceError(code, `Call ${calls}.`);
        },
      },
    });
    const [first, second] = [await write(server, "k1"), await write(server, "k1")];
    expectError(first, status, code);
    expect(calls).toBe(kept ? 1 : 2);
    expect(second.text === first.text).toBe(kept);
    expect(second.headers.get("idempotent-replayed")).toBe(kept ? "true" : null);
  });

  test("is forgotten when its time is over", async () => {
    const { server, calls } = await countingServer({ limits: { idempotencyMs: 60_000 } });
    await write(server, "k1");
    await server.clock.advance(59_000);
    expect((await write(server, "k1")).headers.get("idempotent-replayed")).toBe("true");
    await server.clock.advance(2_000);
    expect((await write(server, "k1")).headers.get("idempotent-replayed")).toBeNull();
    expect(calls()).toBe(2);
  });

  test("makes room for others at the cost of whoever keeps most", async () => {
    const { server, calls } = await countingServer({ limits: { idempotencyBytes: 5_000 } });
    await write(server, "k0", {}, PATH, "foreign");
    for (const key of ["k1", "k2", "k3", "k4", "k5", "k6"]) await write(server, key);
    expect(calls()).toBe(7);
    expect((await write(server, "k0", {}, PATH, "foreign")).headers.get("idempotent-replayed")).toBe("true");
    await write(server, "k1");
    expect(calls()).toBe(8);
  });

  test("makes room for newer ones, oldest first", async () => {
    const { server, calls } = await countingServer({ limits: { idempotencyBytes: 5_000 } });
    for (const key of ["k1", "k2", "k3", "k4", "k5", "k6"]) await write(server, key);
    expect(calls()).toBe(6);
    await write(server, "k6");
    expect(calls()).toBe(6);
    await write(server, "k1");
    expect(calls()).toBe(7);
  });

  test("that is larger than all the room is given and not kept", async () => {
    const server = await testServer({
      limits: { idempotencyBytes: 5_000 },
      handlers: { write: async () => ({ status: 200, body: { text: "x".repeat(10_000), at: Math.random() } }) },
    });
    const [first, second] = [await write(server, "k1"), await write(server, "k1")];
    expect(first.json.at).not.toBe(second.json.at);
  });
});
