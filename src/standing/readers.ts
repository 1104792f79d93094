/** Readers of namespaces' sequences that stand behind definitions of an owner, and are woken when those change. */
import type { Transaction } from "#src/db/database.ts";
import { namespaceIdIfThere, namespaceIdsUnder } from "#src/namespaces/namespaces.ts";
import { isPrefix } from "#src/templates/owners.ts";
import { wakeAll } from "#src/work/wakeups.ts";

/** Wakes the readers of a kind in all namespaces that an owner's definitions concern: they see by themselves what has changed. */
export async function wakeReaders(tx: Transaction, kind: string, organizationId: string, owner: string, at: Date): Promise<void> {
  const ids = isPrefix(owner)
    ? await namespaceIdsUnder(tx, organizationId, owner)
    : [await namespaceIdIfThere(tx, organizationId, owner)].filter((id) => id !== undefined);
  if (ids.length > 0) await wakeAll(tx, kind, ids, at);
}

/** Holds the organization until the transaction ends: no namespace is made meanwhile. */
export async function holdOrganization(tx: Transaction, organizationId: string): Promise<void> {
  await tx.query({
    name: "standing_hold_organization",
    text: "select from organizations where organization_id = $1 for update",
    values: [organizationId],
  });
}

/** Sees to it until the transaction ends that nobody holds the organization. */
export async function shareOrganization(tx: Transaction, organizationId: string): Promise<void> {
  await tx.query({
    name: "standing_share_organization",
    text: "select from organizations where organization_id = $1 for key share",
    values: [organizationId],
  });
}
