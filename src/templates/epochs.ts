/**
 * Epochs of an organization's definitions. Every change of what an owner has raises the organization's epoch in its own transaction and notes it
 * with the owner, so whoever holds definitions in memory asks for one number to know that they still hold, and for the owners that have
 * changed since where they do not. Changes follow one another from `raiseEpoch` to the transaction's end, so an epoch that is seen has all
 * before it.
 */
import type { Session, Transaction } from "#src/db/database.ts";

/** Transactions that have raised an epoch. */
const raising = new WeakSet<Session>();

/**
 * Whether an epoch that is read here may never be committed: then it comes again with another change, so what is read with it is neither kept nor
 * held against what is.
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
 * Holds the organization's definitions until the transaction ends, so that what is read of them still is when one is changed. To be read from
 * what is held in memory, they are read before the epoch is raised.
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

/** Raises the epoch for a change that is noted with what has changed, and not with its owner: nothing else of the owner is read again. */
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

/** Raises the epoch for a change of what an owner, a namespace or template prefix, has. */
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

/** The owners whose definitions have changed since an epoch; null where they are more than `most`. */
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
