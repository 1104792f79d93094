/** Arrays as PostgreSQL's text of them. The driver's own quotes and escapes each element, which takes a tenth of the time of a large write. */

/** Numbers; null stays null. */
export function numberArray(values: readonly (number | null)[]): string {
  return `{${values.map((value) => value ?? "null").join(",")}}`;
}

const PLAIN = /^[A-Za-z0-9._:/-]+$/;

export function textArray(values: readonly string[]): string {
  return `{${values.map(element).join(",")}}`;
}

function element(text: string): string {
  if (PLAIN.test(text) && !/^null$/i.test(text)) return text;
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
