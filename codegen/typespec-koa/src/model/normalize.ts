/**
 * Converts the emitter's dialect to the normalized schema form of `schema.ts`. The rules and their reasons:
 * - `unevaluatedProperties` becomes `additionalProperties`: nothing is composed here, and every tool knows the latter.
 * - The facts `x-max-entries` and `x-key-pattern` become the keywords that enforce them.
 * - A union of plain, distinct JSON types becomes one schema with several `type`s: one error instead of one per branch, and one
 *   pass.
 * - A tuple of TypeSpec has exactly its elements, so it gets its length. A `@jsonSchema` says its own.
 * - `allOf` is refused: a closed object cannot be composed. `inheritance.ts` has written out `extends` before. Of one reference alone, it is that.
 */
import type { RawSchema } from "../load/document.ts";
import type { Json, Schema } from "../model.ts";
import { mergedTypes } from "./merged-types.ts";

/** Reports something that a specification may not contain; `pointer` is into the schema. */
export type Refuse = (pointer: string, code: string, message: string) => void;

const KEPT = new Set(
  (
    "$ref type const enum minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf " +
    "minItems maxItems uniqueItems required minProperties maxProperties discriminator title description default examples " +
    "deprecated readOnly writeOnly"
  ).split(" "),
);

/** The formats that the validators support: of text, and of numbers. */
const FORMATS: { readonly text: ReadonlySet<string>; readonly number: ReadonlySet<string> } = {
  text: new Set(
    (
      "date-time date time duration http-date uri uri-reference email uuid hostname ipv4 ipv6 json-pointer password decimal decimal128 " +
      "int8 int16 int32 int64 uint8 uint16 uint32 uint64 double-int unixtime"
    ).split(" "),
  ),
  number: new Set("int8 int16 int32 int64 uint8 uint16 uint32 uint64 double-int unixtime float double".split(" ")),
};

const ENCODINGS: readonly Json[] = ["base64", "base64url"];

const unsupported = (keyword: string) =>
  `The generator writes no types and validators for what becomes \`${keyword}\` in JSON Schema.`;

/** Whether a tuple without a length gets that of its elements. */
export type Closing = "closed" | "as written";

export function normalize(raw: RawSchema, refuse: Refuse, pointer = "", tuples: Closing = "closed"): Schema {
  const schema: Record<string, unknown> = {};
  const inner = (value: Json | undefined, at: string) => normalize(value as RawSchema, refuse, `${pointer}/${at}`, tuples);

  for (const [keyword, value] of Object.entries(raw)) {
    switch (keyword) {
      case "properties":
        schema.properties = Object.fromEntries(
          Object.entries(value as RawSchema).map(([name, member]) => [name, inner(member, `properties/${name}`)]),
        );
        break;
      case "items":
        schema.items = value === false ? false : inner(value, "items");
        break;
      case "prefixItems":
      case "anyOf":
      case "oneOf":
        schema[keyword] = (value as readonly Json[]).map((member, index) => inner(member, `${keyword}/${index}`));
        break;
      case "unevaluatedProperties":
      case "additionalProperties":
        schema.additionalProperties = opened(value, () => inner(value, "additionalProperties"));
        break;
      case "propertyNames":
        schema.propertyNames = inner(value, "propertyNames");
        break;
      case "x-max-entries":
        schema.maxProperties = value;
        break;
      case "x-key-pattern":
        schema.propertyNames = { pattern: value };
        break;
      case "allOf":
        if (isReference(raw)) schema.$ref = (value as readonly RawSchema[])[0]?.$ref;
        else
          refuse(
            pointer,
            "typespec-koa/no-extends",
            "Say what it has in common with `...Base` (spread): a closed object cannot be composed.",
          );
        break;
      case "pattern":
        if (!compiles(String(value)))
          refuse(pointer, "typespec-koa/bad-pattern", `\`${value}\` is no regular expression (flag u).`);
        schema.pattern = value;
        break;
      case "format":
        refuseFormat(String(value), raw, (code, message) => refuse(pointer, code, message));
        schema.format = value;
        break;
      case "contentEncoding":
        if (!ENCODINGS.includes(value))
          refuse(pointer, "typespec-koa/unknown-format", `Bytes are encoded as ${ENCODINGS.join(" or ")}, not ${value}.`);
        schema.contentEncoding = value;
        break;
      default:
        if (KEPT.has(keyword) || keyword.startsWith("x-")) schema[keyword] = value;
        else refuse(pointer, "typespec-koa/unsupported-type", unsupported(keyword));
    }
  }
  refuseTextBounds(schema as Schema, (message) => refuse(pointer, "typespec-koa/unchecked-bound", message));
  return mergedTypes(tuples === "closed" ? withLength(schema as Schema) : (schema as Schema));
}

const BOUNDS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const;

/** JSON Schema holds text to no number's bound. */
function refuseTextBounds(schema: Schema, refuse: (message: string) => void): void {
  const bound = BOUNDS.find((keyword) => schema[keyword] !== undefined);
  if (bound === undefined || schema.type !== "string") return;
  refuse(`Nothing checks the \`${bound}\` of a number that is sent as text. Use @pattern, or send it as a number.`);
}

function withLength(schema: Schema): Schema {
  const length = schema.prefixItems?.length;
  return length === undefined ? schema : { ...schema, minItems: length, maxItems: length };
}

function refuseFormat(format: string, { type }: RawSchema, refuse: (code: string, message: string) => void): void {
  const isText = [type].flat().includes("string");
  const known = isText ? FORMATS.text : FORMATS.number;
  if (known.has(format)) return;
  if (FORMATS.text.has(format) && /^decimal/.test(format)) {
    refuse(
      "typespec-koa/inexact-decimal",
      "A number of JSON is read as a double, which holds few decimals exactly. Send it as text: @encode(string).",
    );
  } else {
    refuse("typespec-koa/unknown-format", `Nothing enforces the format \`${format}\`; there are ${[...known].join(", ")}.`);
  }
}

/** How the emitter says more of the type of a part than its name. */
function isReference({ allOf, type, properties }: RawSchema): boolean {
  const [one, ...others] = (allOf ?? []) as readonly RawSchema[];
  return others.length === 0 && typeof one?.$ref === "string" && type === undefined && properties === undefined;
}

/** `{}` and `true` are equal; the latter is simpler. */
function opened(value: Json | undefined, schema: () => Schema): Schema | boolean {
  if (typeof value === "boolean") return value;
  return Object.keys(value as RawSchema).length === 0 ? true : schema();
}

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}
