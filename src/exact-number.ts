/**
 * A number of a JSON text that a double would change: `12345678901234567890` is read back as `12345678901234567000`. It keeps its digits, and
 * is written with them by `JSON.stringify`. Every other number of a JSON value is a plain one.
 */

/** Significant digits that a number may have; the store rounds what has more than 16,383 decimals. */
export const MOST_DIGITS = 1_000;

/** What is said of one where only numbers that a double holds may be. */
export const CHANGED_NUMBER = "has more digits than a double can hold, and would be changed; send it as a string";

declare global {
  interface JSON {
    rawJSON(text: string): unknown;
  }
}

export class ExactNumber {
  /** The shortest way to write it, in the form in which ECMAScript writes numbers: one value has one text. */
  readonly text: string;
  /** Significant digits. */
  readonly digits: number;

  /** @param token a number as JSON writes it */
  constructor(token: string) {
    const { negative, digits, point } = decimalOf(token);
    this.text = `${negative ? "-" : ""}${written(digits, point)}`;
    this.digits = digits.length;
  }

  /** Whether a double of about its size exists: neither infinity nor zero. */
  get inRange(): boolean {
    const near = Number(this.text);
    return Number.isFinite(near) && near !== 0;
  }

  toJSON(): unknown {
    return JSON.rawJSON(this.text);
  }
}

/** Whether a double holds another value than a token says, where that value is written as shortly as it can be. */
export function isChangedByDouble(token: string): boolean {
  const shortest = String(Number(token));
  if (shortest === token) return false;
  if (shortest.endsWith("y")) return true;
  return !isSame(decimalOf(shortest), decimalOf(token));
}

/**
 * Whether a double stands for a token although it changes it: the token is the double's own value, rounded to as many digits as the token has.
 * Programs write doubles so, with 17 digits or more.
 */
export function isRoundedDouble(token: string): boolean {
  const { digits } = decimalOf(token);
  const near = Number(token);
  if (digits.length === 0 || digits.length > 100 || !Number.isFinite(near)) return false;
  return isSame(decimalOf(near.toPrecision(digits.length)), decimalOf(token));
}

/** `0.<digits> * 10^point`, without zeros at either end; zero has no digits. */
interface Decimal {
  negative: boolean;
  digits: string;
  point: number;
}

function decimalOf(token: string): Decimal {
  const [, sign, whole, decimals = "", exponent = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(token)!;
  const all = `${whole}${decimals}`;
  const digits = all.replace(/^0+/, "");
  const point = whole!.length - (all.length - digits.length) + Number(exponent);
  const significant = digits.slice(0, endOfDigits(digits));
  return { negative: sign === "-" && significant !== "", digits: significant, point: significant === "" ? 0 : point };
}

function endOfDigits(digits: string): number {
  let end = digits.length;
  while (end > 0 && digits[end - 1] === "0") end--;
  return end;
}

function isSame(one: Decimal, other: Decimal): boolean {
  return one.digits === other.digits && one.point === other.point && one.negative === other.negative;
}

/** ECMA-262, Number::toString, for digits of any number. */
function written(digits: string, point: number): string {
  const count = digits.length;
  if (count === 0) return "0";
  if (count <= point && point <= 21) return digits + "0".repeat(point - count);
  if (0 < point && point <= 21) return `${digits.slice(0, point)}.${digits.slice(point)}`;
  if (-6 < point && point <= 0) return `0.${"0".repeat(-point)}${digits}`;
  const decimals = count === 1 ? "" : `.${digits.slice(1)}`;
  return `${digits[0]}${decimals}e${point > 0 ? "+" : "-"}${Math.abs(point - 1)}`;
}
