import { describe, expect, it } from "vitest";
import { type Clock, systemClock } from "#src/foundation/time/clock.ts";
import { movableClock } from "../support/clock.ts";

/** What a sleeper may rely on, with either clock. */
describe.each<{ name: string; make(): { clock: Clock; pass(ms: number): Promise<void> } }>([
  { name: "the system's clock", make: () => ({ clock: systemClock, pass: async () => {} }) },
  {
    name: "the movable clock",
    make: () => {
      const clock = movableClock();
      return { clock, pass: (ms) => clock.advance(ms) };
    },
  },
])("$name", ({ make }) => {
  it("wakes a sleeper when the time has passed, and not before", async () => {
    const { clock, pass } = make();
    const before = clock.now().getTime();
    const sleeping = clock.sleep(20);
    await pass(20);
    await sleeping;
    expect(clock.now().getTime() - before).toBeGreaterThanOrEqual(19);
  });

  it("does not let one sleep who need not", async () => {
    const { clock } = make();
    await clock.sleep(0);
    await clock.sleep(-5);
  });

  it("ends the sleep of one that is called off with the reason, before or during it", async () => {
    const { clock } = make();
    const reason = new Error("called off");
    await expect(clock.sleep(60_000, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const sleeping = clock.sleep(60_000, controller.signal);
    controller.abort(reason);
    await expect(sleeping).rejects.toBe(reason);
  });
});

describe("the system's clock", () => {
  it("sleeps longer than a timer can count", async () => {
    const controller = new AbortController();
    const woke = systemClock.sleep(2 ** 33, controller.signal).then(
      () => "woke",
      () => "called off",
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    controller.abort();
    expect(await woke).toBe("called off");
  });
});

describe("the movable clock", () => {
  it("stands still", async () => {
    const clock = movableClock("2030-05-05T05:05:05.005Z");
    expect(clock.now()).toEqual(new Date("2030-05-05T05:05:05.005Z"));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(clock.now()).toEqual(new Date("2030-05-05T05:05:05.005Z"));
  });

  it("wakes sleepers in the order of their times, each at its own", async () => {
    const clock = movableClock(0 as never);
    const woken: [string, number][] = [];
    for (const [name, ms] of [
      ["late", 300],
      ["early", 100],
      ["never", 1_001],
      ["between", 200],
    ] as const) {
      void clock.sleep(ms).then(() => woken.push([name, clock.now().getTime()]));
    }
    await clock.advance(1_000);
    expect(woken).toEqual([
      ["early", 100],
      ["between", 200],
      ["late", 300],
    ]);
    expect(clock.sleepers).toBe(1);
  });

  it("wakes one that goes to sleep again as often as its times fall into the move", async () => {
    const clock = movableClock(0 as never);
    const ticks: number[] = [];
    void (async () => {
      for (;;) {
        await clock.sleep(250);
        ticks.push(clock.now().getTime());
      }
    })();
    await clock.advance(1_000);
    expect(ticks).toEqual([250, 500, 750, 1_000]);
  });

  it("tells when somebody sleeps", async () => {
    const clock = movableClock();
    const two = clock.asleep(2);
    void clock.sleep(10);
    setImmediate(() => void clock.sleep(10));
    await two;
    expect(clock.sleepers).toBe(2);
    await clock.asleep(1);
  });
});
