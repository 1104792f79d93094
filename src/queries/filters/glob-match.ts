/**
 * Matches a whole string against a glob, in time linear in the length of the string.
 *
 * Runs (`*`) divide a pattern into parts. The first part must match at the beginning, and the last part at the end. Each part between is
 * searched from the left, after the previous part. The leftmost match is always right, because it leaves the most text for later parts. A
 * part of plain characters is searched with the algorithm of Knuth, Morris and Pratt (1977). A part with `?` or a class is searched with
 * shift-and by Baeza-Yates and Gonnet (1992). It keeps one bit per token: whether the characters read so far can end at that token.
 */
import { firstThat } from "#src/foundation/binary-search.ts";
import { foldCase } from "#src/records/values/text.ts";
import { type Glob, type GlobToken, LONGEST_COMPARED, partsOf } from "./glob.ts";

/** Finds a part from an offset on, or returns null. Offsets count UTF-16 code units. */
type Search = (text: string, from: number, to: number) => { end: number } | null;

interface Parts {
  readonly first: readonly GlobToken[];
  readonly between: readonly Search[];
  /** Null if the pattern has no run. Then the first part is the whole pattern. */
  readonly last: readonly GlobToken[] | null;
}

/** Created when a pattern is first matched. */
const made = new WeakMap<Glob, Parts>();

/** Whether a string is short enough to be compared with patterns. */
export function isCompared(text: string): boolean {
  // A code unit is at most three bytes of UTF-8.
  return text.length * 3 <= LONGEST_COMPARED || (text.length <= LONGEST_COMPARED && Buffer.byteLength(text) <= LONGEST_COMPARED);
}

/** @param text one that `isCompared` accepts */
export function matchesGlob(glob: Glob, text: string): boolean {
  const { first, between, last } = partsIn(glob);
  const folded = glob.folded ? foldCase(text) : text;
  let from = endOf(first, folded, 0);
  if (from === null) return false;
  if (!last) return from === folded.length;
  const to = startOf(last, folded);
  if (to === null || to < from) return false;
  for (const search of between) {
    const found = search(folded, from, to);
    if (!found) return false;
    from = found.end;
  }
  return true;
}

function partsIn(glob: Glob): Parts {
  const known = made.get(glob);
  if (known) return known;
  const [first, ...rest] = partsOf(glob.tokens) as [GlobToken[], ...GlobToken[][]];
  const last = rest.pop() ?? null;
  const parts = { first, between: rest.filter((part) => part.length > 0).map(searchFor), last };
  made.set(glob, parts);
  return parts;
}

/** Where a part that begins at an offset ends. Null if it does not match there. */
function endOf(part: readonly GlobToken[], text: string, from: number): number | null {
  let at = from;
  for (const token of part) {
    const code = text.codePointAt(at);
    if (code === undefined || !matchesOne(token, code)) return null;
    at += code > 0xffff ? 2 : 1;
  }
  return at;
}

/** Where a part that ends with the text begins. Null if it does not match there. */
function startOf(part: readonly GlobToken[], text: string): number | null {
  let at = text.length;
  for (let count = part.length; count > 0 && at >= 0; count--) at -= isPairEnd(text, at) ? 2 : 1;
  return at >= 0 && endOf(part, text, at) === text.length ? at : null;
}

/** Whether a surrogate pair, which is one character, ends at an offset. */
function isPairEnd(text: string, at: number): boolean {
  const isLow = (text.charCodeAt(at - 1) & 0xfc00) === 0xdc00;
  return isLow && at >= 2 && (text.charCodeAt(at - 2) & 0xfc00) === 0xd800;
}

function searchFor(part: readonly GlobToken[]): Search {
  const plain = part.flatMap((token) => (token.is === "char" ? [token.code] : []));
  return plain.length === part.length ? plainSearch(String.fromCodePoint(...plain)) : wildSearch(part);
}

/** Up to this many comparisons in the worst case, use `indexOf`, which is usually much faster. */
const FEW_COMPARISONS = 65_536;

function plainSearch(part: string): Search {
  let borders: Uint16Array | undefined;
  return (text, from, to) => {
    if ((to - from) * part.length <= FEW_COMPARISONS) {
      const at = text.indexOf(part, from);
      return at >= 0 && at + part.length <= to ? { end: at + part.length } : null;
    }
    borders ??= bordersOf(part);
    let matched = 0;
    for (let at = from; at < to; at++) {
      const unit = text.charCodeAt(at);
      while (matched > 0 && part.charCodeAt(matched) !== unit) matched = borders[matched - 1]!;
      if (part.charCodeAt(matched) === unit) matched++;
      if (matched === part.length) return { end: at + 1 };
    }
    return null;
  };
}

/** For each prefix of a text, the length of its longest proper prefix that is also its suffix. */
function bordersOf(text: string): Uint16Array {
  const borders = new Uint16Array(text.length);
  for (let at = 1, matched = 0; at < text.length; at++) {
    while (matched > 0 && text.charCodeAt(matched) !== text.charCodeAt(at)) matched = borders[matched - 1]!;
    if (text.charCodeAt(matched) === text.charCodeAt(at)) matched++;
    borders[at] = matched;
  }
  return borders;
}

/** @param part at most 64 tokens */
function wildSearch(part: readonly GlobToken[]): Search {
  const tokensOf = tokenBits(part);
  const [lastWord, lastBit] = [(part.length - 1) >> 5, 1 << ((part.length - 1) & 31)];
  return (text, from, to) => {
    let low = 0;
    let high = 0;
    for (let at = from; at < to; ) {
      const code = text.codePointAt(at)!;
      at += code > 0xffff ? 2 : 1;
      const bits = tokensOf(code);
      high = ((high << 1) | (low >>> 31)) & bits.high;
      low = ((low << 1) | 1) & bits.low;
      if ((lastWord === 0 ? low : high) & lastBit) return { end: at };
    }
    return null;
  };
}

interface Bits {
  readonly low: number;
  readonly high: number;
}

/**
 * The tokens that a character matches, one bit each. Characters between two neighbouring bounds of the tokens' ranges match the same
 * tokens.
 */
function tokenBits(part: readonly GlobToken[]): (code: number) => Bits {
  const starts = [...new Set(part.flatMap(startsOf).concat(0))].sort((one, other) => one - other);
  const bits: (Bits | undefined)[] = [];
  const intervalOf = (code: number) => firstThat(1, starts.length, (at) => starts[at]! > code) - 1;
  return (code) => {
    const interval = intervalOf(code);
    const known = bits[interval] ?? bitsOf(part, code);
    bits[interval] = known;
    return known;
  };
}

/** The characters at which the set of matches of a token changes. */
function startsOf(token: GlobToken): number[] {
  if (token.is === "char") return [token.code, token.code + 1];
  return token.is === "class" ? token.ranges.flatMap(([from, to]) => [from, to + 1]) : [];
}

function bitsOf(part: readonly GlobToken[], code: number): Bits {
  let [low, high] = [0, 0];
  for (const [at, token] of part.entries()) {
    if (!matchesOne(token, code)) continue;
    if (at < 32) low |= 1 << at;
    else high |= 1 << (at - 32);
  }
  return { low, high };
}

function matchesOne(token: GlobToken, code: number): boolean {
  switch (token.is) {
    case "run":
      return false;
    case "one":
      return true;
    case "char":
      return token.code === code;
    case "class":
      return token.ranges.some(([from, to]) => code >= from && code <= to) !== token.negated;
  }
}
