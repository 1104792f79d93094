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
    const decimal = decimalOf(token);
    this.text = written(decimal);
    this.digits = decimal.digits.length;
  }

  /** Whether a double of this magnitude exists: neither infinity nor zero. */
  get inRange(): boolean {
    const near = Number(this.text);
    return Number.isFinite(near) && near !== 0;
  }

  /**
   * The double whose exact value, rounded to as many digits, is this number; null if there is none. Programs that write doubles
   * with 17 or more digits produce such numbers. They still mean that double.
   */
  get roundedDouble(): number | null {
    if (this.digits === 0 || this.digits > 100) return null;
    const near = Number(this.text);
    if (!Number.isFinite(near)) return null;
    return written(decimalOf(near.toPrecision(this.digits))) === this.text ? near : null;
  }

  toJSON(): unknown {
    return JSON.rawJSON(this.text);
  }
}

/** @param shortest the text of the nearest double. @returns whether its value is not that of the token */
export function isOtherNumber(shortest: string, token: string): boolean {
  // Infinity.
  if (shortest.endsWith("y")) return true;
  const [one, other] = [decimalOf(shortest), decimalOf(token)];
  return one.digits !== other.digits || one.point !== other.point || one.negative !== other.negative;
}

/** `0.<digits> * 10^point`, without zeros at either end. Zero has no digits. */
interface Decimal {
  readonly negative: boolean;
  readonly digits: string;
  readonly point: number;
}

const ZERO: Decimal = { negative: false, digits: "", point: 0 };

/** One pass over the characters, in a third of the time of a regular expression. A body may have a million such numbers. */
function decimalOf(token: string): Decimal {
  let first = -1;
  let last = -1;
  let point = -1;
  let end = token.length;
  for (let at = 0; at < end; at++) {
    const code = token.charCodeAt(at);
    // "1" to "9"
    if (code >= 0x31 && code <= 0x39) {
      if (first === -1) first = at;
      last = at;
    } else if (code === 0x2e) point = at;
    // "e" or "E"
    else if ((code | 0x20) === 0x65) end = at;
  }
  if (first === -1) return ZERO;
  if (point === -1) point = end;
  const isAround = first < point && point < last;
  const exponent = end === token.length ? 0 : Number(token.slice(end + 1));
  return {
    negative: token.startsWith("-"),
    digits: isAround ? token.slice(first, point) + token.slice(point + 1, last + 1) : token.slice(first, last + 1),
    point: point - first + (point < first ? 1 : 0) + exponent,
  };
}

/** ECMA-262, Number::toString, extended to any number of digits. */
function written({ negative, digits, point }: Decimal): string {
  const sign = negative ? "-" : "";
  const count = digits.length;
  if (count === 0) return "0";
  if (count <= point && point <= 21) return sign + digits + "0".repeat(point - count);
  if (0 < point && point <= 21) return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
  if (-6 < point && point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  const decimals = count === 1 ? "" : `.${digits.slice(1)}`;
  return `${sign}${digits[0]}${decimals}e${point > 0 ? "+" : "-"}${Math.abs(point - 1)}`;
}
