/** Compares strings as queries do. Each rule exists here and in PostgreSQL, and both must agree exactly. */

/**
 * Orders strings by code point, which is the order of UTF-8 bytes and of `collate "C"`. `<` compares UTF-16 code units, so it
 * sorts U+E000 to U+FFFF after all higher code points.
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

/** The rank of a code unit if surrogates (halves of code points beyond U+FFFF) come last. */
function byCodePoint(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/** Maps A to Z to a to z and nothing else, like `lower(… collate "C")` in every version and on every platform. */
export function foldCase(text: string): string {
  return text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}

/** Whether PostgreSQL can store a string: it has no unpaired surrogate, which UTF-8 cannot encode, and no U+0000. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
