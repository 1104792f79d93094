/** Random schemas of everything that the comparison knows, over a small alphabet so that edits meet. */
import fc from "fast-check";
import type { Types } from "../../../codegen/typespec-koa/src/contract/schema/side.ts";
import { reference, type Schema } from "../../../codegen/typespec-koa/src/schema.ts";

export const MEMBERS = ["a", "b", "kind"];
const PATTERNS = ["^[a-c]*$", "^x", "[0-9]"];
const VALUES = ["a", "b", "x1", 0, 1, 2.5, null, true];

const small = fc.integer({ min: 0, max: 4 });
const pair = fc.tuple(small, small).map(([one, other]): [number, number] => [Math.min(one, other), Math.max(one, other)]);

const string: fc.Arbitrary<Schema> = fc.tuple(pair, fc.constantFrom(...PATTERNS), fc.integer({ min: 0, max: 7 })).map(
  ([[minLength, maxLength], pattern, which]): Schema => ({
    type: "string",
    ...(which & 1 ? { minLength } : {}),
    ...(which & 2 ? { maxLength } : {}),
    ...(which === 4 ? { pattern } : {}),
  }),
);

const number: fc.Arbitrary<Schema> = fc
  .tuple(fc.constantFrom("integer" as const, "number" as const), pair, fc.constantFrom(1, 2, 3), fc.integer({ min: 0, max: 31 }))
  .map(([type, [low, high], multipleOf, which]) => ({
    type,
    ...(which & 1 ? { [which & 8 ? "exclusiveMinimum" : "minimum"]: low } : {}),
    ...(which & 2 ? { [which & 16 ? "exclusiveMaximum" : "maximum"]: high } : {}),
    ...(which & 4 ? { multipleOf } : {}),
  }));

const listed: fc.Arbitrary<Schema> = fc.oneof(
  fc.constantFrom(...VALUES).map((value) => ({ const: value })),
  fc.uniqueArray(fc.constantFrom(...VALUES), { minLength: 1, maxLength: 3 }).map((values) => ({ enum: values })),
  fc.uniqueArray(fc.constantFrom("a", "b", "c"), { minLength: 1 }).map((values): Schema => ({ type: "string", enum: values })),
);

const plain = fc.constantFrom<Schema>({}, { type: "boolean" }, { type: "null" });

const { schema } = fc.letrec<{
  schema: Schema;
  array: Schema;
  object: Schema;
  union: Schema;
  tagged: Schema;
  several: Schema;
  leaf: Schema;
}>((tie) => ({
  leaf: fc.oneof(string, number, listed, plain),
  schema: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    { arbitrary: tie("leaf"), weight: 4 },
    { arbitrary: tie("object"), weight: 4 },
    { arbitrary: tie("array"), weight: 2 },
    { arbitrary: tie("union"), weight: 2 },
    { arbitrary: tie("tagged"), weight: 2 },
    { arbitrary: tie("several"), weight: 1 },
    { arbitrary: fc.constantFrom("Leaf", "Tree").map(reference), weight: 1 },
  ),
  array: fc.tuple(tie("schema"), fc.array(tie("schema"), { maxLength: 2 }), pair, fc.integer({ min: 0, max: 31 })).map(
    ([items, prefixItems, [minItems, maxItems], which]): Schema => ({
      type: "array",
      ...(which & 1 ? { items: which & 16 ? (false as const) : items } : {}),
      ...(which & 2 && prefixItems.length > 0 ? { prefixItems } : {}),
      ...(which & 4 ? { minItems } : {}),
      ...(which & 8 ? { maxItems } : {}),
      ...(which === 31 ? { uniqueItems: true } : {}),
    }),
  ),
  object: fc
    .record({
      properties: fc.dictionary(fc.constantFrom(...MEMBERS), tie("schema"), { maxKeys: 3 }),
      required: fc.subarray(MEMBERS),
      additional: fc.oneof(fc.constantFrom(undefined, true, false), tie("schema")),
      names: fc.option(fc.constantFrom<Schema>({ pattern: "^[a-c]" }, { maxLength: 2 }), { nil: undefined }),
      counts: fc.option(pair, { nil: undefined, freq: 6 }),
    })
    .map(
      ({ properties, required, additional, names, counts }): Schema => ({
        type: "object",
        properties,
        ...(required.length > 0 ? { required: required.filter((name) => name in properties || additional !== false) } : {}),
        ...(additional === undefined ? {} : { additionalProperties: additional }),
        ...(names && additional !== false ? { propertyNames: names } : {}),
        ...(counts ? { minProperties: counts[0], maxProperties: counts[1] } : {}),
      }),
    ),
  union: fc
    .tuple(fc.constantFrom("anyOf", "oneOf"), fc.array(tie("schema"), { minLength: 2, maxLength: 3 }))
    .map(([keyword, forms]) => ({ [keyword]: forms }) as unknown as Schema),
  tagged: fc
    .tuple(
      fc.constantFrom("anyOf", "oneOf"),
      fc.uniqueArray(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 3 }),
      tie("schema"),
      fc.boolean(),
    )
    .map(([keyword, tags, inner, closed]) => {
      const form = (tag: string): Schema => ({
        type: "object",
        properties: { kind: { const: tag }, a: inner },
        required: ["kind"],
      });
      return {
        [keyword]: tags.map((tag) => ({ ...form(tag), ...(closed ? { additionalProperties: false } : {}) })),
      } as unknown as Schema;
    }),
  several: fc.tuple(string, number, fc.boolean()).map(([text, count, nullable]): Schema => {
    const { type: _, ...ofText } = text;
    const { type: numeric, ...ofNumber } = count;
    return {
      ...ofText,
      ...ofNumber,
      type: ["string", numeric as "integer" | "number", ...(nullable ? (["null"] as const) : [])],
    };
  }),
}));

export const arbitrarySchema: fc.Arbitrary<Schema> = schema;

/** `Leaf`, and `Tree`, which refers to itself. */
export const arbitraryTypes: fc.Arbitrary<Types> = fc.tuple(schema, schema, fc.boolean()).map(([leaf, inner, closed]) => ({
  Leaf: withoutReferences(leaf),
  Tree: {
    type: "object",
    properties: { a: withoutReferences(inner), b: { type: "array", items: reference("Tree"), maxItems: 2 } },
    ...(closed ? { additionalProperties: false } : {}),
  },
}));

/** A type that were only itself would say nothing. */
function withoutReferences(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) =>
    typeof value === "object" && value !== null && "$ref" in value ? { type: "boolean" } : value,
  ) as Schema;
}
