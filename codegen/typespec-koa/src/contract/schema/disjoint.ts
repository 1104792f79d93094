/** Whether two schemas certainly have no value in common; `false` if that is unclear. */
import type { Schema } from "../../schema.ts";
import { element, mostItems } from "./arrays.ts";
import { below, formsOf, resolve, type Side, token } from "./side.ts";
import { includesType, typesOf } from "./type-names.ts";
import { accepts, finiteValues } from "./values.ts";

/** Much deeper than tags and positions. Deeper recursion stays unclear. */
const DEPTH = 6;

export function disjoint(one: Side, other: Side, depth = DEPTH): boolean {
  const [a, b] = [resolve(one), resolve(other)];
  if (a.schema === false || b.schema === false) return true;
  if (a.schema === true || b.schema === true || depth === 0) return false;
  if (a.schema.anyOf || a.schema.oneOf) return formsOf(a).every((form) => disjoint(form, b, depth - 1));
  if (b.schema.anyOf || b.schema.oneOf) return formsOf(b).every((form) => disjoint(a, form, depth - 1));
  return (
    withoutCommonValue(a.schema, b.schema) ||
    commonTypes(a.schema, b.schema).every((type) => structureDisjoint(type, a, b, depth))
  );
}

function withoutCommonValue(a: Schema, b: Schema): boolean {
  const clash = (one: Schema, other: Schema) => finiteValues(one)?.every((value) => accepts(other, value) === "no") ?? false;
  return clash(a, b) || clash(b, a);
}

function commonTypes(a: Schema, b: Schema): readonly string[] {
  const [ofA, ofB] = [typesOf(a), typesOf(b)];
  return [...ofA.filter((type) => includesType(ofB, type)), ...ofB.filter((type) => includesType(ofA, type))];
}

function structureDisjoint(type: string, a: Side, b: Side, depth: number): boolean {
  if (type === "array") return arraysDisjoint(a, b, depth);
  return type === "object" && (objectsDisjoint(a, b, depth) || objectsDisjoint(b, a, depth));
}

function arraysDisjoint(a: Side, b: Side, depth: number): boolean {
  const [one, other] = [a.schema as Schema, b.schema as Schema];
  const certain = Math.max(one.minItems ?? 0, other.minItems ?? 0);
  if (certain > Math.min(mostItems(one), mostItems(other))) return true;
  const positions = Math.min(certain, Math.max(one.prefixItems?.length ?? 0, other.prefixItems?.length ?? 0, 1));
  return [...Array(positions).keys()].some((index) => disjoint(element(a, index), element(b, index), depth - 1));
}

/** A member that `a` requires and that `b` either fixes differently or does not allow. */
function objectsDisjoint(a: Side, b: Side, depth: number): boolean {
  const [one, other] = [a.schema as Schema, b.schema as Schema];
  return (one.required ?? []).some((name) => {
    const [own, theirs] = [one.properties?.[name], other.properties?.[name]];
    if (theirs === undefined) return other.additionalProperties === false;
    return (
      own !== undefined &&
      disjoint(below(a, `/properties${token(name)}`, own), below(b, `/properties${token(name)}`, theirs), depth - 1)
    );
  });
}
