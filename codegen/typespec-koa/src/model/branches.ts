/**
 * Converts a union in requests to a chain of `if` … `then` … `else`, wherever a simple test distinguishes the branches. It
 * accepts the same values. The differences:
 * - the errors are those of the intended branch, not of all branches and one more;
 * - one branch examines each value. With `allErrors`, `oneOf` examines the rest of a branch that has already failed. On a
 *   recursive type like Filter that doubles the work per level, so it is exponential in a depth that the client chooses;
 * - only the intended branch fills in its defaults. Ajv would leave members of a failed branch in the data.
 */
import type { Json, Schema, TypeName } from "../model.ts";
import { referenced } from "../schema.ts";

export type Lookup = (name: string) => Schema | undefined;

export interface Cases {
  readonly cases: readonly Case[];
  /** The schema for anything else. It names what would have been right. */
  readonly otherwise: Schema;
}

export interface Case {
  /** True for everything that the branch accepts and nothing that another accepts. */
  readonly guard: Schema;
  readonly branch: Schema;
}

/** The distinguished branches of a union; null for anything else, or if the branches overlap. */
export function casesOf(schema: Schema, lookup: Lookup): Cases | null {
  const branches = schema.anyOf ?? schema.oneOf;
  if (!branches) return null;
  const resolve = (branch: Schema) => lookup(referenced(branch) ?? "") ?? branch;
  return byType(branches, resolve) ?? byTag(branches, resolve) ?? byFirstItem(branches, resolve) ?? byMember(branches, resolve);
}

type Resolve = (branch: Schema) => Schema;

/** Each branch has its own JSON types. */
function byType(branches: readonly Schema[], resolve: Resolve): Cases | null {
  const types = branches.map((branch) => typesOf(branch, resolve));
  const all = types.flat();
  const plain = all.map((type) => (type === "integer" ? "number" : type));
  if (types.some((own) => own.length === 0) || new Set(plain).size !== plain.length) return null;
  const cases = branches.map((branch, index) => ({ guard: { type: guardTypes(types[index] ?? []) }, branch }));
  return { cases, otherwise: { type: all } };
}

/** Any number selects an integer branch, which then reports that it needs an integer. */
function guardTypes(types: readonly TypeName[]): readonly TypeName[] {
  return types.map((type) => (type === "integer" ? "number" : type));
}

/** The JSON types of a branch, which may be a union itself; none if they are not stated. */
function typesOf(branch: Schema, resolve: Resolve): readonly TypeName[] {
  const { type, anyOf, oneOf } = resolve(branch);
  if (type !== undefined) return [type].flat() as TypeName[];
  const inner = (anyOf ?? oneOf ?? []).map((part) => typesOf(part, resolve));
  return inner.some((types) => types.length === 0) ? [] : [...new Set(inner.flat())];
}

/** Objects with one required member whose constants differ: a discriminator, declared or not. */
function byTag(branches: readonly Schema[], resolve: Resolve): Cases | null {
  const targets = branches.map(resolve);
  const [first] = targets;
  const tag = first?.required?.find((name) =>
    targets.every((target) => target.required?.includes(name) && constants(target.properties?.[name])),
  );
  if (tag === undefined) return null;
  const values = targets.map((target) => constants(target.properties?.[tag]) ?? []);
  if (!distinct(values)) return null;
  const has = (own: readonly Json[]): Schema => ({ type: "object", required: [tag], properties: { [tag]: { enum: own } } });
  const cases = branches.map((branch, index) => ({ guard: has(values[index] ?? []), branch }));
  return { cases, otherwise: has(values.flat()) };
}

/**
 * Tuples whose first items are different constants. One branch, taken last, may have another first item that equals none of
 * those.
 */
function byFirstItem(branches: readonly Schema[], resolve: Resolve): Cases | null {
  const firsts = branches.map((branch) => constants(resolve(branch).prefixItems?.[0]));
  const rest = branches.filter((_, index) => firsts[index] === null);
  const isTuple = (branch: Schema) => resolve(branch).type === "array" && (resolve(branch).minItems ?? 0) > 0;
  if (rest.length > 1 || !branches.every(isTuple) || !distinct(firsts.map((values) => values ?? []))) return null;
  const cases = branches.flatMap((branch, index) => {
    const values = firsts[index];
    return values ? [{ guard: { type: "array", minItems: 1, prefixItems: [{ enum: values }] } satisfies Schema, branch }] : [];
  });
  const [otherwise] = rest;
  const all = firsts.flatMap((values) => values ?? []);
  const overlaps = otherwise && !all.every((value) => refuses(resolve(otherwise).prefixItems?.[0], value));
  if (cases.length === 0 || overlaps) return null;
  return {
    cases,
    otherwise: otherwise ?? { type: "array", minItems: 1, prefixItems: [{ enum: all }] },
  };
}

/** Closed objects, each with a required member that no later one has. */
function byMember(branches: readonly Schema[], resolve: Resolve): Cases | null {
  const targets = branches.map(resolve);
  if (!targets.every((target) => target.type === "object" && target.additionalProperties === false)) return null;
  const cases: Case[] = [];
  const owns: string[] = [];
  for (const [index, branch] of branches.entries()) {
    const has = (target: Schema, name: string) => Object.hasOwn(target.properties ?? {}, name);
    const later = targets.slice(index + 1);
    const able = targets[index]?.required?.filter((name) => later.every((target) => !has(target, name))) ?? [];
    // Prefers a member that no other branch has. Then the error for a value without any of these can list them all.
    const own = able.find((name) => targets.every((target, at) => at === index || !has(target, name))) ?? able[0];
    if (own === undefined) return null;
    owns.push(own);
    cases.push({ guard: { type: "object", required: [own] }, branch });
  }
  const [last] = branches.slice(-1);
  if (!last) return null;
  const members = targets.map(({ properties }) => Object.keys(properties ?? {}));
  if (owns.some((own) => members.filter((names) => names.includes(own)).length > 1)) {
    return { cases: cases.slice(0, -1), otherwise: last };
  }
  const properties = Object.fromEntries(members.flat().map((name) => [name, {}]));
  const otherwise = { type: "object", properties, additionalProperties: false, anyOf: owns.map((own) => ({ required: [own] })) };
  return { cases, otherwise: otherwise as Schema };
}

/** Whether a schema obviously refuses a value: it has another type, or does not match. */
function refuses(schema: Schema | undefined, value: Json): boolean {
  if (typeof schema?.type !== "string") return false;
  if (typeof value !== "string") return schema.type === "string";
  return schema.type !== "string" || (schema.pattern !== undefined && !new RegExp(schema.pattern, "u").test(value));
}

function constants(schema: Schema | undefined): readonly Json[] | null {
  if (schema?.const !== undefined) return [schema.const];
  return schema?.enum ?? null;
}

function distinct(sets: readonly (readonly Json[])[]): boolean {
  const all = sets.flat().map((value) => JSON.stringify(value));
  return new Set(all).size === all.length;
}
