/** Strings as queries compare them. Both halves of each rule exist twice, here and in PostgreSQL, and must agree to the last character. */

/**
 * Orders strings by code point, which is the order of their UTF-8 bytes and so of `collate "C"`. UTF-16 code units, which `<`
 * compares, put U+E000 to U+FFFF after everything beyond them.
 */
export function compareText(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at++) {
    const a = one.charCodeAt(at);
    const b = other.charCodeAt(at);
    if (a !== b) return byCodePoint(a) - byCodePoint(b);
  }
  return one.length - other.length;
}

/** A code unit's place among code units when surrogates, halves of code points beyond U+FFFF, come last. */
function byCodePoint(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/** Folds A to Z onto a to z and nothing else: what `lower(… collate "C")` does, in every version and on every platform. */
export function foldCase(text: string): string {
  return text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}

/** Whether the store can hold a string: it has no half of a surrogate pair, which UTF-8 cannot say, and no U+0000. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
