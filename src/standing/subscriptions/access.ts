/**
 * Selects what a filter can be found by in the percolation index: leaves of which at least one holds whenever the whole filter holds. Some
 * filters have none, because they also hold for documents without the value. Such a filter is checked for every document.
 */

import type { TimeSlice } from "#src/foundation/time/time-slice.ts";
import type { Condition, Leaf } from "#src/queries/filters/condition.ts";
import type { Field } from "#src/queries/filters/field.ts";
import { compareText } from "#src/records/values/text.ts";
import type { Scalar } from "#src/records/values/value.ts";

export type Access =
  | { readonly is: "value" | "element"; readonly field: Field; readonly value: Scalar }
  | { readonly is: "between"; readonly field: Field; readonly low: Limit; readonly high: Limit };

/** An end of a range. It may include slightly more than the leaf. Null: no bound. */
export type Limit = number | string | null;

/** Estimates how many documents an access finds, to choose the best one. */
export type Weigh = (access: Access) => number;

type Choice = readonly Access[] | null;

/** Pauses after each condition, so that the caller can yield. */
type Choosing = Generator<void, Choice>;

/** The accesses of a filter. Null: it must be checked for every document. An empty list: it never holds. */
export async function accessOf(condition: Condition, weigh: Weigh, slice: TimeSlice): Promise<Choice> {
  const choosing = positive(condition, weigh);
  for (;;) {
    const { done, value } = choosing.next();
    if (done) return value;
    if (slice.isOver) await slice.next();
  }
}

function* positive(condition: Condition, weigh: Weigh): Choosing {
  switch (condition.is) {
    case "and": {
      const choices = yield* each(condition.of, weigh, positive);
      return yield* rarest([...choices, ...narrowed(condition.of)], weigh);
    }
    case "or":
      return all(yield* each(condition.of, weigh, positive));
    case "not":
      return yield* negative(condition.of, weigh);
    default:
      yield;
      return ofLeaf(condition);
  }
}

/** The complement of a leaf also holds for documents without a value, which no index finds. */
function* negative(condition: Condition, weigh: Weigh): Choosing {
  switch (condition.is) {
    case "and":
      return all(yield* each(condition.of, weigh, negative));
    case "or":
      return yield* rarest(yield* each(condition.of, weigh, negative), weigh);
    case "not":
      return yield* positive(condition.of, weigh);
    default:
      return null;
  }
}

function* each(conditions: readonly Condition[], weigh: Weigh, choose: typeof positive): Generator<void, Choice[]> {
  const choices: Choice[] = [];
  for (const condition of conditions) choices.push(yield* choose(condition, weigh));
  return choices;
}

function all(alternatives: readonly Choice[]): Choice {
  const found: Access[] = [];
  for (const each of alternatives) {
    if (each === null) return null;
    found.push(...each);
  }
  return found;
}

function* rarest(choices: readonly Choice[], weigh: Weigh): Choosing {
  let best: Choice = null;
  let least = Number.POSITIVE_INFINITY;
  for (const choice of choices) {
    if (choice === null) continue;
    yield;
    const weight = choice.reduce((sum, access) => sum + weigh(access), 0);
    if (weight >= least) continue;
    best = choice;
    least = weight;
  }
  return best;
}

function ofLeaf(leaf: Leaf): readonly Access[] | null {
  const { field } = leaf;
  switch (leaf.is) {
    case "equal": {
      const { value } = leaf;
      if (value === null) return null;
      if (typeof value !== "object") return [{ is: "value", field, value }];
      // An array that equals this one contains its first element.
      return value.length === 0 ? null : [{ is: "element", field, value: value[0]! }];
    }
    case "one-of":
      if (leaf.values.includes(null)) return null;
      return leaf.values.map((value) => ({ is: "value", field, value }));
    case "contains-any":
      return leaf.values.map((value) => ({ is: "element", field, value }));
    case "range":
      return [between(field, ...limitsOf(leaf))];
    case "glob":
      return byBeginning(leaf);
  }
}

type Range = Extract<Leaf, { is: "range" }>;

function limitsOf({ bound, value }: Range): [low: Limit, high: Limit] {
  return bound === "gt" || bound === "gte" ? [value, null] : [null, value];
}

function between(field: Field, low: Limit, high: Limit): Access {
  return { is: "between", field, low, high };
}

/** Texts with a given beginning are between it and the first text after all of them. */
function byBeginning({ field, pattern }: Extract<Leaf, { is: "glob" }>): readonly Access[] | null {
  if (pattern.folded) return null;
  let beginning = "";
  for (const token of pattern.tokens) {
    if (token.is !== "char") break;
    beginning += String.fromCodePoint(token.code);
  }
  if (pattern.tokens.length === [...beginning].length) return [{ is: "value", field, value: beginning }];
  return beginning === "" ? null : [between(field, beginning, afterAll(beginning))];
}

/** The smallest string after all that begin with these characters, or a slightly greater one. Null if there is none. */
function afterAll(beginning: string): Limit {
  const characters = [...beginning];
  const last = characters.pop()!.codePointAt(0)!;
  if (last === 0x10ffff) return null;
  // Skips the halves of surrogate pairs, which are not characters.
  const next = last >= 0xd7ff && last < 0xe000 ? 0xe000 : last + 1;
  return characters.join("") + String.fromCodePoint(next);
}

/** Combines a lower and an upper bound of one field into one range. */
function narrowed(conditions: readonly Condition[]): (readonly Access[])[] {
  const ranges = conditions.filter((each) => each.is === "range");
  const found: (readonly Access[])[] = [];
  for (const [at, one] of ranges.entries()) {
    if (one.bound !== "gt" && one.bound !== "gte") continue;
    for (const [other, two] of ranges.entries()) {
      if (at === other || two.bound === "gt" || two.bound === "gte") continue;
      if (nameOf(one.field) !== nameOf(two.field)) continue;
      if (typeof one.value !== typeof two.value || compareLimits(one.value, two.value) > 0) found.push([]);
      else found.push([between(one.field, one.value, two.value)]);
    }
  }
  return found;
}

/** Both must be of the same type. */
export function compareLimits(one: number | string, other: number | string): number {
  return typeof one === "number" ? one - (other as number) : compareText(one, other as string);
}

/** A unique name for a field. */
export function nameOf(field: Field): string {
  if (field.is === "attribute") return `attributes.${field.name}`;
  if (field.is !== "answer") return field.is;
  const { part } = field;
  const within = part.is === "dist" ? part.value : part.is === "threshold" ? part.name : part.is === "calibrated" ? part.of : "";
  return `answers.${field.judgment}.${part.is}.${within}`;
}
