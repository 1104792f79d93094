/**
 * Making a context fit `max_tokens`: the oldest array elements go first, always from the array that takes the most room; when no array
 * has any left, the ends of the longest strings, cut to one common length. Deterministic: the same fields and limit leave the same.
 * Oldest is first, save among the documents of a relation, where it is last.
 */
import { canonical, isObject, type Json } from "#src/json.ts";
import { contextText, type Field } from "./context.ts";
import { LargestFirst } from "./largest-first.ts";
import { countTokens } from "./tokens.ts";

/** What was cut: elements of an array, or the end of a string. */
export interface Cut {
  /** The field's path and the members below it, joined by `.`; outside of the document behind its section, as `related.<relation>`. */
  path: string;
  /** Elements, the oldest ones, or UTF-16 code units from the end. */
  dropped: number;
  what: "elements" | "characters";
}

export function fitted(fields: Field[], maxTokens: number | null): { fields: Field[]; cut: Cut[] } {
  if (maxTokens === null || countTokens(contextText(fields)) <= maxTokens) return { fields, cut: [] };
  const shorter = withoutOldest(fields, maxTokens);
  if (countTokens(contextText(shorter.fields)) <= maxTokens) return shorter;
  const shortest = withoutEnds(shorter.fields, maxTokens);
  return { fields: shortest.fields, cut: [...shorter.cut, ...shortest.cut] };
}

interface Place {
  path: string;
  /** Of its elements, in the order in which they go. */
  sizes: number[];
  newestFirst: boolean;
  size: number;
  dropped: number;
}

const BYTES_PER_TOKEN = 4;

/** Drops first elements until the text fits or no array has elements left. Arrays inside array elements go with their element. */
function withoutOldest(fields: Field[], maxTokens: number): { fields: Field[]; cut: Cut[] } {
  const arrays = new Map<Json[], Place>();
  for (const field of fields) findArrays(field.value, pathOf(field), arrays, field.section === "related");
  let excess = Buffer.byteLength(contextText(fields)) - maxTokens * BYTES_PER_TOKEN;
  const places = [...arrays.values()];
  const largest = new LargestFirst(places);
  while (excess > 0) {
    const place = largest.first;
    if (!place || place.size === 0) break;
    const size = place.sizes[place.dropped]!;
    place.dropped += 1;
    place.size -= size;
    excess -= size;
    largest.sink();
  }
  const cut = places.filter(({ dropped }) => dropped > 0).map(({ path, dropped }): Cut => ({ path, dropped, what: "elements" }));
  return { fields: fields.map((field) => ({ ...field, value: sliced(field.value, arrays) })), cut };
}

function pathOf({ section, name }: Field): string {
  return section === "document" ? name : `${section}.${name}`;
}

function findArrays(value: Json, path: string, found: Map<Json[], Place>, newestFirst = false): void {
  if (Array.isArray(value)) {
    // One byte more each for the comma.
    const sizes = value.map((element) => Buffer.byteLength(canonical(element)) + 1);
    if (newestFirst) sizes.reverse();
    found.set(value, { path, sizes, newestFirst, size: sizes.reduce((sum, size) => sum + size, 0), dropped: 0 });
  } else if (isObject(value)) {
    for (const name of Object.keys(value).sort()) findArrays(value[name]!, `${path}.${name}`, found);
  }
}

function sliced(value: Json, arrays: ReadonlyMap<Json[], Place>): Json {
  if (Array.isArray(value)) {
    const place = arrays.get(value);
    if (place === undefined) return value;
    return place.newestFirst ? value.slice(0, value.length - place.dropped) : value.slice(place.dropped);
  }
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, sliced(member, arrays)]));
  return value;
}

/** Cuts every string to the greatest common length under which the text fits; to nothing where even that does not fit. */
function withoutEnds(fields: Field[], maxTokens: number): { fields: Field[]; cut: Cut[] } {
  let fits = 0;
  let over = longest(fields.map(({ value }) => value));
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    const text = contextText(fields.map((field) => ({ ...field, value: cutStrings(field.value, middle, "", []) })));
    if (countTokens(text) <= maxTokens) fits = middle;
    else over = middle;
  }
  const cut: Cut[] = [];
  return { fields: fields.map((field) => ({ ...field, value: cutStrings(field.value, fits, pathOf(field), cut) })), cut };
}

function longest(value: Json): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((most, member) => Math.max(most, longest(member)), 0);
}

function cutStrings(value: Json, length: number, path: string, cut: Cut[]): Json {
  if (typeof value === "string") {
    if (value.length <= length) return value;
    const kept = wholeCharacters(value, length);
    cut.push({ path, dropped: value.length - kept.length, what: "characters" });
    return kept;
  }
  if (Array.isArray(value)) return value.map((element, at) => cutStrings(element, length, `${path}.${at}`, cut));
  if (isObject(value)) {
    const members = Object.keys(value).sort();
    return Object.fromEntries(members.map((name) => [name, cutStrings(value[name]!, length, `${path}.${name}`, cut)]));
  }
  return value;
}

/** The first characters of a string, never half of a surrogate pair. */
export function wholeCharacters(value: string, length: number): string {
  const last = value.charCodeAt(length - 1);
  return value.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
