/** Shares as the judge says, as labels say, and corrected: against numpy's figures, at the edges, and on samples of known truth. */
import { spawnSync } from "node:child_process";
import { describe, expect, it, vi } from "vitest";
import { effectiveLabels, FEWEST_LABELS, sharesOf, studentQuantile } from "#src/quality/fits/shares.ts";
import { drawnFrame, frames, sumsOf } from "#test/bench/honesty/frames.ts";
import { holds } from "#test/bench/honesty/lines.ts";
import { shareLines } from "#test/bench/honesty/shares.ts";
import { needs } from "#test/support/needs.ts";
import { chance, TIMES } from "./chance.ts";

vi.setConfig({ testTimeout: 60_000 * TIMES });

const numpy = needs({
  what: "numpy",
  there: spawnSync("python3", ["-c", "import numpy"]).status === 0,
  cure: "apt-get install python3-numpy",
});
/** A label and an answer of each labelled document, and the answers of all others. */
const cases = [
  { size: 40, others: 500, truth: (f: number) => f },
  { size: 200, others: 300, truth: (f: number) => 0.2 + 0.5 * f },
  { size: 25, others: 10, truth: (f: number) => 1 - f },
  { size: 60, others: 20_000, truth: () => 0.5 },
].map(({ size, others, truth }, at) => {
  const random = chance(at + 1);
  const f = Array.from({ length: size }, () => random() ** 2);
  return { y: f.map((one) => Number(random() < truth(one))), f, others: Array.from({ length: others }, () => random() ** 2) };
});
const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);
const squares = (of: readonly number[]) => sum(of.map((one) => one * one));

/** Sums of labels of equal weight. */
function evenly({ y, f, others }: { y: readonly number[]; f: readonly number[]; others: readonly number[] }) {
  const all = [...f, ...others];
  const [fs, ffs] = [sum(f), squares(f)];
  const yfs = sum(y.map((one, at) => one * f[at]!));
  const labels = { labels: y.length, w: y.length, ww: y.length, wwww: y.length, wy: sum(y), wf: fs, wwy: sum(y), wwf: fs };
  return sharesOf(
    { documents: all.length, f: sum(all), ff: squares(all) },
    { ...labels, wwyy: squares(y), wwyf: yfs, wwff: ffs, f: fs, ff: ffs },
  );
}

describe("a corrected share", () => {
  it("has the estimate, power and standard error that numpy finds by the published formulas", numpy, () => {
    const script = `${import.meta.dirname}/fixtures/against-ppi.py`;
    const { stdout, stderr } = spawnSync("python3", [script], { input: JSON.stringify({ cases }), encoding: "utf8" });
    expect(stderr).toBe("");
    const figures: { estimate: number; power: number; error: number }[] = JSON.parse(stdout);
    for (const [at, { estimate, power, error }] of figures.entries()) {
      const { corrected, power: found, standardError } = evenly(cases[at]!);
      expect(found).toBeCloseTo(power, 12);
      expect(corrected!.estimate).toBeCloseTo(estimate, 12);
      expect(standardError).toBeCloseTo(error, 12);
    }
    expect(figures.some(({ power }) => power > 0.5) && figures.some(({ power }) => power === 0)).toBe(true);
  });

  it("does not change with the unit of weights, and uses no label of weight 0", () => {
    const frame = drawnFrame(frames[0]!, 2_000, chance(3));
    const sums = sumsOf(frame, { draw: "uncertain", size: 100 }, chance(4));
    const by = (unit: number) => ({
      ...sums.labels,
      ...Object.fromEntries(["w", "wy", "wf"].map((key) => [key, sums.labels[key as "w"] * unit])),
      wwww: sums.labels.wwww * unit ** 4,
      ...Object.fromEntries(
        ["ww", "wwy", "wwf", "wwyy", "wwyf", "wwff"].map((key) => [key, sums.labels[key as "ww"] * unit ** 2]),
      ),
    });
    const [one, other] = [sharesOf(sums.frame, sums.labels), sharesOf(sums.frame, by(1_000))];
    expect(other.corrected!.low).toBeCloseTo(one.corrected!.low, 9);
    expect(other.corrected!.high).toBeCloseTo(one.corrected!.high, 9);
    expect(effectiveLabels(by(1_000))).toBeCloseTo(effectiveLabels(sums.labels), 9);
    expect(effectiveLabels(sums.labels)).toBeLessThan(100);
  });

  it("is not given from few labels, nor without documents", () => {
    const few = evenly({ y: Array(FEWEST_LABELS - 1).fill(1), f: Array(FEWEST_LABELS - 1).fill(0.9), others: [0.5, 0.2] });
    expect(few).toMatchObject({ labels: null, corrected: null, power: null });
    expect(few.judge!.estimate).toBeCloseTo((0.9 * (FEWEST_LABELS - 1) + 0.7) / (FEWEST_LABELS + 1), 12);
    const nothing = { labels: 0, w: 0, ww: 0, wwww: 0, wy: 0, wf: 0, wwy: 0, wwf: 0, wwyy: 0, wwyf: 0, wwff: 0, f: 0, ff: 0 };
    expect(sharesOf({ documents: 0, f: 0, ff: 0 }, nothing)).toMatchObject({ judge: null, labels: null, corrected: null });
  });

  it("of documents that are all labelled is that of the labels, and has an interval where all are alike", () => {
    const all = evenly({ y: [...Array(30).fill(1), ...Array(70).fill(0)], f: Array(100).fill(0.4), others: [] });
    expect(all.corrected!.estimate).toBeCloseTo(0.3, 12);
    expect(all.power).toBe(0);
    const alike = evenly({ y: Array(50).fill(0), f: Array(50).fill(0.01), others: Array(1_000).fill(0.01) });
    expect(alike.corrected).toMatchObject({ estimate: 0, low: 0 });
    expect(alike.corrected!.high).toBeGreaterThan(0.05);
    expect(alike.corrected!.high).toBeLessThan(0.12);
  });
});

it("has Student's quantiles of tables", () => {
  for (const [freedom, quantile] of [
    [9, 2.262157],
    [19, 2.093024],
    [49, 2.009575],
    [200, 1.971896],
  ] as const)
    expect(studentQuantile(freedom)).toBeCloseTo(quantile, 3);
});

it("holds what it promises on documents of known truth", () => {
  const lines = shareLines(40 * TIMES);
  // Of few samples, each line may be off by chance: four standard deviations, where the bench has two.
  const broken = lines.filter((line) => !holds(line, 4)).map(({ claim, of, measured }) => `${claim} (${of}): ${measured}`);
  expect(broken).toEqual([]);
  expect(lines.filter(({ promised }) => promised !== null).length).toBeGreaterThan(40);
});
