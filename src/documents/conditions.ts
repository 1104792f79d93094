/** Conditions of a write: the revisions that documents must have before it. One that does not hold refuses the whole write. */
import type { DocumentDelete, RevisionConflict, WriteRequest } from "#generated/types.ts";
import { invalidRequest, ServiceError } from "#src/errors.ts";

export interface Condition {
  id: string;
  /** 0: the document must not exist. */
  revision: number;
}

/** The document that an element of `delete` names. */
export function deletedId(deletion: DocumentDelete): string {
  return typeof deletion === "string" ? deletion : deletion.id;
}

/** The revision that an `If-Match` names, which the contract has checked; null where there is none. */
export function revisionIn(ifMatch: string | undefined): number | null {
  return ifMatch === undefined ? null : Number.parseInt(ifMatch.replace(/^(W\/)?"/, ""), 10);
}

/** `If-Match` speaks of one document. */
export function refuseIfMatchOfSeveral(ifMatch: number | null, documents: number): void {
  if (ifMatch === null || documents === 1) return;
  const message = `is for a write of exactly one document; this one names ${documents}. Use \`if_revision\` in its operations`;
  throw invalidRequest([{ path: "header/If-Match", message }]);
}

/**
 * The conditions of a request, in the order of its operations.
 * @param ifMatch of the one document of the request
 */
export function conditionsOf(request: WriteRequest, ids: readonly string[], ifMatch: number | null = null): Condition[] {
  const conditions: Condition[] = ifMatch === null ? [] : ids.map((id) => ({ id, revision: ifMatch }));
  for (const operations of [request.upsert, request.patch, request.append, request.delete]) {
    for (const operation of operations ?? []) {
      if (typeof operation === "string" || operation.if_revision === undefined) continue;
      conditions.push({ id: operation.id, revision: operation.if_revision });
    }
  }
  return conditions;
}

/** @param conflicts at least one; a document that several operations require something of is named once for each revision */
export function revisionConflict(conflicts: readonly RevisionConflict[]): ServiceError {
  const documents = [...new Map(conflicts.map((one) => [`${one.id}\n${one.if_revision}`, one])).values()];
  const [first] = documents as [RevisionConflict];
  const others = documents.length - 1;
  const more = others === 0 ? "" : ` So it is with ${others} more; \`details.documents\` has all of them.`;
  const message = `${described(first)}${more} Nothing was written. Read what is there, and write again with its revision.`;
  return new ServiceError("conflict", message, { details: { documents } });
}

function described({ id, if_revision, revision }: RevisionConflict): string {
  const wanted = if_revision === 0 ? "must not exist" : `must be at revision ${if_revision}`;
  const present = revision === 0 ? "does not exist" : `is at revision ${revision}`;
  return `Document "${id}" ${wanted}, but ${present}.`;
}
