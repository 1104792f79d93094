/** Consumers of change feeds that depend on definitions. They are woken when the definitions change. */
import type { Transaction } from "#src/foundation/db/database.ts";
import { wakeAll } from "#src/foundation/queue/wakeups.ts";
import { namespaceIdIfThere, namespaceIdsUnder } from "#src/records/namespaces/namespaces.ts";
import { isPrefix } from "#src/records/templates/owners.ts";

/**
 * Wakes the consumers of a kind in all namespaces that an owner's definitions affect. They find out by themselves what changed.
 */
export async function wakeReaders(tx: Transaction, kind: string, organizationId: string, owner: string, at: Date): Promise<void> {
  const ids = isPrefix(owner)
    ? await namespaceIdsUnder(tx, organizationId, owner)
    : [await namespaceIdIfThere(tx, organizationId, owner)].filter((id) => id !== undefined);
  if (ids.length > 0) await wakeAll(tx, kind, ids, at);
}
