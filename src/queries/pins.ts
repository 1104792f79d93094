/**
 * Pins of queries: retained snapshots. A pin at a sequence makes commits keep superseded rows, so that later pages can be read as of that
 * sequence. A first page takes a pin if another page follows. The pin lives as long as the last cursor that was issued. The last page
 * issues no cursor, and earlier pages may be requested again while their cursors are valid.
 */
import { type Session, type Transaction, unawaited } from "#src/foundation/db/session.ts";
import type { Standing } from "./standing.ts";

export interface Pin {
  sequence: number;
  expires_at: Date;
  standing: Standing | null;
  /** Whether all judgments of `standing` still exist. The answers to a deleted one are removed and not retained. */
  isAnswered: boolean;
}

/**
 * Locks the namespace row, and so its sequence, until the transaction ends, and pins this sequence. Undefined if the namespace is deleted.
 */
export async function holdAndPin(
  tx: Transaction,
  pin: { namespaceId: number; pinId: string; expiresAt: Date; standing: Standing | null },
): Promise<number | undefined> {
  const { namespaceId } = pin;
  const holding = tx.query<{ sequence: number }>({
    name: "pins_hold",
    text: `
      update namespaces set lowest_pin = least(lowest_pin, sequence), highest_pin = sequence
      where namespace_id = $1 and deleted_at is null returning sequence`,
    values: [namespaceId],
  });
  unawaited(
    tx.query({
      name: "pins_insert",
      text: `
        insert into pins (namespace_id, pin_id, sequence, expires_at, standing)
        select $1, $2, sequence, $3, $4 from namespaces where namespace_id = $1 and deleted_at is null`,
      values: [namespaceId, pin.pinId, pin.expiresAt, pin.standing && JSON.stringify(pin.standing)],
    }),
  );
  return (await holding)[0]?.sequence;
}

/** Replaces the stored state of judging. */
export async function setPinStanding(tx: Transaction, namespaceId: number, pinId: string, standing: Standing): Promise<void> {
  await tx.query({
    name: "pins_set_standing",
    text: "update pins set standing = $3 where namespace_id = $1 and pin_id = $2",
    values: [namespaceId, pinId, JSON.stringify(standing)],
  });
}

export async function readPin(session: Session, namespaceId: number, pinId: string): Promise<Pin | undefined> {
  const [row] = await session.query<Pin>({
    name: "pins_read",
    text: `
      select sequence, expires_at, standing,
             not exists (
               select 1 from jsonb_array_elements(standing -> 'judgments') as read
               where not exists (select 1 from judgments where judgment_id = read ->> 'judgmentId')
             ) as "isAnswered"
      from pins where namespace_id = $1 and pin_id = $2`,
    values: [namespaceId, pinId],
  });
  return row;
}

/** Those of the pins that exist. */
export async function pinsThere(session: Session, namespaceId: number, pinIds: readonly string[]): Promise<string[]> {
  const rows = await session.query<{ id: string }>({
    name: "pins_there",
    text: "select pin_id as id from pins where namespace_id = $1 and pin_id = any($2)",
    values: [namespaceId, pinIds],
  });
  return rows.map(({ id }) => id);
}

/** Extends a pin, if it still exists, to expire no earlier than the given time. */
export async function setPinExpiry(session: Session, namespaceId: number, pinId: string, expiresAt: Date): Promise<void> {
  await session.query({
    name: "pins_set_expiry",
    text: "update pins set expires_at = greatest(expires_at, $3) where namespace_id = $1 and pin_id = $2",
    values: [namespaceId, pinId, expiresAt],
  });
}

/** The sweep updates the bounds in the namespace row that commits go by. */
export async function deletePin(tx: Transaction, namespaceId: number, pinId: string): Promise<void> {
  await tx.query({
    name: "pins_delete",
    text: "delete from pins where namespace_id = $1 and pin_id = $2",
    values: [namespaceId, pinId],
  });
}
