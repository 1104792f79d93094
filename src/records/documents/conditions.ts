/** Conditions of a write: the revisions that documents must have before it. If one does not hold, the whole write is refused. */
import type { DocumentDelete, RevisionConflict, WriteRequest } from "#generated/types.ts";
import { invalidRequest, ServiceError } from "#src/foundation/errors.ts";

export interface Condition {
  id: string;
  /** 0: the document must not exist. */
  revision: number;
}

/** The id in an element of `delete`. */
export function deletedId(deletion: DocumentDelete): string {
  return typeof deletion === "string" ? deletion : deletion.id;
}

/** The revision in an `If-Match` header, which the contract has validated; null without the header. */
export function revisionIn(ifMatch: string | undefined): number | null {
  return ifMatch === undefined ? null : Number.parseInt(ifMatch.replace(/^(W\/)?"/, ""), 10);
}

/** `If-Match` applies to a single document. */
export function refuseIfMatchOfSeveral(ifMatch: number | null, documents: number): void {
  if (ifMatch === null || documents === 1) return;
  const message = `applies to a write of exactly one document, but this write names ${documents}; use \`if_revision\` in the operations instead`;
  throw invalidRequest([{ path: "header/If-Match", message }]);
}

/**
 * The conditions of a request, in the order of its operations.
 * @param ifMatch the condition on the request's single document
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

export function hasConditions(request: WriteRequest): boolean {
  return conditionsOf(request, []).length > 0;
}

/** @param conflicts at least one. If several operations require revisions of one document, it is listed once per revision. */
export function revisionConflict(conflicts: readonly RevisionConflict[]): ServiceError {
  const documents = [...new Map(conflicts.map((one) => [`${one.id}\n${one.if_revision}`, one])).values()];
  const [first] = documents as [RevisionConflict];
  const others = documents.length - 1;
  const more = others === 0 ? "" : ` The same applies to ${others} more. \`details.documents\` lists all of them.`;
  const message = `${described(first)}${more} Nothing was written. Read the document again, and send the write with its current revision.`;
  return new ServiceError("conflict", message, { details: { documents } });
}

function described({ id, if_revision, revision }: RevisionConflict): string {
  const wanted = if_revision === 0 ? "must not exist" : `must be at revision ${if_revision}`;
  const present = revision === 0 ? "does not exist" : `is at revision ${revision}`;
  return `Document "${id}" ${wanted}, but it ${present}.`;
}
