import type { Json, Schema, TypeName } from "../../schema.ts";

export const ALL_TYPES: readonly TypeName[] = ["null", "boolean", "number", "string", "array", "object"];

/** The types that a schema allows; all if it names none. */
export function typesOf(schema: Schema): readonly TypeName[] {
  if (schema.type === undefined) return ALL_TYPES;
  return typeof schema.type === "string" ? [schema.type] : schema.type;
}

/** Every integer is a number. */
export function includesType(types: readonly TypeName[], type: TypeName): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

export function typeOfValue(value: Json): TypeName {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value as "boolean" | "string" | "object";
}

/** The JSON type of a value; JSON does not distinguish integers. */
export function jsonType(value: Json): TypeName {
  const type = typeOfValue(value);
  return type === "integer" ? "number" : type;
}

/** `strings`, `integers`: for sentences. */
export function plural(type: TypeName): string {
  return type === "null" ? "null" : type === "boolean" ? "booleans" : `${type}s`;
}
