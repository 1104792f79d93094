/**
 * Isotonic regression: the non-decreasing values closest to outcomes, by least squares and so also by log loss. It pools adjacent
 * violators (Zadrozny & Elkan, "Transforming classifier scores into accurate multiclass probability estimates", 2002). As in
 * scikit-learn's `IsotonicRegression`, equal numbers are one point with the mean of their outcomes, and the map is linear between
 * points. Unlike scikit-learn, blocks of 0 and 1 are smoothed.
 */
import type { CalibrationMap } from "#src/judging/numbers/maps.ts";

/** @param x numbers, in any order; @param came whether each came true */
export function fitIsotonic(x: Float64Array, came: Uint8Array): Extract<CalibrationMap, { method: "isotonic" }> {
  const points = distinct(x, came);
  const levels = levelsOf(points);
  return { method: "isotonic", ...corners(points.x, levels) };
}

interface Points {
  x: Float64Array;
  mean: Float64Array;
  weight: Float64Array;
}

/** Points in order, each number once. */
function distinct(x: Float64Array, came: Uint8Array): Points {
  const order = sorted(x);
  const points = { x: new Float64Array(x.length), mean: new Float64Array(x.length), weight: new Float64Array(x.length) };
  let last = -1;
  for (const i of order) {
    if (last < 0 || points.x[last] !== x[i]) points.x[++last] = x[i]!;
    points.weight[last]! += 1;
    points.mean[last]! += came[i]!;
  }
  const length = last + 1;
  for (let i = 0; i < length; i++) points.mean[i]! /= points.weight[i]!;
  return { x: points.x.subarray(0, length), mean: points.mean.subarray(0, length), weight: points.weight.subarray(0, length) };
}

/**
 * Indexes in the order of numbers. Typed arrays sort numerically without a comparison function, which is several times faster.
 */
function sorted(x: Float64Array): Uint32Array {
  const keys = x.slice().sort();
  const starts = new Map<number, number>();
  for (let i = keys.length - 1; i >= 0; i--) starts.set(keys[i]!, i);
  const order = new Uint32Array(x.length);
  for (let i = 0; i < x.length; i++) {
    const at = starts.get(x[i]!)!;
    order[at] = i;
    starts.set(x[i]!, at + 1);
  }
  return order;
}

interface Block {
  mean: number;
  weight: number;
  points: number;
}

/** The value of each point. */
function levelsOf({ mean, weight }: Points): Float64Array {
  const each = Array.from(mean, (one, at): Block => ({ mean: one, weight: weight[at]!, points: 1 }));
  const levels = new Float64Array(mean.length);
  let at = 0;
  // Smoothing may raise the lowest block above the next one.
  for (const block of pooled(smoothed(pooled(each)))) {
    levels.fill(block.mean, at, at + block.points);
    at += block.points;
  }
  return levels;
}

/** Merges each block whose mean is below that of the previous block with it. */
function pooled(given: readonly Block[]): Block[] {
  const blocks: Block[] = [];
  for (const one of given) {
    let block = one;
    for (let before = blocks.at(-1); before && before.mean >= block.mean; before = blocks.at(-1)) {
      const total = before.weight + block.weight;
      block = {
        mean: (before.mean * before.weight + block.mean * block.weight) / total,
        weight: total,
        points: before.points + block.points,
      };
      blocks.pop();
    }
    blocks.push(block);
  }
  return blocks;
}

/**
 * A block in which nothing or everything came true is no proof of 0 or 1. For n outcomes it predicts 1/(n+2) or (n+1)/(n+2), by
 * Laplace's rule of succession, as Platt's targets do. A single wrong 0 would make the log loss infinite.
 */
function smoothed(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => {
    const { mean, weight } = block;
    return mean === 0 || mean === 1 ? { ...block, mean: (mean * weight + 1) / (weight + 2) } : block;
  });
}

/** Points between two of the same value are already on the line. */
function corners(x: Float64Array, y: Float64Array): { x: number[]; y: number[] } {
  const kept: { x: number[]; y: number[] } = { x: [], y: [] };
  for (let i = 0; i < x.length; i++) {
    const inside = i > 0 && i < x.length - 1 && y[i] === y[i - 1] && y[i] === y[i + 1];
    if (inside) continue;
    kept.x.push(x[i]!);
    kept.y.push(y[i]!);
  }
  return kept;
}
