/** Requests that are slowed down, not answered, or cancelled. */
import { describe, expect, it } from "vitest";
import type { EngineResult } from "#src/judging/engines/engine.ts";
import { type Behaviour, startSystemOneServer } from "#test/support/system-one-server.ts";
import { reply, request, rigged } from "./rig.ts";

const rig = rigged();

describe("an overloaded server", () => {
  it.each<[Record<string, string>, number]>([
    [{ "retry-after": "3" }, 3_000],
    [{ "retry-after-ms": "1200" }, 1_200],
    [{ "retry-after-ms": "1200", "retry-after": "30" }, 1_200],
    [{ "retry-after": "Tue, 01 Jan 2030 00:00:05 GMT" }, 5_000],
    [{}, 500],
  ])("that answers 429 with %j is asked again after %i ms", async (headers, ms) => {
    rig.server.next(reply(429, { detail: "slow down" }, headers));
    const work = rig.evaluate(request("a"));
    expect(await rig.waits(work)).toEqual([ms]);
    expect(await work).toMatchObject({ ok: true });
    expect(rig.server.requests).toHaveLength(2);
  });

  it("is left alone by every request, not only by the one that it told", async () => {
    rig.server.next(reply(429, {}, { "retry-after": "20" }));
    const told = rig.evaluate(request("a"));
    await rig.clock.asleep(1);
    const other = rig.evaluate(request("b"));
    await rig.clock.advance(19_000);
    expect(rig.server.requests).toHaveLength(1);
    expect(await rig.waits(Promise.all([told, other]))).toEqual([1_000]);
    expect(rig.server.requests).toHaveLength(3);
  });

  it("that asks for longer than a minute fails the request, and the next ones unasked", async () => {
    rig.server.next(reply(429, { detail: "quota" }, { "retry-after": "300" }));
    expect(await rig.evaluate(request("a"))).toMatchObject({
      ok: false,
      failure: { code: "overloaded", retryable: true, retryAfterMs: 300_000 },
    });
    await rig.clock.advance(100_000);
    expect(await rig.evaluate(request("b"))).toMatchObject({
      ok: false,
      failure: { code: "overloaded", retryable: true, retryAfterMs: 200_000 },
    });
    expect(rig.server.requests).toHaveLength(1);
    await rig.clock.advance(200_000);
    expect(await rig.evaluate(request("b"))).toMatchObject({ ok: true });
  });

  it("that never recovers is given up after five tries", async () => {
    rig.server.byDefault = () => reply(429, { detail: "slow down" });
    const work = rig.evaluate(request("a"));
    expect(await rig.waits(work)).toEqual([500, 1_000, 2_000, 4_000]);
    expect(await work).toMatchObject({ ok: false, failure: { code: "overloaded", message: "429 slow down", retryable: true } });
    expect(rig.server.requests).toHaveLength(5);
  });
});

describe("a failing server", () => {
  it.each([500, 502, 503, 504, 529, 408])("that answers %i is asked again and answers then", async (status) => {
    rig.server.next(reply(status), reply(status));
    const work = rig.evaluate(request("a"));
    expect(await rig.waits(work)).toEqual([500, 1_000]);
    expect(await work).toMatchObject({ ok: true, answers: { a: { ok: true } } });
    expect(rig.server.requests).toHaveLength(3);
  });

  it("honours Retry-After with a 503", async () => {
    rig.server.next(reply(503, {}, { "retry-after": "4" }));
    expect(await rig.waits(rig.evaluate(request("a")))).toEqual([4_000]);
  });

  it.each<[string, Behaviour, EngineResult]>([
    [
      "resets the connection",
      { kind: "reset" },
      { ok: false, failure: { code: "unreachable", message: expect.stringMatching(/No answer from http/), retryable: true } },
    ],
    [
      "cuts its reply short",
      { kind: "reset", after: "headers" },
      { ok: false, failure: { code: "unreachable", message: expect.any(String), retryable: true } },
    ],
    [
      "sends what is no JSON",
      reply(200, "<html>"),
      { ok: false, failure: { code: "malformed", message: "The reply is not a JSON object.", retryable: true } },
    ],
    [
      "sends JSON cut short",
      reply(200, '{"model": "jev-1", "ans'),
      { ok: false, failure: { code: "malformed", message: "The reply is not a JSON object.", retryable: true } },
    ],
    [
      "sends nothing",
      reply(200, ""),
      { ok: false, failure: { code: "malformed", message: "The reply is not a JSON object.", retryable: true } },
    ],
    [
      "sends a list",
      reply(200, []),
      { ok: false, failure: { code: "malformed", message: "The reply is not a JSON object.", retryable: true } },
    ],
    [
      "names no model",
      reply(200, { answers: {} }),
      { ok: false, failure: { code: "malformed", message: "The reply does not name its model.", retryable: true } },
    ],
    [
      "sends no answers",
      reply(200, { model: "jev-1" }),
      { ok: false, failure: { code: "malformed", message: "The reply has no answers.", retryable: true } },
    ],
    [
      "sends a page",
      reply(200, "<html>", { "content-type": "text/html" }),
      { ok: false, failure: { code: "malformed", message: "The reply is not a JSON object.", retryable: true } },
    ],
    [
      "sends more than any reply is",
      reply(200, `"${"x".repeat(2 ** 22)}"`),
      { ok: false, failure: { code: "malformed", message: "The reply is larger than 4194304 bytes.", retryable: true } },
    ],
  ])("that %s is asked again, and given up in the end", async (_, behaviour, given) => {
    rig.server.byDefault = () => behaviour;
    const work = rig.evaluate(request("a"));
    expect(await rig.waits(work)).toEqual([500, 1_000, 2_000, 4_000]);
    expect(await work).toEqual(given);
    rig.server.byDefault = () => ({ kind: "answer" });
    expect(await rig.evaluate(request("a"))).toMatchObject({ ok: true });
  });

  it("that leads elsewhere is not followed", async () => {
    const elsewhere = await startSystemOneServer();
    rig.server.next(reply(307, "", { location: `${elsewhere.url}/v1/systemone` }));
    expect(await rig.evaluate(request("a"))).toMatchObject({
      ok: false,
      failure: { code: "refused", retryable: true, retryAfterMs: 600_000 },
    });
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  it.each<Behaviour["kind"]>(["hang", "stall"])("that does not answer in time (%s) is a timeout", async (kind) => {
    await rig.restart({ timeoutMs: 30, backoff: { attempts: 2 } });
    rig.server.byDefault = () => ({ kind }) as Behaviour;
    const work = rig.evaluate(request("a"));
    // Two tries; on a busy machine 30 ms may be over before a request arrives.
    expect(await rig.waits(work)).toEqual([500]);
    expect(await work).toEqual({
      ok: false,
      failure: { code: "timeout", message: `No answer from ${rig.server.url} within 30 ms.`, retryable: true },
    });
  });

  it("that is not there is unreachable, with the reason", async () => {
    const gone = await startSystemOneServer();
    await gone.close();
    await rig.restart({ baseUrl: gone.url, backoff: { attempts: 2 } });
    const work = rig.evaluate(request("a"));
    await rig.waits(work);
    expect(await work).toMatchObject({
      ok: false,
      failure: { code: "unreachable", message: expect.stringMatching(/ECONNREFUSED/), retryable: true },
    });
  });
});

describe("many requests", () => {
  it("have no more in flight than the limit", async () => {
    await rig.restart({ limits: { concurrency: 3, requestsPerMinute: null, tokensPerSecond: null } });
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    rig.server.byDefault = () => ({ kind: "hold", until });
    const work = rig.engine.evaluate(
      Array.from({ length: 12 }, (_, at) => request(`q${at}`)),
      new AbortController().signal,
    );
    await rig.server.arrived(3);
    release();
    expect((await work).every((result) => result.ok)).toBe(true);
    expect(rig.server.mostAtOnce).toBe(3);
    expect(rig.server.requests).toHaveLength(12);
  });

  it("go out at the pace of the limit", async () => {
    await rig.restart({ limits: { concurrency: 100, requestsPerMinute: 60, tokensPerSecond: null } });
    const work = rig.engine.evaluate(
      Array.from({ length: 10 }, (_, at) => request(`q${at}`)),
      new AbortController().signal,
    );
    await rig.server.arrived(1);
    await rig.clock.asleep(1);
    expect(rig.server.requests).toHaveLength(1);
    const waited = (await rig.waits(work)).reduce((sum, ms) => sum + ms, 0);
    expect(waited).toBeGreaterThanOrEqual(9_000);
    expect(waited).toBeLessThan(9_500);
  });
});

describe("cancelling", () => {
  it.each<Behaviour["kind"]>(["hang", "stall"])(
    "ends a request in flight (%s), and the server sees its connection closed",
    async (kind) => {
      rig.server.byDefault = () => ({ kind }) as Behaviour;
      const abort = new AbortController();
      const work = rig.evaluate(request("a", "b"), abort.signal);
      await rig.server.arrived(1);
      abort.abort();
      expect(await work).toEqual({
        ok: false,
        failure: { code: "cancelled", message: "The request was cancelled.", retryable: true },
      });
      await expect.poll(() => rig.server.open).toBe(0);
    },
  );

  it("ends a request that waits to be tried again", async () => {
    rig.server.byDefault = () => reply(500);
    const abort = new AbortController();
    const work = rig.evaluate(request("a"), abort.signal);
    await rig.clock.asleep(1);
    abort.abort();
    expect(await work).toMatchObject({ ok: false, failure: { code: "cancelled" } });
    expect(rig.server.requests).toHaveLength(1);
    expect(rig.clock.sleepers).toBe(0);
  });

  it("by closing waits for what is under way to have ended", async () => {
    rig.server.byDefault = () => ({ kind: "hang" });
    const work = rig.evaluate(request("a"));
    await rig.server.arrived(1);
    await rig.engine.close();
    expect(await Promise.race([work, Promise.resolve("still under way")])).toMatchObject({
      ok: false,
      failure: { code: "cancelled" },
    });
  });
});
