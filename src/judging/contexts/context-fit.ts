/**
 * Cuts a context to fit `max_tokens`. First it drops the oldest array elements, always from the array that takes the most room. When all
 * arrays are empty, it cuts the ends of the longest strings to one common length. The result is deterministic: it depends only on the
 * fields and the limit. The oldest element is the first one. In a relation it is the last one.
 */
import { canonical, isObject, type Json, type JsonObject } from "#src/foundation/json/json.ts";
import { BYTES_PER_TOKEN } from "#src/judging/engines/tokens.ts";
import { contextText, type Field } from "./context-text.ts";
import { LargestFirst } from "./largest-first.ts";

/** A cut: elements of an array, or the end of a string. */
export interface Cut {
  /**
   * The field's path and the members below it, joined by `.`. Outside the document it begins with the section, as in `related.<relation>`.
   */
  path: string;
  /** How many: oldest elements, or UTF-16 code units from the end. */
  dropped: number;
  what: "elements" | "characters";
}

export interface Fitted {
  fields: Field[];
  cut: Cut[];
  /** The text of the fields. */
  text: string;
}

/**
 * Takes time proportional to the length of the text. Canonical text is written once, when it is known what stays. Before that, only sizes
 * are needed, and these do not depend on the order of members.
 *
 * @param write writes a value of the text; `JSON.stringify` is enough for a caller that needs only the size
 */
export function fitted(fields: Field[], maxTokens: number | null, write: (value: Json) => string = canonical): Fitted {
  if (maxTokens === null) return { fields, cut: [], text: contextText(fields, write) };
  const room = maxTokens * BYTES_PER_TOKEN;
  const bytes = Buffer.byteLength(contextText(fields, JSON.stringify));
  if (bytes <= room) return { fields, cut: [], text: contextText(fields, write) };
  const members = new Members();
  const shorter = withoutOldest(fields, members, { bytes, room });
  const shortest = shorter.bytes <= room ? { ...shorter, cut: [] } : withoutEnds(shorter.fields, members, { ...shorter, room });
  return { fields: shortest.fields, cut: [...shorter.cut, ...shortest.cut], text: contextText(shortest.fields, write) };
}

/** The size of the text in bytes, and the limit. */
interface Size {
  bytes: number;
  room: number;
}

interface Found {
  arrays: Map<Json[], CutArray>;
  members: Members;
}

interface CutArray {
  path: string;
  /** The sizes of its elements, in the order in which they are dropped. */
  sizes: number[];
  newestFirst: boolean;
  size: number;
  dropped: number;
  /** How many times it is shown: one field may contain another. */
  shown: number;
}

/** Drops elements until the text fits or all arrays are empty. An array inside an element is dropped with it. */
function withoutOldest(
  fields: Field[],
  members: Members,
  { bytes, room }: Size,
): Pick<Fitted, "fields" | "cut"> & Pick<Size, "bytes"> {
  const found: Found = { arrays: new Map(), members };
  for (const field of fields) findArrays(field.value, pathOf(field), found, field.section === "related");
  let left = bytes;
  let excess = bytes - room;
  const arrays = [...found.arrays.values()];
  const largest = new LargestFirst(arrays);
  while (excess > 0) {
    const array = largest.first;
    if (!array || array.size === 0) break;
    const size = array.sizes[array.dropped]!;
    array.dropped += 1;
    array.size -= size;
    excess -= size;
    // The last element has no comma.
    left -= (array.dropped === array.sizes.length ? size - 1 : size) * array.shown;
    largest.sink();
  }
  const cut = arrays.filter(({ dropped }) => dropped > 0).map(({ path, dropped }): Cut => ({ path, dropped, what: "elements" }));
  if (cut.length === 0) return { fields, cut, bytes };
  return { fields: fields.map((field) => ({ ...field, value: sliced(field.value, found) })), cut, bytes: left };
}

function pathOf({ section, name }: Field): string {
  return section === "document" ? name : `${section}.${name}`;
}

function findArrays(value: Json, path: string, found: Found, newestFirst = false): void {
  const { arrays, members } = found;
  if (Array.isArray(value)) {
    // One more byte for each comma.
    const sizes = value.map((element) => sizeOf(element) + 1);
    if (newestFirst) sizes.reverse();
    const shown = (arrays.get(value)?.shown ?? 0) + 1;
    arrays.set(value, { path, sizes, newestFirst, size: sizes.reduce((sum, size) => sum + size, 0), dropped: 0, shown });
  } else if (isObject(value)) {
    for (const name of members.of(value).holders) findArrays(value[name]!, `${path}.${name}`, found);
  }
}

/**
 * For each object, the names of its strings and of its nested values. An object may have 300,000 members, so each is scanned only once.
 */
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
  /** The names of members that are objects or arrays, in order. */
  holders: string[];
}

/** The size of a value's JSON text in bytes. */
function sizeOf(value: Json): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function sliced(value: Json, found: Found): Json {
  if (Array.isArray(value)) {
    const array = found.arrays.get(value);
    if (array === undefined || array.dropped === 0) return value;
    return array.newestFirst ? value.slice(0, value.length - array.dropped) : value.slice(array.dropped);
  }
  return isObject(value) ? withMembers(value, found.members.of(value).holders, (member) => sliced(member, found)) : value;
}

/** Returns the object itself if none of the named members changes. */
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

/**
 * Cuts every string to the longest common length with which the text fits. If even empty strings do not fit, all become empty.
 */
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

/**
 * For each length, sums the bytes that the next character of each string would add. So the right length is found without writing any text.
 */
function commonLength(strings: readonly string[], { bytes, room }: Size): number {
  const longest = strings.reduce((most, { length }) => Math.max(most, length), 0);
  const around = strings.reduce((left, text) => left - (sizeOf(text) - QUOTES), bytes);
  // A character has at least one byte. If a surrogate pair is cut, one half may be missing.
  const most = Math.min(longest - 1, room - around + 1);
  if (most <= 0) return 0;
  const added = new Float64Array(most);
  for (const text of strings) addBytes(text, added);
  let length = 0;
  for (let taken = around + added[0]!; taken <= room && length < most; taken += added[length]!) length++;
  return length;
}

const QUOTES = 2;

/** Adds to each position how many bytes longer the prefix that ends there is than the previous prefix. */
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
      // A cut string never ends with the first half of a surrogate pair.
      addAt(added, at + 1, PAIR);
      at++;
    }
  }
}

const PAIR = 4;
/** An escape such as `\u001f`. */
const ESCAPED = 6;
const ESCAPED_SHORTLY = new Set([...'\b\t\n\f\r"\\'].map((character) => character.charCodeAt(0)));

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

function addAt(added: Float64Array, at: number, bytes: number): void {
  if (at < added.length) added[at]! += bytes;
}

/** The size of a character in JSON text, in bytes. */
function bytesOfUnit(unit: number): number {
  if (unit >= 0x800) return 3;
  if (unit >= 0x80) return 2;
  if (unit > 0x22 && unit !== 0x5c) return 1;
  if (ESCAPED_SHORTLY.has(unit)) return 2;
  return unit < 0x20 ? ESCAPED : 1;
}

/** The common length of strings, and the cuts so far. */
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

/** A prefix of a string that never ends with half of a surrogate pair. */
export function wholeCharacters(value: string, length: number): string {
  const last = value.charCodeAt(length - 1);
  return value.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
