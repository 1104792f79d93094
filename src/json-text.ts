/**
 * Reads JSON text without changing its numbers. `JSON.parse` does the work; where a number would come out as another, it is put into the text
 * as a marked string first, and taken out of the value as an `ExactNumber`.
 */
import { ExactNumber, isChangedByDouble } from "./exact-number.ts";
import type { Json } from "./json.ts";

/** What may be changed by a double has 16 digits and points, or is nearer to zero than any double: `1e-400`. */
const candidate = /-?\d(?:[\d.]{15,}(?:[eE][+-]?\d+)?|[\d.]*[eE]-\d{3,})/g;

/** The value of a JSON text, with every number exact. @throws SyntaxError */
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
    // A part of a longer one is in a string, as numbers are taken whole; so is what is none, as `1.2.3`.
    if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(token) || !isChangedByDouble(token)) continue;
    if (!strings.hold(match.index)) changed.push({ at: match.index, text: token });
  }
  return changed;
}

const MARK = "\0#";
const MARK_AS_JSON = "\\u0000#";

/** What NUL would be in cannot be stored, so a text that has one needs no numbers. */
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

/** Deeper than anything that is stored: what is nested beyond it keeps its marks, and is refused. */
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

/** Where the strings of a text are, asked from its beginning to its end. */
class Strings {
  readonly #text: string;
  /** The string before the last place asked for, or around it: its quotes. */
  #open = -1;
  #close = -1;

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether a place lies in a string. */
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
