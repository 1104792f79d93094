/** Doubles as the fractions that they are, and the double that is nearest to a fraction: by looking, not by arithmetic of doubles. */

export interface Fraction {
  top: bigint;
  bottom: bigint;
}

/** Found by doubling it until it is whole, which is exact. */
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

/** The doubles around it are found by halving; of two as near, the one whose last bit is 0; beyond all, the greatest. */
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

/** By definition: the least of them that so many hundredths are at most. */
export function trueQuantile(values: readonly number[], hundredth: number): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted.find((value) => values.filter((each) => each <= value).length * 100 >= values.length * hundredth) ?? null;
}
