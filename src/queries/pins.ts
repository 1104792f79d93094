/**
 * Pins of queries. A pin at a sequence makes commits keep what they supersede, so that it can be read as of then; the query's pages
 * after the first do. It is taken when a first page has another after it, lives as long as the last cursor that was handed out, and when
 * the last page has been read only a little longer: a client whose connection broke asks for that page once more.
 */
import type { Session, Transaction } from "#src/db/database.ts";
import type { Standing } from "./standing.ts";

export interface Pin {
  sequence: number;
  standing: Standing | null;
}

/** Holds the namespace, and so its sequence, until the transaction ends; undefined where it is gone. */
export async function holdForPin(tx: Transaction, namespaceId: number): Promise<number | undefined> {
  const [row] = await tx.query<{ sequence: number }>({
    name: "pins_hold",
    text: `
      update namespaces set lowest_pin = least(lowest_pin, sequence), highest_pin = sequence
      where namespace_id = $1 and deleted_at is null returning sequence`,
    values: [namespaceId],
  });
  return row?.sequence;
}

/** Pins the sequence of a namespace that is held. */
export async function insertPin(
  tx: Transaction,
  pin: { namespaceId: number; pinId: string; sequence: number; expiresAt: Date; standing: Standing | null },
): Promise<void> {
  await tx.query({
    name: "pins_insert",
    text: "insert into pins (namespace_id, pin_id, sequence, expires_at, standing) values ($1, $2, $3, $4, $5)",
    values: [pin.namespaceId, pin.pinId, pin.sequence, pin.expiresAt, pin.standing && JSON.stringify(pin.standing)],
  });
}

export async function readPin(session: Session, namespaceId: number, pinId: string): Promise<Pin | undefined> {
  const [row] = await session.query<Pin>({
    name: "pins_read",
    text: "select sequence, standing from pins where namespace_id = $1 and pin_id = $2",
    values: [namespaceId, pinId],
  });
  return row;
}

/** Lets a pin live until a time, if it is still there. */
export async function setPinExpiry(session: Session, namespaceId: number, pinId: string, expiresAt: Date): Promise<void> {
  await session.query({
    name: "pins_set_expiry",
    text: "update pins set expires_at = $3 where namespace_id = $1 and pin_id = $2",
    values: [namespaceId, pinId, expiresAt],
  });
}
