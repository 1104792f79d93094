/** JSON values as plain data, and the one order in which this service writes them out where bytes matter. */

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [member: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The canonical text of a value: no white space, members sorted by UTF-16 code units, numbers and strings as ECMAScript writes them
 * (RFC 8785). Equal values have equal texts, however they were written or stored.
 */
export function canonical(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name]!)}`).join(",")}}`;
}

/** Equality as JSON: member order does not matter, `1` and `1.0` are one number. */
export function equalJson(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (one === null || other === null || typeof one !== "object" || typeof other !== "object") return false;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((element, at) => equalJson(element, other[at]!));
  }
  if (Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && equalJson(one[name]!, other[name]!))
  );
}
