/**
 * The input schema of a tool: path and query parameters and the members of the body, side by side, exactly as the published document has them.
 * Named types are in `$defs`, so that the schema stands alone.
 */
import type { Json, JsonObject } from "#src/foundation/json/json.ts";

export interface DocumentParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonObject;
}

/** How an argument travels. */
export interface Argument {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "body";
  /** The parameter's or member's own name, where it differs from the argument's. */
  readonly as: string;
  /** Whether null is a value of it. Only a body can carry null. */
  readonly nullable: boolean;
}

export interface ToolInput {
  readonly schema: JsonObject & { type: "object" };
  readonly arguments: readonly Argument[];
  /** Whether the operation takes a body; `whole`: the argument `body` is the body, because its members cannot be told apart. */
  readonly body: "none" | "members" | "whole";
}

/** The most rows of a page that a tool asks for, and as many as it asks for by itself. Results are for a model to read. */
export const MOST_ROWS = 100;
export const USUAL_ROWS = 20;
/** The parameters that set the size of a page. */
export const PAGE_SIZES: ReadonlySet<string> = new Set(["limit", "top_k"]);

/**
 * @param components the document's `components`
 * @param body the schema of the body; null if there is none
 */
export function toolInput(
  components: JsonObject,
  parameters: readonly DocumentParameter[],
  body: JsonObject | null,
  pages: boolean,
): ToolInput {
  const schemas = components.schemas as JsonObject;
  const properties: JsonObject = {};
  const required: string[] = [];
  const taken: Argument[] = [];
  for (const parameter of parameters) {
    const name = argumentName(parameter);
    if (name === null) continue;
    const { description, schema, required: isRequired } = parameter;
    properties[name] = description === undefined ? schema : { ...schema, description };
    if (isRequired) required.push(name);
    taken.push({ name, in: parameter.in, as: parameter.name, nullable: false });
  }
  const members = body === null ? null : plainObject(body, schemas);
  const names = members === null ? [] : Object.keys(members.properties);
  const apart = members !== null && names.every((name) => !Object.hasOwn(properties, name));
  if (apart) {
    Object.assign(properties, members.properties);
    required.push(...members.required);
    const inBody = (name: string) =>
      ({ name, in: "body", as: name, nullable: allowsNull(members.properties[name]!, schemas) }) as const;
    taken.push(...names.map(inBody));
  } else if (body !== null) {
    properties.body = body;
    taken.push({ name: "body", in: "body", as: "body", nullable: allowsNull(body, schemas) });
  }
  if (pages) for (const name of PAGE_SIZES) if (properties[name]) properties[name] = pageSize(properties[name] as JsonObject);
  const moved = moveReferences({ properties } as JsonObject) as JsonObject;
  const defs = definitionsOf(moved, schemas);
  return {
    schema: {
      type: "object",
      ...moved,
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
      ...(Object.keys(defs).length > 0 ? { $defs: defs } : {}),
    },
    arguments: taken,
    body: body === null ? "none" : apart ? "members" : "whole",
  };
}

/** Arguments are plain values: what the document says about their form in a URL would have them encoded twice. */
function withoutEncoding(description: string): string {
  return description
    .replace(/\s*(?:In a path, the (?:name|id) is one segment:\s)?send\s`\/` as `%2F`\.?/gi, "")
    .replace(/ \(sent as `%2F[^)]*\)/g, "");
}

/** Null for headers that are no arguments: conditions on a tag are for caches. */
function argumentName({ name, in: place }: DocumentParameter): string | null {
  if (place !== "header") return name;
  return name === "Idempotency-Key" ? "idempotency_key" : null;
}

function plainObject(schema: JsonObject, schemas: JsonObject): { properties: JsonObject; required: string[] } | null {
  const reference = schema.$ref;
  if (typeof reference === "string") return plainObject(schemas[nameIn(reference)] as JsonObject, schemas);
  const { type, properties, required = [], allOf, anyOf, oneOf } = schema;
  if ((type !== "object" || properties === undefined || allOf) ?? anyOf ?? oneOf) return null;
  return { properties: properties as JsonObject, required: required as string[] };
}

function allowsNull(schema: Json, schemas: JsonObject): boolean {
  const { $ref, type, enum: values, const: value, allOf, anyOf, oneOf } = schema as JsonObject;
  const allows = (other: Json) => allowsNull(other, schemas);
  return (
    (typeof $ref !== "string" || allows(schemas[nameIn($ref)]!)) &&
    (type === undefined || [type].flat().includes("null")) &&
    (values === undefined || (values as Json[]).includes(null)) &&
    (value === undefined || value === null) &&
    (allOf === undefined || (allOf as Json[]).every(allows)) &&
    (anyOf === undefined || (anyOf as Json[]).some(allows)) &&
    (oneOf === undefined || (oneOf as Json[]).some(allows))
  );
}

function pageSize(schema: JsonObject): JsonObject {
  return { ...schema, default: USUAL_ROWS, maximum: MOST_ROWS };
}

const SCHEMAS = "#/components/schemas/";

function nameIn(reference: string): string {
  return reference.slice(SCHEMAS.length);
}

/** References into `$defs`; what documents say beside schemas (`example`, `x-…`) is left out. */
function moveReferences(value: Json): Json {
  if (Array.isArray(value)) return value.map(moveReferences);
  if (value === null || typeof value !== "object") return value;
  const moved: JsonObject = {};
  for (const [name, member] of Object.entries(value)) {
    if (name === "description" && typeof member === "string") moved.description = withoutEncoding(member);
    else if (name === "$ref" && typeof member === "string") moved.$ref = `#/$defs/${nameIn(member)}`;
    else if (name === "properties" || name === "$defs") moved[name] = eachMember(member as JsonObject);
    else if (name !== "examples" && name !== "example" && !name.startsWith("x-")) moved[name] = moveReferences(member!);
  }
  return moved;
}

/** The names of properties are anybody's. */
function eachMember(members: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, moveReferences(member!)]));
}

/** Every named type that is referred to, also by others of them. */
function definitionsOf(schema: JsonObject, schemas: JsonObject): JsonObject {
  const found = new Map<string, Json>();
  const look = (value: Json): void => {
    if (value === null || typeof value !== "object") return;
    for (const [name, member] of Object.entries(value)) {
      if (name === "$ref" && typeof member === "string") add(member.slice("#/$defs/".length));
      else look(member!);
    }
  };
  const add = (name: string): void => {
    if (found.has(name)) return;
    const definition = moveReferences(schemas[name]!);
    found.set(name, definition);
    look(definition);
  };
  look(schema);
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
