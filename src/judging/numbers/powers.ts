/**
 * Logarithm and exponential that use only additions, multiplications and divisions, in a fixed order. IEEE 754 defines these to the last
 * bit. The built-in logarithms of the database and of JavaScript differ in the last digit. With these functions both compute the same
 * number. So a filter agrees with the number that an answer shows. The relative error is below 1e-14. `queries/powers-sql.ts` has the same
 * operations in SQL.
 */

/** How many parts of an octave the tables have. */
export const STEPS = 8;
export const LN2 = Math.LN2;
export const STEP = LN2 / STEPS;
export const STEPS_IN_1 = STEPS / LN2;
/** Smaller exponents are cut, because e⁻¹⁰⁰ is negligible beside 1. */
export const LEAST_EXPONENT = -100;

/** 2⁻⁴⁰ to 2¹, to find the octave of a number from 2⁻⁴⁰ to below 4. */
export const OCTAVES: readonly number[] = Array.from({ length: 42 }, (_, at) => 2 ** (at - 40));
/** The logarithms of 1, 1⅛, 1¼ and so on. */
export const LOGARITHMS: readonly number[] = Array.from({ length: STEPS }, (_, step) => Math.log(1 + step / STEPS));
/** 2 to the power of 0, ⅛, ¼ and so on. */
export const ROOTS: readonly number[] = Array.from({ length: STEPS }, (_, step) => Math.exp(step * STEP));
/** 2⁻⁰ to 2⁻¹⁵, and 2⁻⁰ to 2⁻¹⁴⁴ in steps of sixteen. Their products are exact. */
export const HALVES: readonly number[] = Array.from({ length: 16 }, (_, at) => 2 ** -at);
export const SIXTEENTHS: readonly number[] = Array.from({ length: 10 }, (_, at) => 2 ** (-16 * at));

/** Coefficients of two series, highest power first: 1/(2k+1) for the inverse hyperbolic tangent, and 1/k! for the exponential. */
export const TANGENT: readonly number[] = [15, 13, 11, 9, 7, 5, 3, 1].map((odd) => 1 / odd);
export const FACTORIALS: readonly number[] = [3_628_800, 362_880, 40_320, 5_040, 720, 120, 24, 6, 2, 1, 1].map((k) => 1 / k);

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.slice(1).reduce((sum, one) => sum * x + one, coefficients[0]!);
}

/** The natural logarithm of a number from 2⁻⁴⁰ to below 4. */
export function ln(x: number): number {
  let octave = 0;
  while (octave + 1 < OCTAVES.length && OCTAVES[octave + 1]! <= x) octave += 1;
  const m = x / OCTAVES[octave]!;
  const step = Math.floor((m - 1) * STEPS);
  const c = 1 + step / STEPS;
  const s = (m - c) / (m + c);
  return (octave - 40) * LN2 + LOGARITHMS[step]! + 2 * s * polynomial(TANGENT, s * s);
}

/** e to the power of a number that is at most 0. */
export function exp(y: number): number {
  const cut = Math.max(y, LEAST_EXPONENT);
  const n = Math.floor(cut * STEPS_IN_1);
  const octave = Math.floor(n / STEPS);
  const scale = SIXTEENTHS[Math.floor(-octave / 16)]! * HALVES[-octave - 16 * Math.floor(-octave / 16)]!;
  return scale * (ROOTS[n - STEPS * octave]! * polynomial(FACTORIALS, cut - n * STEP));
}
