/** Projects a schema to the form of requests or of responses. */
import type { Json, Schema } from "../model.ts";

export type Direction = "request" | "response";

/**
 * Requests are closed, and have neither read-only nor retired members and values. Responses are open, and have no write-only
 * members and no defaults, because the server fills those in only for requests.
 */
export function project(schema: Schema, direction: Direction): Schema {
  const { "x-retired-values": retired, ...projected } = mapped(schema, (inner) => project(inner, direction));
  if (direction === "request") return asRequest(projected, retired as readonly Json[] | undefined);
  return asResponse(retired === undefined ? projected : { ...projected, "x-retired-values": retired });
}

function asRequest(schema: Schema, retired: readonly Json[] = []): Schema {
  if (retired.length > 0) return asRequest(withoutValues(schema, retired));
  if (schema.type !== "object" && !schema.properties) return schema;
  const kept = membersWhere(schema, (member) => !member.readOnly && !member["x-retired"]);
  return kept.properties && kept.additionalProperties === undefined
    ? { ...kept, additionalProperties: false }
    : closedIfEmpty(kept);
}

function asResponse({ default: _, ...schema }: Schema): Schema {
  const marked = schema["x-retired"] ? { ...schema, deprecated: true } : schema;
  return membersWhere(marked, (member) => !member.writeOnly);
}

/** A model without members accepts none. */
function closedIfEmpty(schema: Schema): Schema {
  const open = schema.additionalProperties !== undefined || schema.oneOf || schema.anyOf;
  return open ? schema : { ...schema, additionalProperties: false };
}

function membersWhere(schema: Schema, keep: (member: Schema) => boolean): Schema {
  if (!schema.properties) return schema;
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([, member]) => keep(member)));
  const required = schema.required?.filter((name) => Object.hasOwn(properties, name));
  const { required: _, ...rest } = schema;
  return { ...rest, properties, ...(required && required.length > 0 ? { required } : {}) };
}

function withoutValues(schema: Schema, retired: readonly Json[]): Schema {
  const values = schema.enum ?? [];
  const kept = values.map((value) => !retired.includes(value));
  const described = schema["x-enum-descriptions"] as readonly Json[] | undefined;
  return {
    ...schema,
    enum: values.filter((_, index) => kept[index]),
    ...(described ? { "x-enum-descriptions": described.filter((_, index) => kept[index]) } : {}),
  };
}

/** The schema with each directly nested schema replaced. */
export function mapped(schema: Schema, change: (inner: Schema) => Schema): Schema {
  const each = (schemas: readonly Schema[] | undefined) => schemas?.map(change);
  const changed: { -readonly [keyword in keyof Schema]: Schema[keyword] } = { ...schema };
  if (schema.items) changed.items = change(schema.items);
  if (schema.prefixItems) changed.prefixItems = each(schema.prefixItems);
  if (schema.anyOf) changed.anyOf = each(schema.anyOf);
  if (schema.oneOf) changed.oneOf = each(schema.oneOf);
  if (typeof schema.additionalProperties === "object") changed.additionalProperties = change(schema.additionalProperties);
  if (schema.propertyNames) changed.propertyNames = change(schema.propertyNames);
  if (schema.properties) {
    changed.properties = Object.fromEntries(Object.entries(schema.properties).map(([name, member]) => [name, change(member)]));
  }
  return changed;
}

/** The directly nested schemas. */
export function parts(schema: Schema): Schema[] {
  const found: Schema[] = [];
  mapped(schema, (inner) => {
    found.push(inner);
    return inner;
  });
  return found;
}
