/** What a schema of the published document says, in words. Names of types become links to their sections. */
import type { JsonObject } from "#src/foundation/json/json.ts";

const SCHEMAS = "#/components/schemas/";

/** The name of the schema that this one refers to; null if it has none. */
export function named(schema: JsonObject): string | null {
  const { $ref: reference } = schema;
  return typeof reference === "string" && reference.startsWith(SCHEMAS) ? reference.slice(SCHEMAS.length) : null;
}

export function resolved(document: JsonObject, schema: JsonObject): JsonObject {
  const { $ref: reference } = schema;
  if (typeof reference !== "string") return schema;
  const found = reference
    .slice(2)
    .split("/")
    .reduce((at, name) => at[name] as JsonObject, document);
  return resolved(document, found);
}

/** @param used the names that it shows are added */
export function typeText(document: JsonObject, schema: JsonObject, used: Set<string>): string {
  const name = named(schema);
  if (name !== null) {
    used.add(name);
    return `[${name}](#${name})`;
  }
  const { type, anyOf, oneOf, items, const: one, enum: values } = schema as Record<string, never>;
  if (one !== undefined) return `\`${JSON.stringify(one)}\``;
  if (values !== undefined) return (values as unknown[]).map((value) => `\`${JSON.stringify(value)}\``).join(" or ");
  const branches = (anyOf ?? oneOf) as JsonObject[] | undefined;
  if (branches) return [...new Set(branches.map((branch) => typeText(document, branch, used)))].join(" or ");
  if (type === "array") return items ? `array of ${typeText(document, items, used)}` : "array";
  const types = [type ?? "any JSON"].flat() as string[];
  const limits = limitsOf(schema);
  return `${types.join(" or ")}${limits === "" ? "" : ` (${limits})`}`;
}

function limitsOf(schema: JsonObject): string {
  const {
    minimum,
    maximum,
    minLength,
    maxLength,
    minItems,
    maxItems,
    format,
    default: usual,
  } = schema as Record<string, unknown>;
  const range = (least: unknown, most: unknown, unit: string) => {
    if (least === undefined && most === undefined) return "";
    if (least === undefined) return `at most ${most}${unit}`;
    return most === undefined ? `at least ${least}${unit}` : `${least} to ${most}${unit}`;
  };
  return [
    range(minimum, maximum, ""),
    range(minLength, maxLength, " characters"),
    range(minItems, maxItems, " elements"),
    typeof format === "string" && !/^int|^double|^float/.test(format) ? format : "",
    usual === undefined ? "" : `default \`${JSON.stringify(usual)}\``,
  ]
    .filter(Boolean)
    .join(", ");
}

/** The members of an object as a list; the empty string if it has none. */
export function membersOf(document: JsonObject, schema: JsonObject, used: Set<string>): string {
  const {
    properties = {},
    required = [],
    additionalProperties,
  } = schema as { properties?: JsonObject; required?: string[]; additionalProperties?: unknown };
  const members = Object.entries(properties).map(([name, given]) => {
    const member = given as JsonObject;
    const about = (member.description ?? "") as string;
    const usual = member.default === undefined ? "" : `, default \`${JSON.stringify(member.default)}\``;
    return `- \`${name}\` (${required.includes(name) ? "required" : "optional"}${usual}): ${typeText(document, member, used)}. ${inline(about)}`;
  });
  if (typeof additionalProperties === "object" && additionalProperties !== null)
    members.push(`- any name: ${typeText(document, additionalProperties as JsonObject, used)}`);
  return members.join("\n");
}

/** A text with paragraphs and lists, as part of an element of a list. */
export function inline(text: string): string {
  return text.trim().replaceAll("\n", "\n  ");
}
