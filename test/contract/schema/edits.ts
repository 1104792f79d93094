/** Random edits of a schema: what happens to specifications, good and bad. */
import fc from "fast-check";
import type { Schema } from "../../../codegen/typespec-koa/src/schema.ts";
import { arbitrarySchema, MEMBERS } from "./arbitrary-schema.ts";

/** Takes its choices from numbers that the property draws, so that failures shrink. */
type Edit = (schema: Schema, other: Schema, pick: number) => Schema;

const BOUNDS = [
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minItems",
  "maxItems",
] as const;

const EDITS: readonly Edit[] = [
  (_, other) => other,
  (schema, other) => ({ anyOf: [schema, other] }),
  (schema, other) => ({ oneOf: [other, schema] }),
  (schema) => ({ anyOf: [schema, { type: "null" }] }),
  (schema) => (typeof schema.type === "string" && schema.type !== "null" ? { ...schema, type: [schema.type, "null"] } : schema),
  (schema) => (Array.isArray(schema.type) && schema.type.length > 1 ? { ...schema, type: schema.type.slice(1) } : schema),
  (schema) =>
    schema.type === "integer"
      ? { ...schema, type: "number" }
      : schema.type === "number"
        ? { ...schema, type: "integer" }
        : schema,
  (schema, _, pick) => shifted(schema, pick, 1),
  (schema, _, pick) => shifted(schema, pick, -1),
  (schema, _, pick) => without(schema, Object.keys(schema)[pick % Math.max(1, Object.keys(schema).length)]),
  (schema, other, pick) =>
    schema.type === "object" ? { ...schema, properties: { ...schema.properties, [member(pick)]: other } } : schema,
  (schema, _, pick) => (schema.properties ? { ...schema, properties: without(schema.properties, member(pick)) } : schema),
  (schema, _, pick) =>
    schema.type === "object" ? { ...schema, required: [...new Set([...(schema.required ?? []), member(pick)])] } : schema,
  (schema, _, pick) =>
    schema.required ? { ...schema, required: schema.required.filter((name) => name !== member(pick)) } : schema,
  (schema) => (schema.type === "object" ? { ...schema, additionalProperties: false } : schema),
  (schema) => (schema.type === "object" ? { ...schema, additionalProperties: true } : schema),
  (schema, other) => (schema.type === "object" ? { ...schema, additionalProperties: other } : schema),
  (schema, _, pick) =>
    schema.enum
      ? { ...schema, enum: schema.enum.filter((_, index) => index !== pick % schema.enum!.length || schema.enum!.length === 1) }
      : schema,
  (schema, _, pick) => (schema.enum ? { ...schema, enum: [...schema.enum, ["d", 7, null][pick % 3]!] } : schema),
  (schema, other) => (schema.anyOf ? { ...schema, anyOf: [...schema.anyOf, other] } : schema),
  (schema, other) => (schema.oneOf ? { ...schema, oneOf: [...schema.oneOf, other] } : schema),
  (schema, _, pick) => forms(schema, (all) => (all.length > 1 ? all.filter((_, index) => index !== pick % all.length) : all)),
  (schema) =>
    schema.oneOf
      ? { ...without(schema, "oneOf"), anyOf: schema.oneOf }
      : schema.anyOf
        ? { ...without(schema, "anyOf"), oneOf: schema.anyOf }
        : schema,
  (schema, other) =>
    forms(schema, (all) => [...all, { type: "object", properties: { kind: { const: "new" }, a: other }, required: ["kind"] }]),
  (schema, other) => (schema.type === "array" ? { ...schema, items: other } : schema),
  (schema, other) => (schema.type === "array" ? { ...schema, prefixItems: [...(schema.prefixItems ?? []), other] } : schema),
  (schema, _, pick) => (schema.type === "string" ? { ...schema, pattern: ["^[a-c]*$", "x"][pick % 2]! } : schema),
];

function member(pick: number): string {
  return MEMBERS[pick % MEMBERS.length]!;
}

function shifted(schema: Schema, pick: number, by: number): Schema {
  const present = BOUNDS.filter((keyword) => schema[keyword] !== undefined);
  const keyword = present[pick % Math.max(1, present.length)];
  return keyword ? { ...schema, [keyword]: Math.max(0, schema[keyword]! + by) } : schema;
}

function forms(schema: Schema, change: (forms: readonly Schema[]) => readonly Schema[]): Schema {
  if (schema.anyOf) return { ...schema, anyOf: change(schema.anyOf) };
  return schema.oneOf ? { ...schema, oneOf: change(schema.oneOf) } : schema;
}

function without<Kind extends object>(object: Kind, name: string | undefined): Kind {
  return Object.fromEntries(Object.entries(object).filter(([own]) => own !== name)) as Kind;
}

/** Applies an edit to one of the schemas inside a schema, itself among them. */
function editedSomewhere(schema: Schema, at: number, edit: (schema: Schema) => Schema): Schema {
  let index = 0;
  const inside = count(schema);
  const visit = (value: unknown, isSchema: boolean): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((element) => visit(element, isSchema));
    const here = isSchema ? index++ : -1;
    const inner = Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, visit(part, !isSchema || HOLDS_SCHEMAS.has(name))]),
    );
    const held = isSchema && "properties" in value ? { ...inner, properties: visit(value.properties, false) } : inner;
    return here === at % inside ? edit(held as Schema) : held;
  };
  return visit(schema, true) as Schema;
}

const HOLDS_SCHEMAS = new Set(["items", "prefixItems", "anyOf", "oneOf", "additionalProperties"]);

function count(schema: Schema): number {
  return JSON.stringify(schema).split("{").length - 1;
}

export const arbitraryEdit: fc.Arbitrary<(schema: Schema) => Schema> = fc
  .tuple(fc.nat(EDITS.length - 1), fc.nat(40), fc.nat(11), arbitrarySchema)
  .map(([which, at, pick, other]) => {
    const edit = (schema: Schema) => editedSomewhere(schema, at, (inner) => EDITS[which]!(inner, other, pick));
    return Object.assign(edit, { toString: () => `edit ${which} at ${at}, pick ${pick}, with ${JSON.stringify(other)}` });
  });
