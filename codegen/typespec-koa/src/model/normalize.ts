/**
 * Converts the emitter's dialect to the normalized schema form of `schema.ts`. The rules and their reasons:
 * - `unevaluatedProperties` becomes `additionalProperties`: nothing is composed here, and every tool knows the latter.
 * - The facts `x-max-entries` and `x-key-pattern` become the keywords that enforce them.
 * - A union of plain, distinct JSON types becomes one schema with several `type`s: one error instead of one per branch, and one
 *   pass.
 * - `allOf` is refused: a closed object cannot be composed. Spread has the same meaning.
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

/** The formats that the validators support. */
const FORMATS = new Set(["date-time", "date", "time", "duration", "uri", "email", "uuid", "int32", "int64", "float", "double"]);

const unsupported = (keyword: string) =>
  `The generator writes no types and validators for what becomes \`${keyword}\` in JSON Schema.`;

export function normalize(raw: RawSchema, refuse: Refuse, pointer = ""): Schema {
  const schema: Record<string, unknown> = {};
  const inner = (value: Json | undefined, at: string) => normalize(value as RawSchema, refuse, `${pointer}/${at}`);

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
        refuse(
          pointer,
          "typespec-koa/no-extends",
          "Say what it has in common with `...Base` (spread), not with `extends`: a closed object cannot be composed.",
        );
        break;
      case "pattern":
        if (!compiles(String(value)))
          refuse(pointer, "typespec-koa/bad-pattern", `\`${value}\` is no regular expression (flag u).`);
        schema.pattern = value;
        break;
      case "format":
        if (!FORMATS.has(String(value))) {
          refuse(
            pointer,
            "typespec-koa/unknown-format",
            `Nothing enforces the format \`${value}\`; there are ${[...FORMATS].join(", ")}.`,
          );
        }
        schema.format = value;
        break;
      default:
        if (KEPT.has(keyword) || keyword.startsWith("x-")) schema[keyword] = value;
        else refuse(pointer, "typespec-koa/unsupported-type", unsupported(keyword));
    }
  }
  return mergedTypes(schema as Schema);
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
