/**
 * Changes of answers in bulk: many landings that have one reason, a backfill or new weights of a composite. Their commits say so
 * (`commits.bulk`), and a last one, which names no document, says that it is over. Who follows answers may tell of it as one change.
 */
import type { Transaction } from "#src/db/database.ts";
import { hold, recordCommit } from "#src/namespaces/sequence.ts";

export interface Bulk {
  cause: "backfill" | "weights";
  /** Tells it from others: a job's id, where a job does it. */
  id: string;
  /** The judgment whose answers it changes, by its name in the namespace. */
  judgment: string;
  /** Whether nothing of it comes after. */
  ends?: true;
}

/** Says that a change in bulk is over in a namespace, in the transaction of its last landing or after that; nobody else need know. */
export async function endBulk(tx: Transaction, namespaceId: number, bulk: Bulk, at: Date): Promise<void> {
  const held = await hold(tx, namespaceId);
  if (held) await recordCommit(tx, { ...held, at, documentIds: [], bulk: { ...bulk, ends: true } });
}
