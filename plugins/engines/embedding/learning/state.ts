/** What was learned, as bytes: the scale, the intercepts, and the weights of one answer after another, as 32-bit numbers. */
import { DIMENSIONS } from "../model.ts";
import type { Learned } from "./regression.ts";

export function stateOf({ scale, intercepts, weights }: Learned): Uint8Array {
  const numbers = new Float32Array(1 + intercepts.length + (weights?.length ?? 0));
  numbers[0] = scale;
  numbers.set(intercepts, 1);
  if (weights) numbers.set(weights, 1 + intercepts.length);
  return new Uint8Array(numbers.buffer);
}

const read = new WeakMap<Uint8Array, Learned>();

/**
 * @param answers how many the question has
 * @throws RangeError if it is of another question
 */
export function learnedOf(state: Uint8Array, answers: number): Learned {
  const known = read.get(state);
  if (known && known.intercepts.length === answers) return known;
  const length = 1 + answers + answers * DIMENSIONS;
  if (state.byteLength !== 4 * length) throw new RangeError("What was learned is of a question with other answers.");
  // A copy begins where numbers may begin.
  const numbers = new Float32Array(Uint8Array.from(state).buffer);
  const learned = { scale: numbers[0]!, intercepts: numbers.subarray(1, 1 + answers), weights: numbers.subarray(1 + answers) };
  read.set(state, learned);
  return learned;
}
