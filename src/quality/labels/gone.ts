/** Which drawn documents nobody can label any more. */
import type { Database } from "#src/foundation/db/database.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { livingIncarnations } from "#src/records/documents/documents.ts";
import { namespaceIdIfThere } from "#src/records/namespaces/namespaces.ts";
import type { ItemRow } from "./queues-sql.ts";

export interface GoneParts {
  db: Database;
  applicable: ApplicableJudgments;
}

/** The judgment of a queue. */
export interface Asked {
  organizationId: string;
  name: string;
  judgmentId: string;
}

/** Whether a namespace is still the one that was drawn from, and is judged by the queue's judgment. */
export async function isAskedIn(
  { db, applicable }: GoneParts,
  { organizationId, name, judgmentId }: Asked,
  { namespaceId, namespace }: Pick<ItemRow, "namespaceId" | "namespace">,
): Promise<boolean> {
  // A namespace that was deleted may have a successor, whose incarnations begin anew.
  if ((await namespaceIdIfThere(db, organizationId, namespace)) !== namespaceId) return false;
  const judgments = await applicable.of(db, organizationId, namespace);
  return judgments.get(name)?.judgmentId === judgmentId;
}

/** The numbers of the documents that do not exist any more, or whose namespace has its own judgment of that name. */
export async function goneAmong(parts: GoneParts, asked: Asked, items: readonly ItemRow[]): Promise<number[]> {
  const gone: number[] = [];
  for (const [namespaceId, some] of Map.groupBy(items, (item) => item.namespaceId)) {
    const ids = some.map(({ documentId }) => documentId);
    const isThere = await isAskedIn(parts, asked, some[0]!);
    const living = isThere ? await livingIncarnations(parts.db, namespaceId, ids) : new Map<string, number>();
    gone.push(...some.flatMap(({ item, documentId, incarnation }) => (living.get(documentId) === incarnation ? [] : [item])));
  }
  return gone;
}
