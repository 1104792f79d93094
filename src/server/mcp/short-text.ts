/**
 * Results of tools in a length that a model can read. Each cut says how much is missing. Rows of a page are never dropped, because the next
 * page would begin after them.
 */
import { ExactNumber, parseJson } from "typespec-koa-runtime/json";
import { isObject, type Json, type JsonObject } from "#src/foundation/json/json.ts";

/** In characters. Models read about four a token. */
export const MOST_CHARACTERS = 24_000;

/** In characters. A longer response is not shortened: parsing it would hold up other requests. */
export const MOST_SHORTENED = 1_000_000;

interface Measure {
  /** The longest text, in characters. */
  readonly text: number;
  /** The most elements of an array below the page's own. */
  readonly elements: number;
  /** The most members of an object. */
  readonly members: number;
  /** The depth below which only sizes are shown. */
  readonly depth: number;
}

/** From mild to hard. */
const MEASURES: readonly Measure[] = [
  { text: 4_000, elements: 200, members: 500, depth: 20 },
  { text: 1_000, elements: 50, members: 100, depth: 12 },
  { text: 300, elements: 20, members: 50, depth: 8 },
  { text: 100, elements: 8, members: 24, depth: 6 },
  { text: 40, elements: 4, members: 10, depth: 5 },
  { text: 40, elements: 2, members: 6, depth: 3 },
  { text: 30, elements: 1, members: 4, depth: 2 },
];

export interface ShortText {
  readonly text: string;
  /** Whether something was cut. */
  readonly cut: boolean;
}

/**
 * @param text a response of the API
 * @param pages the member whose elements all stay; null if there is none
 */
export function shortText(text: string, pages: string | null, most = MOST_CHARACTERS): ShortText {
  if (text.length <= most) return { text, cut: false };
  const value = parseJson(text);
  for (const measure of MEASURES) {
    const short = JSON.stringify(cutTo(value, pages, measure));
    if (short.length <= most) return { text: short, cut: true };
  }
  const short = JSON.stringify(cutTo(value, null, MEASURES.at(-1)!));
  return { text: short.slice(0, most), cut: true };
}

function cutTo(value: Json, pages: string | null, measure: Measure): Json {
  if (pages === null || !isObject(value)) return cut(value, measure, 0);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]): [string, Json] => {
      if (name !== pages || !Array.isArray(member)) return [name, cut(member!, measure, 1)];
      return [name, member.map((element) => cut(element, measure, 1))];
    }),
  );
}

function cut(value: Json, measure: Measure, depth: number): Json {
  if (typeof value === "string") return cutText(value, measure.text);
  if (value === null || typeof value !== "object" || value instanceof ExactNumber) return value;
  if (depth >= measure.depth) return `… (${told(value)})`;
  if (Array.isArray(value)) {
    const kept = value.slice(0, measure.elements).map((element) => cut(element, measure, depth + 1));
    const left = value.length - kept.length;
    return left > 0 ? [...kept, `… (${left} more)`] : kept;
  }
  const entries = Object.entries(value);
  const kept = entries.slice(0, measure.members).map(([name, member]) => [name, cut(member!, measure, depth + 1)] as const);
  const left = entries.length - kept.length;
  return Object.fromEntries(left > 0 ? [...kept, ["…", `${left} more members`]] : kept);
}

function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // Not between the halves of a character.
  const end = /[\uD800-\uDBFF]/.test(text[most - 1]!) ? most - 1 : most;
  return `${text.slice(0, end)}… (${text.length - end} more characters)`;
}

function told(value: Json[] | JsonObject): string {
  return Array.isArray(value) ? `${value.length} elements` : `${Object.keys(value).length} members`;
}
