/** Values of a group's key attribute as bytes, in the order of `documents/attribute-values.ts`; one for each value, however long. */
import { createHash } from "node:crypto";
import type { GroupKey } from "#generated/types.ts";
import { isCut, scalarKey, type ValueKey } from "#src/documents/attribute-values.ts";

/** Undefined of a value that is missing, null or an array: its document belongs to no row. */
export function keyValueOf(attributes: Readonly<Record<string, unknown>>, name: string): GroupKey | undefined {
  const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : undefined;
}

/** What a row lies under. Long strings that begin alike share a place in an index of attributes, and not here. */
export function rowKeyOf(value: GroupKey): ValueKey {
  const key = scalarKey(value);
  return isCut(key) ? key + createHash("sha256").update(String(value)).digest("hex") : key;
}
