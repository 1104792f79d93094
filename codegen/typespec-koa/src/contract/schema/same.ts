/** Whether two schemas are equal in everything they say and refer to. Then no closer comparison is needed. */
import { referenced, type Schema } from "../../schema.ts";
import type { Node, Side, Types } from "./side.ts";
import { canonical } from "./values.ts";

const fingerprints = new WeakMap<Types, Map<string, string>>();

export function same(a: Side, b: Side): boolean {
  return (
    canonical(a.schema) === canonical(b.schema) &&
    references(a.schema).every((name) => fingerprint(a.types, name) === fingerprint(b.types, name))
  );
}

/** A type with all types that it refers to, directly or not, as text. */
function fingerprint(types: Types, name: string): string {
  const known = fingerprints.get(types) ?? new Map<string, string>();
  fingerprints.set(types, known);
  const already = known.get(name);
  if (already !== undefined) return already;
  const reached = new Set([name]);
  for (const reachedName of reached) for (const next of references(types[reachedName] ?? true)) reached.add(next);
  const text = [...reached].sort().map((reachedName) => `${reachedName} ${canonical(types[reachedName])}`);
  known.set(name, text.join("\n"));
  return known.get(name)!;
}

/** The names of the types that a schema refers to directly. */
export function references(node: Node): string[] {
  if (typeof node === "boolean") return [];
  const own = referenced(node as Schema);
  const inner = Object.values(node).flatMap((value) =>
    typeof value === "object" && value !== null ? references(value as Schema) : [],
  );
  return own === null ? inner : [own, ...inner];
}
