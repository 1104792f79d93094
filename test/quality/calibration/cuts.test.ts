/** The chosen threshold, compared with all possible thresholds, each tried on every outcome. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { chosen, countSo, mostPrecise, ranked, reached, type SingleTarget } from "#src/quality/fits/cuts.ts";

interface One {
  number: number;
  so: boolean;
  fold: number;
}

const outcome: fc.Arbitrary<One> = fc.record({
  // Few numbers, so that many are alike; the ends are among them.
  number: fc.oneof(
    fc.integer({ min: 0, max: 12 }).map((n) => n / 12),
    fc.double({ min: 0, max: 1, noNaN: true }).map((n) => n + 0),
  ),
  so: fc.boolean(),
  fold: fc.integer({ min: 0, max: 4 }),
});
const share = fc.integer({ min: 0, max: 10 }).map((n) => n / 10);
const target: fc.Arbitrary<SingleTarget> = fc.oneof(
  fc.record({ precision: share }),
  fc.record({ recall: share }),
  fc.record({ review: share }),
  fc.record({
    cost: fc.record({ false_positive: fc.integer({ min: 0, max: 3 }), false_negative: fc.integer({ min: 1, max: 3 }) }),
  }),
);

const of = (outcomes: readonly One[]) =>
  ranked(
    {
      numbers: Float64Array.from(outcomes, ({ number }) => number),
      so: Uint8Array.from(outcomes, ({ so }) => Number(so)),
      folds: Uint8Array.from(outcomes, ({ fold }) => fold),
    },
    1,
  );

function done(outcomes: readonly One[], threshold: number) {
  const above = outcomes.filter(({ number }) => number >= threshold);
  const truly = above.filter(({ so }) => so).length;
  return { truly, falsely: above.length - truly, precision: above.length === 0 ? 0 : truly / above.length };
}

/** How good a threshold is; null where it does not meet the target. */
function goodness(target: SingleTarget, outcomes: readonly One[], threshold: number): number | null {
  const { truly, falsely, precision } = done(outcomes, threshold);
  const all = outcomes.filter(({ so }) => so).length;
  if ("precision" in target) return truly > 0 && precision >= target.precision ? truly : null;
  if ("recall" in target) return truly / all >= target.recall ? precision : null;
  if ("review" in target) {
    const above = outcomes.filter(({ number }) => number >= threshold).length;
    return above / outcomes.length <= target.review ? above : null;
  }
  return -(target.cost.false_positive * falsely + target.cost.false_negative * (all - truly));
}

it("chooses the highest of those that meet the target best, also with a fold left out", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(outcome, { minLength: 1, maxLength: 40 }),
      target,
      fc.option(fc.integer({ min: 0, max: 4 })),
      async (all, wanted, without) => {
        const seen = all.filter(({ fold }) => fold !== without);
        fc.pre(seen.some(({ so }) => so));
        const numbers = [...new Set([1, ...seen.map(({ number }) => number)])].sort((one, other) => other - one);
        const good = numbers.map((number) => goodness(wanted, seen, number));
        const most = Math.max(...good.map((one) => one ?? Number.NEGATIVE_INFINITY));
        const threshold = chosen(wanted, await of(all), without);
        if (most === Number.NEGATIVE_INFINITY) {
          expect(threshold).toBeNull();
          return;
        }
        const best = numbers[good.indexOf(most)]!;
        // It does what the best does, in fewer digits.
        expect(done(seen, threshold!)).toEqual(done(seen, best));
        expect(threshold).toBeLessThanOrEqual(best);
        expect(threshold).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 2_000 },
  );
});

it("counts what a threshold does on a fold, and finds the greatest precision", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(outcome, { minLength: 1, maxLength: 40 }),
      share,
      fc.integer({ min: 0, max: 4 }),
      async (all, threshold, fold) => {
        const outcomes = await of(all);
        const { truly, falsely } = done(
          all.filter((one) => one.fold === fold),
          threshold,
        );
        expect(reached(outcomes, fold, threshold)).toEqual({ truly, falsely });
        expect(countSo(outcomes, fold)).toBe(all.filter((one) => one.so && one.fold !== fold).length);
        const { precision, at } = mostPrecise(outcomes)!;
        expect(precision).toBe(Math.max(...all.map(({ number }) => done(all, number).precision)));
        expect(done(all, at).precision).toBe(precision);
      },
    ),
    { numRuns: 1_000 },
  );
});
