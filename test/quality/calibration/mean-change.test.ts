/** Tests of the mean of changes: by hand, at the edges, and on samples of known truth. */
import { expect, it, vi } from "vitest";
import { meanChange, meanSize } from "#src/quality/fits/mean-change.ts";
import { holds } from "#test/bench/honesty/lines.ts";
import { meanChangeLines } from "#test/bench/honesty/mean-change.ts";
import { TIMES } from "./chance.ts";

vi.setConfig({ testTimeout: 60_000 * TIMES });

it("is the mean, with an interval that never has no width", () => {
  expect(meanChange([], 1)).toBeNull();
  const { estimate, low, high } = meanChange([0.2, -0.4, 0.5, 0.1], 1)!;
  expect(estimate).toBeCloseTo(0.1, 12);
  // Student's interval of these four and of -1 and 1: mean 0.4/6, standard deviation 0.696, and 2.571 for five degrees of freedom.
  expect(low).toBeCloseTo(0.0667 - (2.571 * 0.6963) / Math.sqrt(6), 2);
  expect(high).toBeCloseTo(0.0667 + (2.571 * 0.6963) / Math.sqrt(6), 2);
  expect(meanChange([0, 0, 0], 1)!.low).toBeLessThan(0);
  expect(meanSize([0, 0, 0], 1)).toMatchObject({ estimate: 0, low: 0 });
  expect(meanSize([0, 0, 0], 1)!.high).toBeGreaterThan(0);
});

it("contains the truth in at least 95 of 100 samples", () => {
  const lines = meanChangeLines(200 * TIMES);
  const broken = lines.filter((line) => !holds(line, 4)).map(({ claim, of, measured }) => `${claim}, ${of}: ${measured}`);
  expect(broken).toEqual([]);
});
