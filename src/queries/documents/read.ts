/** Reads one document with its answers. Judgments with policy `on_read` are answered first, within the wait. */
import type { Document, Usage } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { invalidRequest, notFound } from "#src/foundation/errors.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { type GroupsOverCap, markOverCap } from "#src/judging/definitions/over-cap.ts";
import type { Interactive } from "#src/judging/interactive/interactive.ts";
import type { Landed } from "#src/judging/landing/landing.ts";
import { completeAnswerViews, readAnswerViews } from "#src/judging/reading/answer-view.ts";
import { revisionConflict } from "#src/records/documents/conditions.ts";
import type { DocumentRow } from "#src/records/documents/documents.ts";
import { hidesSource, withoutSource } from "#src/records/documents/tenant-source.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import type { BatchedReads } from "./batched-reads.ts";
import { LONGEST_WAIT_MS } from "./write.ts";

export interface ReadParts {
  db: Database;
  clock: Clock;
  applicable: ApplicableJudgments;
  interactive: Interactive;
  reader: BatchedReads;
  groupsOverCap: GroupsOverCap;
}

export async function readDocument(
  parts: ReadParts,
  ref: NamespaceRef,
  id: string,
  query: {
    judgments?: readonly string[] | undefined;
    wait_timeout_ms?: number | undefined;
    ifMatch?: number | null;
    /** The scope of the API key. */
    scope: string | null;
  },
): Promise<Document> {
  const { db, applicable, reader } = parts;
  const { namespaceId, epoch, document, answers: stored } = await reader.find(ref, id);
  const judgments = chosen(await applicable.at(db, ref.organizationId, ref.name, epoch), query.judgments);
  if (!document) throw notFound(`Document "${id}" of namespace "${ref.name}"`);
  refuseOtherRevision(document, query.ifMatch ?? null);
  const timeoutMs = Math.min(query.wait_timeout_ms ?? 5000, LONGEST_WAIT_MS);
  const billed = await answeredOnRead(parts, { ...ref, namespaceId }, id, judgments, timeoutMs);
  const marked = await markOverCap(db, parts.groupsOverCap, namespaceId, judgments, parts.clock.now());
  const answers = billed
    ? await readAnswerViews(db, namespaceId, [document], marked)
    : await completeAnswerViews(db, namespaceId, [document], marked, stored);
  const state = hidesSource(query.scope, ref.name, id) ? withoutSource(document.state) : document.state;
  return {
    id: document.document_id,
    revision: document.revision,
    incarnation: document.incarnation,
    created_at: document.created_at.toISOString(),
    updated_at: document.updated_at.toISOString(),
    attributes: document.attributes as Document["attributes"],
    // Written as JSON text without parsing (`JsonText`).
    state: state as unknown as Document["state"],
    answers: answers.get(document.document_id)!,
    ...(billed ? { usage: usageOf(billed) } : {}),
  };
}

function refuseOtherRevision({ document_id: id, revision }: DocumentRow, ifMatch: number | null): void {
  if (ifMatch !== null && ifMatch !== revision) throw revisionConflict([{ id, if_revision: ifMatch, revision }]);
}

function chosen(judgments: ReadonlyMap<string, Judgment>, names: readonly string[] | undefined): Judgment[] {
  if (names === undefined) return [...judgments.values()];
  return names.map((name) => {
    const judgment = judgments.get(name);
    if (!judgment)
      throw invalidRequest([{ path: "query/judgments", message: `names "${name}", which is no judgment of this namespace` }]);
    return judgment;
  });
}

/** What was billed, if answers may have changed. Null if no judgment was asked. */
async function answeredOnRead(
  { interactive }: ReadParts,
  namespace: NamespaceRef & { namespaceId: number },
  id: string,
  judgments: readonly Judgment[],
  timeoutMs: number,
): Promise<Landed | null> {
  const onRead = judgments.filter(({ definition, freshness }) => definition && freshness.policy === "on_read");
  if (onRead.length === 0 || timeoutMs === 0) return null;
  const judging = interactive.judgeRead(namespace, id, new Set(onRead.map(({ judgmentId }) => judgmentId)));
  const awaited = { documentIds: [id], judgments: onRead, reads: true };
  return (await interactive.ended(judging, namespace, awaited, timeoutMs)) ?? { units: 0, tokens: 0 };
}

function usageOf({ units, tokens }: Landed): Usage {
  return { bytes_written: 0, bytes_scanned: 0, judgment_units: units, tokens_evaluated: tokens };
}
