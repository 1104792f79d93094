import { describe, expect, it } from "vitest";
import { type BackoffPolicy, defaultBackoff } from "#plugins/engines/remote/backoff.ts";
import { Caller, type CallResult } from "#plugins/engines/remote/caller.ts";
import type { EngineFailure } from "#src/judging/engines/engine.ts";
import { type MovableClock, movableClock } from "#test/support/clock.ts";

const limits = { questionsPerRequest: 10, contextTokens: 32_000, concurrency: 4, requestsPerMinute: null, tokensPerSecond: null };
const idle = (): AbortSignal => new AbortController().signal;
const failure = (code: EngineFailure["code"], more: Partial<EngineFailure> = {}): EngineFailure => ({
  code,
  message: code,
  retryable: true,
  ...more,
});
const down = failure("unreachable");
const answered: CallResult<string> = { ok: true, value: "answer", tokens: 1 };

function caller(backoff: Partial<BackoffPolicy> = {}) {
  const clock = movableClock();
  const tested = new Caller({ limits, backoff: { ...defaultBackoff, ...backoff }, clock, random: () => 1 });
  return { clock, tested };
}

/** Tries with these outcomes, one after the other, the last again and again; remembers when each was made, in ms since the start. */
function server(clock: MovableClock, ...outcomes: (EngineFailure | typeof answered)[]) {
  const start = clock.now().getTime();
  const tries: number[] = [];
  const attempt = async (): Promise<CallResult<string>> => {
    const outcome = outcomes[Math.min(tries.length, outcomes.length - 1)]!;
    tries.push(clock.now().getTime() - start);
    return "code" in outcome ? { ok: false, failure: outcome } : outcome;
  };
  return { tries, attempt };
}

/** Lets what is under way come as far as it can without the clock. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function settled<Value>(clock: MovableClock, call: Promise<Value>): Promise<Value> {
  await turn();
  await clock.advance(120_000);
  return call;
}

describe("a call", () => {
  it("is tried again with doubling waits until it is answered", async () => {
    const { clock, tested } = caller();
    const { tries, attempt } = server(clock, down, failure("timeout"), failure("malformed"), answered);
    expect(await settled(clock, tested.call(1, attempt, idle()))).toEqual(answered);
    expect(tries).toEqual([0, 500, 1_500, 3_500]);
  });

  it("is given up after so many tries, with the last failure", async () => {
    const { clock, tested } = caller({ attempts: 3 });
    const { tries, attempt } = server(clock, failure("timeout"), down);
    expect(await settled(clock, tested.call(1, attempt, idle()))).toEqual({ ok: false, failure: down });
    expect(tries).toHaveLength(3);
  });

  it.each([
    failure("refused", { retryable: false }),
    failure("refused"),
    failure("unauthorized"),
    failure("malformed", { retryable: false }),
  ])("is not tried again after $code, retryable $retryable", async (final) => {
    const { clock, tested } = caller();
    const { tries, attempt } = server(clock, final);
    expect(await settled(clock, tested.call(1, attempt, idle()))).toEqual({ ok: false, failure: final });
    expect(tries).toHaveLength(1);
  });

  it("waits as long as the server asks, where that is longer than its own wait", async () => {
    const { clock, tested } = caller();
    const { tries, attempt } = server(
      clock,
      failure("unreachable", { retryAfterMs: 7_000 }),
      failure("unreachable", { retryAfterMs: 10 }),
      answered,
    );
    await settled(clock, tested.call(1, attempt, idle()));
    expect(tries).toEqual([0, 7_000, 8_000]);
  });

  it("is given up at once where the server asks for longer than anybody should wait", async () => {
    const { clock, tested } = caller();
    const long = failure("overloaded", { retryAfterMs: 61_000 });
    const { tries, attempt } = server(clock, long);
    expect(await tested.call(1, attempt, idle())).toEqual({ ok: false, failure: long });
    expect(tries).toHaveLength(1);
    expect(clock.sleepers).toBe(0);
  });

  it("that finds the server overloaded holds up every other call", async () => {
    const { clock, tested } = caller();
    const busy = server(clock, failure("overloaded", { retryAfterMs: 5_000 }), answered);
    const other = server(clock, answered);
    const first = tested.call(1, busy.attempt, idle());
    await turn();
    const second = tested.call(1, other.attempt, idle());
    await settled(clock, Promise.all([first, second]));
    expect(busy.tries).toEqual([0, 5_000]);
    expect(other.tries).toEqual([5_000]);
  });

  it("that finds the server overloaded pauses it by its own backoff where the server names no time", async () => {
    const { clock, tested } = caller();
    const busy = server(clock, failure("overloaded"), failure("overloaded"), answered);
    await settled(clock, tested.call(1, busy.attempt, idle()));
    expect(busy.tries).toEqual([0, 500, 1_500]);
  });

  it("that fails holds up no other call where the server is not overloaded", async () => {
    const { clock, tested } = caller();
    const failing = server(clock, down, answered);
    const other = server(clock, answered);
    const first = tested.call(1, failing.attempt, idle());
    await turn();
    await settled(clock, Promise.all([first, tested.call(1, other.attempt, idle())]));
    expect(other.tries).toEqual([0]);
  });

  it("gives its place in flight back while it waits", async () => {
    const { clock, tested } = caller();
    const failing = server(clock, failure("unreachable", { retryAfterMs: 50_000 }), answered);
    const waiting = Array.from({ length: limits.concurrency }, () => tested.call(1, failing.attempt, idle()));
    const other = server(clock, answered);
    expect(await tested.call(1, other.attempt, idle())).toEqual(answered);
    await settled(clock, Promise.all(waiting));
  });

  it("costs one try each once a server has failed for long, until it answers again", async () => {
    const { clock, tested } = caller();
    const dead = server(clock, down);
    for (let at = 0; at < 40; at++) await settled(clock, tested.call(1, dead.attempt, idle()));
    // 500 / 5 retries, and the first try of each.
    expect(dead.tries).toHaveLength(100 + 40);
    const alive = server(clock, answered);
    for (let at = 0; at < 5; at++) await tested.call(1, alive.attempt, idle());
    const once = server(clock, down, answered);
    expect(await settled(clock, tested.call(1, once.attempt, idle()))).toEqual(answered);
  });
});

it("a try that throws gives its place in flight back", async () => {
  const one = new Caller({
    limits: { ...limits, concurrency: 1 },
    backoff: defaultBackoff,
    clock: movableClock(),
    random: () => 1,
  });
  const broken = () => Promise.reject(new Error("broken"));
  await expect(one.call(1, broken, idle())).rejects.toThrow("broken");
  expect(await one.call(1, async () => answered, idle())).toEqual(answered);
});

describe("cancelling", () => {
  it("ends the wait between two tries", async () => {
    const { clock, tested } = caller();
    const { tries, attempt } = server(clock, down);
    const abort = new AbortController();
    const call = tested.call(1, attempt, abort.signal);
    await clock.asleep(1);
    abort.abort();
    expect(await call).toMatchObject({ ok: false, failure: { code: "cancelled" } });
    expect(tries).toHaveLength(1);
    expect(clock.sleepers).toBe(0);
  });

  it("reaches the try under way by its signal", async () => {
    const { tested } = caller();
    const abort = new AbortController();
    const call = tested.call(
      1,
      (signal) =>
        new Promise((resolve) => signal.addEventListener("abort", () => resolve({ ok: false, failure: failure("cancelled") }))),
      abort.signal,
    );
    setImmediate(() => abort.abort());
    expect(await call).toMatchObject({ ok: false, failure: { code: "cancelled" } });
  });

  it("by closing ends every call, and those that come after", async () => {
    const { clock, tested } = caller();
    const { attempt } = server(clock, down);
    const calls = [tested.call(1, attempt, idle()), tested.call(1, attempt, idle())];
    await clock.asleep(2);
    tested.close();
    for (const call of [...calls, tested.call(1, attempt, idle())])
      expect(await call).toMatchObject({ ok: false, failure: { code: "cancelled" } });
  });
});
