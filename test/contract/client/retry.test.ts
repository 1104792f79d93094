import { describe, expect, onTestFinished, test, vi } from "vitest";
import { sleep, waitBeforeRetry } from "../../../codegen/typespec-koa/src/emit/client-runtime/retry.ts";
import { answer, answeringServer, type Behaviour, refusal } from "./answering-server.ts";
import { given, harness, mark, read, strike, write } from "./operations.ts";

const options = given({ ns: "n", id: "i", body: {} });
const busy = refusal(429, "rate_limited", {}, { "retry-after": "3" });
const away = refusal(503, "unavailable");
const drop: Behaviour = (response) => response.socket?.destroy();
const done = { body: { done: true } };

describe("a failed attempt", () => {
  test.each([
    ["429 with Retry-After", busy, [3000]],
    ["429 without one", refusal(429, "rate_limited"), [500]],
    ["503", away, [500]],
    ["502 from a proxy", { status: 502, body: "<html>" }, [500]],
    ["504 from a proxy", { status: 504, body: "<html>" }, [500]],
    ["a connection lost before the answer", drop, [500]],
    [
      "a connection lost within the answer",
      ((response) => void response.writeHead(200, { "content-length": "9" }).write("{", () => response.destroy())) as Behaviour,
      [500],
    ],
  ])("%s is repeated after the wait it calls for", async (_, failure, waited) => {
    await using server = await answeringServer(failure, done);
    const { caller, waits } = harness(server);
    expect(await caller.body(read, options)).toEqual({ done: true });
    expect(waits).toEqual(waited);
  });

  test.each([400, 401, 402, 403, 404, 405, 409, 413, 500, 501])("%i is not repeated", async (status) => {
    await using server = await answeringServer(refusal(status, "invalid_request"), done);
    await expect(harness(server).caller.body(read, options)).rejects.toMatchObject({ status });
    expect(server.received).toHaveLength(1);
  });

  test("for a daily allowance used up is not repeated", async () => {
    await using server = await answeringServer(refusal(429, "rate_limited", { resets_at: "2026-01-02T00:00:00.000Z" }), done);
    await expect(harness(server).caller.body(read, options)).rejects.toMatchObject({ code: "rate_limited", retryAfter: null });
  });

  test("that asks for more than a minute is not waited for", async () => {
    await using server = await answeringServer(refusal(503, "unavailable", {}, { "retry-after": "61" }), done);
    await expect(harness(server).caller.body(read, options)).rejects.toMatchObject({ status: 503, retryAfter: 61 });
  });

  test("is repeated twice unless told otherwise, waiting twice as long each time", async () => {
    await using server = await answeringServer(away);
    const { caller, waits } = harness(server);
    await expect(caller.body(read, options)).rejects.toMatchObject({ code: "unavailable" });
    expect(waits).toEqual([500, 1000]);
    await expect(caller.body(read, { ...options, maxRetries: 0 })).rejects.toMatchObject({ code: "unavailable" });
    expect(server.received).toHaveLength(4);
  });

  test("is repeated as often as the client is told", async () => {
    await using server = await answeringServer(away);
    await expect(harness(server, { maxRetries: 5 }).caller.body(read, options)).rejects.toThrow("It is unavailable.");
    expect(server.received).toHaveLength(6);
  });
});

describe("a change", () => {
  test("is repeated under the key that the client made for it, another for each call", async () => {
    await using server = await answeringServer(away, drop, done);
    const { caller } = harness(server);
    await caller.body(write, options);
    await caller.body(write, options);
    expect(server.received.map(({ headers }) => headers["idempotency-key"])).toEqual(["made-1", "made-1", "made-1", "made-2"]);
  });

  test("keeps the key that it was given", async () => {
    await using server = await answeringServer(busy, done);
    await harness(server).caller.body(write, { ...options, ...given({ idempotencyKey: "mine" }) });
    expect(server.received.map(({ headers }) => headers["idempotency-key"])).toEqual(["mine", "mine"]);
  });

  test("that is idempotent by nature is repeated and sends no key", async () => {
    await using server = await answeringServer(drop, done);
    await harness(server).caller.body(mark, options);
    expect(server.received.map(({ headers }) => headers["idempotency-key"])).toEqual([undefined, undefined]);
  });

  test("that nothing makes safe to repeat is sent once", async () => {
    await using server = await answeringServer(away, done);
    await expect(harness(server).caller.body(strike, { ...options, maxRetries: 3 })).rejects.toMatchObject({
      code: "unavailable",
    });
    expect(server.received).toHaveLength(1);
  });
});

test("waits grow to eight seconds and lose up to half of themselves to chance", () => {
  const lost = { kind: "lost" } as const;
  expect([1, 2, 3, 4, 5, 6, 40].map((attempt) => waitBeforeRetry(lost, attempt, () => 0))).toEqual([
    500, 1000, 2000, 4000, 8000, 8000, 8000,
  ]);
  expect(waitBeforeRetry(lost, 1, () => 1)).toBe(250);
});

test("a wait ends with its signal", async () => {
  const controller = new AbortController();
  const waiting = sleep(60_000, controller.signal);
  controller.abort(new Error("enough"));
  await expect(waiting).rejects.toThrow("enough");
  await expect(sleep(60_000, controller.signal)).rejects.toThrow("enough");
});

test("a wait that is over lets the call go on for real", async () => {
  await using server = await answeringServer(refusal(503, "unavailable", {}, { "retry-after": "0" }), done);
  const { Caller } = await import("../../../codegen/typespec-koa/src/emit/client-runtime/caller.ts");
  const caller = new Caller({ baseUrl: server.baseUrl, apiKey: "k" }, "t");
  expect(await caller.body(write, options)).toEqual({ done: true });
  const keys = server.received.map(({ headers }) => headers["idempotency-key"]);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("keys are random UUIDs, also where a page has no secure context", async () => {
  const { newKey } = await import("../../../codegen/typespec-koa/src/emit/client-runtime/idempotency-key.ts");
  const { getRandomValues } = crypto;
  vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const keys = Array.from({ length: 100 }, newKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(100);
});

test("an answer that never ends is not waited for beyond the time", async () => {
  await using server = await answeringServer((response) => void response.writeHead(200).write("{"));
  const { caller } = harness(server, { timeoutMs: 60_000 });
  const call = caller.body(read, { ...options, timeoutMs: 400, maxRetries: 1 });
  await expect(call).rejects.toMatchObject({
    name: "TimeoutError",
    message: "things_read: no complete answer within 400 ms (2 attempts)",
  });
  // On a busy machine the time may be over before a request arrives.
  expect(server.received.length).toBeLessThanOrEqual(2);
});

test("a signal ends a call that is on its way, with its reason and without a retry", async () => {
  const controller = new AbortController();
  await using server = await answeringServer(() => controller.abort(new Error("left")));
  await expect(harness(server).caller.body(read, { ...options, signal: controller.signal })).rejects.toThrow("left");
  expect(server.received).toHaveLength(1);
});

test("a signal ends a call that waits to be repeated, and one that has not begun", async () => {
  const controller = new AbortController();
  await using server = await answeringServer((response) => {
    answer(response, away);
  });
  const onResponse = () => controller.abort(new Error("left"));
  await expect(harness(server).caller.body(read, { ...options, signal: controller.signal, onResponse })).rejects.toThrow("left");
  await expect(harness(server).caller.body(read, { ...options, signal: controller.signal })).rejects.toThrow("left");
  expect(server.received).toHaveLength(1);
});
