/**
 * How an answer stands to its document now. One rule, for reads, for writes that wait and for queries (`src/queries/source.ts` says it in SQL):
 *
 * - `fresh`: by the active version, for the present revision or one that asks the same, and nothing that it shows has changed elsewhere.
 * - `pending`: not fresh, and it will be judged: it is put off (`deferred`), or catch-up has yet to come to it and will judge it then.
 * - `stale`: the group that its context shows has too many keys; or there is an answer of this life of the document, and none on its way.
 * - `unavailable`: never judged in this life.
 */
import type { Freshness } from "#generated/types.ts";
import type { DocumentRow } from "#src/documents/documents.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { StoredAnswer } from "./answers.ts";

type Document = Pick<DocumentRow, "revision">;
type Active = Pick<Judgment, "activeVersion" | "overCap">;

/** @param own the answer that is stored of this life of the document */
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

/** By the active version, for the present revision. */
export function holds(document: Document, judgment: Active, own: StoredAnswer): boolean {
  return own.revision !== null && own.revision >= document.revision && own.version === judgment.activeVersion;
}

/** The active version was asked about the present revision and failed: only a retry, or a change, asks again. */
export function hasFailed(document: Document, judgment: Active, own: StoredAnswer): boolean {
  return own.error !== null && own.attempted_revision >= document.revision && own.attempted_version === judgment.activeVersion;
}

/** Whether catch-up has yet to come to the document's present revision, and will judge it then. */
export function willBeReached(
  document: Document,
  judgment: Pick<Judgment, "freshness" | "activeVersion">,
  own: StoredAnswer | undefined,
  judgedUpTo: number,
): boolean {
  if (judgment.freshness.policy !== "on_write" || document.revision <= judgedUpTo) return false;
  return !(own && hasFailed(document, judgment, own));
}
