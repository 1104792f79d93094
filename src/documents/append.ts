/** Append: adds to an array those values that it does not hold yet, so that a retried append adds nothing. */
import { ExactNumber } from "#src/exact-number.ts";
import { isObject, type Json, type JsonObject } from "#src/json.ts";
import { Edits } from "./edits.ts";
import { define } from "./merge-patch.ts";

/** What cannot be appended to, said for people. */
export class NotAppendable extends Error {}

/**
 * The holder with `values` added to the array at `path` (members joined by `.`); members missing on the way are created, the given
 * holder is not changed unless `edits` has made it.
 */
export function appended(holder: JsonObject, path: readonly string[], values: readonly Json[], edits = new Edits()): JsonObject {
  const [name, ...rest] = path as [string, ...string[]];
  const held = Object.hasOwn(holder, name) ? holder[name]! : null;
  const changed = edits.object(holder);
  if (rest.length === 0) define(changed, name, added(held, name, values, edits));
  else if (held === null || isObject(held)) define(changed, name, appended(held ?? {}, rest, values, edits));
  else
    throw new NotAppendable(`"${name}" is ${kind(held)}, so nothing can be held under it; an object or nothing would be right`);
  return changed;
}

function added(held: Json, name: string, values: readonly Json[], edits: Edits): Json[] {
  if (held !== null && !Array.isArray(held)) {
    throw new NotAppendable(`"${name}" is ${kind(held)}; only an array, or nothing, can be appended to`);
  }
  const array = edits.array(held ?? []);
  edits.add(array, values);
  return array;
}

function kind(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  if (value instanceof ExactNumber) return "a number";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
