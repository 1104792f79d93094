import fc from "fast-check";
import { type Json, referenced, type Schema } from "../../codegen/typespec-koa/src/schema.ts";

/** How often a part is not what its schema says. */
const JUNK_IN = 12;

/** Values that mostly fit a schema, so that a validator passes through all of it. Some do not fit. */
export function arbitraryValue(schema: Schema, lookup: (name: string) => Schema, depth = 0): fc.Arbitrary<Json> {
  return fc.oneof({ arbitrary: fitting(schema, lookup, depth), weight: JUNK_IN - 1 }, { arbitrary: junk, weight: 1 });
}

const junk: fc.Arbitrary<Json> = fc.constantFrom<Json[]>(
  null,
  true,
  0,
  -1,
  1.5,
  1e10,
  "",
  "x",
  "And",
  [],
  ["Not"],
  {},
  { x: 1 },
  "a".repeat(300),
);

function fitting(schema: Schema, lookup: (name: string) => Schema, depth: number): fc.Arbitrary<Json> {
  const inner = (part: Schema) => arbitraryValue(part, lookup, depth + 1);
  const name = referenced(schema);
  if (name !== null) return fitting(lookup(name), lookup, depth);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return depth > 6 ? fc.oneof(fitting(branches[0] ?? {}, lookup, depth), junk) : fc.oneof(...branches.map(inner));
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 1) return fc.oneof(...types.map((type) => fitting({ ...schema, type } as Schema, lookup, depth)));

  switch (types[0]) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min: schema.minimum ?? -5, max: Math.max(schema.maximum ?? 1_000, schema.minimum ?? -5) });
    case "number":
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1, noNaN: true }).map((value) => value + 0);
    case "string":
      return text(schema);
    case "array":
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(inner));
      return fc.array(schema.items ? inner(schema.items) : junk, {
        minLength: Math.min(schema.minItems ?? 0, 3),
        maxLength: depth > 6 ? Math.max(1, Math.min(schema.minItems ?? 0, 3)) : 3,
      });
    case "object":
      return object(schema, lookup, depth);
    default:
      return junk;
  }
}

function text({ pattern, format }: Schema): fc.Arbitrary<string> {
  if (format === "date-time") return fc.constant("2026-01-31T09:00:00.000Z");
  if (format === "uri") return fc.constant("https://example.org/hook");
  if (pattern === undefined) return fc.string({ maxLength: 10 });
  // fast-check does not write strings for a pattern that looks ahead.
  return pattern.includes("(?!") ? fc.constantFrom("a", "a/b", "a/*", "../a") : fc.stringMatching(new RegExp(pattern, "u"));
}

function object(schema: Schema, lookup: (name: string) => Schema, depth: number): fc.Arbitrary<Json> {
  const { properties = {}, required = [], additionalProperties: additional } = schema;
  const declared = Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [name, arbitraryValue(member, lookup, depth + 1)]),
  );
  const members = fc.record(declared, { requiredKeys: [...required] }) as fc.Arbitrary<{
    [name: string]: Json;
  }>;
  if (typeof additional !== "object" && additional !== true) return members;
  const value = typeof additional === "object" ? arbitraryValue(additional, lookup, depth + 1) : junk;
  return fc
    .tuple(members, fc.dictionary(fc.constantFrom("a", "b", "urgent", "A_1", "x.y"), value, { maxKeys: 2 }))
    .map(([own, more]) => ({ ...more, ...own }));
}
