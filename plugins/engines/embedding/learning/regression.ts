/**
 * A multinomial logistic regression that begins at the answers without labels. The log-odds of an answer are those that the engine gives
 * without labels, times a scale, plus an intercept, plus what the vector of the text says:
 *
 *   z = scale · base + intercept + weights · vector
 *
 * All but the base is penalized toward "nothing learned", so that few labels change little.
 */
import { DIMENSIONS } from "../model.ts";
import { minimize } from "./minimize.ts";

/** What is known of one context. */
export interface Row {
  /** Log-probabilities of the answers without labels, in the order of the question. */
  base: readonly number[];
  /** Of length 1. Null if the model cannot read the text. */
  vector: Float32Array | null;
}

export interface Labelled extends Row {
  /** The place of the right answer. */
  right: number;
}

export interface Learned {
  scale: number;
  intercepts: Float32Array;
  /** One row of numbers for each answer. Null if vectors are left out. */
  weights: Float32Array | null;
}

/**
 * How strongly each is held back: the inverse of the variance that is expected of it. They were chosen on the development half of the texts
 * of `test/bench/engines.ts`, to round values.
 */
const HELD_BACK = { scale: 10, intercepts: 0.5, weights: 0.1 };

/** Of the sum over 100 labels: the log loss of a text is then right to the third decimal. */
const TOLERANCE = 0.01;

/** @param answers how many the question has */
export function regress(labelled: readonly Labelled[], answers: number, { vectors = true } = {}): Learned {
  const width = vectors ? DIMENSIONS : 0;
  const weightsFrom = 1 + answers;
  const start = new Float64Array(weightsFrom + answers * width);
  start[0] = 1;
  const found = minimize(
    (point, gradient) => loss(labelled, { answers, width }, point, gradient),
    start,
    TOLERANCE * Math.max(1, labelled.length / 100),
  );
  return {
    scale: found[0]!,
    intercepts: Float32Array.from(found.subarray(1, weightsFrom)),
    weights: vectors ? Float32Array.from(found.subarray(weightsFrom)) : null,
  };
}

interface Shape {
  answers: number;
  width: number;
}

function loss(labelled: readonly Labelled[], { answers, width }: Shape, point: Float64Array, gradient: Float64Array) {
  const weightsFrom = 1 + answers;
  const off = point[0]! - 1;
  let sum = (HELD_BACK.scale * off * off) / 2;
  gradient[0] = HELD_BACK.scale * off;
  for (let at = 1; at < point.length; at++) {
    const by = at < weightsFrom ? HELD_BACK.intercepts : HELD_BACK.weights;
    sum += (by * point[at]! * point[at]!) / 2;
    gradient[at] = by * point[at]!;
  }
  const z = new Float64Array(answers);
  for (const { base, vector, right } of labelled) {
    for (let k = 0; k < answers; k++) {
      const own = vector === null ? 0 : product(point, weightsFrom + k * width, vector, width);
      z[k] = point[0]! * base[k]! + point[1 + k]! + own;
    }
    normalize(z);
    sum -= z[right]!;
    for (let k = 0; k < answers; k++) {
      const error = Math.exp(z[k]!) - (k === right ? 1 : 0);
      gradient[0]! += error * base[k]!;
      gradient[1 + k]! += error;
      if (vector === null) continue;
      const from = weightsFrom + k * width;
      for (let d = 0; d < width; d++) gradient[from + d]! += error * vector[d]!;
    }
  }
  return sum;
}

function product(numbers: Float64Array | Float32Array, from: number, vector: Float32Array, width: number): number {
  let sum = 0;
  for (let d = 0; d < width; d++) sum += numbers[from + d]! * vector[d]!;
  return sum;
}

/** Makes log-odds log-probabilities. */
function normalize(z: Float64Array): void {
  const most = Math.max(...z);
  let total = 0;
  for (const one of z) total += Math.exp(one - most);
  const by = most + Math.log(total);
  for (let k = 0; k < z.length; k++) z[k]! -= by;
}

/** Log-probabilities of the answers with what was learned. */
export function logProbabilities({ scale, intercepts, weights }: Learned, { base, vector }: Row): Float64Array {
  const z = new Float64Array(intercepts.length);
  for (let k = 0; k < z.length; k++) {
    const own = weights === null || vector === null ? 0 : product(weights, k * DIMENSIONS, vector, DIMENSIONS);
    z[k] = scale * base[k]! + intercepts[k]! + own;
  }
  normalize(z);
  return z;
}
