/**
 * Logistic regression with an L2 penalty and a free intercept. It finds the minimum of ½·Σw² + C·Σ log loss with C = 1, the
 * default of scikit-learn's `LogisticRegression`. It uses Newton's method (iteratively reweighted least squares) with a line
 * search. The penalty makes the minimum unique.
 */
import { minimum } from "#src/quality/fits/newton.ts";

export interface Fitted {
  intercept: number;
  weights: number[];
}

/** @param rows of numbers, all of the same length; @param came whether each is true */
export function fitLogistic(rows: readonly (readonly number[])[], came: readonly boolean[]): Fitted {
  const beta = minimum({
    start: new Array<number>(rows[0]!.length + 1).fill(0),
    loss: (beta) => lossOf(rows, came, beta),
    derivatives: (beta) => derivatives(rows, came, beta),
    enough: 1e-11 * rows.length,
  });
  return { intercept: beta[0]!, weights: beta.slice(1) };
}

function oddsOf(row: readonly number[], beta: readonly number[]): number {
  return row.reduce((sum, x, at) => sum + x * beta[at + 1]!, beta[0]!);
}

function lossOf(rows: readonly (readonly number[])[], came: readonly boolean[], beta: readonly number[]): number {
  let sum = 0;
  for (const weight of beta.slice(1)) sum += 0.5 * weight * weight;
  for (const [at, row] of rows.entries()) {
    const odds = oddsOf(row, beta) * (came[at] ? 1 : -1);
    sum += odds >= 0 ? Math.log1p(Math.exp(-odds)) : -odds + Math.log1p(Math.exp(odds));
  }
  return sum;
}

function derivatives(rows: readonly (readonly number[])[], came: readonly boolean[], beta: readonly number[]) {
  const width = beta.length;
  const gradient = beta.map((one, at) => (at === 0 ? 0 : one));
  const hessian = Array.from({ length: width }, (_, i) =>
    Array.from({ length: width }, (_, j) => (i === j ? (i === 0 ? 1e-12 : 1) : 0)),
  );
  for (const [at, row] of rows.entries()) {
    const odds = oddsOf(row, beta);
    const small = Math.exp(-Math.abs(odds));
    const p = odds >= 0 ? 1 / (1 + small) : small / (1 + small);
    const curvature = small / ((1 + small) * (1 + small));
    const slope = p - Number(came[at]);
    for (let i = 0; i < width; i++) {
      const x = i === 0 ? 1 : row[i - 1]!;
      gradient[i]! += slope * x;
      for (let j = 0; j < width; j++) hessian[i]![j]! += curvature * x * (j === 0 ? 1 : row[j - 1]!);
    }
  }
  return { gradient, hessian };
}
