/** Evaluates conditions on one document in memory. `condition.ts` defines their meaning; `compile.ts` has the same in SQL. */

import { compareText } from "#src/records/values/text.ts";
import type { Scalar, Value } from "#src/records/values/value.ts";
import type { Bound, Condition, Leaf } from "./condition.ts";
import type { AnswerPart, Field } from "./field.ts";
import { isCompared, matchesGlob } from "./glob-match.ts";

/** A document as conditions see it. A document that was read is one, and so is the document of an event. */
export interface Matchable {
  readonly id: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly attributes: Readonly<Record<string, Value>>;
  /** Answers by judgment name. */
  readonly answers: Readonly<Record<string, MatchableAnswer>>;
}

export interface MatchableAnswer {
  readonly p?: number | null | undefined;
  readonly score?: number | null | undefined;
  readonly value?: string | null | undefined;
  readonly escape_p?: number | null | undefined;
  readonly freshness?: string | null | undefined;
  readonly dist?: Readonly<Record<string, number>> | null | undefined;
  readonly thresholds?: Readonly<Record<string, boolean>> | null | undefined;
  readonly calibrated?: { readonly p?: number | null; readonly score?: number | null } | null | undefined;
}

export function matches(condition: Condition, document: Matchable): boolean {
  switch (condition.is) {
    case "and":
      return condition.of.every((each) => matches(each, document));
    case "or":
      return condition.of.some((each) => matches(each, document));
    case "not":
      return !matches(condition.of, document);
    default:
      return holds(condition, valueIn(condition.field, document));
  }
}

/** Whether a leaf holds for the value of its field. */
export function holds(leaf: Leaf, value: Value): boolean {
  switch (leaf.is) {
    case "equal":
      return equal(leaf.value, value);
    case "one-of":
      return isScalar(value) && leaf.values.includes(value);
    case "range":
      return within(leaf.bound, value, leaf.value);
    case "glob":
      return typeof value === "string" && isCompared(value) && matchesGlob(leaf.pattern, value);
    case "contains-any":
      return !isScalar(value) && containsAny(value, leaf.values);
  }
}

/** Up to this many comparisons, none of them needs a set. */
const FEW_COMPARISONS = 4_096;

function containsAny(elements: readonly Scalar[], listed: readonly Scalar[]): boolean {
  if (listed.length === 1 || elements.length * listed.length <= FEW_COMPARISONS) {
    return listed.some((each) => elements.includes(each));
  }
  const wanted = new Set<Scalar>(listed);
  return elements.some((each) => wanted.has(each));
}

function isScalar(value: Value): value is Scalar {
  return value === null || typeof value !== "object";
}

function equal(one: Value, other: Value): boolean {
  if (isScalar(one) || isScalar(other)) return one === other;
  return one.length === other.length && one.every((element, at) => element === other[at]);
}

function within(bound: Bound, value: Value, limit: number | string): boolean {
  const order = compareOneType(value, limit);
  if (order === null) return false;
  switch (bound) {
    case "lt":
      return order < 0;
    case "lte":
      return order <= 0;
    case "gt":
      return order > 0;
    case "gte":
      return order >= 0;
  }
}

function compareOneType(value: Value, limit: number | string): number | null {
  if (typeof value === "number" && typeof limit === "number") return value - limit;
  if (typeof value === "string" && typeof limit === "string") return compareText(value, limit);
  return null;
}

/** The value of a field in a document. Null if there is none. */
export function valueIn(field: Field, document: Matchable): Value {
  switch (field.is) {
    case "id":
      return document.id;
    case "created_at":
    case "updated_at":
      return document[field.is].getTime();
    case "attribute":
      return own(document.attributes, field.name) ?? null;
    case "answer":
      return valueInPart(field.part, own(document.answers, field.judgment));
  }
}

function valueInPart(part: AnswerPart, answer: MatchableAnswer | undefined): Scalar {
  switch (part.is) {
    case "p":
    case "score":
    case "escape_p":
    case "value":
    case "freshness":
      return answer?.[part.is] ?? null;
    case "dist":
      return own(answer?.dist, part.value) ?? null;
    case "threshold":
      return own(answer?.thresholds, part.name) ?? null;
    case "calibrated":
      return answer?.calibrated?.[part.of] ?? null;
  }
}

/** Reads own members only, because clients may use names such as `constructor`. */
function own<T>(record: Readonly<Record<string, T>> | null | undefined, name: string): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}
