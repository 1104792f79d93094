/**
 * The minimum of a convex function, by Newton's method with a line search (Lin, Lin & Weng, "A note on Platt's probabilistic
 * outputs for support vector machines", 2007). The last digits are then found from the slope alone.
 */

export interface Convex {
  start: readonly number[];
  loss(at: readonly number[]): number;
  derivatives(at: readonly number[]): { gradient: readonly number[]; hessian: readonly (readonly number[])[] };
  /** The line searches end at this slope or below. */
  enough: number;
}

const MOST_STEPS = 100;
const LEAST_STEP = 1e-12;
/**
 * Each Newton step doubles the number of correct digits. So a few steps suffice where the loss no longer distinguishes points.
 */
const MOST_POLISHING = 4;

export function minimum({ start, loss, derivatives, enough }: Convex): number[] {
  let at = [...start];
  let here = loss(at);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { gradient, hessian } = derivatives(at);
    if (steepness(gradient) < enough) break;
    const direction = solve(hessian, gradient);
    const slope = -gradient.reduce((sum, one, n) => sum + one * direction[n]!, 0);
    const from = at;
    const found = search(here, slope, (size) => {
      const tried = moved(from, direction, size);
      return { tried, loss: loss(tried) };
    });
    if (found === null) break;
    at = found.tried;
    here = found.loss;
  }
  return polished(at, derivatives);
}

/** Halves the step until it improves the loss. Null if no step does: this is the minimum as far as the loss can tell. */
function search<Tried extends { loss: number }>(here: number, slope: number, tryStep: (size: number) => Tried): Tried | null {
  for (let size = 1; size >= LEAST_STEP; size /= 2) {
    const tried = tryStep(size);
    if (tried.loss < here + 1e-4 * size * slope) return tried;
  }
  return null;
}

/**
 * Where the loss no longer distinguishes better from worse, the slope still does. Takes full steps as long as the slope
 * decreases.
 */
function polished(from: readonly number[], derivatives: Convex["derivatives"]): number[] {
  let at = [...from];
  let before = { at, steepness: Number.POSITIVE_INFINITY };
  for (let step = 0; step <= MOST_POLISHING; step++) {
    const { gradient, hessian } = derivatives(at);
    const now = steepness(gradient);
    if (now >= before.steepness) return before.at;
    before = { at, steepness: now };
    at = moved(at, solve(hessian, gradient), 1);
  }
  return before.at;
}

const steepness = (gradient: readonly number[]): number => Math.max(...gradient.map(Math.abs));

function moved(from: readonly number[], direction: readonly number[], size: number): number[] {
  return from.map((one, n) => one - size * direction[n]!);
}

/** Gaussian elimination with pivoting, for a few dozen unknowns at most. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let row = column + 1; row < size; row++) {
      const factor = rows[row]![column]! / rows[column]![column]!;
      for (let at = column; at <= size; at++) rows[row]![at]! -= factor * rows[column]![at]!;
    }
  }
  const solved = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let sum = rows[row]![size]!;
    for (let at = row + 1; at < size; at++) sum -= rows[row]![at]! * solved[at]!;
    solved[row] = sum / rows[row]![row]!;
  }
  return solved;
}
