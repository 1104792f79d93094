/** Agreement of raters: against published figures, at the edges, and on samples of known truth. */
import { expect, it, vi } from "vitest";
import {
  type Cell,
  different,
  effectiveShare,
  holm,
  kappa,
  NONE,
  pairedDifference,
  shareInterval,
  squaresTo,
  type Weighed,
  worseThanRest,
} from "#src/quality/fits/agreement.ts";
import { agreementLines } from "#test/bench/honesty/agreement.ts";
import { holds } from "#test/bench/honesty/lines.ts";
import { TIMES } from "./chance.ts";

vi.setConfig({ testTimeout: 60_000 * TIMES });

const of = (documents: number): Weighed => ({ documents, w: documents, ww: documents });
const table = (counts: readonly (readonly number[])[]) =>
  counts.flatMap((row, one) => row.map((count, other): Cell => ({ one, other, ...of(count) })));

it("has the kappas that follow from their definitions", () => {
  // p_o = 0.7, p_e = 0.5: the usual example of two readers of 50 grant proposals.
  expect(
    kappa(
      table([
        [20, 5],
        [10, 15],
      ]),
      2,
    )!.estimate,
  ).toBeCloseTo(0.4, 12);
  // Quadratic weights: 1 − (Σ d·p) / (Σ d·r·c), by hand.
  const levels = [
    [10, 2, 0],
    [3, 12, 4],
    [0, 1, 8],
  ];
  const all = 40;
  const rows = levels.map((row) => row.reduce((sum, one) => sum + one, 0) / all);
  const columns = [0, 1, 2].map((at) => levels.reduce((sum, row) => sum + row[at]!, 0) / all);
  let [apart, chance] = [0, 0];
  for (const one of [0, 1, 2])
    for (const other of [0, 1, 2]) {
      apart += ((one - other) ** 2 * levels[one]![other]!) / all;
      chance += (one - other) ** 2 * rows[one]! * columns[other]!;
    }
  expect(kappa(table(levels), 3, squaresTo(2))!.estimate).toBeCloseTo(1 - apart / chance, 12);
  // Scott's pi: the margins are those of both raters together.
  const pooled = (20 + 5 + 20 + 10) / 100;
  expect(
    kappa(
      table([
        [20, 5],
        [10, 15],
      ]),
      2,
      different,
      true,
    )!.estimate,
  ).toBeCloseTo(1 - 0.3 / (2 * pooled * (1 - pooled)), 12);
});

it("knows nothing where a rater says always the same, and little where hardly ever", () => {
  expect(
    kappa(
      table([
        [50, 0],
        [0, 0],
      ]),
      2,
    ),
  ).toBeNull();
  expect(kappa([], 2)).toBeNull();
  const hardly = kappa(
    table([
      [99, 0],
      [1, 0],
    ]),
    2,
  )!;
  expect(hardly.estimate).toBeCloseTo(0, 12);
  expect([hardly.low, hardly.high > 0.5]).toEqual([-1, true]);
  const perfect = kappa(
    table([
      [30, 0],
      [0, 30],
    ]),
    2,
  )!;
  expect([perfect.estimate, perfect.high, perfect.low < 0.95]).toEqual([1, 1, true]);
  expect(shareInterval(NONE, NONE)).toBeNull();
  // No heavy document is among the hits, but others might be.
  const light = { documents: 20, w: 20, ww: 20 };
  const whole = { documents: 40, w: 220, ww: 2_020 };
  expect(effectiveShare(light, light, whole).size).toBeLessThan(3);
});

it("tests exactly, and holds the chance of any false alarm", () => {
  // Fisher's tea: 3 of 4 right by chance is 17 of 70.
  expect(worseThanRest({ mistakes: of(3), all: of(4) }, { mistakes: of(1), all: of(4) })).toBeCloseTo(17 / 70, 12);
  expect(worseThanRest({ mistakes: NONE, all: NONE }, { mistakes: of(1), all: of(4) })).toBe(1);
  expect(holm([0.01, 0.04, 0.03, 0.5])).toEqual([0.04, 0.09, 0.09, 0.5].map((one) => expect.closeTo(one, 12)));
  expect(pairedDifference(of(10), of(10), of(100))!.estimate).toBe(0);
  expect(pairedDifference(NONE, NONE, of(30))).toMatchObject({ estimate: 0, low: expect.any(Number), high: expect.any(Number) });
});

it("holds what it promises on documents of known truth", () => {
  const lines = agreementLines(60 * TIMES);
  // Of few samples, each line may be off by chance: four standard deviations, where the bench has two.
  const broken = lines.filter((line) => !holds(line, 4)).map(({ claim, of, measured }) => `${claim} (${of}): ${measured}`);
  expect(broken).toEqual([]);
  expect(lines.length).toBeGreaterThan(50);
});
