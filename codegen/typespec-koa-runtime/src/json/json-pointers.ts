/** JSON pointers (RFC 6901). */

/** A member name as one token of a pointer. */
export function pointerToken(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The member name of a token. */
export function tokenName(token: string): string {
  return token.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** The value at a pointer, as far as the pointer exists. */
export function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const token of pointer.split("/").slice(1)) {
    if (typeof at !== "object" || at === null) return undefined;
    at = (at as Record<string, unknown>)[tokenName(token)];
  }
  return at;
}
