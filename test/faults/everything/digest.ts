import { createHash } from "node:crypto";

/** A probability that is another for another text. */
export function digestOf(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE() / 2 ** 32;
}
