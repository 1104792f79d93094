/** Arrays as PostgreSQL's text of them. The driver's own quotes and escapes each element, which takes a tenth of the time of a large write. */

/** Numbers; null stays null. */
export function numberArray(values: readonly (number | null)[]): string {
  return `{${values.map((value) => value ?? "null").join(",")}}`;
}

const PLAIN = /^[A-Za-z0-9._:/+=-]+$/;

/** Texts; null stays null. */
export function textArray(values: readonly (string | null)[]): string {
  return `{${values.map(element).join(",")}}`;
}

function element(text: string | null): string {
  if (text === null) return "null";
  if (PLAIN.test(text) && !/^null$/i.test(text)) return text;
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/**
 * A column of rows that travel as columns: one value where all rows have the same, else an array of them. A statement reads it by
 * `coalesce(<element>, <one>)`, for `unnest` fills with null what it is given no array for.
 */
export function column<Value extends string | number | null>(
  values: readonly Value[],
  arrayOf: (values: readonly Value[]) => string,
): [one: Value | null, each: string | null] {
  const [first = null] = values;
  return values.every((value) => value === first) ? [first, null] : [null, arrayOf(values)];
}
