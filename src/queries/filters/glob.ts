/**
 * Glob patterns, matched against a whole string:
 *
 *     *        any characters, or none; also `/` and line breaks
 *     ?        exactly one character (a code point)
 *     [abc]    one of these characters
 *     [a-z]    one character from a to z by code point
 *     [!abc]   any other character; also written [^abc]
 *     \x       x itself, inside brackets too
 *
 * In brackets, a `]` that comes first and a `-` that comes first or last stand for themselves.
 *
 * IGlob folds A to Z to a to z in pattern and text, and nothing else. Other letters have no case here. So the same pattern finds the same
 * documents under every locale.
 */
export type GlobToken =
  | { readonly is: "run" }
  | { readonly is: "one" }
  | { readonly is: "char"; readonly code: number }
  | { readonly is: "class"; readonly negated: boolean; readonly ranges: readonly CodeRange[] };

/** From one code point to another, both included. */
export type CodeRange = readonly [from: number, to: number];

export interface Glob {
  readonly tokens: readonly GlobToken[];
  /** Whether A to Z match like a to z. The tokens are already folded. */
  readonly folded: boolean;
}

/** Long enough for any path or phrase. Short enough that the regular expression for a pattern with brackets stays small. */
const MOST_CHARACTERS = 1024;

/**
 * The most tokens between two runs if one of them is `?` or a class. Each character of a text is compared with all of them. Here they are
 * the bits of two words; PostgreSQL compares one by one. With 64, a text of 200 kB takes under 40 ms there. Parts of plain characters have
 * no such limit.
 */
export const MOST_BETWEEN_RUNS = 64;

/**
 * The longest string, in bytes of UTF-8, that a pattern is compared with. A longer one matches none, in memory as in SQL. The comparison with
 * one pattern takes up to 11 ms for this length, in one turn of the event loop, and a filter may have 64 patterns.
 */
export const LONGEST_COMPARED = 500_000;

/** Parses a pattern. Returns it or a description of the problem. */
export function parseGlob(text: string, folded: boolean): Glob | { problem: string } {
  const codes = codePoints(text);
  if (codes.length > MOST_CHARACTERS) return { problem: `must have at most ${MOST_CHARACTERS} characters` };
  const tokens: GlobToken[] = [];
  for (let at = 0; at < codes.length; ) {
    const read = readToken(codes, at);
    if ("problem" in read) return read;
    // Two runs in a row match the same as one.
    if (read.token.is !== "run" || tokens.at(-1)?.is !== "run") tokens.push(folded ? fold(read.token) : read.token);
    at = read.next;
  }
  const longest = Math.max(0, ...floatingOf(tokens).map((part) => (part.every(({ is }) => is === "char") ? 0 : part.length)));
  return longest <= MOST_BETWEEN_RUNS
    ? { tokens, folded }
    : { problem: `has ${longest} characters between two *; with ? or [] among them, at most ${MOST_BETWEEN_RUNS} are allowed` };
}

/** Splits a pattern at its runs. There is one part more than there are runs. */
export function partsOf(tokens: readonly GlobToken[]): GlobToken[][] {
  const parts: GlobToken[][] = [[]];
  for (const token of tokens) {
    if (token.is === "run") parts.push([]);
    else parts.at(-1)!.push(token);
  }
  return parts;
}

/** The parts that may match anywhere: all except the first and the last. */
export function floatingOf(tokens: readonly GlobToken[]): GlobToken[][] {
  return partsOf(tokens).slice(1, -1);
}

type Read = { token: GlobToken; next: number } | { problem: string };

const [STAR, QUESTION, OPEN, CLOSE, BACKSLASH, DASH, BANG, CARET] = codePoints("*?[]\\-!^") as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

function readToken(codes: readonly number[], at: number): Read {
  const code = codes[at]!;
  if (code === STAR) return { token: { is: "run" }, next: at + 1 };
  if (code === QUESTION) return { token: { is: "one" }, next: at + 1 };
  if (code === OPEN) return readClass(codes, at + 1);
  const char = readChar(codes, at);
  return char
    ? { token: { is: "char", code: char.code }, next: char.next }
    : { problem: "ends with a single \\; write \\\\ for a backslash" };
}

/** A character, escaped or not. Null if a backslash ends the pattern. */
function readChar(codes: readonly number[], at: number): { code: number; next: number } | null {
  if (codes[at] !== BACKSLASH) return { code: codes[at]!, next: at + 1 };
  const code = codes[at + 1];
  return code === undefined ? null : { code, next: at + 2 };
}

function readClass(codes: readonly number[], start: number): Read {
  const negated = codes[start] === BANG || codes[start] === CARET;
  const first = negated ? start + 1 : start;
  const ranges: CodeRange[] = [];
  for (let at = first; at < codes.length; ) {
    if (codes[at] === CLOSE && at > first) return { token: { is: "class", negated, ranges }, next: at + 1 };
    const from = readChar(codes, at);
    if (!from) break;
    at = from.next;
    if (codes[at] !== DASH || codes[at + 1] === CLOSE || at + 1 >= codes.length) {
      ranges.push([from.code, from.code]);
      continue;
    }
    const to = readChar(codes, at + 1);
    if (!to) break;
    if (to.code < from.code)
      return { problem: `has the empty range ${shown(from.code)}-${shown(to.code)} in brackets; write the lower end first` };
    ranges.push([from.code, to.code]);
    at = to.next;
  }
  return { problem: "has a [ that is not closed; write \\[ for a bracket" };
}

/** Folds a token for matching folded text: a class with capitals also gets their small letters. */
function fold(token: GlobToken): GlobToken {
  if (token.is === "char") return { is: "char", code: foldCode(token.code) };
  if (token.is !== "class") return token;
  const small = token.ranges.flatMap(([from, to]): CodeRange[] => {
    const [first, last] = [Math.max(from, CAPITAL_A), Math.min(to, CAPITAL_Z)];
    return first <= last ? [[foldCode(first), foldCode(last)]] : [];
  });
  return { ...token, ranges: [...token.ranges, ...small] };
}

const [CAPITAL_A, CAPITAL_Z, SMALL_A] = codePoints("AZa") as [number, number, number];

function foldCode(code: number): number {
  return code >= CAPITAL_A && code <= CAPITAL_Z ? code - CAPITAL_A + SMALL_A : code;
}

function shown(code: number): string {
  return String.fromCodePoint(code);
}

function codePoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0)!);
}
