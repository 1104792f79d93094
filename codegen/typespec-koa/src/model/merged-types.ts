import type { Schema, TypeName } from "../model.ts";

/** Keywords that apply to values of one type only, so that schemas of different types can be merged. */
const OF_TYPE: { readonly [type in TypeName]: readonly string[] } = {
  null: [],
  boolean: [],
  integer: ["format", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  number: ["format", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  string: ["format", "contentEncoding", "minLength", "maxLength", "pattern"],
  array: ["items", "prefixItems", "minItems", "maxItems", "uniqueItems"],
  object: ["properties", "required", "additionalProperties", "propertyNames", "minProperties", "maxProperties"],
};

/**
 * Merges `anyOf` over plain schemas of different types into one schema with several types: `string | null` becomes `type:
 * ["string", "null"]`. It accepts the same values, and a wrong one gives a single error "must be string,null". A format that
 * is checked is merged only beside null, where its type is clear.
 */
export function mergedTypes(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  if (!anyOf) return schema;
  const enumerated = mergedEnum(anyOf);
  if (enumerated) return { ...enumerated, ...rest };

  const types = anyOf.map(plainType);
  if (types.includes(null)) return schema;
  const distinct = new Set(types.map((type) => (type === "integer" ? "number" : type)));
  if (distinct.size !== types.length) return schema;
  const { format, contentEncoding, ...plain } = Object.assign({}, ...anyOf) as Schema;
  // Beside another type than null, a format that is checked would be lost. Such a union stays one.
  const nullable = types.length === 2 && types.includes("null");
  if (!nullable && anyOf.some(isCheckedFormat)) return schema;
  const said = { ...(format === undefined ? {} : { format }), ...(contentEncoding === undefined ? {} : { contentEncoding }) };
  return { ...plain, ...(nullable ? said : {}), ...rest, type: types as TypeName[] };
}

/**
 * The reverse, for readers of documents that follow a `$ref` and then take only the first of several types: a type and null stay together,
 * as all readers know them.
 */
export function separatedTypes(schema: Schema): Schema {
  const { type: types } = schema;
  if (!Array.isArray(types) || schema.enum || types.filter((type) => type !== "null").length < 2) return schema;
  const separate = (types as readonly TypeName[]).map((type): Schema => {
    const own = Object.entries(schema).filter(([keyword]) => OF_TYPE[type].includes(keyword));
    return { type, ...Object.fromEntries(own) };
  });
  const ofTypes = new Set(["type", ...Object.values(OF_TYPE).flat()]);
  const others = Object.entries(schema).filter(([keyword]) => !ofTypes.has(keyword));
  return { ...Object.fromEntries(others), anyOf: separate };
}

function isCheckedFormat({ format, contentEncoding }: Schema): boolean {
  return contentEncoding !== undefined || (format !== undefined && format !== "double");
}

function plainType(schema: Schema): TypeName | null {
  if (typeof schema.type !== "string") return null;
  const allowed = ["type", ...OF_TYPE[schema.type]];
  return Object.keys(schema).every((keyword) => allowed.includes(keyword)) ? schema.type : null;
}

/** Literals of one type and null: an `enum` that also lists null. */
function mergedEnum(branches: readonly Schema[]): Schema | null {
  const [first, second] = branches;
  if (branches.length !== 2 || !first?.enum || second?.type !== "null" || Object.keys(first).length !== 2) return null;
  return { type: [first.type as TypeName, "null"], enum: [...first.enum, null] };
}
