/**
 * Parses JSON text without changing its numbers. `JSON.parse` does the work. A number that a double would change is first
 * replaced in the text by a marked string. Afterwards the marked string becomes an `ExactNumber`.
 */
import { randomUUID } from "node:crypto";
import { ExactNumber, isOtherNumber } from "./exact-number.ts";
import type { Json } from "./json.ts";

/** A double can change only tokens with at least this many digits and points, and tokens nearer to zero than any double, such as `1e-400`. */
const LONG = 16;
const tiny = /[eE]-\d{3}/g;
const exponent = /[eE][+-]?\d+/y;
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Parses a JSON text with exact numbers. @throws SyntaxError */
export function parseJson(text: string): Json {
  const changed = changedNumbers(text);
  return changed.length === 0 ? (JSON.parse(text) as Json) : parseExactly(text, changed);
}

export interface Token {
  at: number;
  text: string;
}

/** The numbers of a JSON text that a double would change. */
export function changedNumbers(text: string): Token[] {
  const changed: Token[] = [];
  const strings = new Strings(text);
  for (const token of candidates(text)) {
    const shortest = String(Number(token.text));
    if (shortest === token.text) continue;
    // In a string there may be anything, such as `1.2.3`.
    if (!number.test(token.text) || !isOtherNumber(shortest, token.text)) continue;
    if (!strings.hold(token.at)) changed.push(token);
  }
  return changed;
}

/** What a double might change, in the order of the text. Almost every text has none, so it is found out without a look at every character. */
function candidates(text: string): Token[] {
  const found = longTokens(text);
  if (text.search(tiny) === -1) return found;
  const byPlace = new Map(found.map((token) => [token.at, token]));
  for (const { index } of text.matchAll(tiny)) {
    let start = index;
    while (start > 0 && isDigitOrPoint(text.charCodeAt(start - 1))) start--;
    if (start === index) continue;
    const token = tokenAt(text, start, index);
    byPlace.set(token.at, token);
  }
  return [...byPlace.values()].sort((one, other) => one.at - other.at);
}

/** Tokens with a long run of digits and points. Every run of `LONG` characters has one at a multiple of `LONG`. */
function longTokens(text: string): Token[] {
  const found: Token[] = [];
  for (let at = LONG - 1; at < text.length; at += LONG) {
    if (!isDigitOrPoint(text.charCodeAt(at))) continue;
    let start = at;
    while (start > 0 && isDigitOrPoint(text.charCodeAt(start - 1))) start--;
    let end = at + 1;
    while (end < text.length && isDigitOrPoint(text.charCodeAt(end))) end++;
    if (end - start >= LONG && !isExponent(text, start)) found.push(tokenAt(text, start, end));
    // The next multiple behind the run.
    at += Math.floor((end - 1 - at) / LONG) * LONG;
  }
  return found;
}

/** The token whose digits before the exponent are from `start` to `end`. */
function tokenAt(text: string, start: number, end: number): Token {
  const at = text[start - 1] === "-" ? start - 1 : start;
  exponent.lastIndex = end;
  return { at, text: text.slice(at, exponent.test(text) ? exponent.lastIndex : end) };
}

/** Whether the digits from `start` are those of an exponent, which belongs to the number before it. */
function isExponent(text: string, start: number): boolean {
  const before = text[start - 1];
  const letter = before === "-" || before === "+" ? text[start - 2] : before;
  return letter === "e" || letter === "E";
}

function isDigitOrPoint(code: number): boolean {
  return code >= 46 && code <= 57 && code !== 47;
}

/** Begins the string of a marked number. A text without an escaped NUL character has no other such string. */
const MARK = "\0#";

/** The numbers of a text as `changedNumbers` finds them. @throws SyntaxError */
export function parseExactly(text: string, changed: readonly Token[]): Json {
  // Beside NUL characters the mark is one that no sender can guess.
  const mark = text.includes("\\u0000") ? `${MARK}${randomUUID()}` : MARK;
  const opened = JSON.stringify(mark).slice(0, -1);
  let marked = "";
  let end = 0;
  for (const token of changed) {
    marked += `${text.slice(end, token.at)}${opened}${token.text}"`;
    end = token.at + token.text.length;
  }
  return unmarked(JSON.parse(marked + text.slice(end)) as Json, mark, DEEPEST);
}

/** Deeper than anything that is stored. Values nested more deeply keep their marks and are refused. */
const DEEPEST = 200;

function unmarked(value: Json, mark: string, levels: number): Json {
  if (typeof value === "string") return value.startsWith(mark) ? new ExactNumber(value.slice(mark.length)) : value;
  if (typeof value !== "object" || value === null || levels === 0) return value;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) value[at] = unmarked(value[at]!, mark, levels - 1);
    return value;
  }
  for (const [name, member] of Object.entries(value)) {
    const exact = unmarked(member, mark, levels - 1);
    if (exact !== member)
      Object.defineProperty(value, name, { value: exact, enumerable: true, writable: true, configurable: true });
  }
  return value;
}

/** Finds the strings of a text. Positions must be queried in ascending order, so the text is read once. */
class Strings {
  readonly #text: string;
  /** The quotes of the first string that does not end before the last queried position; Infinity if there is none. */
  #open = -1;
  #close = -1;

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether a position lies in a string. */
  hold(at: number): boolean {
    while (this.#close < at) {
      const open = this.#text.indexOf('"', this.#close + 1);
      this.#open = open === -1 ? Number.POSITIVE_INFINITY : open;
      this.#close = open === -1 ? Number.POSITIVE_INFINITY : this.#end(open);
    }
    return this.#open < at;
  }

  #end(open: number): number {
    for (let at = open + 1; ; at++) {
      at = this.#text.indexOf('"', at);
      if (at === -1) return this.#text.length;
      let backslashes = 0;
      while (this.#text[at - 1 - backslashes] === "\\") backslashes++;
      if (backslashes % 2 === 0) return at;
    }
  }
}
