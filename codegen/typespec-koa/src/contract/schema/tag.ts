/**
 * The forms of a union often have a tag: a member that each form requires and fixes to its own values. A response may gain a form
 * with a new tag, like an enumeration a value, because a client ignores unknown ones.
 */
import type { Json, Schema } from "../../schema.ts";
import { resolve, type Side } from "./side.ts";
import { canonical, finiteValues } from "./values.ts";

/** Whether `sub` differs from every form by a tag that all of them have, with a value that none of them has. */
export function newTag(sub: Side, forms: readonly Side[]): boolean {
  if (forms.length < 2) return false;
  return Object.keys(required(sub)).some((name) => {
    const own = tagValues(sub, name);
    const theirs = forms.map((form) => tagValues(form, name));
    return own !== null && theirs.every((values) => values !== null && !values.some((value) => own.includes(value)));
  });
}

/** Whether a tag of both has a value in common. */
export function sharesTag(sub: Side, form: Side): boolean {
  return Object.keys(required(sub)).some((name) => tagValues(form, name)?.some((value) => tagValues(sub, name)?.includes(value)));
}

/** The required members of an object, declared ones only. */
function required(side: Side): { readonly [name: string]: Schema } {
  const { schema } = resolve(side);
  if (typeof schema === "boolean") return {};
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(required.filter((name) => Object.hasOwn(properties, name)).map((name) => [name, properties[name]!]));
}

function tagValues(side: Side, name: string): readonly string[] | null {
  const member = required(side)[name];
  if (member === undefined) return null;
  const { schema } = resolve({ ...side, schema: member });
  if (typeof schema === "boolean" || schema.anyOf || schema.oneOf) return null;
  const values: readonly Json[] | null = schema.const !== undefined || schema.enum ? finiteValues(schema) : null;
  return values?.map(canonical) ?? null;
}
