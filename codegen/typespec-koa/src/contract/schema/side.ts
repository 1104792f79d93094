/**
 * The comparison looks at two schemas at once: the narrower one and the wider one. A side is one of the two at some point of the
 * walk. It has the schema there, the types of its references, and its place.
 */
import { pointerToken } from "../../json-pointer.ts";
import { type Json, referenced, type Schema } from "../../schema.ts";

/** `false` accepts nothing, `true` everything. */
export type Node = Schema | boolean;

export interface Types {
  readonly [name: string]: Schema;
}

/** A JSON pointer into a named type, or (`type` null) into a schema of the operation itself. */
export interface Place {
  readonly type: string | null;
  readonly pointer: string;
  /** Where the reference to the type stands, if one was followed. */
  readonly via?: Place;
}

export interface Side {
  readonly schema: Node;
  readonly types: Types;
  readonly place: Place;
}

/** The side one step down, at the schema under `pointer`, such as `/properties/id`. */
export function below(side: Side, pointer: string, schema: Node): Side {
  return { ...side, schema, place: { ...side.place, pointer: side.place.pointer + pointer } };
}

/** The same place with another schema: a part of it, or one of its types. */
export function seenAs(side: Side, schema: Node): Side {
  return { ...side, schema };
}

/** Follows references to a schema. A reference beside other constraints stays, because those would be lost. */
export function resolve(side: Side): Side {
  let at = side;
  for (let hops = 0; typeof at.schema === "object" && hops < 100; hops += 1) {
    const name = referenced(at.schema);
    if (name === null || keywords(at.schema).length > 1) return at;
    const target = at.types[name];
    if (target === undefined) throw new Error(`The type ${name} is referred to and not there.`);
    at = { ...at, schema: target, place: { type: name, pointer: "", via: at.place } };
  }
  return at;
}

/** The nearest `default`: beside a reference, it overrides that of the referenced type. */
export function defaultOf(side: Side): Json | undefined {
  if (typeof side.schema === "boolean") return undefined;
  if (side.schema.default !== undefined) return side.schema.default;
  const target = resolve(side);
  return target.schema === side.schema ? undefined : defaultOf(target);
}

/** Whether the member is retired: servers may stop returning it. */
export function isRetired(side: Side): boolean {
  return typeof side.schema === "object" && side.schema["x-retired"] === true;
}

/** An escaped token of a JSON pointer. */
export function token(name: string): string {
  return `/${pointerToken(name)}`;
}

/** Keywords that say nothing about the set of values. `discriminator` repeats the constants of the forms. */
const ANNOTATIONS = new Set([
  "default",
  "title",
  "description",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
  "discriminator",
  "$comment",
]);

/** The keywords that decide the set of values. Nobody enforces an extension, so it decides nothing. */
export function keywords(schema: Schema): (keyof Schema)[] {
  return (Object.keys(schema) as (keyof Schema)[]).filter((keyword) => !ANNOTATIONS.has(keyword) && !keyword.startsWith("x-"));
}

/** The forms of a schema's `anyOf` and `oneOf`. */
export function formsOf(side: Side): Side[] {
  const { anyOf, oneOf } = side.schema as Schema;
  const at = (keyword: string) => (form: Schema, index: number) => below(side, `/${keyword}/${index}`, form);
  return [...(anyOf ?? []).map(at("anyOf")), ...(oneOf ?? []).map(at("oneOf"))];
}
