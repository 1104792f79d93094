/** Every named schema of the document in normalized form, with the facts of its declaration. */
import type { Report } from "../diagnostic.ts";
import type { RawSchema } from "../load/document.ts";
import type { Loaded } from "../load/program.ts";
import type { Position, Schema } from "../model.ts";
import { reference, referenced } from "../schema.ts";
import type { Declaration, Declarations } from "./declarations.ts";
import { inherited } from "./inheritance.ts";
import { type Closing, normalize, type Refuse } from "./normalize.ts";
import { mapped } from "./project.ts";
import { references } from "./references.ts";

export function namedSchemas({ document }: Loaded, declared: Declarations, report: Report): Map<string, Schema> {
  const all = document.components.schemas ?? {};
  const raw = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
  const schemas = new Map(
    raw.map(([name, schema]) => [name, named(whole(name, schema, all, declared, report), declared.get(name), report)]),
  );
  reportDangling(schemas, declared, report);
  reportLost(declared, report);
  return withoutVariants(schemas, declared);
}

/** A member that JavaScript's objects use for their prototype, and that is lost on the way. */
const LOST = "/properties/__proto__";

function reportLost(declared: Declarations, report: Report): void {
  for (const { name, members } of declared.values()) {
    const position = members[LOST];
    const message = `\`${name}.__proto__\` is lost where objects are copied. Give it another name on the wire: @encodedName.`;
    if (position) report({ code: "typespec-koa/member-name", severity: "error", message, position });
  }
}

/** With the members of what it extends. */
function whole(
  name: string,
  schema: RawSchema,
  all: { readonly [name: string]: RawSchema },
  declared: Declarations,
  report: Report,
): RawSchema {
  const found = inherited(schema, all);
  if (found.kind === "own") return found.schema;
  const position = declared.get(name)?.position ?? null;
  report({ code: "typespec-koa/no-extends", severity: "error", message: `\`${name}\` ${found.problem}`, position });
  const { allOf: _, ...own } = schema;
  return own;
}

/** A `$ref` in a `@jsonSchema` may refer to nothing. */
function reportDangling(schemas: ReadonlyMap<string, Schema>, declared: Declarations, report: Report): void {
  for (const [name, schema] of schemas) {
    for (const target of references([schema]).filter((target) => !schemas.has(target))) {
      const message = `\`${name}\` refers to \`${target}\`, which is no type.`;
      report({
        code: "typespec-koa/unknown-reference",
        severity: "error",
        message,
        position: declared.get(name)?.position ?? null,
      });
    }
  }
}

/**
 * The emitter names the type of an array's elements twice if the array is an element of another (`Bands` and `BandsItem`),
 * although both are equal. A variant with the same content as its type becomes that type.
 */
function withoutVariants(schemas: Map<string, Schema>, declared: Declarations): Map<string, Schema> {
  const same = new Map<string, string>();
  for (const [name, schema] of schemas) {
    const base = name.replace(/Item$/, "");
    if (base === name || declared.has(name) || JSON.stringify(schemas.get(base)) !== JSON.stringify(schema)) continue;
    same.set(name, base);
    schemas.delete(name);
  }
  const renamed = (schema: Schema): Schema => {
    const inner = mapped(schema, renamed);
    const base = same.get(referenced(schema) ?? "");
    return base === undefined ? inner : { ...inner, ...reference(base) };
  };
  return same.size === 0 ? schemas : new Map([...schemas].map(([name, schema]) => [name, renamed(schema)]));
}

function named(raw: RawSchema, declaration: Declaration | undefined, report: Report): Schema {
  const given = declaration?.replacement ? { ...described(raw), ...declaration.replacement } : raw;
  const tuples: Closing = declaration?.replacement ? "as written" : "closed";
  const refuse: Refuse = (pointer, code, message) =>
    report({ code, severity: "error", message, position: memberPosition(declaration, pointer) });
  const schema = normalize(given, refuse, "", tuples);
  return declaration ? withValues(schema, declaration) : schema;
}

/** The position of a part of a named type, or of the nearest member around it. */
function memberPosition(declaration: Declaration | undefined, pointer: string): Position | null {
  if (!declaration) return null;
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const position = declaration.members[at];
    if (position) return position;
  }
  return declaration.position;
}

function described({ description, title, deprecated }: RawSchema): RawSchema {
  return Object.fromEntries(
    Object.entries({ description, title, deprecated }).filter(([, value]) => value !== undefined),
  ) as RawSchema;
}

/**
 * Adds the description of each value, in the member that openapi-typescript, hey-api and orval read; and the retired values, for
 * the projection.
 */
function withValues(schema: Schema, { values }: Declaration): Schema {
  if (!schema.enum || values.length === 0) return schema;
  const said = new Map(values.map(({ value, description }) => [value, description]));
  const descriptions = schema.enum.map((value) => said.get(value) ?? "");
  const retired = values.filter((value) => value.retired).map(({ value }) => value);
  return {
    ...schema,
    ...(descriptions.some((text) => text !== "") ? { "x-enum-descriptions": descriptions } : {}),
    ...(retired.length > 0 ? { "x-retired-values": retired } : {}),
  };
}
