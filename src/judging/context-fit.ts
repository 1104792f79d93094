/**
 * Making a context fit `max_tokens`: the oldest array elements go first, always from the array that takes the most room; when no array
 * has any left, the ends of the longest strings, cut to one common length. Deterministic: the same fields and limit leave the same.
 * Oldest is first, save among the documents of a relation, where it is last.
 */
import { isObject, type Json, type JsonObject } from "#src/json.ts";
import { contextText, type Field } from "./context.ts";
import { LargestFirst } from "./largest-first.ts";
import { BYTES_PER_TOKEN } from "./tokens.ts";

/** What was cut: elements of an array, or the end of a string. */
export interface Cut {
  /** The field's path and the members below it, joined by `.`; outside of the document behind its section, as `related.<relation>`. */
  path: string;
  /** Elements, the oldest ones, or UTF-16 code units from the end. */
  dropped: number;
  what: "elements" | "characters";
}

export interface Fitted {
  fields: Field[];
  cut: Cut[];
  /** Of the fields. */
  text: string;
}

/**
 * Takes time by the length of the text: it is written in canonical order once, when it is known what stays. Before that only sizes are needed,
 * and those are the same in any order.
 */
export function fitted(fields: Field[], maxTokens: number | null): Fitted {
  if (maxTokens === null) return { fields, cut: [], text: contextText(fields) };
  const room = maxTokens * BYTES_PER_TOKEN;
  const bytes = Buffer.byteLength(contextText(fields, JSON.stringify));
  if (bytes <= room) return { fields, cut: [], text: contextText(fields) };
  const members = new Members();
  const shorter = withoutOldest(fields, members, { bytes, room });
  const shortest = shorter.bytes <= room ? { ...shorter, cut: [] } : withoutEnds(shorter.fields, members, { ...shorter, room });
  return { fields: shortest.fields, cut: [...shorter.cut, ...shortest.cut], text: contextText(shortest.fields) };
}

/** Bytes of the text, and those that it may have. */
interface Size {
  bytes: number;
  room: number;
}

interface Found {
  arrays: Map<Json[], Place>;
  members: Members;
}

interface Place {
  path: string;
  /** Of its elements, in the order in which they go. */
  sizes: number[];
  newestFirst: boolean;
  size: number;
  dropped: number;
  /** How often it is shown: a field may lie within another. */
  shown: number;
}

/** Drops first elements until the text fits or no array has elements left. Arrays inside array elements go with their element. */
function withoutOldest(
  fields: Field[],
  members: Members,
  { bytes, room }: Size,
): Pick<Fitted, "fields" | "cut"> & Pick<Size, "bytes"> {
  const found: Found = { arrays: new Map(), members };
  for (const field of fields) findArrays(field.value, pathOf(field), found, field.section === "related");
  let left = bytes;
  let excess = bytes - room;
  const places = [...found.arrays.values()];
  const largest = new LargestFirst(places);
  while (excess > 0) {
    const place = largest.first;
    if (!place || place.size === 0) break;
    const size = place.sizes[place.dropped]!;
    place.dropped += 1;
    place.size -= size;
    excess -= size;
    // The last one has no comma.
    left -= (place.dropped === place.sizes.length ? size - 1 : size) * place.shown;
    largest.sink();
  }
  const cut = places.filter(({ dropped }) => dropped > 0).map(({ path, dropped }): Cut => ({ path, dropped, what: "elements" }));
  if (cut.length === 0) return { fields, cut, bytes };
  return { fields: fields.map((field) => ({ ...field, value: sliced(field.value, found) })), cut, bytes: left };
}

function pathOf({ section, name }: Field): string {
  return section === "document" ? name : `${section}.${name}`;
}

function findArrays(value: Json, path: string, found: Found, newestFirst = false): void {
  const { arrays, members } = found;
  if (Array.isArray(value)) {
    // One byte more each for the comma.
    const sizes = value.map((element) => sizeOf(element) + 1);
    if (newestFirst) sizes.reverse();
    const shown = (arrays.get(value)?.shown ?? 0) + 1;
    arrays.set(value, { path, sizes, newestFirst, size: sizes.reduce((sum, size) => sum + size, 0), dropped: 0, shown });
  } else if (isObject(value)) {
    for (const name of members.of(value).holders) findArrays(value[name]!, `${path}.${name}`, found);
  }
}

/** What of each object can be cut, or holds what can; objects may have 300,000 members, so each is looked through once. */
class Members {
  readonly #known = new Map<JsonObject, Names>();

  of(value: JsonObject): Names {
    let names = this.#known.get(value);
    if (names !== undefined) return names;
    names = { strings: [], holders: [] };
    for (const name of Object.keys(value)) {
      const member = value[name];
      if (typeof member === "string") names.strings.push(name);
      else if (typeof member === "object" && member !== null) names.holders.push(name);
    }
    names.holders.sort();
    this.#known.set(value, names);
    return names;
  }
}

interface Names {
  strings: string[];
  /** Objects and arrays, in order. */
  holders: string[];
}

/** Bytes of a value's text. */
function sizeOf(value: Json): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function sliced(value: Json, found: Found): Json {
  if (Array.isArray(value)) {
    const place = found.arrays.get(value);
    if (place === undefined || place.dropped === 0) return value;
    return place.newestFirst ? value.slice(0, value.length - place.dropped) : value.slice(place.dropped);
  }
  return isObject(value) ? withMembers(value, found.members.of(value).holders, (member) => sliced(member, found)) : value;
}

/** The object itself where none of the named members changes. */
function withMembers(value: JsonObject, names: readonly string[], change: (member: Json, name: string) => Json): JsonObject {
  const changed = new Map<string, Json>();
  for (const name of names) {
    const member = value[name]!;
    const other = change(member, name);
    if (other !== member) changed.set(name, other);
  }
  if (changed.size === 0) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, changed.get(name) ?? member]));
}

/** Cuts every string to the greatest common length under which the text fits; to nothing where even that does not fit. */
function withoutEnds(fields: Field[], members: Members, { bytes, room }: Size): Pick<Fitted, "fields" | "cut"> {
  const strings: string[] = [];
  for (const { value } of fields) findStrings(value, members, strings);
  const ends: Ends = { length: commonLength(strings, { bytes, room }), cut: [], members };
  const cutFields = fields.map((field) => ({ ...field, value: cutStrings(field.value, pathOf(field), ends) }));
  return { fields: cutFields, cut: ends.cut };
}

function findStrings(value: Json, members: Members, found: string[]): void {
  if (typeof value === "string") found.push(value);
  else if (Array.isArray(value)) for (const element of value) findStrings(element, members, found);
  else if (isObject(value)) {
    const { strings, holders } = members.of(value);
    for (const name of strings) found.push(value[name] as string);
    for (const name of holders) findStrings(value[name]!, members, found);
  }
}

/** Strings by the bytes that each further character of them adds to the text; so no text need be written to learn which length fits. */
function commonLength(strings: readonly string[], { bytes, room }: Size): number {
  const longest = strings.reduce((most, { length }) => Math.max(most, length), 0);
  const around = strings.reduce((left, text) => left - (sizeOf(text) - QUOTES), bytes);
  // A character has one byte at least, and of a surrogate pair one half may be missing.
  const most = Math.min(longest - 1, room - around + 1);
  if (most <= 0) return 0;
  const added = new Float64Array(most);
  for (const text of strings) addBytes(text, added);
  let length = 0;
  for (let taken = around + added[0]!; taken <= room && length < most; taken += added[length]!) length++;
  return length;
}

const QUOTES = 2;

/** Adds to each place the bytes by which the beginning that ends there is longer than the one before. */
function addBytes(text: string, added: Float64Array): void {
  const last = text.length - 1;
  const end = Math.min(text.length, added.length);
  for (let at = 0; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0xd800 || unit > 0xdfff) added[at]! += bytesOfUnit(unit);
    else if (unit >= 0xdc00) added[at]! += ESCAPED;
    else if (at === last) added[at]! += ESCAPED;
    else if (!isLow(text.charCodeAt(at + 1))) addAt(added, at + 1, ESCAPED);
    else {
      // What is cut never ends with the first half of a pair.
      addAt(added, at + 1, PAIR);
      at++;
    }
  }
}

const PAIR = 4;
/** As in `\u001f`. */
const ESCAPED = 6;
const ESCAPED_SHORTLY = new Set([...'\b\t\n\f\r"\\'].map((character) => character.charCodeAt(0)));

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

function addAt(added: Float64Array, at: number, bytes: number): void {
  if (at < added.length) added[at]! += bytes;
}

/** Bytes of a character within a JSON text. */
function bytesOfUnit(unit: number): number {
  if (unit >= 0x800) return 3;
  if (unit >= 0x80) return 2;
  if (unit > 0x22 && unit !== 0x5c) return 1;
  if (ESCAPED_SHORTLY.has(unit)) return 2;
  return unit < 0x20 ? ESCAPED : 1;
}

/** The length that strings keep, and what was cut so far. */
interface Ends {
  length: number;
  cut: Cut[];
  members: Members;
}

function cutStrings(value: Json, path: string, ends: Ends): Json {
  const { length, cut, members } = ends;
  if (typeof value === "string") {
    if (value.length <= length) return value;
    const kept = wholeCharacters(value, length);
    cut.push({ path, dropped: value.length - kept.length, what: "characters" });
    return kept;
  }
  if (Array.isArray(value)) return value.map((element, at) => cutStrings(element, `${path}.${at}`, ends));
  if (!isObject(value)) return value;
  const { strings, holders } = members.of(value);
  const long = strings.filter((name) => (value[name] as string).length > length);
  const names = long.length === 0 ? holders : [...long, ...holders].sort();
  return withMembers(value, names, (member, name) => cutStrings(member, `${path}.${name}`, ends));
}

/** The first characters of a string, never half of a surrogate pair. */
export function wholeCharacters(value: string, length: number): string {
  const last = value.charCodeAt(length - 1);
  return value.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
