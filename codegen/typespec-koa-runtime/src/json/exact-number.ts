/**
 * A number of a JSON text that a double would change: `12345678901234567890` would be read as `12345678901234567000`. It keeps
 * its digits, and `JSON.stringify` writes them. Every other number of a JSON value is a plain number.
 */

/** The maximum number of significant digits. PostgreSQL rounds numbers with more than 16,383 decimals. */
export const MOST_DIGITS = 1_000;

/** The message where only numbers that fit a double are allowed. */
export const CHANGED_NUMBER = "has more digits than a 64-bit float can hold; send it as a string";

declare global {
  interface JSON {
    rawJSON(text: string): unknown;
  }
}

export class ExactNumber {
  /** The shortest text in ECMAScript's number format. Equal values have equal texts. */
  readonly text: string;
  /** Number of significant digits. */
  readonly digits: number;

  /** @param token a number in JSON syntax */
  constructor(token: string) {
    const { negative, digits, point } = decimalOf(token);
    this.text = `${negative ? "-" : ""}${written(digits, point)}`;
    this.digits = digits.length;
  }

  /** Whether a double of this magnitude exists: neither infinity nor zero. */
  get inRange(): boolean {
    const near = Number(this.text);
    return Number.isFinite(near) && near !== 0;
  }

  toJSON(): unknown {
    return JSON.rawJSON(this.text);
  }
}

/** Whether the nearest double has another value than the token. The double's value is its shortest text. */
export function isChangedByDouble(token: string): boolean {
  const shortest = String(Number(token));
  if (shortest === token) return false;
  if (shortest.endsWith("y")) return true;
  return !isSame(decimalOf(shortest), decimalOf(token));
}

/**
 * Whether the token is a double's exact value, rounded to the token's number of digits. Programs that write doubles with 17 or
 * more digits produce such tokens. They still mean that double.
 */
export function isRoundedDouble(token: string): boolean {
  const { digits } = decimalOf(token);
  const near = Number(token);
  if (digits.length === 0 || digits.length > 100 || !Number.isFinite(near)) return false;
  return isSame(decimalOf(near.toPrecision(digits.length)), decimalOf(token));
}

/** `0.<digits> * 10^point`, without zeros at either end. Zero has no digits. */
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

/** ECMA-262, Number::toString, extended to any number of digits. */
function written(digits: string, point: number): string {
  const count = digits.length;
  if (count === 0) return "0";
  if (count <= point && point <= 21) return digits + "0".repeat(point - count);
  if (0 < point && point <= 21) return `${digits.slice(0, point)}.${digits.slice(point)}`;
  if (-6 < point && point <= 0) return `0.${"0".repeat(-point)}${digits}`;
  const decimals = count === 1 ? "" : `.${digits.slice(1)}`;
  return `${digits[0]}${decimals}e${point > 0 ? "+" : "-"}${Math.abs(point - 1)}`;
}
