/**
 * A published schema in the form for Ajv: without annotations, with references by type name, and with tuples in draft 7 form. The
 * published form is 2020-12, and tuples are the only difference here. Ajv's 2020-12 class adds bookkeeping for `unevaluated…` and
 * `$dynamicRef` to every function, a third of the code, and nothing uses it.
 */

import { casesOf, type Lookup } from "../../model/branches.ts";
import type { Schema } from "../../model.ts";
import { referenced } from "../../schema.ts";

export interface Enforced {
  readonly [keyword: string]: unknown;
}

/** Formats that every number of JSON has, or that say nothing of values. */
const SAID_ONLY = new Set(["double", "password"]);

/** Formats of numbers that may also be sent as text: `@encode(string)`. */
const AS_TEXT = new Set(["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "double-int", "unixtime"]);

const SAID = new Set(["title", "description", "examples", "deprecated", "readOnly", "writeOnly"]);

/** @param branches finds named types if unions are to be split (see `branches.ts`) */
export function enforced(schema: Schema, branches: Lookup | null): Enforced {
  const inner = (part: Schema) => enforced(part, branches);
  const found: { [keyword: string]: unknown } = {};
  const cases = branches && casesOf(schema, branches);
  for (const [keyword, value] of Object.entries(schema)) {
    if (SAID.has(keyword) || keyword.startsWith("x-")) continue;
    switch (keyword) {
      case "$ref":
        found.$ref = referenced(schema);
        break;
      case "format":
        if (!SAID_ONLY.has(value)) found.format = isText(schema) && AS_TEXT.has(value) ? `${value}-text` : value;
        break;
      case "contentEncoding":
        found.format = value;
        break;
      case "prefixItems":
        found.items = schema.prefixItems?.map(inner);
        if (schema.items !== undefined) found.additionalItems = schema.items && inner(schema.items);
        break;
      case "items":
        if (!schema.prefixItems) found.items = inner(value);
        break;
      case "properties":
        found.properties = Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, member]) => [name, inner(member)]),
        );
        break;
      case "additionalProperties":
        found.additionalProperties = typeof value === "object" ? inner(value) : value;
        break;
      case "propertyNames":
        found.propertyNames = inner(value);
        break;
      case "anyOf":
      case "oneOf":
        if (!cases) found[keyword] = schema[keyword]?.map(inner);
        break;
      case "discriminator":
        // Ajv finds the branch by the tag's own constants; it refuses a mapping.
        if (!cases) found.discriminator = { propertyName: schema.discriminator?.propertyName };
        break;
      default:
        found[keyword] = value;
    }
  }
  return cases ? { ...found, ...chain([...cases.cases], cases.otherwise, inner) } : found;
}

function isText({ type }: Schema): boolean {
  return [type].flat().includes("string");
}

function chain(
  [first, ...others]: { guard: Schema; branch: Schema }[],
  otherwise: Schema,
  inner: (schema: Schema) => Enforced,
): Enforced {
  if (!first) return inner(otherwise);
  const then = inner(first.branch);
  return { if: inner(first.guard), then, else: chain(others, otherwise, inner) };
}
