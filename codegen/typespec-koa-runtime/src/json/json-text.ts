/**
 * Parses JSON text without changing its numbers. `JSON.parse` does the work. A number that a double would change is first
 * replaced in the text by a marked string. Afterwards the marked string becomes an `ExactNumber`.
 */
import { ExactNumber, isChangedByDouble } from "./exact-number.ts";
import type { Json } from "./json.ts";

/**
 * A double can change only tokens with at least 16 digits and points, or tokens nearer to zero than any double, such as `1e-400`.
 */
const candidate = /-?\d(?:[\d.]{15,}(?:[eE][+-]?\d+)?|[\d.]*[eE]-\d{3,})/g;

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
  for (const match of text.matchAll(candidate)) {
    const [token] = match;
    // Numbers are matched whole, so a match that is part of a longer token lies in a string. A token such as `1.2.3` is not a
    // number.
    if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(token) || !isChangedByDouble(token)) continue;
    if (!strings.hold(match.index)) changed.push({ at: match.index, text: token });
  }
  return changed;
}

const MARK = "\0#";
const MARK_AS_JSON = "\\u0000#";

/** A text with the mark's NUL character cannot be stored, so its numbers do not need exactness. */
export function parseExactly(text: string, changed: readonly Token[]): Json {
  if (text.includes("\\u0000")) return JSON.parse(text) as Json;
  let marked = "";
  let end = 0;
  for (const token of changed) {
    marked += `${text.slice(end, token.at)}"${MARK_AS_JSON}${token.text}"`;
    end = token.at + token.text.length;
  }
  return unmarked(JSON.parse(marked + text.slice(end)) as Json, DEEPEST);
}

/** Deeper than anything that is stored. Values nested more deeply keep their marks and are refused. */
const DEEPEST = 200;

function unmarked(value: Json, levels: number): Json {
  if (typeof value === "string") return value.startsWith(MARK) ? new ExactNumber(value.slice(MARK.length)) : value;
  if (typeof value !== "object" || value === null || levels === 0) return value;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) value[at] = unmarked(value[at]!, levels - 1);
    return value;
  }
  for (const [name, member] of Object.entries(value)) {
    const exact = unmarked(member, levels - 1);
    if (exact !== member)
      Object.defineProperty(value, name, { value: exact, enumerable: true, writable: true, configurable: true });
  }
  return value;
}

/** Finds the strings of a text. Positions must be queried in ascending order. */
class Strings {
  readonly #text: string;
  /** The quotes of the last string at or before the last queried position. */
  #open = -1;
  #close = -1;

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether a position lies in a string. */
  hold(at: number): boolean {
    while (this.#close < at) {
      const open = this.#text.indexOf('"', this.#close + 1);
      if (open === -1 || open > at) return false;
      this.#open = open;
      this.#close = this.#end(open);
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
