/**
 * Doubles as exact fractions, and the double nearest to a fraction. Nearest is found by search, without arithmetic on doubles.
 */

export interface Fraction {
  top: bigint;
  bottom: bigint;
}

/** Doubles the number until it is an integer, which is exact. */
export function fractionOf(value: number): Fraction {
  let doublings = 0;
  let whole = value;
  while (whole !== Math.trunc(whole)) {
    whole *= 2;
    doublings += 1;
  }
  return { top: BigInt(whole), bottom: 1n << BigInt(doublings) };
}

export function sumOf(values: readonly number[]): Fraction {
  const fractions = values.map(fractionOf);
  const bottom = fractions.reduce((all, one) => all * one.bottom, 1n);
  return { top: fractions.reduce((all, one) => all + one.top * (bottom / one.bottom), 0n), bottom };
}

const view = new DataView(new ArrayBuffer(8));

function doubleAt(bits: bigint): number {
  view.setBigUint64(0, bits);
  return view.getFloat64(0);
}

/**
 * Finds the neighbouring doubles by bisection. Of two equally near ones, the one whose last bit is 0. Beyond all doubles, the largest.
 */
export function nearest({ top, bottom }: Fraction): number {
  const size = top < 0n ? -top : top;
  const sign = top < 0n ? -1 : 1;
  let low = 0n;
  let high = 0x7fef_ffff_ffff_ffffn;
  const isAtMost = (value: number) => {
    const fraction = fractionOf(value);
    return fraction.top * bottom <= size * fraction.bottom;
  };
  if (isAtMost(doubleAt(high))) return sign * doubleAt(high);
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (isAtMost(doubleAt(middle))) low = middle;
    else high = middle;
  }
  const [one, other] = [fractionOf(doubleAt(low)), fractionOf(doubleAt(high))];
  const below = (size * one.bottom - one.top * bottom) * other.bottom;
  const above = (other.top * bottom - size * other.bottom) * one.bottom;
  return sign * doubleAt(below < above || (below === above && (low & 1n) === 0n) ? low : high) + 0;
}

/** By definition: the smallest number with at least this percentage of all numbers at or below it. */
export function trueQuantile(values: readonly number[], hundredth: number): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted.find((value) => values.filter((each) => each <= value).length * 100 >= values.length * hundredth) ?? null;
}
