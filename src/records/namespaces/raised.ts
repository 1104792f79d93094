/** Raises the sequence for changes that are no commit of documents or answers, such as a moved threshold. */
import type { Transaction } from "#src/foundation/db/database.ts";
import { lockNamespace, recordCommit } from "./sequence.ts";

/** Raises a namespace's sequence and locks the namespace until the transaction ends; 0 if it is gone. */
export async function raiseSequence(tx: Transaction, namespaceId: number, at: Date): Promise<number> {
  const held = await lockNamespace(tx, namespaceId);
  if (!held) return 0;
  await recordCommit(tx, { ...held, at, documentIds: [] });
  return held.sequence;
}
