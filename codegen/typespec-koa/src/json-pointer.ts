/** JSON pointers (RFC 6901). */

/** A member name as one token. */
export function pointerToken(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The member name of a token. */
export function tokenName(token: string): string {
  return token.replaceAll("~1", "/").replaceAll("~0", "~");
}
