/**
 * The order that rankings follow: numbers before strings before booleans (false before true), numbers by value, strings by code
 * point; `desc` is its reverse. What has no value, or an array, comes last both ways, and ties go by id, ascending.
 */
import type { Scalar, Value } from "./condition.ts";
import { compareText } from "./text.ts";

export type Ranked = number | string | boolean;

/** The value that a ranking sees: null for what it puts last. */
export function ranked(value: Value): Ranked | null {
  return value === null || typeof value === "object" ? null : value;
}

/** The place of each type; SQL and value rows number them alike. */
export const KINDS = { number: 1, string: 2, boolean: 3 } as const;

export function kindOf(value: Ranked): number {
  return KINDS[typeof value as keyof typeof KINDS];
}

/** Less than 0 where `one` comes first. */
export function compareRanked(one: Scalar, other: Scalar, direction: "asc" | "desc"): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const order = typeof one === typeof other ? compareAlike(one, other) : kindOf(one) - kindOf(other);
  return direction === "asc" ? order : -order;
}

function compareAlike(one: Ranked, other: Ranked): number {
  if (typeof one === "string") return compareText(one, other as string);
  return one < other ? -1 : one > other ? 1 : 0;
}
