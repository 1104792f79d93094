/**
 * The plans of a query. There are few, and each gives the exact result. Only the cost decides between them. It is estimated from the size
 * of the namespace and the number of documents that each lookup proposes. `page.ts` executes plans and bills what they read.
 */

import type { Condition } from "#src/queries/filters/condition.ts";
import type { Field } from "#src/queries/filters/field.ts";
import { isTime } from "#src/records/values/indexed-times.ts";
import type { Asked } from "./asked.ts";
import { combinedIndex, combinedWith, type Index, type Indexes, indexOf, keptUpAs, rankedKeys, sameIndex } from "./indexed.ts";
import { type End, type Lookup, lookupsOf, type Points, type Range, type Sargable } from "./lookup.ts";
import { indexesOf } from "./lookup-sql.ts";
import type { KeysStream, Stream } from "./stream.ts";
import type { Walk } from "./walk.ts";
import type { Through } from "./walk-sql.ts";

export type Access =
  /** Read all documents that a lookup proposes, and sort them. */
  | { readonly is: "gather"; readonly lookup: Lookup }
  /** Walk a stream in ranked order until the page is full. If `tail`, documents without a value follow. */
  | { readonly is: "walk"; readonly walk: Omit<Walk, "share">; readonly tail: boolean }
  /** Read every document. */
  | { readonly is: "scan" };

/** The possible plans, and what the choice depends on. */
export interface Choice {
  readonly accesses: readonly Access[];
  readonly sargable: Sargable;
  /** Whether a document that all lookups propose is known to match. */
  readonly exact: boolean;
  /** A plan that is certainly the best, because no other can read less. */
  readonly evident: Access | null;
}

export function choiceOf(asked: Asked, sargable: Sargable, indexes: Indexes): Choice {
  const { lookups } = sargable;
  const named = lookups.find(ofIds);
  // Named documents are few, and no other plan reads less.
  if (named) return chosen({ is: "gather", lookup: named }, sargable);
  const exact = sargable.whole && asked.fresh.length === 0;
  const walks = asked.rank.field.is === "id" ? walksById(asked, lookups) : walksByKey(asked, lookups, indexes);
  const gathers = lookups.map((lookup): Access => ({ is: "gather", lookup }));
  const accesses: Access[] = [...walks, ...gathers, { is: "scan" }];
  return { accesses, sargable, exact, evident: (exact && walks.find((access) => isEvident(access, lookups))) || null };
}

function chosen(access: Access, sargable: Sargable): Choice {
  return { accesses: [access], sargable, exact: false, evident: access };
}

/** Merge up to this many keys without counting the documents of each. */
const MOST_MERGED = 32;

/** Whether a walk finds exactly the matching documents in the requested order, whatever their number. */
function isEvident(access: Access, lookups: readonly Lookup[]): boolean {
  if (access.is !== "walk" || access.walk.through) return false;
  const { stream } = access.walk;
  if (stream.is === "keys" && stream.of) return lookups.every((each) => stream.of!.includes(each));
  const [lookup] = lookups;
  if (lookup === undefined) return stream.is !== "ids";
  if (lookups.length > 1) return false;
  if (stream.is !== "ids") return lookup.is === "range" && isOver(stream, lookup.index);
  if (lookup.is !== "points") return false;
  return lookup.keys.length === 1 || (stream.merged && lookup.keys.length <= MOST_MERGED);
}

/** Whether the entries of a stream between its ends are those that a range of the index proposes. */
function isOver(stream: Exclude<Stream, { is: "ids" }>, index: Index): boolean {
  return stream.is === "documents" ? index.is === "id" : sameIndex(stream.index, index);
}

function walksById({ rank: { direction } }: Asked, lookups: readonly Lookup[]): Access[] {
  const ends = lookups.find((lookup): lookup is Range => lookup.is === "range" && lookup.index.is === "id");
  const streams: Stream[] = [{ is: "documents", direction, from: ends?.from ?? null, to: ends?.to ?? null }];
  for (const lookup of lookups) {
    if (lookup === ends) continue;
    streams.push({ is: "ids", direction, lookup, merged: false });
    if (lookup.is === "points" && lookup.keys.length > 1) streams.push({ is: "ids", direction, lookup, merged: true });
  }
  return streams.map((stream) => ({ is: "walk", walk: { stream, through: null }, tail: false }));
}

function ofIds(lookup: Lookup): boolean {
  return lookup.is === "points" && lookup.index.is === "id";
}

function walksByKey(asked: Asked, lookups: readonly Lookup[], indexes: Indexes): Access[] {
  const { field, direction } = asked.rank;
  const index = indexOf(field, indexes);
  if (!index) return [];
  const ends = lookups.find((lookup): lookup is Range => lookup.is === "range" && sameIndex(lookup.index, index));
  const { from, to } = ends ?? allRanked(index);
  const stream: KeysStream = { is: "keys", direction, index, from, to };
  const others = lookups.filter((lookup) => lookup !== ends);
  const throughs: (Through | null)[] = [
    null,
    ...others.map((lookup): Through => ({ by: "set", lookup })),
    ...others.filter(isProbed).map((lookup): Through => ({ by: "probe", lookup })),
  ];
  const tail = !asked.condition || !needsValue(asked.condition, field);
  const combined = equals(lookups, field).flatMap(({ lookup, combined }): Access[] => {
    if (combined.is !== "attribute" || !indexes.attributes.has(combined.name)) return [];
    const of = [lookup, ...(ends ? [ends] : [])];
    return [{ is: "walk", walk: { stream: { ...combinedStream(stream, combined), of }, through: null }, tail }];
  });
  return [...combined, ...throughs.map((through): Access => ({ is: "walk", walk: { stream, through }, tail }))];
}

/** Of lookups of one value of one attribute, each with the combined index that would have its documents in the order of a field. */
function equals(lookups: readonly Lookup[], field: Field): { lookup: Points; combined: Index }[] {
  return lookups.flatMap((lookup) => {
    if (lookup.is !== "points" || lookup.index.is !== "attribute" || lookup.keys.length !== 1) return [];
    const combined = isTime(lookup.index.name) ? undefined : combinedIndex(lookup.index.name, lookup.keys[0]!, field);
    return combined ? [{ lookup, combined }] : [];
  });
}

/** The same stretch of a combined index, among the documents with its first value. */
function combinedStream(stream: KeysStream, index: Index): KeysStream {
  const end = (one: End | null) => one && { ...one, key: combinedWith(index, one.key) };
  return { ...stream, index, from: end(stream.from), to: end(stream.to) };
}

/**
 * The walks that a query would have with combined indexes that are not there, by the names of these. They are for estimates only.
 */
export function walksLacked(asked: Asked, { sargable: { lookups }, accesses }: Choice): Map<string, Access> {
  const walk = accesses.find((access) => access.is === "walk" && access.walk.stream.is === "keys");
  if (walk?.is !== "walk") return new Map();
  const stream = walk.walk.stream as KeysStream;
  if (stream.of) return new Map();
  const ends = lookups.filter((lookup) => lookup.is === "range" && sameIndex(lookup.index, stream.index));
  return new Map(
    equals(lookups, asked.rank.field).flatMap(({ lookup, combined }) => {
      if (combined.is !== "attribute") return [];
      const own: KeysStream = { ...combinedStream(stream, combined), of: [lookup, ...ends] };
      return [[combined.name, { is: "walk", walk: { stream: own, through: null }, tail: walk.tail } satisfies Access] as const];
    }),
  );
}

function allRanked(index: Index): Pick<Range, "from" | "to"> {
  const { from, below } = rankedKeys(index);
  return { from: from === null ? null : { key: from, closed: true }, to: below === null ? null : { key: below, closed: false } };
}

/** A probe looks for each key. */
const MOST_PROBED = 4;

function isProbed(lookup: Lookup): lookup is Points {
  return lookup.is === "points" && lookup.keys.length <= MOST_PROBED;
}

/** Whether a condition holds only if the field has a value that rankings order. */
function needsValue(condition: Condition, field: Field): boolean {
  switch (condition.is) {
    case "and":
      return condition.of.some((each) => needsValue(each, field));
    case "or":
      return condition.of.every((each) => needsValue(each, field));
    case "not":
    case "contains-any":
      return false;
    case "equal":
      return sameField(condition.field, field) && condition.value !== null && typeof condition.value !== "object";
    case "one-of":
      return sameField(condition.field, field) && !condition.values.includes(null);
    default:
      return sameField(condition.field, field);
  }
}

/** The attributes whose indexes a query could use if every attribute had one. */
export function attributesFor(asked: Asked, judgments: Indexes["judgments"]): string[] {
  const { lookups } = lookupsOf(asked.condition, { judgments, attributes: { has: () => true } });
  const indexes = lookups.flatMap(indexesOf);
  const names = indexes.flatMap((index) => (index.is === "attribute" ? [index.name] : []));
  const ranked = keptUpAs(asked.rank.field);
  return [...new Set([...names, ...(ranked === undefined ? [] : [ranked])])];
}

/** The combined indexes that plans walk. */
export function combinedIn({ accesses }: Choice): string[] {
  return accesses.flatMap((access) => {
    if (access.is !== "walk" || access.walk.stream.is !== "keys") return [];
    const { index, of } = access.walk.stream;
    return of && index.is === "attribute" ? [index.name] : [];
  });
}

function sameField(one: Field, other: Field): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
