import { separatedTypes } from "../../model/merged-types.ts";
import { mapped } from "../../model/project.ts";
import type { Schema } from "../../model.ts";

/** The order of members: what a reader looks for first comes first. Unlisted members follow in their own order. */
const ORDER = [
  "$ref",
  "title",
  "description",
  "type",
  "const",
  "enum",
  "x-enum-descriptions",
  "default",
  "format",
  "required",
  "properties",
];

/** A schema as it is published. */
export function schemaObject(schema: Schema): Schema {
  const inner = mapped(separatedTypes(schema), schemaObject);
  const members = Object.entries(inner).toSorted(([a], [b]) => place(a) - place(b));
  return Object.fromEntries(members);
}

function place(keyword: string): number {
  const index = ORDER.indexOf(keyword);
  return index === -1 ? ORDER.length : index;
}
