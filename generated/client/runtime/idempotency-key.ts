// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * A new `Idempotency-Key`: a random UUID (RFC 9562, version 4). It does not use `crypto.randomUUID`, because browsers offer that only in
 * secure contexts. A page that is served over plain http has no secure context.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, digits)
    .join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Bytes 6 and 8 begin with the version and the variant. */
function digits(byte: number, at: number): string {
  const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
  return marked.toString(16).padStart(2, "0");
}
