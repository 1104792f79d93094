/** Delimiters of documents within a prompt, which no document can contain. */
import { createHmac, randomBytes } from "node:crypto";

/** Of this process. Nobody who writes documents knows it. */
const SECRET = randomBytes(32);

/**
 * The name of the tag around texts. It depends on the texts themselves: one that contained its own name would have another name. Equal texts
 * have equal names in one process, so that servers which keep what they have read of a beginning can do so.
 */
export function tagOf(texts: readonly string[]): string {
  return `document-${createHmac("sha256", SECRET).update(JSON.stringify(texts)).digest("hex").slice(0, 32)}`;
}
