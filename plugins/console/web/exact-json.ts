/**
 * JSON that keeps all digits of its numbers. The `state` of a document is stored digit by digit, but a number of a program is a double:
 * 12345678901234567890 becomes 12345678901234567000. Here such a number is a raw value, which `JSON.stringify` writes as it was read.
 */

import { repeatedMembers } from "typespec-koa-runtime/members";

/** Browsers have these since Chrome 114, Firefox 135 and Safari 18.4. TypeScript does not know them yet. */
interface ExactJson {
  parse(text: string, reviver: (name: string, value: unknown, context: { readonly source?: string }) => unknown): unknown;
  rawJSON?(text: string): object;
  isRawJSON?(value: unknown): boolean;
}

const exact = JSON as unknown as ExactJson;

/** The text of a raw number; null of any other value. */
export function rawNumber(value: unknown): string | null {
  return exact.isRawJSON?.(value) ? (value as { readonly rawJSON: string }).rawJSON : null;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && rawNumber(value) === null;
}

/**
 * As `JSON.parse`, which would keep the last of two members with one name.
 * @throws RangeError where a member is named twice
 */
export function parseOnce(text: string): unknown {
  const value: unknown = JSON.parse(text);
  refuseRepeated(text);
  return value;
}

function refuseRepeated(text: string): void {
  const [found] = repeatedMembers(text);
  if (found)
    throw new RangeError(`The member ${found.path} is named twice, again at line ${found.line}, column ${found.column}.`);
}

/** The same with all digits. A browser without raw values refuses what it would round. */
export function parseExact(text: string): unknown {
  const value = parseDigits(text);
  refuseRepeated(text);
  return value;
}

function parseDigits(text: string): unknown {
  const { rawJSON } = exact;
  if (rawJSON)
    return exact.parse(text, (_, value, { source }) =>
      typeof value !== "number" || source === undefined || JSON.stringify(value) === source ? value : rawJSON(source),
    );
  const value: unknown = JSON.parse(text);
  const rounded = numbersOf(text).find((number) => canonical(number) !== canonical(String(Number(number))));
  if (rounded !== undefined)
    throw new RangeError(
      `This browser would round the number ${rounded}. Use a newer browser, or write the document by the API.`,
    );
  return value;
}

/** Of valid JSON. Strings are passed over, with the digits in them. */
const numbersOf = (text: string): string[] =>
  (text.match(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g) ?? []).filter((token) => !token.startsWith('"'));

/** Two numbers are equal if these are. */
function canonical(number: string): string {
  const [, sign, whole = "", fraction = "", power = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(number) ?? [];
  if (sign === undefined) return number;
  const digits = `${whole}${fraction}`.replace(/^0+/, "");
  const significant = digits.replace(/0+$/, "");
  return significant === ""
    ? "0"
    : `${sign}${significant}e${Number(power) - fraction.length + digits.length - significant.length}`;
}
