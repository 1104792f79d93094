/** Limited-memory BFGS with a backtracking line search (Nocedal & Wright, "Numerical Optimization", algorithms 7.4, 7.5 and 3.1). */

/** Writes the gradient at a point into `gradient`, and returns the value there. */
export type Objective = (point: Float64Array, gradient: Float64Array) => number;

/** Steps that are remembered. */
const MEMORY = 8;
const MOST_STEPS = 200;
/** What Armijo's condition asks of a step. */
const ENOUGH = 1e-4;
const SHORTEST = 1e-12;

interface Step {
  moved: Float64Array;
  turned: Float64Array;
  /** 1 / (moved · turned). */
  rho: number;
}

/**
 * The minimum of a smooth convex function.
 * @param tolerance the greatest member of the gradient at which it ends
 */
export function minimize(of: Objective, start: Float64Array, tolerance: number): Float64Array {
  let point = Float64Array.from(start);
  let gradient = new Float64Array(point.length);
  let value = of(point, gradient);
  const steps: Step[] = [];
  for (let count = 0; count < MOST_STEPS && largest(gradient) > tolerance; count++) {
    const direction = descent(gradient, steps);
    const slope = dot(direction, gradient);
    // Without memory the length of a first step is not known.
    let length = steps.length === 0 ? Math.min(1, 1 / Math.sqrt(dot(gradient, gradient))) : 1;
    const next = new Float64Array(point.length);
    const nextGradient = new Float64Array(point.length);
    let nextValue = Number.POSITIVE_INFINITY;
    for (; length > SHORTEST; length /= 2) {
      for (let at = 0; at < next.length; at++) next[at] = point[at]! + length * direction[at]!;
      nextValue = of(next, nextGradient);
      if (nextValue <= value + ENOUGH * length * slope) break;
    }
    if (length <= SHORTEST) return point;
    remember(steps, difference(next, point), difference(nextGradient, gradient));
    [point, gradient, value] = [next, nextGradient, nextValue];
  }
  return point;
}

/** Minus the gradient, times an estimate of the inverse of the second derivatives. */
function descent(gradient: Float64Array, steps: readonly Step[]): Float64Array {
  const direction = gradient.map((one) => -one);
  const taken: number[] = [];
  for (const { moved, turned, rho } of steps.toReversed()) {
    const share = rho * dot(moved, direction);
    taken.unshift(share);
    add(direction, turned, -share);
  }
  const last = steps.at(-1);
  if (last) {
    const scale = 1 / (last.rho * dot(last.turned, last.turned));
    for (let at = 0; at < direction.length; at++) direction[at]! *= scale;
  }
  for (const [at, { moved, turned, rho }] of steps.entries()) add(direction, moved, taken[at]! - rho * dot(turned, direction));
  return direction;
}

/** A step along which the gradient does not rise tells nothing about the second derivatives. */
function remember(steps: Step[], moved: Float64Array, turned: Float64Array): void {
  const curvature = dot(moved, turned);
  if (curvature <= Number.EPSILON * dot(turned, turned)) return;
  steps.push({ moved, turned, rho: 1 / curvature });
  if (steps.length > MEMORY) steps.shift();
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}

function add(to: Float64Array, what: Float64Array, times: number): void {
  for (let at = 0; at < to.length; at++) to[at]! += times * what[at]!;
}

function difference(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((value, at) => value - other[at]!);
}

function largest(of: Float64Array): number {
  let most = 0;
  for (const one of of) most = Math.max(most, Math.abs(one));
  return most;
}
