/** A sequence of its own for changes that no commit of documents or answers makes, such as a moved threshold. */
import type { Transaction } from "#src/db/database.ts";
import { hold, recordCommit } from "#src/namespaces/sequence.ts";

/** Raises a namespace's sequence and holds the namespace until the transaction ends; 0 where it is gone. */
export async function raiseSequence(tx: Transaction, namespaceId: number, at: Date): Promise<number> {
  const held = await hold(tx, namespaceId);
  if (!held) return 0;
  await recordCommit(tx, { ...held, at, documentIds: [] });
  return held.sequence;
}
