/** The bound of a cascade: against a search through all bounds, and whether it keeps its promise on samples with known truth. */
import { describe, expect, it, vi } from "vitest";
import { boundOf, levelOf, type Pair } from "#src/quality/cascades/bound.ts";
import { looksOf } from "#src/quality/cascades/looking.ts";
import { atMost } from "#src/quality/fits/binomial.ts";
import { cascadeLines, pairsOf } from "#test/bench/honesty/cascades.ts";
import { chanceError } from "#test/bench/honesty/lines.ts";
import { chance, TIMES } from "#test/quality/calibration/chance.ts";

vi.setConfig({ testTimeout: 60_000 * TIMES });

/** With confidences that are equal, or not. */
function drawn(random: () => number, areEqual: boolean): Pair[] {
  const pairs = pairsOf(random, 50 + Math.floor(random() * 400), (confidence) => 0.5 * (1 - confidence));
  return areEqual ? pairs.map((pair) => ({ ...pair, confidence: Math.floor(pair.confidence * 8) / 8 })) : pairs;
}

/** All bounds from the strictest down, as long as each keeps the promise. */
function searched(pairs: readonly Pair[], promised: number, level: number): number | null {
  let found: number | null = null;
  for (const bound of [...new Set(pairs.map(({ confidence }) => confidence))].sort((one, other) => other - one)) {
    const wrong = pairs.filter(({ confidence, agrees }) => confidence >= bound && !agrees).length;
    if (atMost(wrong, pairs.length, promised) > level) break;
    found = bound;
  }
  const standing = pairs.filter(({ confidence }) => found !== null && confidence >= found);
  return standing.filter(({ agrees }) => !agrees).length * 2 > standing.length ? null : found;
}

describe("the bound of a cascade", () => {
  it("is the lowest of all that keep the promise on the way down", () => {
    const random = chance(5);
    for (let n = 0; n < 300; n++) {
      const pairs = drawn(random, n % 2 === 0);
      const [promised, level] = [0.01 + random() * 0.2, levelOf(1 + Math.floor(random() * 4))];
      const { bound, report } = boundOf(pairs, promised, level);
      expect(bound).toBe(searched(pairs, promised, level));
      const standing = pairs.filter(({ confidence }) => bound !== null && confidence >= bound);
      expect(report).toMatchObject({ documents: pairs.length, answered: standing.length });
      expect(report.disagreed).toBe(standing.filter(({ agrees }) => !agrees).length);
    }
  });

  it("says how many documents are needed where there are too few for any", () => {
    const agreeing = (count: number) => Array.from({ length: count }, (_, n): Pair => ({ confidence: n / count, agrees: true }));
    const { bound, report } = boundOf(agreeing(100), 0.01, levelOf(1));
    expect(bound).toBeNull();
    expect(boundOf(agreeing(report.needed! - 1), 0.01, levelOf(1)).bound).toBeNull();
    expect(boundOf(agreeing(report.needed!), 0.01, levelOf(1)).bound).toBe(0);
  });

  it("is absent where the first engine differs even where it is most certain, and then no number of documents helps", () => {
    const pairs = pairsOf(chance(2), 500, () => 1);
    expect(boundOf(pairs, 0.05, levelOf(1))).toEqual({
      bound: null,
      report: { documents: 500, answered: 0, disagreed: 0, needed: null },
    });
  });

  it("has levels that add up to 0.05 over all looks", () => {
    const sum = Array.from({ length: 10_000 }, (_, n) => levelOf(n + 1)).reduce((all, one) => all + one, 0);
    expect(sum).toBeLessThanOrEqual(0.05);
    expect(sum).toBeGreaterThan(0.0499);
  });
});

describe("a bound", () => {
  it.each(cascadeLines(200 * TIMES, 500))("keeps its promise in 95 of 100 cascades, all looks together: $claim ($of)", (line) => {
    expect(line.measured, JSON.stringify(line)).toBeLessThanOrEqual(line.promised! + chanceError(line, 4));
  });

  it("is looked for at 100 documents, and when they have grown by a half or by 500", () => {
    expect(looksOf(2_000)).toEqual([100, 150, 225, 338, 507, 761, 1_142, 1_642]);
  });
});
