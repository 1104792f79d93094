/**
 * The freshness of an answer. Reads, writes that wait and queries share this rule (`src/queries/source.ts` has it in SQL):
 *
 * - `fresh`: the active version gave the answer, for the current revision or for a context with the same bytes. Nothing that the context
 *   shows has changed elsewhere.
 * - `pending`: not fresh, but it will be judged: it is deferred (`deferred`), or catch-up has not reached the document yet and will judge
 *   it then.
 * - `stale`: this incarnation has an answer, and no new one is coming. Also if the group that the context shows has too many keys, or if
 *   another group replaces it and is not built yet. Once it is built, the answer is compared.
 * - `unavailable`: this incarnation was never judged.
 */
import type { Freshness } from "#generated/types.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import type { StoredAnswer } from "#src/records/answers/answers.ts";
import type { DocumentRow } from "#src/records/documents/documents.ts";

type Document = Pick<DocumentRow, "revision">;
type Active = Pick<Judgment, "activeVersion" | "overCap">;

/** @param own the stored answer of this incarnation of the document */
export function freshnessOf(
  document: Document,
  judgment: Active,
  own: StoredAnswer | undefined,
  willBeJudged: boolean,
): Freshness {
  if (own?.revision != null && judgment.overCap !== undefined) return "stale";
  if (own && isFresh(document, judgment, own)) return "fresh";
  if (willBeJudged) return "pending";
  return own?.revision != null ? "stale" : "unavailable";
}

export function isFresh(document: Document, judgment: Active, own: StoredAnswer): boolean {
  return holds(document, judgment, own) && !own.outdated;
}

/** The active version gave it, for the current revision. */
export function holds(document: Document, judgment: Active, own: StoredAnswer): boolean {
  return own.revision !== null && own.revision >= document.revision && own.version === judgment.activeVersion;
}

/** The active version was asked about the current revision and failed. Only a retry or a change causes another question. */
export function hasFailed(document: Document, judgment: Active, own: StoredAnswer): boolean {
  return own.error !== null && own.attempted_revision >= document.revision && own.attempted_version === judgment.activeVersion;
}

/** Whether catch-up has not reached the current revision of the document yet, and will judge it then. */
export function willBeReached(
  document: Document,
  judgment: Pick<Judgment, "freshness" | "activeVersion">,
  own: StoredAnswer | undefined,
  judgedUpTo: number,
): boolean {
  if (judgment.freshness.policy !== "on_write" || document.revision <= judgedUpTo) return false;
  return !(own && hasFailed(document, judgment, own));
}
