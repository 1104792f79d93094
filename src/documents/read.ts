/** One document as it is read, with its answers; judgments that answer on read are answered first, within the wait. */
import type { Document } from "#generated/types.ts";
import type { Database } from "#src/db/database.ts";
import { invalidRequest, notFound } from "#src/errors.ts";
import { completeAnswerViews, readAnswerViews } from "#src/judging/answer-view.ts";
import type { Interactive } from "#src/judging/interactive.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { NamespaceRef } from "#src/namespaces/sequence.ts";
import type { DocumentReader } from "./reader.ts";
import { LONGEST_WAIT_MS } from "./write.ts";

export interface ReadParts {
  db: Database;
  applicable: ApplicableJudgments;
  interactive: Interactive;
  reader: DocumentReader;
}

export async function readDocument(
  parts: ReadParts,
  ref: NamespaceRef,
  id: string,
  query: { judgments?: readonly string[] | undefined; wait_timeout_ms?: number | undefined },
): Promise<Document> {
  const { db, applicable, reader } = parts;
  const { namespaceId, epoch, document, answers: stored } = await reader.find(ref, id);
  const judgments = chosen(await applicable.at(db, ref.organizationId, ref.name, epoch), query.judgments);
  if (!document) throw notFound(`Document "${id}" of namespace "${ref.name}"`);
  const timeoutMs = Math.min(query.wait_timeout_ms ?? 5000, LONGEST_WAIT_MS);
  const answers = (await answeredOnRead(parts, { ...ref, namespaceId }, id, judgments, timeoutMs))
    ? await readAnswerViews(db, namespaceId, [document], judgments)
    : await completeAnswerViews(db, namespaceId, [document], judgments, stored);
  return {
    id: document.document_id,
    revision: document.revision,
    incarnation: document.incarnation,
    created_at: document.created_at.toISOString(),
    updated_at: document.updated_at.toISOString(),
    attributes: document.attributes as Document["attributes"],
    state: document.state,
    answers: answers.get(document.document_id)!,
  };
}

function chosen(judgments: ReadonlyMap<string, Judgment>, names: readonly string[] | undefined): Judgment[] {
  if (names === undefined) return [...judgments.values()];
  return names.map((name) => {
    const judgment = judgments.get(name);
    if (!judgment) throw invalidRequest([{ path: "query/judgments", message: `"${name}" is not a judgment of this namespace` }]);
    return judgment;
  });
}

/** Whether answers may have changed by it. */
async function answeredOnRead(
  { interactive }: ReadParts,
  namespace: NamespaceRef & { namespaceId: number },
  id: string,
  judgments: readonly Judgment[],
  timeoutMs: number,
): Promise<boolean> {
  const onRead = judgments.filter(({ definition, freshness }) => definition && freshness.policy === "on_read");
  if (onRead.length === 0 || timeoutMs === 0) return false;
  const judging = interactive.judgeRead(namespace, id, new Set(onRead.map(({ judgmentId }) => judgmentId)));
  await Promise.race([whole(judging), interactive.settled(namespace, [id], onRead, timeoutMs)]);
  return true;
}

/** Where others answer some of it, they are waited for. */
async function whole(judging: Promise<{ whole: boolean }>): Promise<void> {
  if (!(await judging).whole) await new Promise(() => undefined);
}
