/**
 * Amounts of money as whole attodollars (10^-18 US dollars). Every price of a unit or a byte is a whole number of them. So sums
 * are exact, however many amounts there are and in any order. Conversion to numbers of dollars happens only for display.
 */

export type Attodollars = bigint;

const DIGITS = 18;
const DOLLAR = 10n ** BigInt(DIGITS);
const MICRODOLLAR = 10n ** 12n;

/**
 * A decimal number without sign, in JSON syntax. Digits beyond 18 decimals are truncated. @throws RangeError for any other text
 */
export function attodollars(amount: number | string): Attodollars {
  const [, whole, fraction = "", exponent = "0"] = /^(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i.exec(String(amount)) ?? [];
  if (whole === undefined) throw new RangeError(`"${amount}" is not an amount of dollars.`);
  const shift = DIGITS - fraction.length + Number(exponent);
  const digits = BigInt(whole + fraction);
  return shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift);
}

/** The billed amount: rounded half up to the micro-dollar, so that the shown amounts add up to the shown sum. */
export function billed(amount: Attodollars): Attodollars {
  return ((amount + MICRODOLLAR / 2n) / MICRODOLLAR) * MICRODOLLAR;
}

/** US dollars, rounded half up to the micro-dollar. */
export function usd(amount: Attodollars): number {
  return microdollars(amount) / 1e6;
}

/** The same as a whole number of micro-dollars. */
export function microdollars(amount: Attodollars): number {
  return Number((amount + MICRODOLLAR / 2n) / MICRODOLLAR);
}

/** With all its decimals and no trailing zeros, as a configuration may state it. */
export function decimal(amount: Attodollars): string {
  const fraction = (amount % DOLLAR).toString().padStart(DIGITS, "0").replace(/0+$/, "");
  return `${amount / DOLLAR}${fraction === "" ? "" : `.${fraction}`}`;
}
