/**
 * The named types of requests and of responses, and their names. A type that is equal in both directions keeps its name. One that
 * differs, or refers to one that differs, becomes `…Input` for requests.
 */
import type { Report } from "../diagnostic.ts";
import type { NamedType, Position, Schema } from "../model.ts";
import { reference, referenced } from "../schema.ts";
import type { Declaration, Declarations } from "./declarations.ts";
import { type Direction, mapped, parts, project } from "./project.ts";

export interface TypeSet {
  readonly types: readonly NamedType[];
  /** A projected schema of an operation, with its references by their projected names. */
  readonly projected: (schema: Schema, direction: Direction) => Schema;
}

export interface Roots {
  readonly request: readonly Schema[];
  readonly response: readonly Schema[];
}

/** @param schemas every named schema, normalized, by declared name */
export function typeSet(
  schemas: ReadonlyMap<string, Schema>,
  roots: Roots,
  declared: Declarations,
  entry: Position,
  report: Report,
): TypeSet {
  const requests = reach(schemas, roots.request, "request");
  const responses = reach(schemas, roots.response, "response");
  const differing = differ(requests, responses);

  const nameFor = (name: string, direction: Direction) =>
    direction === "request" && differing.has(name) ? `${name}Input` : name;
  const renamed = (schema: Schema, direction: Direction): Schema => {
    const name = referenced(schema);
    const inner = mapped(schema, (part) => renamed(part, direction));
    return name === null ? retagged(inner, direction) : { ...inner, ...reference(nameFor(name, direction)) };
  };
  const retagged = (schema: Schema, direction: Direction): Schema => {
    const { discriminator } = schema;
    if (!discriminator?.mapping) return schema;
    const mapping = Object.entries(discriminator.mapping).map(([value, $ref]) => [
      value,
      reference(nameFor(referenced({ $ref }) ?? $ref, direction)).$ref ?? $ref,
    ]);
    return { ...schema, discriminator: { ...discriminator, mapping: Object.fromEntries(mapping) } };
  };

  const undeclared: Declaration = { name: "", position: entry, folder: "common", members: {}, replacement: null, values: [] };
  const declaration = (name: string) => declared.get(name) ?? undeclared;
  const types: NamedType[] = [];
  for (const [name, schema] of requests) {
    const both = responses.has(name) && !differing.has(name);
    types.push(named(nameFor(name, "request"), name, both ? "both" : "request", renamed(schema, "request"), declaration(name)));
  }
  for (const [name, schema] of responses) {
    if (requests.has(name) && !differing.has(name)) continue;
    types.push(named(name, name, "response", renamed(schema, "response"), declaration(name)));
  }
  types.sort((a, b) => compare(a.name, b.name) || compare(a.declared, b.declared));
  reportCollisions(types, report);
  return { types, projected: (schema, direction) => renamed(project(schema, direction), direction) };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Every named schema that the roots use, projected, by declared name. */
function reach(schemas: ReadonlyMap<string, Schema>, roots: readonly Schema[], direction: Direction): Map<string, Schema> {
  const found = new Map<string, Schema>();
  const visit = (schema: Schema) => {
    const name = referenced(schema);
    if (name !== null && !found.has(name)) {
      const target = project(schemas.get(name) ?? {}, direction);
      found.set(name, target);
      visit(target);
    }
    parts(schema).forEach(visit);
  };
  for (const root of roots) visit(project(root, direction));
  return found;
}

function differ(requests: ReadonlyMap<string, Schema>, responses: ReadonlyMap<string, Schema>): Set<string> {
  const shared = [...requests.keys()].filter((name) => responses.has(name));
  const differing = new Set(shared.filter((name) => JSON.stringify(requests.get(name)) !== JSON.stringify(responses.get(name))));
  for (let before = -1; before !== differing.size; ) {
    before = differing.size;
    for (const name of shared) if (refersTo(requests.get(name) ?? {}, differing)) differing.add(name);
  }
  return differing;
}

function refersTo(schema: Schema, names: ReadonlySet<string>): boolean {
  return names.has(referenced(schema) ?? "") || parts(schema).some((part) => refersTo(part, names));
}

function named(
  name: string,
  declared: string,
  direction: NamedType["direction"],
  schema: Schema,
  { folder, position, members }: Declaration,
): NamedType {
  return { name, declared, direction, folder, schema, position, members };
}

function reportCollisions(types: readonly NamedType[], report: Report): void {
  const seen = new Map<string, NamedType>();
  for (const type of types) {
    const other = seen.get(type.name);
    if (other) {
      const message = `\`${type.name}\` is also the name under which requests take \`${other.declared === type.name ? type.declared : other.declared}\`; rename one of them.`;
      report({ code: "typespec-koa/duplicate-type-name", severity: "error", message, position: type.position });
    }
    seen.set(type.name, type);
    if (!/^[A-Z][A-Za-z0-9]*$/.test(type.name)) {
      const message = `\`${type.name}\` is the name of a TypeScript type as well: PascalCase, in the service's own namespace.`;
      report({ code: "typespec-koa/type-name", severity: "error", message, position: type.position });
    }
  }
}
