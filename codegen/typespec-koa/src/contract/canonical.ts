/**
 * A schema in canonical form, without anything that a client cannot rely on. Everything without an order is sorted, so that equal
 * contracts are equal texts.
 */
import { mapped } from "../model/project.ts";
import type { Json, Schema } from "../schema.ts";
import { canonical } from "./schema/values.ts";

const DOCUMENTATION = new Set(["title", "description", "examples", "readOnly", "writeOnly", "discriminator"]);

/** Facts about members that the versioning rules use. */
const KEPT_EXTENSIONS = new Set(["x-retired", "x-retired-values"]);

export function canonicalSchema(schema: Schema): Schema {
  const { type, enum: values, required, ...rest } = mapped(schema, canonicalSchema);
  const kept = Object.entries(rest).filter(([keyword, value]) => value !== undefined && isPromise(keyword));
  const sorted: { [keyword: string]: unknown } = Object.fromEntries(kept);
  if (type !== undefined) sorted.type = typeof type === "string" || type.length > 1 ? sort(type) : type[0];
  if (values) sorted.enum = [...values].sort((a, b) => order(canonical(a), canonical(b)));
  if (required && required.length > 0) sorted.required = sort(required);
  return sortMembers(sorted) as Schema;
}

function isPromise(keyword: string): boolean {
  return keyword.startsWith("x-") ? KEPT_EXTENSIONS.has(keyword) : !DOCUMENTATION.has(keyword);
}

function sort<Value extends string | readonly string[]>(value: Value): Value {
  return (typeof value === "string" ? value : [...value].sort(order)) as Value;
}

/** Members sorted by name, at every depth. */
export function sortMembers(value: unknown): Json {
  return JSON.parse(canonical(value as Json));
}

export function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
