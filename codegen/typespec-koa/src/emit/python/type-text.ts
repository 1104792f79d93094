/**
 * The Python type of a schema. Values that callers send are `Sequence` or `Mapping`, so that a list of a narrower type fits. Values that the service
 * returns are `List` or `Dict`, as `json` makes them. The service checks constraints.
 */
import { pascalCase } from "../../model/names.ts";
import type { Schema, TypeName } from "../../model.ts";
import { referenced } from "../../schema.ts";
import { literalText } from "./text.ts";

export interface Typing {
  /** Whether callers send it. */
  readonly sent: boolean;
  /** How a type is referred to. */
  readonly name: (type: string) => string;
  /** Declares an object's type that has no name in the contract, under one that begins with `owner`. Returns the name. */
  readonly declare: (owner: string, schema: Schema) => string;
}

export function typeText(schema: Schema, typing: Typing, owner: string): string {
  const name = referenced(schema);
  if (name !== null) return typing.name(name);
  if (schema.const !== undefined) return schema.const === null ? "None" : `Literal[${literalText(schema.const)}]`;
  if (schema.enum) return enumText(schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return union(branches.map((branch) => typeText(branch, typing, owner + branchName(branch))));
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => plain(schema, type, typing, owner)));
  return schema.type === undefined ? untyped(schema, typing, owner) : plain(schema, schema.type as TypeName, typing, owner);
}

/** Literals have no fractions. */
function enumText(values: NonNullable<Schema["enum"]>): string {
  const literals = values.filter((value) => value !== null && (typeof value !== "number" || Number.isInteger(value)));
  const types = literals.length > 0 ? [`Literal[${literals.map(literalText).join(", ")}]`] : [];
  const fractions = values.some((value) => typeof value === "number" && !Number.isInteger(value)) ? ["float"] : [];
  return union([...types, ...fractions, ...(values.includes(null) ? ["None"] : [])]);
}

function branchName({ title }: Schema): string {
  return title === undefined
    ? ""
    : title
        .split(/[^A-Za-z0-9]+/)
        .map(pascalCase)
        .join("");
}

function untyped(schema: Schema, typing: Typing, owner: string): string {
  if (schema.properties) return object(schema, typing, owner);
  return schema.prefixItems ? array(schema, typing, owner) : "Any";
}

function plain(schema: Schema, type: TypeName, typing: Typing, owner: string): string {
  switch (type) {
    case "null":
      return "None";
    case "boolean":
      return "bool";
    case "string":
      return "str";
    case "integer":
      return "int";
    case "number":
      return "float";
    case "array":
      return array(schema, typing, owner);
    case "object":
      return object(schema, typing, owner);
    default:
      return type satisfies never;
  }
}

/** `json` reads an array as a list. So a tuple is a type for what is sent only, and a list may be sent in its place. */
function array(schema: Schema, typing: Typing, owner: string): string {
  const { prefixItems, items, minItems = 0, maxItems } = schema;
  const item = items ? typeText(items, typing, `${owner}Item`) : "Any";
  if (!prefixItems) return `${typing.sent ? "Sequence" : "List"}[${item}]`;
  const members = prefixItems.map((member) => typeText(member, typing, owner + branchName(member)));
  const closed = items === false || maxItems === prefixItems.length;
  if (!typing.sent) return `List[${union(closed ? members : [...members, item])}]`;
  if (!closed) return "Sequence[Any]";
  const lengths = members.map((_, index) => index + 1).filter((length) => length >= Math.max(minItems, 1));
  return union([...lengths.map((length) => `Tuple[${members.slice(0, length).join(", ")}]`), "List[Any]"]);
}

function object(schema: Schema, typing: Typing, owner: string): string {
  if (Object.keys(schema.properties ?? {}).length > 0) return typing.declare(owner, schema);
  const { additionalProperties: additional } = schema;
  const value = typeof additional === "object" ? typeText(additional, typing, `${owner}Value`) : "Any";
  return `${typing.sent ? "Mapping" : "Dict"}[str, ${value}]`;
}

/** Each member once, in order; None last. */
export function union(members: readonly string[]): string {
  const distinct = [...new Set(members.flatMap(branches))];
  const others = distinct.filter((member) => member !== "None");
  if (others.length === distinct.length) return others.length === 1 ? others[0]! : `Union[${others.join(", ")}]`;
  if (others.length === 0) return "None";
  return others.length === 1 ? `Optional[${others[0]}]` : `Union[${others.join(", ")}, None]`;
}

/** A union within another is a part of it. */
function branches(type: string): string[] {
  const [, start, inside] = /^(Union|Optional)\[(.*)\]$/s.exec(type) ?? [];
  if (inside === undefined) return [type];
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const [token] of inside.matchAll(/"(?:[^"\\]|\\.)*"|[^"]/gs)) {
    depth += token === "[" ? 1 : token === "]" ? -1 : 0;
    if (token === "," && depth === 0) {
      parts.push(part.trim());
      part = "";
    } else part += token;
  }
  return [...parts, part.trim(), ...(start === "Optional" ? ["None"] : [])];
}

/** The names of `typing` that a text uses, for its import. */
export function typingNames(text: string): string[] {
  const known = ["Any", "Dict", "List", "Literal", "Mapping", "Optional", "Sequence", "Tuple", "TypedDict", "Union"];
  return known.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
}
