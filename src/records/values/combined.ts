/**
 * Combined indexes: two attributes, or an attribute and a time, in one index. The second value orders the documents that share the first.
 * A document has a row if both values are scalars and the first is not too long for a key. The key is the first value's, then the byte 00,
 * then the second value's without its beginning `\x`. No string contains the byte 00 and all other keys have a fixed length, so no first
 * value's key is the beginning of another one's.
 */
import { isCut, isScalarKey, type ValueKey } from "./attribute-values.ts";

/** The attribute that is equal, and the attribute or time that orders. */
export interface Combined {
  readonly first: string;
  readonly second: string;
}

const PREFIX_LENGTH = "\\x".length;
const MOST_HELD = 10_000;
const held = new Map<string, Combined>();

/** The name under which a combined index is stored. No attribute has such a name. */
export function combinedName({ first, second }: Combined): string {
  return `@${JSON.stringify([first, second])}`;
}

export function isCombined(name: string): boolean {
  return name.startsWith("@[");
}

export function partsOf(name: string): Combined {
  const known = held.get(name);
  if (known) return known;
  const [first, second] = JSON.parse(name.slice(1)) as [string, string];
  if (held.size >= MOST_HELD) held.clear();
  held.set(name, { first, second });
  return { first, second };
}

/** The beginning of the keys of documents with this first value. Null if they have no rows. */
export function combinedStart(first: ValueKey): ValueKey | null {
  return isScalarKey(first) && !isCut(first) ? `${first}00` : null;
}

export function combinedKey(start: ValueKey, second: ValueKey): ValueKey {
  return start + second.slice(PREFIX_LENGTH);
}

/** The key of the second value. */
export function secondKey(start: ValueKey, key: ValueKey): ValueKey {
  return `\\x${key.slice(start.length)}`;
}

/** The keys of a document, by the keys of its two values. */
export function combinedKeys([first, ...more]: readonly ValueKey[], seconds: readonly ValueKey[]): ValueKey[] {
  const start = first !== undefined && more.length === 0 ? combinedStart(first) : null;
  return start === null ? [] : seconds.filter(isScalarKey).map((second) => combinedKey(start, second));
}
