/** The ETag of a document. It contains the revision, and a digest of the answers beside it, which change without the revision. */
import { createHash } from "node:crypto";
import type { Document } from "#generated/types.ts";

/** The prefix of a SHA-256 digest as base64url: 72 bits. */
const DIGEST_CHARACTERS = 12;

export function etagOf({ revision, answers }: Pick<Document, "revision" | "answers">): string {
  const text = JSON.stringify(answers);
  if (text === "{}") return `"${revision}"`;
  return `"${revision}-${createHash("sha256").update(text).digest("base64url").slice(0, DIGEST_CHARACTERS)}"`;
}
