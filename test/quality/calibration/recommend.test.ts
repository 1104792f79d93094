/** What a recommendation over many outcomes takes of the event loop. */
import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import type { RecommendTarget } from "#generated/types.ts";
import type { TimeSlice } from "#src/foundation/time/time-slice.ts";
import { ranked } from "#src/quality/fits/cuts.ts";
import { recommended } from "#src/quality/reports/recommend.ts";

const OUTCOMES = 500;
const scored = {
  numbers: Float64Array.from({ length: OUTCOMES }, (_, n) => n / OUTCOMES),
  so: Uint8Array.from({ length: OUTCOMES }, (_, n) => Number(n > OUTCOMES / 2)),
  folds: Uint8Array.from({ length: OUTCOMES }, (_, n) => n % 5),
};

it("counts many outcomes in slices of time", async () => {
  const slice = { isOver: true, nexts: 0, next: async () => void slice.nexts++ };
  const many = {
    numbers: Float64Array.from({ length: 10 * OUTCOMES }, (_, n) => (n * 7_919) % 1_009),
    so: new Uint8Array(10 * OUTCOMES),
    folds: new Uint8Array(10 * OUTCOMES),
  };
  const { falsely } = await ranked(many, 1_009, slice as unknown as TimeSlice);
  expect(slice.nexts).toBeGreaterThanOrEqual(5);
  expect(falsely[0]!.reduce((sum, one) => sum + one, 0)).toBe(10 * OUTCOMES);
});

it("ranks outcomes and chooses a threshold in turns of their own, for each fold as well", async () => {
  let [turns, isDone] = [0, false];
  const done: { what: "ranked" | "chosen"; turn: number }[] = [];
  const note = (what: "ranked" | "chosen") => done.push({ what, turn: turns });
  const target = new Proxy({ precision: 0.8 } as RecommendTarget, {
    // Each choice looks at what the target is of.
    has(given, name) {
      if (name === "precision") note("chosen");
      return Reflect.has(given, name);
    },
  });
  const cutting = {
    // Read where outcomes are ranked.
    get top() {
      note("ranked");
      return 1;
    },
    threshold: (at: number) => at,
  };
  const counting = (async () => {
    for (; !isDone; turns++) await turn();
  })();
  const { recommended: at } = await recommended(target, { all: scored, without: () => scored }, cutting, () => "");
  isDone = true;
  await counting;
  expect(at).toBeGreaterThan(0);
  const rankings = done.filter(({ what }) => what === "ranked").map((one) => one.turn);
  const chosen = done.filter(({ what }) => what === "chosen").map((one) => one.turn);
  expect(rankings).toHaveLength(6);
  expect(new Set(rankings).size).toBe(6);
  for (const one of rankings) expect(chosen).not.toContain(one);
});
