/** JSON merge patch, RFC 7396: members replace, objects merge, null removes. */
import { isObject, type Json, type JsonObject } from "#src/foundation/json/json.ts";
import { Edits } from "./edits.ts";

/** Returns the patched object. Neither argument is changed, except objects that `edits` made. */
export function mergePatch(target: JsonObject, patch: JsonObject, edits = new Edits()): JsonObject {
  const merged = edits.object(target);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else define(merged, name, isObject(value) ? mergePatch(objectAt(merged, name), value, edits) : value);
  }
  return merged;
}

function objectAt(holder: JsonObject, name: string): JsonObject {
  const held = Object.hasOwn(holder, name) ? holder[name] : undefined;
  return isObject(held) ? held : {};
}

/** An assignment that also works for a member named `__proto__`. */
export function define(holder: JsonObject, name: string, value: Json): void {
  if (name === "__proto__") Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
  else holder[name] = value;
}
