/** The bound, the loss and the saving of a suggested cascade, against an oracle that tries all bounds and adds binomial terms up. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { type CascadeParts, cascadeOf, type Tried } from "#src/jobs/tuning/cascades.ts";
import type { About } from "#src/jobs/tuning/deciding.ts";

const PRICE = 1_000_000_000_000_000n;
const parts = {
  clock: { now: () => new Date(0) },
  spending: { costOfUnits: async (_: unknown, __: string, units: number) => BigInt(units) * PRICE },
} as unknown as CascadeParts;
const about = { organizationId: "o", definition: { engine: { name: "test", orders: 2 } } } as unknown as About;

/** The probability of at most `hits` of so many, at 5% each. */
function tail(hits: number, of: number): number {
  let term = 0.95 ** of;
  let sum = term;
  for (let n = 1; n <= hits; n++) {
    term *= ((of - n + 1) / n) * (0.05 / 0.95);
    sum += term;
  }
  return sum;
}

/** Each bound that occurs, from the strictest on, as long as it keeps the promise. */
function oracle(tried: readonly Tried[], engines: number) {
  let best: { bound: number; stands: Tried[] } | null = null;
  for (const bound of [...new Set(tried.map(({ confidence }) => confidence))].sort((one, other) => other - one)) {
    const stands = tried.filter(({ confidence }) => confidence >= bound);
    if (tail(stands.filter(({ agrees }) => !agrees).length, tried.length) > 0.05 / engines) break;
    best = { bound, stands };
  }
  if (!best || 2 * best.stands.filter(({ agrees }) => !agrees).length > best.stands.length) return null;
  const stands = best.stands.filter(({ confidence }) => confidence >= 0);
  if (stands.length === 0) return null;
  const present = tried.reduce((sum, { own }) => sum + own, 0);
  const cascade = tried.reduce((sum, one) => sum + one.first + (stands.includes(one) ? 0 : one.own), 0);
  if (cascade > 0.95 * present) return null;
  return { bound: Math.min(...stands.map(({ confidence }) => confidence)), stands, present, cascade };
}

const one = fc.record({
  at: fc.integer({ min: -1, max: 20 }),
  luck: fc.integer({ min: 0, max: 99 }),
  first: fc.integer({ min: 1, max: 4 }),
  own: fc.integer({ min: 1, max: 40 }),
});

it("is the lowest bound that keeps the promise, and what it costs", async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 40, maxLength: 120 }), fc.integer({ min: 1, max: 3 }), async (all, engines) => {
      const tried = all.map(({ at, luck, first, own }): Tried => {
        if (at < 0) return { confidence: -1, agrees: false, first: 0, own };
        // The surer, the more often right.
        return { confidence: at / 20, agrees: luck >= 40 - 2 * at, first, own };
      });
      const expected = oracle(tried, engines);
      const given = await cascadeOf(parts, about, { first: "cheap", tried, engines });
      if (expected === null) {
        expect(given).toBeNull();
        return;
      }
      found += 1;
      const { bound, stands, present, cascade } = expected;
      const documents = tried.length;
      const units = [present, cascade].map((sum) => Math.round((1000 * sum) / documents)) as [number, number];
      expect(given).toEqual({
        engine: { name: "test", orders: 2, cascade: { first: { name: "cheap" }, min_confidence: bound } },
        documents,
        answered: expect.closeTo(stands.length / documents, 12),
        disagreed: expect.closeTo(stands.filter(({ agrees }) => !agrees).length / documents, 12),
        disagreed_at_most: 0.05,
        cost_per_answer: expect.closeTo(cascade / documents, 9),
        present_cost_per_answer: expect.closeTo(present / documents, 9),
        saving: expect.closeTo(1 - cascade / present, 9),
        saving_usd_per_1000: expect.closeTo((units[0] - units[1]) / 1000, 2),
      });
    }),
    { numRuns: 500 },
  );
  expect(found).toBeGreaterThan(20);
});
