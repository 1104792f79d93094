/** Lookups: the documents that an index proposes for a condition. They include all documents that match, and maybe more. */

import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import type { Bound, Condition, Leaf } from "#src/queries/filters/condition.ts";
import type { Field } from "#src/queries/filters/field.ts";
import type { Glob } from "#src/queries/filters/glob.ts";
import { elementKey, kindKeys, UNLISTED } from "#src/records/values/attribute-values.ts";
import { type Index, type Indexes, indexOf, isShared, type Key, keyIn, sameIndex } from "./indexed.ts";

export type Lookup = Points | Range | Union;

/** Documents under any of several keys, none of them twice. Keys are made when they are first read: a filter may have 64,000 of them. */
export interface Points {
  readonly is: "points";
  readonly index: Index;
  readonly keys: readonly Key[];
}

/** Documents under the keys between two ends. Null means no bound. */
export interface Range {
  readonly is: "range";
  readonly index: Index;
  readonly from: End | null;
  readonly to: End | null;
}

export interface End {
  readonly key: Key;
  /** Whether the key itself is included. */
  readonly closed: boolean;
}

export interface Union {
  readonly is: "union";
  readonly of: readonly Exclude<Lookup, Union>[];
}

export interface Sargable {
  readonly lookups: readonly Lookup[];
  /** Whether the lookups together are exact: a document that all of them propose matches the condition. */
  readonly whole: boolean;
}

/** The lookups of a condition. Each of them alone proposes all documents that match. */
export function lookupsOf(condition: Condition | undefined, indexes: Indexes): Sargable {
  const conjuncts = condition === undefined ? [] : flat(condition);
  const found = conjuncts.map((each) => lookupOf(each, indexes));
  return {
    lookups: intersected(found.flatMap((each) => (each ? [each.lookup] : []))),
    get whole() {
      return found.every((each) => each?.exact());
    },
  };
}

/** Makes the keys of lookups, and gives way to other requests meanwhile. */
export async function makeKeys(lookups: readonly Lookup[]): Promise<void> {
  const slice = new TimeSlice();
  for (const lookup of lookups.flatMap((each) => (each.is === "union" ? each.of : [each]))) {
    if (lookup.is === "points") void lookup.keys;
    if (slice.isOver) await slice.next();
  }
}

function flat(condition: Condition): Condition[] {
  return condition.is === "and" ? condition.of.flatMap(flat) : [condition];
}

interface Found {
  lookup: Lookup;
  /** Whether it proposes only documents that match. */
  exact(): boolean;
}

const isExact = () => true;
const isInexact = () => false;

function lookupOf(condition: Condition, indexes: Indexes): Found | undefined {
  switch (condition.is) {
    case "and":
    case "not":
      return undefined;
    case "or":
      return united(condition.of, indexes);
    default:
      return lookupOfLeaf(condition, indexes);
  }
}

/** An `or` has a lookup only if all of its members have one. */
function united(disjuncts: readonly Condition[], indexes: Indexes): Found | undefined {
  const members: Found[] = [];
  for (const each of disjuncts) {
    const found = each.is === "or" ? united(each.of, indexes) : best(flat(each), indexes);
    if (!found) return undefined;
    members.push(found);
  }
  const of = members.flatMap(({ lookup }) => (lookup.is === "union" ? lookup.of : [lookup]));
  return { lookup: of.length === 1 ? of[0]! : { is: "union", of }, exact: () => members.every((each) => each.exact()) };
}

/** Selects one of several conjuncts, preferring an equality to a range. */
function best(conjuncts: readonly Condition[], indexes: Indexes): Found | undefined {
  const found = conjuncts.flatMap((each) => lookupOf(each, indexes) ?? []);
  const [first] = found.toSorted((one, other) => Number(other.lookup.is === "points") - Number(one.lookup.is === "points"));
  return first && { lookup: first.lookup, exact: conjuncts.length === 1 ? first.exact : isInexact };
}

function lookupOfLeaf(leaf: Leaf, indexes: Indexes): Found | undefined {
  const { field } = leaf;
  if (field.is === "answer" && field.part.is === "threshold") return thresholdLookup(leaf, indexes);
  const index = indexOf(field, indexes);
  if (!index) return undefined;
  switch (leaf.is) {
    case "equal":
      if (leaf.value === null) return undefined;
      if (typeof leaf.value === "object") return arrayLookup(index, leaf.value);
      return points(index, [leaf.value]);
    case "one-of":
      // Indexes do not contain missing values. An id is never missing.
      if (leaf.values.includes(null) && index.is !== "id") return undefined;
      return points(
        index,
        leaf.values.filter((value) => value !== null),
      );
    case "range":
      return ranged(index, leaf.bound, leaf.value);
    case "glob":
      return prefixed(index, leaf.pattern);
    case "contains-any":
      if (index.is !== "attribute") return undefined;
      return { lookup: pointsAt(index, () => [...leaf.values.map(elementKey), UNLISTED]), exact: isInexact };
  }
}

function points(index: Index, values: readonly (string | number | boolean)[]): Found {
  const lookup = pointsAt(index, () => values.map((value) => keyIn(index, value)));
  return { lookup, exact: () => !lookup.keys.some((key) => isShared(index, key)) };
}

function pointsAt(index: Index, keys: () => Key[]): Points {
  let made: readonly Key[] | undefined;
  return {
    is: "points",
    index,
    get keys() {
      made ??= [...new Set(keys())];
      return made;
    },
  };
}

/** An array that equals another one contains its elements. */
function arrayLookup(index: Index, elements: readonly Parameters<typeof elementKey>[0][]): Found | undefined {
  if (index.is !== "attribute") return undefined;
  const listed = elements.length > 0 ? [elementKey(elements[0]!)] : [];
  return { lookup: pointsAt(index, () => [...listed, UNLISTED]), exact: isInexact };
}

/** A range within values of the operand's type. A cut key may belong to strings on both sides of the operand. */
function ranged(index: Index, bound: Bound, value: number | string): Found {
  const key = keyIn(index, value);
  const cut = isShared(index, key);
  const end: End = { key, closed: bound === "lte" || bound === "gte" || cut };
  const kind = index.is === "attribute" ? kindKeys(typeof value as "number" | "string") : null;
  const lookup: Range =
    bound === "lt" || bound === "lte"
      ? { is: "range", index, from: kind && { key: kind.from, closed: true }, to: end }
      : { is: "range", index, from: end, to: kind && { key: kind.below, closed: false } };
  return { lookup, exact: cut ? isInexact : isExact };
}

/** The literal beginning of a pattern bounds what it can match. */
function prefixed(index: Index, { tokens, folded }: Glob): Found | undefined {
  const wild = tokens.findIndex(({ is }) => is !== "char");
  const literal = wild < 0 ? tokens : tokens.slice(0, wild);
  if (folded || index.is === "number" || index.is === "label" || literal.length === 0) return undefined;
  const text = String.fromCodePoint(...literal.flatMap((token) => (token.is === "char" ? [token.code] : [])));
  if (wild < 0) return points(index, [text]);
  const from = keyIn(index, text);
  if (isShared(index, from)) return { lookup: pointsAt(index, () => [from]), exact: isInexact };
  // A key after all that begin with the text: UTF-8 never contains the byte FF, and ids contain only ASCII.
  const beyond = index.is === "attribute" ? `${from}ff` : `${text}\u007f`;
  const lookup: Range = { is: "range", index, from: { key: from, closed: true }, to: { key: beyond, closed: false } };
  return { lookup, exact: wild === tokens.length - 1 && tokens[wild]!.is === "run" ? isExact : isInexact };
}

/** A threshold on an indexed number is a range. */
function thresholdLookup(leaf: Leaf, indexes: Indexes): Found | undefined {
  if (leaf.is !== "equal" || typeof leaf.value !== "boolean" || leaf.field.is !== "answer") return undefined;
  const { judgment: name, part } = leaf.field;
  const judgment = indexes.judgments.get(name)!;
  const field = numberField(name, judgment);
  const index = field && indexOf(field, indexes);
  if (!index || part.is !== "threshold") return undefined;
  return ranged(index, leaf.value ? "gte" : "lt", judgment.thresholds[part.name] as number);
}

function numberField(judgment: string, { type }: Judgment): Field | undefined {
  if (type === "choice") return undefined;
  return { is: "answer", judgment, part: { is: type === "bool" ? "p" : "score" } };
}

/** Merges the ranges over one index into their intersection. */
function intersected(lookups: readonly Lookup[]): Lookup[] {
  const result: Lookup[] = [];
  for (const lookup of lookups) {
    const at =
      lookup.is === "range" ? result.findIndex((each) => each.is === "range" && sameIndex(each.index, lookup.index)) : -1;
    if (at < 0) result.push(lookup);
    else result[at] = narrowed(result[at] as Range, lookup as Range);
  }
  return result;
}

function narrowed(one: Range, other: Range): Range {
  return { ...one, from: later(one.from, other.from, 1), to: later(one.to, other.to, -1) };
}

/** The stricter end: the greater of two lower ends (`sign` 1), the smaller of two upper ends (-1). */
function later(one: End | null, other: End | null, sign: 1 | -1): End | null {
  if (one === null || other === null) return one ?? other;
  const order = compareKeys(one.key, other.key) * sign;
  if (order !== 0) return order > 0 ? one : other;
  return { key: one.key, closed: one.closed && other.closed };
}

/** Compares keys of one index: numbers, or texts by code points. */
function compareKeys(one: Key, other: Key): number {
  if (typeof one === "number") return one - (other as number);
  return Buffer.compare(Buffer.from(one), Buffer.from(other as string));
}
