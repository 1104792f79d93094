/**
 * Epochs of an organization's definitions. Every change of an owner's definitions raises the organization's epoch in its
 * transaction and stores it with the owner. A process that caches definitions compares one number to know that its cache is
 * valid. If it is not, the process asks which owners have changed since. A change holds a lock from `raiseEpoch` to the end of
 * its transaction, so a visible epoch includes all changes before it.
 */
import type { Session, Transaction } from "#src/foundation/db/database.ts";

/** Transactions that have raised an epoch. */
const raising = new WeakSet<Session>();

/**
 * Whether this transaction has raised the epoch and may still roll back. Another change may then get the same epoch. So data read
 * with it is neither cached nor compared with the cache.
 */
export function hasRaised(session: Session): boolean {
  return raising.has(session);
}

/** The organization's epoch; 0 before its first change. */
export async function readEpoch(session: Session, organizationId: string): Promise<number> {
  const [row] = await session.query<{ epoch: number }>({
    name: "templates_read_epoch",
    text: "select epoch from definition_epochs where organization_id = $1",
    values: [organizationId],
  });
  return row?.epoch ?? 0;
}

/**
 * Locks the organization's definitions until the transaction ends, so that what was read is still valid at the change. To use the
 * cache, read the definitions before the epoch is raised.
 */
export async function holdDefinitions(tx: Transaction, organizationId: string): Promise<void> {
  await tx.query({
    name: "templates_hold_definitions",
    text: `
      insert into definition_epochs (organization_id, epoch) values ($1, 0)
      on conflict (organization_id) do update set epoch = definition_epochs.epoch`,
    values: [organizationId],
  });
}

/**
 * Raises the epoch for a change that is stored with the changed object and not with its owner. Nothing else of the owner is read
 * again.
 */
export async function raiseEpochAlone(tx: Transaction, organizationId: string): Promise<void> {
  raising.add(tx);
  await tx.query({
    name: "templates_raise_epoch",
    text: `
      insert into definition_epochs (organization_id, epoch) values ($1, 1)
      on conflict (organization_id) do update set epoch = definition_epochs.epoch + 1`,
    values: [organizationId],
  });
}

/** Raises the epoch for a change of the definitions of an owner, which is a namespace or template prefix. */
export async function raiseEpoch(tx: Transaction, organizationId: string, owner: string): Promise<void> {
  await raiseEpochAlone(tx, organizationId);
  await tx.query({
    name: "templates_note_change",
    text: `
      insert into definition_changes (organization_id, owner, epoch)
      select $1, $2, epoch from definition_epochs where organization_id = $1
      on conflict (organization_id, owner) do update set epoch = excluded.epoch`,
    values: [organizationId, owner],
  });
}

/** The owners whose definitions have changed since an epoch; null if there are more than `most`. */
export async function changedSince(
  session: Session,
  organizationId: string,
  epoch: number,
  most: number,
): Promise<string[] | null> {
  const rows = await session.query<{ owner: string }>({
    name: "templates_changed_since",
    text: "select owner from definition_changes where organization_id = $1 and epoch > $2 limit $3",
    values: [organizationId, epoch, most + 1],
  });
  return rows.length > most ? null : rows.map(({ owner }) => owner);
}
