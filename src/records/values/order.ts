/**
 * The order of rankings: numbers before strings before booleans (false before true), numbers by value, strings by code point.
 * `desc` reverses it. Missing values and arrays come last in both directions. Ties are ordered by id, ascending.
 */

import { compareText } from "./text.ts";
import type { Scalar, Value } from "./value.ts";

export type Ranked = number | string | boolean;

/** The value for a ranking; null for a value that sorts last. */
export function ranked(value: Value): Ranked | null {
  return value === null || typeof value === "object" ? null : value;
}

/** The rank of each type. SQL and value rows use the same numbers. */
export const KINDS = { number: 1, string: 2, boolean: 3 } as const;

export function kindOf(value: Ranked): number {
  return KINDS[typeof value as keyof typeof KINDS];
}

/** Negative if `one` comes first. */
export function compareRanked(one: Scalar, other: Scalar, direction: "asc" | "desc"): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const order = typeof one === typeof other ? compareAlike(one, other) : kindOf(one) - kindOf(other);
  return direction === "asc" ? order : -order;
}

function compareAlike(one: Ranked, other: Ranked): number {
  if (typeof one === "string") return compareText(one, other as string);
  return one < other ? -1 : one > other ? 1 : 0;
}
