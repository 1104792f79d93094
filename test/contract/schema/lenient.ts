/**
 * The oracle of responses: what a client of a schema accepts. It ignores unknown members, unknown values of an enumeration, and forms of a
 * union with an unknown tag.
 */

import type { Types } from "../../../codegen/typespec-koa/src/contract/schema/side.ts";
import type { Json, Schema, TypeName } from "../../../codegen/typespec-koa/src/schema.ts";
import { referenced } from "../../../codegen/typespec-koa/src/schema.ts";

type Loose = { readonly [keyword: string]: unknown };

export function lenient(schema: Schema | boolean, types: Types): Loose | boolean {
  if (typeof schema === "boolean") return schema;
  const inner = (part: Schema | boolean) => lenient(part, types);
  const { enum: values, anyOf, oneOf, additionalProperties, ...rest } = schema;
  const loose: { [keyword: string]: unknown } = { ...rest };
  if (additionalProperties !== undefined && additionalProperties !== false)
    loose.additionalProperties = inner(additionalProperties);
  if (schema.items !== undefined) loose.items = inner(schema.items);
  if (schema.prefixItems) loose.prefixItems = schema.prefixItems.map(inner);
  if (schema.properties)
    loose.properties = Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, inner(part)]));
  if (!values && !anyOf && !oneOf) return loose;
  const all: Loose[] = [loose];
  if (values) all.push({ type: [...new Set(values.filter((value) => admits(schema, value)).map(jsonType))] });
  for (const forms of [anyOf, oneOf]) if (forms) all.push({ anyOf: [...forms.map(inner), ...unknownForms(forms, types)] });
  return { allOf: all };
}

function unknownForms(forms: readonly Schema[], types: Types): Loose[] {
  if (forms.length < 2) return [];
  const objects = forms.map((form) => resolved(form, types));
  const tags = (objects[0]?.required ?? []).filter((name) => objects.every((form) => tagValues(form, name, types)));
  return tags.map((name) => {
    const known = objects.flatMap((form) => tagValues(form, name, types)!);
    return { type: "object", required: [name], properties: { [name]: { not: { enum: known } } } };
  });
}

function tagValues(form: Schema, name: string, types: Types): readonly Json[] | null {
  const member = form.properties?.[name];
  if (!member || !form.required?.includes(name)) return null;
  const { const: only, enum: values } = resolved(member, types);
  return only === undefined ? (values ?? null) : [only];
}

function resolved(schema: Schema, types: Types): Schema {
  const name = referenced(schema);
  return name === null ? schema : resolved(types[name]!, types);
}

function admits({ type }: Schema, value: Json): boolean {
  const types = type === undefined ? [] : typeof type === "string" ? [type] : type;
  return types.length === 0 || types.includes(jsonType(value)) || (types.includes("integer") && Number.isInteger(value));
}

function jsonType(value: Json): TypeName {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : (typeof value as TypeName);
}
