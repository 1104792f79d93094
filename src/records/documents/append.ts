/** Append: adds values to an array unless the array already has them, so that a retried append adds nothing. */
import { ExactNumber } from "typespec-koa-runtime/json";
import { isObject, type Json, type JsonObject } from "#src/foundation/json/json.ts";
import { Edits } from "./edits.ts";
import { define } from "./merge-patch.ts";

/** A value that cannot be appended to. The message is for users. */
export class NotAppendable extends Error {}

/**
 * Returns the holder with `values` added to the array at `path` (members joined by `.`). Missing members on the path are created.
 * The given holder is not changed unless `edits` made it.
 */
export function appended(holder: JsonObject, path: readonly string[], values: readonly Json[], edits = new Edits()): JsonObject {
  const [name, ...rest] = path as [string, ...string[]];
  const held = Object.hasOwn(holder, name) ? holder[name]! : null;
  const changed = edits.object(holder);
  if (rest.length === 0) define(changed, name, added(held, name, values, edits));
  else if (held === null || isObject(held)) define(changed, name, appended(held ?? {}, rest, values, edits));
  else throw new NotAppendable(`"${name}" is ${kind(held)} and has no members; it must be an object, null or absent`);
  return changed;
}

function added(held: Json, name: string, values: readonly Json[], edits: Edits): Json[] {
  if (held !== null && !Array.isArray(held)) {
    throw new NotAppendable(`"${name}" is ${kind(held)}; to append, it must be an array, null or absent`);
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
