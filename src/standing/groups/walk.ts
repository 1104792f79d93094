/**
 * Walks: a group is compared with all documents of a namespace, page by page in order of ids. The group is new there, or a judgment that it
 * aggregates has changed its decisions. A page holds the consumer's lock while it reads. So the consumer sees every change again that
 * happens in between. The result is right whether a document is walked before or after its change.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import { take } from "#src/foundation/db/positions.ts";
import { PAGE_DOCUMENTS } from "#src/judging/asking/commits.ts";
import { lastEvaluated } from "#src/records/answers/answers.ts";
import { readFieldsAfter } from "#src/records/documents/documents.ts";
import { readChanges } from "./changes.ts";
import { merge } from "./merge.ts";
import { type GroupParts, keptOf, readState } from "./state.ts";
import { moveWalk } from "./states-sql.ts";
import { GROUPS } from "./wakeups.ts";

const NOTHING = { documents: 0, more: false };

/** Does one page of a walk. */
export async function walkOn(parts: GroupParts, namespaceId: number, groupId: string): Promise<void> {
  await parts.db.transaction((tx) => walkPage(tx, parts, namespaceId, groupId, parts.clock.now()));
}

/** The same within a transaction. Returns how many documents it has passed, and whether there are more. */
export async function walkPage(
  tx: Transaction,
  parts: GroupParts,
  namespaceId: number,
  groupId: string,
  now: Date,
): Promise<{ documents: number; more: boolean }> {
  if (!(await take(tx, namespaceId, GROUPS))) return NOTHING;
  const state = await readState(parts, tx, namespaceId);
  if (!state) return NOTHING;
  const kept = keptOf(state).find(({ group }) => group.groupId === groupId);
  if (kept?.state.walk !== "walking") return NOTHING;
  const documents = await readFieldsAfter(tx, namespaceId, kept.state.walkedTo, PAGE_DOCUMENTS);
  const ids = documents.map(({ document_id }) => document_id);
  const changed = new Map(documents.map(({ document_id, updated_at }) => [document_id, updated_at]));
  if (kept.group.plan.keepMs !== null) {
    for (const [id, at] of await lastEvaluated(tx, namespaceId, ids)) if (at > changed.get(id)!) changed.set(id, at);
  }
  const of = { ids, documents };
  const { changes, rows } = await readChanges(tx, namespaceId, [kept], state.judgments, of, (id) => changed.get(id)!);
  // A walk does not change documents. So an unchanged contribution does not keep a key live.
  const differing = changes.filter(({ differs }) => differs);
  await merge(tx, { changes: differing, rows }, { ...state, settles: false }, now);
  const more = documents.length === PAGE_DOCUMENTS;
  await moveWalk(tx, namespaceId, groupId, more ? ids.at(-1)! : null);
  return { documents: ids.length, more };
}
