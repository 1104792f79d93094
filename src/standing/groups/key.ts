/**
 * The key of a group's row: the bytes of an attribute value, in the order of `records/values/attribute-values.ts`. Each value has its own
 * key, however long.
 */
import { createHash } from "node:crypto";
import type { GroupKey } from "#generated/types.ts";
import { isCut, scalarKey, type ValueKey } from "#src/records/values/attribute-values.ts";

/** Undefined if the value is missing, null or an array. Its document then belongs to no row. */
export function keyValueOf(attributes: Readonly<Record<string, unknown>>, name: string): GroupKey | undefined {
  const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : undefined;
}

/** The key of a row. In an index of attributes, long strings with the same beginning share a key; here they do not. */
export function rowKeyOf(value: GroupKey): ValueKey {
  const key = scalarKey(value);
  return isCut(key) ? key + createHash("sha256").update(String(value)).digest("hex") : key;
}
