/**
 * Creation and change times of documents, indexed like attributes once queries filter or rank by them. They are stored under
 * names that no attribute has, as milliseconds since 1970.
 */
import type { JsonObject } from "#src/foundation/json/json.ts";
import { keysOf, type ValueKey } from "./attribute-values.ts";
import { combinedKeys, isCombined, partsOf } from "./combined.ts";

export type Time = "created_at" | "updated_at";

/** The indexed part of a document. */
export interface Indexable {
  attributes: JsonObject;
  createdAt: Date;
  updatedAt: Date;
}

const NAMES = { created_at: "@created_at", updated_at: "@updated_at" } as const satisfies Record<Time, string>;

/** The name under which a time is indexed. */
export function indexedTime(time: Time): string {
  return NAMES[time];
}

/** The attributes of documents that indexes of these names are made from. */
export function attributesOf(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => (isCombined(name) ? Object.values(partsOf(name)) : [name]));
  return [...new Set(parts)].filter((name) => !isTime(name));
}

/** Whether the name is a time and no attribute of documents. */
export function isTime(name: string): boolean {
  return name === NAMES.created_at || name === NAMES.updated_at;
}

/** The index keys of a document for an attribute, a time, or two of them combined. */
export function indexedKeys(document: Indexable, name: string): ValueKey[] {
  if (isCombined(name)) {
    const { first, second } = partsOf(name);
    return combinedKeys(indexedKeys(document, first), indexedKeys(document, second));
  }
  const { attributes, createdAt, updatedAt } = document;
  if (name === NAMES.created_at) return keysOf(createdAt.getTime());
  if (name === NAMES.updated_at) return keysOf(updatedAt.getTime());
  return keysOf(Object.hasOwn(attributes, name) ? attributes[name] : undefined);
}
