/**
 * When documents were created and last changed, kept up for queries as attributes are once somebody filters or ranks by it. They go under names that
 * no attribute has, as milliseconds since 1970.
 */
import type { JsonObject } from "#src/json.ts";
import { keysOf, type ValueKey } from "./attribute-values.ts";

export type Time = "created_at" | "updated_at";

/** As much of a document as it is found by. */
export interface Indexable {
  attributes: JsonObject;
  createdAt: Date;
  updatedAt: Date;
}

const NAMES = { created_at: "@created_at", updated_at: "@updated_at" } as const satisfies Record<Time, string>;

/** What a time is kept up as. */
export function indexedTime(time: Time): string {
  return NAMES[time];
}

/** Whether what is kept up is no attribute of the documents. */
export function isTime(name: string): boolean {
  return name === NAMES.created_at || name === NAMES.updated_at;
}

/** What a document is found by in an attribute or a time. */
export function indexedKeys({ attributes, createdAt, updatedAt }: Indexable, name: string): ValueKey[] {
  if (name === NAMES.created_at) return keysOf(createdAt.getTime());
  if (name === NAMES.updated_at) return keysOf(updatedAt.getTime());
  return keysOf(Object.hasOwn(attributes, name) ? attributes[name] : undefined);
}
