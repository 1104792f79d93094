/**
 * Compiles a condition to a function, for matching many documents. The kind of each leaf and the place of its value are determined once.
 * A document with long values is matched leaf by leaf instead, and the event loop gets its turns.
 */

import type { TimeSlice } from "#src/foundation/time/time-slice.ts";
import type { Value } from "#src/records/values/value.ts";
import type { Condition, Leaf } from "./condition.ts";
import type { Field } from "./field.ts";
import { holds, type Matchable, valueIn } from "./match.ts";

export type Matcher = (document: Matchable) => boolean;

/** Returns the same result as `matches` for every document. */
export function matcherOf(condition: Condition): Matcher {
  switch (condition.is) {
    case "and":
      return all(condition.of.map(matcherOf));
    case "or": {
      const none = all(condition.of.map((each) => not(matcherOf(each))));
      return not(none);
    }
    case "not":
      return not(matcherOf(condition.of));
    default:
      return ofLeaf(condition);
  }
}

/** From this length on, a string or an array takes long enough to count as long: 64 patterns take 10 ms. */
const LONG = 8_192;

/** Whether a filter may take long to compare with a document. */
export function isLong({ attributes }: Matchable): boolean {
  for (const name in attributes) {
    const value = attributes[name];
    if ((typeof value === "string" || Array.isArray(value)) && value.length > LONG) return true;
  }
  return false;
}

/** Returns the same result as `matches`. Yields between leaves, for documents that are long. */
export async function matchesInSlices(condition: Condition, document: Matchable, slice: TimeSlice): Promise<boolean> {
  switch (condition.is) {
    case "and":
      for (const each of condition.of) if (!(await matchesInSlices(each, document, slice))) return false;
      return true;
    case "or":
      for (const each of condition.of) if (await matchesInSlices(each, document, slice)) return true;
      return false;
    case "not":
      return !(await matchesInSlices(condition.of, document, slice));
    default:
      if (slice.isOver) await slice.next();
      return holds(condition, valueIn(condition.field, document));
  }
}

function not(matcher: Matcher): Matcher {
  return (document) => !matcher(document);
}

function all(matchers: readonly Matcher[]): Matcher {
  const [one, two] = matchers;
  if (matchers.length === 1) return one!;
  if (matchers.length === 2) return (document) => one!(document) && two!(document);
  return (document) => {
    for (const matcher of matchers) if (!matcher(document)) return false;
    return true;
  };
}

function ofLeaf(leaf: Leaf): Matcher {
  const value = fieldReader(leaf.field);
  if (leaf.is === "equal") {
    const { value: wanted } = leaf;
    if (wanted === null || typeof wanted !== "object") return (document) => value(document) === wanted;
  }
  if (leaf.is === "one-of" && leaf.values.length > FEW) {
    const wanted = new Set<Value>(leaf.values);
    return (document) => wanted.has(value(document));
  }
  return (document) => holds(leaf, value(document));
}

/** Scanning a list of this length is as fast as a lookup in a set. */
const FEW = 8;

function fieldReader(field: Field): (document: Matchable) => Value {
  if (field.is === "id") return ({ id }) => id;
  if (field.is !== "attribute") return (document) => valueIn(field, document);
  const { name } = field;
  // Members that every object inherits are not attributes.
  if (name in Object.prototype) return (document) => valueIn(field, document);
  return ({ attributes }) => attributes[name] ?? null;
}
