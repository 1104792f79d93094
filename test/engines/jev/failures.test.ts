/** What becomes of a request that is refused, slowed down, or not answered at all. The clock stands until a test moves it. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { JevEngine, type JevOptions } from "#plugins/engines/jev/jev-engine.ts";
import type { EngineQuestion, EngineRequest, EngineResult } from "#src/judging/engine.ts";
import { type MovableClock, movableClock } from "#test/support/clock.ts";
import { type Behaviour, type SystemOneServer, startSystemOneServer } from "#test/support/system-one-server.ts";

let server: SystemOneServer;
let clock: MovableClock;
let engine: JevEngine;
const start = (options: Partial<JevOptions> = {}) => {
  // No test waits for a real timeout that it did not ask for: one that had to would fail by the runner's.
  engine = new JevEngine({ apiKey: server.apiKey, baseUrl: server.url, clock, random: () => 1, timeoutMs: 60_000, ...options });
};
beforeEach(async () => {
  server = await startSystemOneServer();
  clock = movableClock();
  start();
});
afterEach(async () => {
  await engine.close();
  await server.close();
});

const bool = (id: string): EngineQuestion => ({ id, type: "bool", question: `Is it ${id}?` });
const request = (...ids: string[]): EngineRequest => ({ context: { a: 1 }, contextText: '{"a":1}', questions: ids.map(bool) });

async function evaluate(one: EngineRequest, signal = new AbortController().signal): Promise<EngineResult> {
  const [result] = await engine.evaluate([one], signal);
  return result!;
}

/** Moves the clock whenever the engine waits, until the work is done; the milliseconds of each wait. */
async function waits(work: Promise<unknown>): Promise<number[]> {
  const waited: number[] = [];
  let done = false;
  void work.finally(() => {
    done = true;
  });
  while (true) {
    await Promise.race([work, clock.asleep(1)]);
    if (done) return waited;
    let ms = 0;
    for (; clock.sleepers > 0 && !done; ms += 10) await clock.advance(10);
    waited.push(ms);
  }
}

const reply = (status: number, body: unknown = { detail: "no" }, headers?: Record<string, string>): Behaviour => ({
  kind: "reply",
  status,
  body,
  ...(headers ? { headers } : {}),
});
const blaming = (...ids: string[]) => ({
  detail: ids.map((id) => ({ loc: ["body", "questions", id, "noul", "criteria"], msg: `${id} is bad`, type: "value_error" })),
});
const idsAsked = () => server.requests.map(({ body }) => Object.keys(body.questions));

describe("a refused request", () => {
  it("of one question fails it with the server's words, and is not tried again", async () => {
    server.next(reply(422, blaming("a")));
    expect(await evaluate(request("a"))).toEqual({
      ok: false,
      failure: { code: "refused", message: "422 questions.a.noul.criteria: a is bad", retryable: false },
    });
    expect(server.requests).toHaveLength(1);
  });

  it("of several questions is asked again without those that the detail list blames", async () => {
    server.next(reply(422, blaming("b", "d")));
    const result = await evaluate(request("a", "b", "c", "d"));
    expect(idsAsked()).toEqual([
      ["a", "b", "c", "d"],
      ["a", "c"],
    ]);
    expect(result).toMatchObject({
      ok: true,
      engineVersion: "jev-1.13.0",
      answers: {
        a: { ok: true },
        b: { ok: false, failure: { code: "refused", message: "noul.criteria: b is bad", retryable: false } },
        c: { ok: true },
        d: { ok: false, failure: { message: "noul.criteria: d is bad" } },
      },
    });
  });

  it("is asked again without one after the other, where the server finds one at a time", async () => {
    server.byDefault = ({ body }) => {
      const bad = Object.keys(body.questions).find((id) => id.startsWith("bad"));
      return bad ? reply(422, blaming(bad)) : { kind: "answer" };
    };
    const result = await evaluate(request("bad1", "good", "bad2"));
    expect(idsAsked()).toEqual([["bad1", "good", "bad2"], ["good", "bad2"], ["good"]]);
    expect(result).toMatchObject({ answers: { bad1: { ok: false }, bad2: { ok: false }, good: { ok: true } } });
  });

  it.each([
    ["a text", { detail: "One of them is bad" }],
    ["no place", { detail: [{ msg: "bad", type: "value_error" }] }],
    ["another place", { detail: [{ loc: ["body", "questions"], msg: "bad" }] }],
    ["nothing", undefined],
  ])("whose detail is %s is asked apart, each question alone", async (_, body) => {
    server.byDefault = (asked) => (Object.keys(asked.body.questions).includes("bad") ? reply(422, body) : { kind: "answer" });
    const result = await evaluate(request("a", "bad", "c"));
    expect(idsAsked().slice(0, 1)).toEqual([["a", "bad", "c"]]);
    expect(idsAsked().slice(1).sort()).toEqual([["a"], ["bad"], ["c"]]);
    expect(result).toMatchObject({
      answers: { a: { ok: true }, bad: { ok: false, failure: { code: "refused" } }, c: { ok: true } },
    });
  });

  it.each([400, 413])("with %i is asked apart too", async (status) => {
    server.next(reply(status));
    expect(await evaluate(request("a", "b"))).toMatchObject({ ok: true, answers: { a: { ok: true }, b: { ok: true } } });
    expect(server.requests).toHaveLength(3);
  });

  it("for its state fails as a whole", async () => {
    server.next(reply(422, { detail: [{ loc: ["body", "state"], msg: "too long" }] }));
    expect(await evaluate(request("a", "b"))).toEqual({
      ok: false,
      failure: { code: "refused", message: "422 state: too long", retryable: false },
    });
    expect(server.requests).toHaveLength(1);
  });

  it("whose every question is refused for itself has a failure for each", async () => {
    server.next(reply(422, blaming("a", "b")));
    expect(await evaluate(request("a", "b"))).toMatchObject({
      ok: true,
      engineVersion: "jev-latest",
      answers: {
        a: { ok: false, failure: { message: "noul.criteria: a is bad" } },
        b: { ok: false, failure: { message: "noul.criteria: b is bad" } },
      },
    });
  });

  it("by the server's own limits is found out the same way", async () => {
    const wide: EngineQuestion = {
      id: "wide",
      type: "choice",
      question: "?",
      options: Array.from({ length: 300 }, (_, at) => ({ value: `${at}` })),
    };
    const result = await evaluate({ ...request("a"), questions: [bool("a"), wide] });
    expect(result).toMatchObject({
      answers: {
        a: { ok: true },
        wide: { ok: false, failure: { code: "refused", message: expect.stringMatching(/At most 255 labels/) } },
      },
    });
  });

  it("falls apart into requests of the server's limit where it has more questions", async () => {
    const ids = Array.from({ length: 23 }, (_, at) => `q${at}`);
    const result = await evaluate(request(...ids));
    expect(
      idsAsked()
        .map((some) => some.length)
        .sort(),
    ).toEqual([10, 10, 3]);
    expect(result.ok && Object.keys(result.answers)).toEqual(ids);
  });

  it.each([
    [401, "unauthorized"],
    [403, "unauthorized"],
    [402, "refused"],
  ])("with %i fails as %s until an operator has mended it", async (status, code) => {
    server.next(reply(status));
    expect(await evaluate(request("a", "b"))).toMatchObject({
      ok: false,
      failure: { code, retryable: true, retryAfterMs: 600_000 },
    });
    expect(server.requests).toHaveLength(1);
  });

  it("for its key is told as unauthorized by a server that checks it", async () => {
    await engine.close();
    start({ apiKey: "wrong" });
    expect(await evaluate(request("a"))).toMatchObject({
      ok: false,
      failure: { code: "unauthorized", message: "401 Invalid API key" },
    });
  });

  it("with 404 fails for good, every question at once", async () => {
    server.next(reply(404, { detail: "There is no model jev-9" }));
    expect(await evaluate(request("a", "b"))).toEqual({
      ok: false,
      failure: { code: "refused", message: "404 There is no model jev-9", retryable: false },
    });
    expect(server.requests).toHaveLength(1);
  });

  it("answered by two models in its parts keeps the answers of the later one", async () => {
    server.byDefault = ({ body }) => {
      if (Object.keys(body.questions).length > 1) return reply(422);
      return { kind: "twist", twist: (one) => ({ ...one, model: "b" in body.questions ? "jev-2" : "jev-1" }) };
    };
    expect(await evaluate(request("a", "b"))).toMatchObject({
      ok: true,
      engineVersion: "jev-2",
      answers: {
        a: { ok: false, failure: { retryable: true, message: expect.stringMatching(/from jev-1 to jev-2/) } },
        b: { ok: true },
      },
    });
  });
});

describe("an overloaded server", () => {
  it.each<[Record<string, string>, number]>([
    [{ "retry-after": "3" }, 3_000],
    [{ "retry-after-ms": "1200" }, 1_200],
    [{ "retry-after-ms": "1200", "retry-after": "30" }, 1_200],
    [{ "retry-after": "Tue, 01 Jan 2030 00:00:05 GMT" }, 5_000],
    [{}, 500],
  ])("that answers 429 with %j is asked again after %i ms", async (headers, ms) => {
    server.next(reply(429, { detail: "slow down" }, headers));
    const work = evaluate(request("a"));
    expect(await waits(work)).toEqual([ms]);
    expect(await work).toMatchObject({ ok: true });
    expect(server.requests).toHaveLength(2);
  });

  it("is left alone by every request, not only by the one that it told", async () => {
    server.next(reply(429, {}, { "retry-after": "20" }));
    const told = evaluate(request("a"));
    await clock.asleep(1);
    const other = evaluate(request("b"));
    await clock.advance(19_000);
    expect(server.requests).toHaveLength(1);
    expect(await waits(Promise.all([told, other]))).toEqual([1_000]);
    expect(server.requests).toHaveLength(3);
  });

  it("that asks for longer than a minute fails the request, and the next ones unasked", async () => {
    server.next(reply(429, { detail: "quota" }, { "retry-after": "300" }));
    expect(await evaluate(request("a"))).toMatchObject({
      ok: false,
      failure: { code: "overloaded", retryable: true, retryAfterMs: 300_000 },
    });
    await clock.advance(100_000);
    expect(await evaluate(request("b"))).toMatchObject({
      ok: false,
      failure: { code: "overloaded", retryable: true, retryAfterMs: 200_000 },
    });
    expect(server.requests).toHaveLength(1);
    await clock.advance(200_000);
    expect(await evaluate(request("b"))).toMatchObject({ ok: true });
  });

  it("that never recovers is given up after five tries", async () => {
    server.byDefault = () => reply(429, { detail: "slow down" });
    const work = evaluate(request("a"));
    expect(await waits(work)).toEqual([500, 1_000, 2_000, 4_000]);
    expect(await work).toMatchObject({ ok: false, failure: { code: "overloaded", message: "429 slow down", retryable: true } });
    expect(server.requests).toHaveLength(5);
  });
});

describe("a failing server", () => {
  it.each([500, 502, 503, 504, 529, 408])("that answers %i is asked again and answers then", async (status) => {
    server.next(reply(status), reply(status));
    const work = evaluate(request("a"));
    expect(await waits(work)).toEqual([500, 1_000]);
    expect(await work).toMatchObject({ ok: true, answers: { a: { ok: true } } });
    expect(server.requests).toHaveLength(3);
  });

  it("honours Retry-After with a 503", async () => {
    server.next(reply(503, {}, { "retry-after": "4" }));
    expect(await waits(evaluate(request("a")))).toEqual([4_000]);
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
      { ok: false, failure: { code: "malformed", message: "The reply is no JSON object.", retryable: true } },
    ],
    [
      "sends JSON cut short",
      reply(200, '{"model": "jev-1", "ans'),
      { ok: false, failure: { code: "malformed", message: "The reply is no JSON object.", retryable: true } },
    ],
    [
      "sends nothing",
      reply(200, ""),
      { ok: false, failure: { code: "malformed", message: "The reply is no JSON object.", retryable: true } },
    ],
    [
      "sends a list",
      reply(200, []),
      { ok: false, failure: { code: "malformed", message: "The reply is no JSON object.", retryable: true } },
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
  ])("that %s is asked again, and given up in the end", async (_, behaviour, given) => {
    server.byDefault = () => behaviour;
    const work = evaluate(request("a"));
    expect(await waits(work)).toEqual([500, 1_000, 2_000, 4_000]);
    expect(await work).toEqual(given);
    server.byDefault = () => ({ kind: "answer" });
    expect(await evaluate(request("a"))).toMatchObject({ ok: true });
  });

  it("that does not answer in time is a timeout", async () => {
    await engine.close();
    start({ timeoutMs: 30, backoff: { attempts: 2 } });
    server.byDefault = () => ({ kind: "hang" });
    const work = evaluate(request("a"));
    await waits(work);
    expect(await work).toEqual({
      ok: false,
      failure: { code: "timeout", message: `No answer from ${server.url} within 30 ms.`, retryable: true },
    });
    expect(server.requests).toHaveLength(2);
  });

  it("that is not there is unreachable, with the reason", async () => {
    const gone = await startSystemOneServer();
    await gone.close();
    await engine.close();
    start({ baseUrl: gone.url, backoff: { attempts: 2 } });
    const work = evaluate(request("a"));
    await waits(work);
    expect(await work).toMatchObject({
      ok: false,
      failure: { code: "unreachable", message: expect.stringMatching(/ECONNREFUSED/), retryable: true },
    });
  });
});

describe("many requests", () => {
  it("have no more in flight than the limit", async () => {
    await engine.close();
    start({ limits: { concurrency: 3, requestsPerMinute: null, tokensPerSecond: null } });
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.byDefault = () => ({ kind: "hold", until });
    const work = engine.evaluate(
      Array.from({ length: 12 }, (_, at) => request(`q${at}`)),
      new AbortController().signal,
    );
    await server.arrived(3);
    release();
    expect((await work).every((result) => result.ok)).toBe(true);
    expect(server.mostAtOnce).toBe(3);
    expect(server.requests).toHaveLength(12);
  });

  it("go out at the pace of the limit", async () => {
    await engine.close();
    start({ limits: { concurrency: 100, requestsPerMinute: 60, tokensPerSecond: null } });
    const work = engine.evaluate(
      Array.from({ length: 10 }, (_, at) => request(`q${at}`)),
      new AbortController().signal,
    );
    await server.arrived(1);
    await clock.asleep(1);
    expect(server.requests).toHaveLength(1);
    const waited = (await waits(work)).reduce((sum, ms) => sum + ms, 0);
    expect(waited).toBeGreaterThanOrEqual(9_000);
    expect(waited).toBeLessThan(9_500);
  });
});

describe("cancelling", () => {
  it("ends a request in flight, and the server sees its connection closed", async () => {
    server.byDefault = () => ({ kind: "hang" });
    const abort = new AbortController();
    const work = evaluate(request("a", "b"), abort.signal);
    await server.arrived(1);
    abort.abort();
    expect(await work).toEqual({
      ok: false,
      failure: { code: "cancelled", message: "The request was cancelled.", retryable: true },
    });
    await expect.poll(() => server.open).toBe(0);
  });

  it("ends a request that waits to be tried again", async () => {
    server.byDefault = () => reply(500);
    const abort = new AbortController();
    const work = evaluate(request("a"), abort.signal);
    await clock.asleep(1);
    abort.abort();
    expect(await work).toMatchObject({ ok: false, failure: { code: "cancelled" } });
    expect(server.requests).toHaveLength(1);
    expect(clock.sleepers).toBe(0);
  });

  it("by closing waits for what is under way to have ended", async () => {
    server.byDefault = () => ({ kind: "hang" });
    const work = evaluate(request("a"));
    await server.arrived(1);
    await engine.close();
    expect(await Promise.race([work, Promise.resolve("still under way")])).toMatchObject({
      ok: false,
      failure: { code: "cancelled" },
    });
  });
});
