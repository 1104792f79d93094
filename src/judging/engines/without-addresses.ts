/**
 * Removes network addresses from an engine's message before customers see it, because they reveal the operator's network. The log has the
 * full message.
 */

const ADDRESSES: readonly RegExp[] = [
  // With a scheme, such as `https://models.internal:8443/v1`.
  /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>)\]]+/gi,
  // IPv6, in brackets or bare. At least three groups, so that a time of day does not match.
  /\[[0-9a-f:.]*:[0-9a-f:.]*\](?::\d+)?/gi,
  /(?<![\w:])(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}(?![\w:])/gi,
  /(?<![\w:])::(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4}(?![\w:])/gi,
  /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?![\w.]*\w)/g,
];
/** Possible host names, with or without a port. */
const NAMED = /(?<![\w.-])[a-z0-9][a-z0-9.-]*(?::\d{2,5}\b)?/gi;
/** Names that only a private network resolves, and any name with a port. */
const HOST = /^localhost$|\.(?:internal|local|localdomain|lan|corp|intranet|svc|arpa)$|^(?=.*[a-z]).*:\d+$/i;

export function withoutAddresses(words: string): string {
  const named = ADDRESSES.reduce((text, address) => text.replace(address, "(address)"), words);
  return named.replace(NAMED, (name) => (HOST.test(name) ? "(address)" : name));
}
