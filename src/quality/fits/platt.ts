/**
 * Platt scaling: the `a` and `b` of 1 / (1 + exp(a·f + b)) that maximize the likelihood of outcomes, where f is the log-odds.
 *
 * The targets are (N₊+1)/(N₊+2) and 1/(N₋+2) instead of 1 and 0, by Platt's rule ("Probabilistic outputs for support vector
 * machines", 1999). So a best fit exists even if all outcomes are equal, or a cut separates them without mistakes. The problem is
 * convex in two parameters. Newton's method with a line search solves it, with logarithms that do not overflow. This follows Lin,
 * Lin & Weng ("A note on Platt's probabilistic outputs for support vector machines", 2007). scikit-learn's `_sigmoid_calibration`
 * minimizes the same function.
 */
import type { CalibrationMap } from "#src/judging/numbers/maps.ts";
import { minimum } from "./newton.ts";

/** Added to the diagonal of the second derivative, so that it can be inverted if all log-odds are equal. */
const RIDGE = 1e-12;
const ENOUGH = 1e-11;

/** @param f log-odds; @param came whether each came true */
export function fitPlatt(f: Float64Array, came: Uint8Array): Extract<CalibrationMap, { method: "platt" }> {
  const n = f.length;
  const positive = came.reduce((sum, one) => sum + one, 0);
  const targets = { came: (positive + 1) / (positive + 2), not: 1 / (n - positive + 2) };
  const target = (i: number) => (came[i] ? targets.came : targets.not);
  const [a, b] = minimum({
    start: [0, Math.log((n - positive + 1) / (positive + 1))],
    loss: ([a, b]) => lossOf(f, target, a!, b!),
    derivatives: ([a, b]) => {
      const { gradient, hessian } = derivatives(f, target, a!, b!);
      return {
        gradient: [gradient.a, gradient.b],
        hessian: [
          [hessian.aa, hessian.ab],
          [hessian.ab, hessian.bb],
        ],
      };
    },
    enough: ENOUGH * n,
  });
  return { method: "platt", a: a!, b: b! };
}

/** The sum of −t·ln(q) − (1−t)·ln(1−q), q = 1 / (1 + exp(z)). */
function lossOf(f: Float64Array, target: (i: number) => number, a: number, b: number): number {
  let sum = 0;
  for (let i = 0; i < f.length; i++) {
    const z = a * f[i]! + b;
    sum += z >= 0 ? target(i) * z + Math.log1p(Math.exp(-z)) : (target(i) - 1) * z + Math.log1p(Math.exp(z));
  }
  return sum;
}

function derivatives(f: Float64Array, target: (i: number) => number, a: number, b: number) {
  const gradient = { a: 0, b: 0 };
  const hessian = { aa: RIDGE, ab: 0, bb: RIDGE };
  for (let i = 0; i < f.length; i++) {
    const z = a * f[i]! + b;
    const small = Math.exp(-Math.abs(z));
    // For positive outcomes, and for the rest.
    const q = z >= 0 ? small / (1 + small) : 1 / (1 + small);
    const curvature = small / ((1 + small) * (1 + small));
    const slope = target(i) - q;
    gradient.a += slope * f[i]!;
    gradient.b += slope;
    hessian.aa += curvature * f[i]! * f[i]!;
    hessian.ab += curvature * f[i]!;
    hessian.bb += curvature;
  }
  return { gradient, hessian };
}
