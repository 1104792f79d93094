import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Limiter, type Refusal, type Slot } from "#plugins/engines/remote/limiter.ts";
import type { EngineLimits } from "#src/judging/engines/engine.ts";
import { movableClock } from "#test/support/clock.ts";

const LONGEST_WAIT_MS = 60_000;
const idle = (): AbortSignal => new AbortController().signal;

function limiter(limits: Partial<EngineLimits>) {
  const clock = movableClock();
  const none = {
    questionsPerRequest: 10,
    contextTokens: 32_000,
    concurrency: Number.POSITIVE_INFINITY,
    requestsPerMinute: null,
    tokensPerSecond: null,
  };
  const tested = new Limiter({ ...none, ...limits }, LONGEST_WAIT_MS, clock);
  const got: (Slot | Refusal)[] = [];
  /** Stands in line; what it gets is pushed to `got`. */
  const ask = (tokens = 1, signal = idle()) => tested.acquire(tokens, signal).then((slot) => void got.push(slot));
  const slot = (at: number): Slot => {
    const one = got[at];
    if (typeof one !== "function") throw new Error(`no slot ${at}`);
    return one;
  };
  return { clock, tested, got, ask, slot };
}

/** Lets promises that are settled be heard. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("the limiter", () => {
  it("lets only so many be in flight, the next as one comes back", async () => {
    const { got, ask, slot } = limiter({ concurrency: 2 });
    for (let at = 0; at < 5; at++) void ask();
    await turn();
    expect(got).toHaveLength(2);
    slot(0)(true, null);
    await turn();
    expect(got).toHaveLength(3);
  });

  it("lets first come first", async () => {
    const { tested } = limiter({ concurrency: 1 });
    const order: number[] = [];
    const all = Array.from({ length: 20 }, async (_, at) => {
      const slot = await tested.acquire(1, idle());
      order.push(at);
      if (typeof slot === "function") slot(true, null);
    });
    await Promise.all(all);
    expect(order).toEqual(Array.from({ length: 20 }, (_, at) => at));
  });

  it("lets no more out in any minute than the limit, and close to it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 60, max: 1_200 }), async (requestsPerMinute) => {
        const { clock, tested } = limiter({ requestsPerMinute });
        const out: number[] = [];
        for (let at = 0; at < requestsPerMinute * 2; at++)
          void tested.acquire(1, idle()).then(() => out.push(clock.now().getTime()));
        await clock.advance(180_000);
        expect(out).toHaveLength(requestsPerMinute * 2);
        const inMinuteFrom = (from: number) => out.filter((at) => at >= from && at < from + 60_000).length;
        for (const from of out) expect(inMinuteFrom(from)).toBeLessThanOrEqual(requestsPerMinute);
        expect(inMinuteFrom(out[0]!)).toBeGreaterThan(requestsPerMinute * 0.97);
      }),
      { numRuns: 5 },
    );
  });

  it("spends tokens at their rate, a request larger than a second's worth included", async () => {
    const { clock, got, ask } = limiter({ tokensPerSecond: 1_000 });
    void ask(5_000);
    void ask(1);
    await turn();
    expect(got).toHaveLength(1);
    await clock.advance(3_900);
    expect(got).toHaveLength(1);
    await clock.advance(200);
    expect(got).toHaveLength(2);
  });

  it("corrects its pace by the tokens that the server counted", async () => {
    const { clock, got, ask, slot } = limiter({ tokensPerSecond: 1_000 });
    await ask(1_000);
    slot(0)(true, 3_000);
    void ask(1_000);
    await clock.advance(2_900);
    expect(got).toHaveLength(1);
    await clock.advance(100);
    expect(got).toHaveLength(2);
  });

  it("waits no longer than a pause may last for what servers counted, whatever that is and however often", async () => {
    const { clock, got, ask, slot } = limiter({ tokensPerSecond: 1_000 });
    await Promise.all([ask(500), ask(500)]);
    slot(0)(true, 1e30);
    slot(1)(true, 1e30);
    void ask(1_000);
    await clock.advance(LONGEST_WAIT_MS);
    expect(got).toHaveLength(2);
    await clock.advance(1_000);
    expect(got).toHaveLength(3);
  });

  it("lets nobody out while it is paused, whoever asks", async () => {
    const { clock, tested, got, ask } = limiter({});
    tested.pause(5_000);
    void ask();
    void ask();
    await clock.advance(4_999);
    expect(got).toHaveLength(0);
    await clock.advance(1);
    expect(got).toHaveLength(2);
  });

  it("keeps the longer of two pauses", async () => {
    const { clock, tested, got, ask } = limiter({});
    tested.pause(5_000);
    tested.pause(1_000);
    void ask();
    await clock.advance(4_000);
    expect(got).toHaveLength(0);
    tested.pause(3_000);
    await clock.advance(2_999);
    expect(got).toHaveLength(0);
    await clock.advance(1);
    expect(got).toHaveLength(1);
  });

  it("refuses at once, with the time, where the pause is longer than anybody should wait", async () => {
    const { clock, tested, got, ask } = limiter({ concurrency: 1 });
    await ask();
    const waiting = ask();
    tested.pause(600_000);
    await waiting;
    expect(got[1]).toEqual({ retryAfterMs: 600_000 });
    await clock.advance(100_000);
    await ask();
    expect(got[2]).toEqual({ retryAfterMs: 500_000 });
  });

  it("halves what is in flight after a pause, once however many were told, and finds its way back up", async () => {
    const { clock, tested } = limiter({ concurrency: 8 });
    let inFlight: Slot[] = [];
    const fill = async () => {
      for (let at = 0; at < 8; at++)
        void tested.acquire(1, idle()).then((slot) => typeof slot === "function" && inFlight.push(slot));
      await turn();
    };
    await fill();
    expect(inFlight).toHaveLength(8);
    tested.pause(1_000);
    tested.pause(1_000);
    for (const slot of inFlight.splice(0)) slot(false, null);
    await fill();
    await clock.advance(1_000);
    expect(inFlight).toHaveLength(4);
    let rounds = 0;
    while (inFlight.length < 8) {
      if (rounds++ === 20) throw new Error(`only ${inFlight.length} in flight after 20 rounds of answers`);
      const back = inFlight;
      inFlight = [];
      for (const slot of back) slot(true, null);
      await fill();
    }
    expect(rounds).toBeGreaterThan(2);
  });

  it("forgets whoever gave up, and keeps no timer for them", async () => {
    const { clock, tested, got, ask } = limiter({});
    tested.pause(10_000);
    const abort = new AbortController();
    const waiting = ask(1, abort.signal);
    await clock.asleep(1);
    abort.abort(new Error("gave up"));
    await expect(waiting).rejects.toThrow("gave up");
    await turn();
    expect(clock.sleepers).toBe(0);
    expect(got).toHaveLength(0);
    await expect(tested.acquire(1, AbortSignal.abort(new Error("late")))).rejects.toThrow("late");
  });

  it("gives the place of one that gave up to the next", async () => {
    const { clock, got, ask } = limiter({ tokensPerSecond: 100 });
    await ask(100);
    const abort = new AbortController();
    void ask(100, abort.signal).catch(() => {});
    void ask(1);
    await turn();
    expect(got).toHaveLength(1);
    abort.abort();
    await clock.advance(20);
    expect(got).toHaveLength(2);
  });
});
