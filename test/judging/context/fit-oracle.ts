/** The oracle for contexts that are cut to fit. It is slow: it writes the whole text again for each length that it tries. */
import { canonical, isObject, type Json } from "#src/foundation/json/json.ts";
import { type Cut, wholeCharacters } from "#src/judging/contexts/context-fit.ts";
import { contextText, type Field } from "#src/judging/contexts/context-text.ts";
import { countTokens } from "#src/judging/engines/tokens.ts";

interface Fitted {
  fields: Field[];
  cut: Cut[];
}

export function fittedSlowly(fields: Field[], maxTokens: number): Fitted {
  if (fits(fields, maxTokens)) return { fields, cut: [] };
  const shorter = withoutOldest(fields, maxTokens);
  if (fits(shorter.fields, maxTokens)) return shorter;
  const shortest = withoutEnds(shorter.fields, maxTokens);
  return { fields: shortest.fields, cut: [...shorter.cut, ...shortest.cut] };
}

function fits(fields: readonly Field[], maxTokens: number): boolean {
  return countTokens(contextText(fields)) <= maxTokens;
}

interface Place {
  path: string;
  sizes: number[];
  newestFirst: boolean;
  size: number;
  dropped: number;
}

function withoutOldest(fields: Field[], maxTokens: number): Fitted {
  const arrays = new Map<Json[], Place>();
  for (const field of fields) findArrays(field.value, pathOf(field), arrays, field.section === "related");
  let excess = Buffer.byteLength(contextText(fields)) - maxTokens * 4;
  const places = [...arrays.values()];
  while (excess > 0) {
    const largest = places.reduce<Place | null>((most, place) => (most && most.size >= place.size ? most : place), null);
    if (!largest || largest.size === 0) break;
    const size = largest.sizes[largest.dropped++]!;
    largest.size -= size;
    excess -= size;
  }
  const cut = places.filter(({ dropped }) => dropped > 0).map(({ path, dropped }): Cut => ({ path, dropped, what: "elements" }));
  return { fields: fields.map((field) => ({ ...field, value: sliced(field.value, arrays) })), cut };
}

function pathOf({ section, name }: Field): string {
  return section === "document" ? name : `${section}.${name}`;
}

function findArrays(value: Json, path: string, found: Map<Json[], Place>, newestFirst = false): void {
  if (Array.isArray(value)) {
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

function withoutEnds(fields: Field[], maxTokens: number): Fitted {
  const cutTo = (length: number, cut: Cut[]) =>
    fields.map((field) => ({ ...field, value: cutStrings(field.value, length, pathOf(field), cut) }));
  const longest = Math.max(0, ...fields.map(({ value }) => longestIn(value)));
  let length = Math.max(0, longest - 1);
  while (length > 0 && !fits(cutTo(length, []), maxTokens)) length--;
  const cut: Cut[] = [];
  return { fields: cutTo(length, cut), cut };
}

function longestIn(value: Json): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Math.max(0, ...Object.values(value).map(longestIn));
}

function cutStrings(value: Json, length: number, path: string, cut: Cut[]): Json {
  if (typeof value === "string") {
    if (value.length <= length) return value;
    const kept = wholeCharacters(value, length);
    cut.push({ path, dropped: value.length - kept.length, what: "characters" });
    return kept;
  }
  if (Array.isArray(value)) return value.map((element, at) => cutStrings(element, length, `${path}.${at}`, cut));
  if (!isObject(value)) return value;
  const members = Object.keys(value).sort();
  return Object.fromEntries(members.map((name) => [name, cutStrings(value[name]!, length, `${path}.${name}`, cut)]));
}
