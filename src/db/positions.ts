/**
 * Where a reader of a namespace's sequence stands: it has seen every commit up to `position`, and the first `within` documents of the
 * commit after it. A reader moves in the transaction that holds its effects, from where it read itself to be: a rival that moved first
 * makes the whole transaction fail, so effects happen once.
 */
import type { Session, Transaction } from "./database.ts";

export interface Place {
  position: number;
  within: number;
}

export const START: Place = { position: 0, within: 0 };

/** Another worker has moved the reader, or the namespace is gone. */
export class Overtaken extends Error {
  constructor(namespaceId: number, reader: string) {
    super(`The reader ${reader} of namespace ${namespaceId} was moved by another worker.`);
  }
}

export async function place(session: Session, namespaceId: number, reader: string): Promise<Place> {
  const [row] = await session.query<Place>({
    name: "positions_read",
    text: "select position, within from positions where namespace_id = $1 and reader = $2",
    values: [namespaceId, reader],
  });
  return row ?? START;
}

export async function move(tx: Transaction, namespaceId: number, reader: string, from: Place, to: Place): Promise<void> {
  const moved = await tx.query({
    name: "positions_move",
    text: `
      insert into positions (namespace_id, reader, position, within)
      select $1, $2, $5, $6 where exists (select from namespaces where namespace_id = $1 and deleted_at is null)
      on conflict (namespace_id, reader) do update set position = excluded.position, within = excluded.within
      where positions.position = $3 and positions.within = $4
      returning position`,
    values: [namespaceId, reader, from.position, from.within, to.position, to.within],
  });
  if (moved.length === 0) throw new Overtaken(namespaceId, reader);
}
