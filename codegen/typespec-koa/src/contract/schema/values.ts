/** Compares single values with a schema, for enumerations and constants. */
import type { Json, Schema } from "../../schema.ts";
import { keywords } from "./side.ts";
import { includesType, typeOfValue, typesOf } from "./type-names.ts";

/** The values of a schema with finitely many, or null. */
export function finiteValues(schema: Schema): readonly Json[] | null {
  const named = schema.const !== undefined ? [schema.const] : schema.enum;
  if (named) return named.filter((value) => includesType(typesOf(schema), typeOfValue(value)));
  if (schema.type === undefined) return null;
  const types = typesOf(schema);
  if (types.some((type) => type !== "null" && type !== "boolean")) return null;
  return types.flatMap((type): Json[] => (type === "null" ? [null] : [false, true]));
}

export function sameValue(a: Json, b: Json): boolean {
  return canonical(a) === canonical(b);
}

/** Equal texts for equal values: members sorted. */
export function canonical(value: Json | Schema | undefined): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) as string;
}

/**
 * Whether a schema without forms certainly accepts a value (`yes`), certainly refuses it (`no`), or is unclear (`unknown`).
 * Objects and arrays are not examined, and formats are not checked.
 */
export function accepts(schema: Schema, value: Json): "yes" | "no" | "unknown" {
  if (!includesType(typesOf(schema), typeOfValue(value))) return "no";
  if (schema.const !== undefined && !sameValue(schema.const, value)) return "no";
  if (schema.enum && !schema.enum.some((member) => sameValue(member, value))) return "no";
  if (typeof value === "string" && !stringFits(schema, value)) return "no";
  if (typeof value === "number" && !numberFits(schema, value)) return "no";
  return certain(schema, value);
}

const NAMING = new Set<string>(["type", "const", "enum"]);
const CHECKED: { readonly [type: string]: ReadonlySet<string> } = {
  string: new Set(["minLength", "maxLength", "pattern"]),
  number: new Set(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]),
};
/** Keywords of other types say nothing about a value. */
const OF_OTHER_TYPES: { readonly [type: string]: ReadonlySet<string> } = {
  string: new Set(["contentEncoding", "minLength", "maxLength", "pattern"]),
  number: new Set(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]),
  array: new Set(["items", "prefixItems", "minItems", "maxItems", "uniqueItems"]),
  object: new Set(["properties", "required", "additionalProperties", "propertyNames", "minProperties", "maxProperties"]),
};

function certain(schema: Schema, value: Json): "yes" | "unknown" {
  const type = typeof value === "number" ? "number" : typeOfValue(value);
  const known = keywords(schema).every((keyword) => {
    if (NAMING.has(keyword) || CHECKED[type]?.has(keyword)) return true;
    return Object.entries(OF_OTHER_TYPES).some(([other, words]) => other !== type && words.has(keyword));
  });
  return known ? "yes" : "unknown";
}

function stringFits(schema: Schema, value: string): boolean {
  const length = [...value].length;
  if (length < (schema.minLength ?? 0) || length > (schema.maxLength ?? Number.POSITIVE_INFINITY)) return false;
  return schema.pattern === undefined || new RegExp(schema.pattern, "u").test(value);
}

function numberFits(schema: Schema, value: number): boolean {
  return (
    value >= (schema.minimum ?? Number.NEGATIVE_INFINITY) &&
    value <= (schema.maximum ?? Number.POSITIVE_INFINITY) &&
    value > (schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY) &&
    value < (schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY)
  );
}
