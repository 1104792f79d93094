/**
 * `extends` as the members that it means. A closed object cannot be composed (`allOf`), so a model gets the members of its base: its own come
 * last and win. A base with `@discriminator` stands for all that extend it. That is a union, which has another form.
 */
import type { RawSchema } from "../load/document.ts";
import type { Json } from "../model.ts";
import { referenced } from "../schema.ts";

export type Inheritance =
  | { readonly kind: "own"; readonly schema: RawSchema }
  /** What keeps it from being written out, as a sentence. */
  | { readonly kind: "refused"; readonly problem: string };

type Named = { readonly [name: string]: RawSchema };

const POLYMORPHIC =
  "stands for every model that extends it, because it has @discriminator. Write a union with @discriminated, and what its members share with `...Base`.";

/** A schema with the members of its bases. One without bases is returned as it is. */
export function inherited(schema: RawSchema, all: Named): Inheritance {
  const { allOf, ...own } = schema;
  if (allOf === undefined) {
    return isBase(schema) ? { kind: "refused", problem: POLYMORPHIC } : { kind: "own", schema };
  }
  let merged: RawSchema = {};
  for (const part of allOf as readonly RawSchema[]) {
    const name = referenced(part);
    const base = name === null ? part : all[name];
    if (base === undefined) return { kind: "refused", problem: `extends \`${name}\`, which is no type.` };
    const found = inherited(base, all);
    if (found.kind === "refused") return { kind: "refused", problem: `extends \`${name}\`, which ${found.problem}` };
    merged = composed(merged, found.schema);
  }
  return { kind: "own", schema: composed(merged, own) };
}

/** A discriminator of an object, not of a union. */
function isBase({ discriminator, oneOf, anyOf }: RawSchema): boolean {
  return discriminator !== undefined && oneOf === undefined && anyOf === undefined;
}

/** What is said of a base is not said of what extends it. */
const SAID = new Set(["description", "title", "deprecated", "examples", "example"]);

function composed(base: RawSchema, own: RawSchema): RawSchema {
  const kept = Object.entries(base).filter(([keyword]) => !SAID.has(keyword));
  const properties = { ...(base.properties as RawSchema), ...(own.properties as RawSchema) };
  const required = [...new Set([...list(base.required), ...list(own.required)])];
  return {
    ...Object.fromEntries(kept),
    ...own,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

function list(value: Json | undefined): readonly Json[] {
  return (value as readonly Json[] | undefined) ?? [];
}
