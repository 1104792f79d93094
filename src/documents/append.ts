/** Append: adds to an array those values that it does not hold yet, so that a retried append adds nothing. */
import { canonical, isObject, type Json, type JsonObject } from "#src/json.ts";
import { define } from "./merge-patch.ts";

/** What cannot be appended to, said for people. */
export class NotAppendable extends Error {}

/**
 * The holder with `values` added to the array at `path` (members joined by `.`); members missing on the way are created, the given
 * holder is not changed.
 */
export function appended(holder: JsonObject, path: readonly string[], values: readonly Json[]): JsonObject {
  const [name, ...rest] = path as [string, ...string[]];
  const held = Object.hasOwn(holder, name) ? holder[name]! : null;
  const changed = { ...holder };
  if (rest.length === 0) define(changed, name, added(held, name, values));
  else if (held === null || isObject(held)) define(changed, name, appended(held ?? {}, rest, values));
  else
    throw new NotAppendable(`"${name}" is ${kind(held)}, so nothing can be held under it; an object or nothing would be right`);
  return changed;
}

function added(held: Json, name: string, values: readonly Json[]): Json[] {
  if (held !== null && !Array.isArray(held)) {
    throw new NotAppendable(`"${name}" is ${kind(held)}; only an array, or nothing, can be appended to`);
  }
  const array = held === null ? [] : [...held];
  const known = new Set(array.map(canonical));
  for (const value of values) {
    const text = canonical(value);
    if (known.has(text)) continue;
    known.add(text);
    array.push(value);
  }
  return array;
}

function kind(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
