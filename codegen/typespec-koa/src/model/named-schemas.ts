/** Every named schema of the document in normalized form, with the facts of its declaration. */
import type { Report } from "../diagnostic.ts";
import type { RawSchema } from "../load/document.ts";
import type { Loaded } from "../load/program.ts";
import type { Position, Schema } from "../model.ts";
import { reference, referenced } from "../schema.ts";
import type { Declaration, Declarations } from "./declarations.ts";
import { normalize } from "./normalize.ts";
import { mapped } from "./project.ts";
import { references } from "./references.ts";

export function namedSchemas({ document }: Loaded, declared: Declarations, report: Report): Map<string, Schema> {
  const raw = Object.entries(document.components.schemas ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const schemas = new Map(raw.map(([name, schema]) => [name, named(schema, declared.get(name), report)]));
  reportDangling(schemas, declared, report);
  return withoutVariants(schemas, declared);
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
  const schema = normalize(given, (pointer, code, message) =>
    report({ code, severity: "error", message, position: memberPosition(declaration, pointer) }),
  );
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
