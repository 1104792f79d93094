/** The TypeScript type of a schema. Constraints that TypeScript cannot express are left to the validators. */
import type { Json, Schema, TypeName } from "../../model.ts";
import { referenced } from "../../schema.ts";
import { commentLines, docText } from "./comment.ts";

const LONGEST_UNION = 100;

export function typeText(schema: Schema): string {
  const name = referenced(schema);
  if (name !== null) return name;
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return union(branches.map(typeText));
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => plain(schema, type)));
  return schema.type === undefined ? untyped(schema) : plain(schema, schema.type as TypeName);
}

function untyped(schema: Schema): string {
  if (schema.properties) return object(schema);
  return schema.prefixItems ? array(schema) : "unknown";
}

function plain(schema: Schema, type: TypeName): string {
  switch (type) {
    case "null":
    case "boolean":
    case "string":
      return type;
    case "integer":
    case "number":
      return "number";
    case "array":
      return array(schema);
    case "object":
      return object(schema);
    default:
      return type satisfies never;
  }
}

function array(schema: Schema): string {
  const { prefixItems, items, minItems = 0, maxItems } = schema;
  if (!prefixItems) return arrayOf(items ? typeText(items) : "unknown");
  const members = prefixItems.map((item, index) => (index < minItems ? typeText(item) : `${parenthesized(typeText(item))}?`));
  const closed = items === false || maxItems === prefixItems.length;
  return `[${[...members, ...(closed ? [] : [`...${arrayOf(items ? typeText(items) : "unknown")}`])].join(", ")}]`;
}

function arrayOf(element: string): string {
  return `${parenthesized(element)}[]`;
}

function parenthesized(type: string): string {
  return /^[\w.]+(\[\])*$|^"[^"]*"$|^\{[\s\S]*\}$|^\[[^[\]]*\]$/.test(type) ? type : `(${type})`;
}

function object(schema: Schema): string {
  const lines = memberLines(schema);
  if (lines.length > 0) return `{\n${indented(lines)}\n}`;
  return schema.additionalProperties === false ? "Record<string, never>" : "Record<string, unknown>";
}

/** The lines between the braces of an object type; its index signature last. */
export function memberLines(schema: Schema): string[] {
  const required = new Set(schema.required);
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => [
    ...commentLines(docText(member)),
    ...`${key(name)}${required.has(name) ? "" : "?"}: ${typeText(member)};`.split("\n"),
  ]);
  const value = indexValue(schema);
  return value === null ? members : [...members, ...`[name: string]: ${value};`.split("\n")];
}

/**
 * The type of undeclared members; null if there are none. An index signature in TypeScript must also fit declared members. So if
 * there are any, it is `unknown`.
 */
function indexValue({ additionalProperties: additional, properties = {} }: Schema): string | null {
  if (additional === undefined || additional === false) return null;
  return additional === true || Object.keys(properties).length > 0 ? "unknown" : typeText(additional);
}

export function key(name: string): string {
  return /^([A-Za-z_$][\w$]*|[1-9]\d*)$/.test(name) ? name : JSON.stringify(name);
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => (line === "" ? line : `  ${line}`)).join("\n");
}

export function literal(value: Json): string {
  return JSON.stringify(value);
}

/** Each member once, in order; one per line if there are many. */
export function union(members: readonly string[]): string {
  const distinct = [...new Set(members)];
  const line = distinct.join(" | ");
  if (distinct.length < 2 || (line.length <= LONGEST_UNION && !line.includes("\n"))) return line;
  return distinct.map((member) => `\n  | ${member.replaceAll("\n", "\n    ")}`).join("");
}
