/** Lookups: which documents an index proposes for a condition. They are all that match and maybe more. */
import { elementKey, kindKeys, UNLISTED } from "#src/documents/attribute-values.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { Bound, Condition, Leaf } from "./condition.ts";
import type { Field } from "./field.ts";
import type { Glob } from "./glob.ts";
import { type Index, type Indexes, indexOf, isShared, type Key, keyIn, sameIndex } from "./indexed.ts";

export type Lookup = Points | Range | Union;

/** Documents under any of some keys. */
export interface Points {
  readonly is: "points";
  readonly index: Index;
  readonly keys: readonly Key[];
}

/** Documents under the keys between two ends; null is an open one. */
export interface Range {
  readonly is: "range";
  readonly index: Index;
  readonly from: End | null;
  readonly to: End | null;
}

export interface End {
  readonly key: Key;
  /** Whether the key itself is within. */
  readonly closed: boolean;
}

export interface Union {
  readonly is: "union";
  readonly of: readonly Exclude<Lookup, Union>[];
}

export interface Sargable {
  readonly lookups: readonly Lookup[];
  /** Whether a document that all lookups propose matches, as far as is known without it. */
  readonly whole: boolean;
}

/** The lookups of which each alone proposes all documents that match. */
export function lookupsOf(condition: Condition | undefined, indexes: Indexes): Sargable {
  const conjuncts = condition === undefined ? [] : flat(condition);
  const found = conjuncts.map((each) => lookupOf(each, indexes));
  return {
    lookups: intersected(found.flatMap((each) => (each ? [each.lookup] : []))),
    whole: found.every((each) => each?.exact),
  };
}

function flat(condition: Condition): Condition[] {
  return condition.is === "and" ? condition.of.flatMap(flat) : [condition];
}

interface Found {
  lookup: Lookup;
  exact: boolean;
}

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

/** A disjunction is found by all of its members together, or not at all. */
function united(disjuncts: readonly Condition[], indexes: Indexes): Found | undefined {
  const of: Exclude<Lookup, Union>[] = [];
  let exact = true;
  for (const each of disjuncts) {
    const found = each.is === "or" ? united(each.of, indexes) : best(flat(each), indexes);
    if (!found) return undefined;
    exact &&= found.exact;
    if (found.lookup.is === "union") of.push(...found.lookup.of);
    else of.push(found.lookup);
  }
  return { lookup: of.length === 1 ? of[0]! : { is: "union", of }, exact };
}

/** One of the conjuncts, an equality sooner than a range. */
function best(conjuncts: readonly Condition[], indexes: Indexes): Found | undefined {
  const found = conjuncts.flatMap((each) => lookupOf(each, indexes) ?? []);
  const [first] = found.toSorted((one, other) => Number(other.lookup.is === "points") - Number(one.lookup.is === "points"));
  return first && { lookup: first.lookup, exact: first.exact && conjuncts.length === 1 };
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
      // Indexes do not know what is missing. An id never is.
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
      return { lookup: pointsAt(index, [...leaf.values.map(elementKey), UNLISTED]), exact: false };
  }
}

function points(index: Index, values: readonly (string | number | boolean)[]): Found {
  const keys = values.map((value) => keyIn(index, value));
  return { lookup: pointsAt(index, keys), exact: !keys.some((key) => isShared(index, key)) };
}

function pointsAt(index: Index, keys: readonly Key[]): Points {
  return { is: "points", index, keys: [...new Set(keys)] };
}

/** An array that equals another has its elements. */
function arrayLookup(index: Index, elements: readonly Parameters<typeof elementKey>[0][]): Found | undefined {
  if (index.is !== "attribute") return undefined;
  const listed = elements.length > 0 ? [elementKey(elements[0]!)] : [];
  return { lookup: pointsAt(index, [...listed, UNLISTED]), exact: false };
}

/** Within the values of the operand's type; a long string's key belongs to strings on both sides of it. */
function ranged(index: Index, bound: Bound, value: number | string): Found {
  const key = keyIn(index, value);
  const cut = isShared(index, key);
  const end: End = { key, closed: bound === "lte" || bound === "gte" || cut };
  const kind = index.is === "attribute" ? kindKeys(typeof value as "number" | "string") : null;
  const lookup: Range =
    bound === "lt" || bound === "lte"
      ? { is: "range", index, from: kind && { key: kind.from, closed: true }, to: end }
      : { is: "range", index, from: end, to: kind && { key: kind.below, closed: false } };
  return { lookup, exact: !cut };
}

/** What a pattern begins with bounds what it matches. */
function prefixed(index: Index, { tokens, folded }: Glob): Found | undefined {
  const wild = tokens.findIndex(({ is }) => is !== "char");
  const literal = wild < 0 ? tokens : tokens.slice(0, wild);
  if (folded || index.is === "number" || index.is === "label" || literal.length === 0) return undefined;
  const text = String.fromCodePoint(...literal.flatMap((token) => (token.is === "char" ? [token.code] : [])));
  if (wild < 0) return points(index, [text]);
  const from = keyIn(index, text);
  if (isShared(index, from)) return { lookup: pointsAt(index, [from]), exact: false };
  // Beyond all that begin with the text: no UTF-8 has the byte FF, and no id a character beyond ASCII.
  const beyond = index.is === "attribute" ? `${from}ff` : `${text}\u007f`;
  const lookup: Range = { is: "range", index, from: { key: from, closed: true }, to: { key: beyond, closed: false } };
  return { lookup, exact: wild === tokens.length - 1 && tokens[wild]!.is === "run" };
}

/** Thresholds that cut through what is indexed. */
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

/** Ranges over one index are one range, where the others ends lie. */
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

/** The end that leaves less: the greater of two lower ends (`sign` 1), the lesser of two upper ones (-1). */
function later(one: End | null, other: End | null, sign: 1 | -1): End | null {
  if (one === null || other === null) return one ?? other;
  const order = compareKeys(one.key, other.key) * sign;
  if (order !== 0) return order > 0 ? one : other;
  return { key: one.key, closed: one.closed && other.closed };
}

/** Keys of one index: numbers, or texts in the order of their code points. */
function compareKeys(one: Key, other: Key): number {
  if (typeof one === "number") return one - (other as number);
  return Buffer.compare(Buffer.from(one), Buffer.from(other as string));
}
