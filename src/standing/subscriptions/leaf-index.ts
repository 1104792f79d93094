/**
 * The percolation index: finds the filters that match a document without checking all of them. It indexes one leaf of each filter, or as
 * many as its `or` branches need. Equal values are hashed, ranges are in `intervals.ts`, and filters without an access are in `unfound.ts`.
 * Each candidate is then checked completely. So the index only has to propose all filters that may match.
 */

import type { TimeSlice } from "#src/foundation/time/time-slice.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import type { Field } from "#src/queries/filters/field.ts";
import { type Matchable, valueIn } from "#src/queries/filters/match.ts";
import { isLong, type Matcher, matcherOf, matchesInSlices } from "#src/queries/filters/matcher.ts";
import type { Scalar, Value } from "#src/records/values/value.ts";
import { type Access, accessOf, nameOf } from "./access.ts";
import { Intervals } from "./intervals.ts";
import { Unfound } from "./unfound.ts";

interface Entry {
  readonly id: string;
  readonly condition: Condition;
  /** Null: it must always be checked. */
  readonly access: readonly Access[] | null;
  /** The number of the search that last proposed it. */
  look: number;
  /** Compiled when it is first checked. */
  matcher: Matcher | null;
}

/** The index of one field. */
interface FieldIndex {
  readonly field: Field;
  readonly values: Map<Scalar, Entry[]>;
  readonly elements: Map<Scalar, Entry[]>;
  readonly numbers: Intervals<Entry>;
  readonly texts: Intervals<Entry>;
}

/** How many accesses of a filter are added or removed between two looks at the clock. */
const AT_ONCE = 256;

export class LeafIndex {
  readonly #entries = new Map<string, Entry>();
  readonly #unfound = new Unfound<Entry>();
  readonly #fields = new Map<string, FieldIndex>();
  /** Field indexes: attributes by name, fields of the document itself, and fields of answers by judgment. */
  readonly #attributes = new Map<string, FieldIndex>();
  readonly #own = new Map<string, FieldIndex>();
  readonly #answers = new Map<string, Map<string, FieldIndex>>();
  #look = 0;

  get size(): number {
    return this.#entries.size;
  }

  /**
   * Adds a filter of an id that is not here. One filter may have 64,000 values, which take 200 ms, so the loop yields between them. Until it
   * is done, `matching` may find the filter or not. The caller adds and removes one filter after another.
   */
  async add(id: string, condition: Condition, slice: TimeSlice): Promise<void> {
    if (slice.isOver) await slice.next();
    const access = await accessOf(condition, (access) => this.#weigh(access), slice);
    const entry: Entry = { id, condition, access, look: 0, matcher: null };
    this.#entries.set(id, entry);
    if (access === null) this.#unfound.add(entry, condition);
    for (const [at, each] of (access ?? []).entries()) {
      if (at % AT_ONCE === 0 && slice.isOver) await slice.next();
      this.#insert(entry, each);
    }
  }

  /** Yields as `add` does. */
  async remove(id: string, slice: TimeSlice): Promise<void> {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.delete(id);
    this.#unfound.remove(entry, entry.condition);
    for (const [at, each] of (entry.access ?? []).entries()) {
      if (at % AT_ONCE === 0 && slice.isOver) await slice.next();
      this.#take(entry, each);
    }
  }

  /**
   * The ids of the filters that match a document. Filters come from tenants and may be costly, so the loop yields between them. If the
   * document has long values, it also yields between the leaves of one filter.
   */
  async matching(document: Matchable, slice: TimeSlice): Promise<string[]> {
    const found: string[] = [];
    // Filters without an access are not in the other indexes.
    const long = isLong(document);
    const unfound = await this.#unfound.at(document, slice, long);
    for (const entry of [...unfound, ...this.#proposed(document)]) {
      if (slice.isOver) await slice.next();
      entry.matcher ??= matcherOf(entry.condition);
      if (long ? await matchesInSlices(entry.condition, document, slice) : entry.matcher(document)) found.push(entry.id);
    }
    return found;
  }

  #proposed(document: Matchable): Entry[] {
    const look = ++this.#look;
    const proposed: Entry[] = [];
    const propose = (entry: Entry) => {
      if (entry.look === look) return;
      entry.look = look;
      proposed.push(entry);
    };
    for (const index of this.#own.values()) lookAt(index, valueIn(index.field, document), propose);
    for (const name of Object.keys(document.attributes)) {
      const index = this.#attributes.get(name);
      if (index) lookAt(index, document.attributes[name]!, propose);
    }
    for (const judgment of Object.keys(document.answers)) {
      const fields = this.#answers.get(judgment);
      if (fields) for (const index of fields.values()) lookAt(index, valueIn(index.field, document), propose);
    }
    return proposed;
  }

  /** Prefers accesses with few filters, and those that naturally match few documents. */
  #weigh(access: Access): number {
    const index = this.#fields.get(nameOf(access.field));
    if (access.is === "between") {
      // A value is in few of many closed intervals, but in half of the open ones.
      if (access.low !== null && access.high !== null) return 2;
      return 64 * (1 + (index ? index.numbers.size + index.texts.size : 0) / 16);
    }
    const postings = access.is === "value" ? index?.values : index?.elements;
    const size = postings?.get(access.value)?.length ?? 0;
    return (typeof access.value === "boolean" ? 32 : access.is === "element" ? 2 : 1) * (1 + size / 16);
  }

  #insert(entry: Entry, access: Access): void {
    const index = this.#indexOf(access.field);
    if (access.is === "between") {
      intervalsOf(index, access).add(access.low, access.high, entry);
      return;
    }
    const postings = access.is === "value" ? index.values : index.elements;
    const posting = postings.get(access.value);
    if (posting) posting.push(entry);
    else postings.set(access.value, [entry]);
  }

  #take(entry: Entry, access: Access): void {
    const index = this.#fields.get(nameOf(access.field))!;
    if (access.is === "between") intervalsOf(index, access).remove(access.low, entry);
    else takeFrom(access.is === "value" ? index.values : index.elements, access.value, entry);
    if (index.values.size + index.elements.size + index.numbers.size + index.texts.size === 0) this.#drop(index);
  }

  #indexOf(field: Field): FieldIndex {
    const name = nameOf(field);
    const known = this.#fields.get(name);
    if (known) return known;
    const index = {
      field,
      values: new Map(),
      elements: new Map(),
      numbers: new Intervals<Entry>(),
      texts: new Intervals<Entry>(),
    };
    this.#fields.set(name, index);
    if (field.is === "answer") {
      const fields = this.#answers.get(field.judgment) ?? new Map<string, FieldIndex>();
      this.#answers.set(field.judgment, fields.set(name, index));
    } else if (field.is === "attribute") this.#attributes.set(field.name, index);
    else this.#own.set(name, index);
    return index;
  }

  #drop({ field }: FieldIndex): void {
    const name = nameOf(field);
    this.#fields.delete(name);
    this.#own.delete(name);
    if (field.is === "attribute") this.#attributes.delete(field.name);
    if (field.is !== "answer") return;
    const fields = this.#answers.get(field.judgment)!;
    fields.delete(name);
    if (fields.size === 0) this.#answers.delete(field.judgment);
  }
}

function lookAt(index: FieldIndex, value: Value, propose: (entry: Entry) => void): void {
  if (value === null) return;
  if (typeof value === "object") {
    if (index.elements.size > 0) for (const element of value) index.elements.get(element)?.forEach(propose);
    return;
  }
  index.values.get(value)?.forEach(propose);
  if (typeof value === "number") index.numbers.at(value, propose);
  else if (typeof value === "string") index.texts.at(value, propose);
}

function intervalsOf(index: FieldIndex, { low, high }: Extract<Access, { is: "between" }>): Intervals<Entry> {
  return typeof (low ?? high) === "number" ? index.numbers : index.texts;
}

function takeFrom(postings: Map<Scalar, Entry[]>, value: Scalar, entry: Entry): void {
  const posting = postings.get(value);
  const at = posting?.indexOf(entry) ?? -1;
  if (!posting || at < 0) return;
  const last = posting.pop()!;
  if (at < posting.length) posting[at] = last;
  if (posting.length === 0) postings.delete(value);
}
