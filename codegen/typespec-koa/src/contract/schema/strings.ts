import type { Schema } from "../../schema.ts";
import type { Reason } from "./shortfall.ts";

/**
 * Strings of `sub` that are not strings of `sup`. A pattern is only within itself: inclusion of regular languages is not checked.
 */
export function stringReasons(sub: Schema, sup: Schema): Reason[] {
  const reasons: Reason[] = [];
  const least = sup.minLength ?? 0;
  if ((sub.minLength ?? 0) < least) reasons.push({ kind: "bound", values: `strings shorter than ${characters(least)}` });
  const most = sup.maxLength ?? Number.POSITIVE_INFINITY;
  if ((sub.maxLength ?? Number.POSITIVE_INFINITY) > most)
    reasons.push({ kind: "bound", values: `strings longer than ${characters(most)}` });
  if (sup.pattern !== undefined && sup.pattern !== sub.pattern) {
    reasons.push({ kind: "pattern", values: `strings that do not match ${sup.pattern}` });
  }
  if (sup.format !== undefined && sup.format !== sub.format) {
    reasons.push({ kind: "pattern", values: `strings that are no ${sup.format}` });
  }
  if (sup.contentEncoding !== undefined && sup.contentEncoding !== sub.contentEncoding) {
    reasons.push({ kind: "pattern", values: `strings that are not in ${sup.contentEncoding}` });
  }
  return reasons;
}

function characters(count: number): string {
  return count === 1 ? "1 character" : `${count} characters`;
}
