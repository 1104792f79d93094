/**
 * Sums of doubles without rounding. So what was added can be subtracted again, in any order. A sum is mantissa · 2^exponent, where the
 * mantissa is an integer of any length. It is rounded only once, on read, to the nearest double (ties to even).
 */

export interface ExactSum {
  readonly mantissa: bigint;
  readonly exponent: number;
}

export const ZERO: ExactSum = { mantissa: 0n, exponent: 0 };

const view = new DataView(new ArrayBuffer(8));

/** The exact value of a finite double. */
export function exact(value: number): ExactSum {
  if (Number.isSafeInteger(value)) return { mantissa: BigInt(value), exponent: 0 };
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const raw = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xf_ffff_ffff_ffffn;
  const mantissa = raw === 0 ? fraction : fraction | 0x10_0000_0000_0000n;
  return { mantissa: bits >> 63n ? -mantissa : mantissa, exponent: Math.max(raw, 1) - 1075 };
}

export function plus(one: ExactSum, other: ExactSum): ExactSum {
  const exponent = Math.min(one.exponent, other.exponent);
  return {
    mantissa: (one.mantissa << BigInt(one.exponent - exponent)) + (other.mantissa << BigInt(other.exponent - exponent)),
    exponent,
  };
}

export function minus(one: ExactSum, other: ExactSum): ExactSum {
  return plus(one, { mantissa: -other.mantissa, exponent: other.exponent });
}

/** The nearest double. A larger value than all doubles becomes the largest double. */
export function rounded({ mantissa, exponent }: ExactSum): number {
  if (mantissa < 0n) return -rounded({ mantissa: -mantissa, exponent });
  if (mantissa === 0n) return 0;
  // The exponent of the last bit of a double of this size.
  const last = Math.max(bitsOf(mantissa) + exponent - 53, -1074);
  const whole = last <= exponent ? mantissa << BigInt(exponent - last) : halfToEven(mantissa, BigInt(last - exponent));
  // In two steps, because 2^-1074 · 2^52 is a double and 2^(1023 + 52) is not.
  const half = Math.trunc(last / 2);
  return Math.min(Number(whole) * 2 ** half * 2 ** (last - half), Number.MAX_VALUE);
}

/** The nearest double to a sum divided by a count. */
export function quotient({ mantissa, exponent }: ExactSum, count: number): number {
  if (mantissa < 0n) return -quotient({ mantissa: -mantissa, exponent }, count);
  const divisor = BigInt(count);
  // Keep many more bits than a double has, and one more bit for a remainder that is not zero.
  const shift = Math.max(0, 128 + bitsOf(divisor) - bitsOf(mantissa));
  const shifted = mantissa << BigInt(shift);
  const rest = shifted % divisor === 0n ? 0n : 1n;
  return rounded({ mantissa: ((shifted / divisor) << 1n) | rest, exponent: exponent - shift - 1 });
}

export function textOf({ mantissa, exponent }: ExactSum): string {
  if (mantissa === 0n) return "0";
  const zeros = trailingZeros(mantissa);
  return `${(mantissa >> zeros).toString(16)}:${exponent + Number(zeros)}`;
}

export function sumOf(text: string): ExactSum {
  if (text === "0") return ZERO;
  const [digits, exponent] = text.split(":") as [string, string];
  const mantissa = digits.startsWith("-") ? -BigInt(`0x${digits.slice(1)}`) : BigInt(`0x${digits}`);
  return { mantissa, exponent: Number(exponent) };
}

function bitsOf(mantissa: bigint): number {
  return mantissa === 0n ? 0 : mantissa.toString(2).length;
}

function trailingZeros(mantissa: bigint): bigint {
  return BigInt((mantissa & -mantissa).toString(2).length - 1);
}

function halfToEven(mantissa: bigint, by: bigint): bigint {
  const whole = mantissa >> by;
  const rest = mantissa - (whole << by);
  const half = 1n << (by - 1n);
  return rest > half || (rest === half && (whole & 1n) === 1n) ? whole + 1n : whole;
}
