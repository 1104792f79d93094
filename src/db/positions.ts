/**
 * Where a reader of a namespace's sequence stands: it has seen every commit up to `position`, and the first `within` documents of the
 * commit after it. A reader moves in the transaction that holds its effects, from where it read itself to be: a rival that moved first
 * makes the whole transaction fail, so effects happen once.
 */
import type { Database, Session, Transaction } from "./database.ts";
import { unawaited } from "./session.ts";

export interface Place {
  position: number;
  within: number;
}

export const START: Place = { position: 0, within: 0 };

/** A reader with what it needs to land several times in a row, and to go on after a crash. */
export interface Stand {
  readonly place: Place;
  /** How far it had come with what it asks of others. */
  readonly begun: Place;
  readonly moves: number;
}

export function isAfter(one: Place, other: Place): boolean {
  return one.position > other.position || (one.position === other.position && one.within > other.within);
}

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
      on conflict (namespace_id, reader) do update
      set position = excluded.position, within = excluded.within, moves = positions.moves + 1
      where positions.position = $3 and positions.within = $4
      returning position`,
    values: [namespaceId, reader, from.position, from.within, to.position, to.within],
  });
  if (moved.length === 0) throw new Overtaken(namespaceId, reader);
}

export async function stand(session: Session, namespaceId: number, reader: string): Promise<Stand> {
  const [row] = await session.query<Place & { begun_position: number; begun_within: number; moves: number }>({
    name: "positions_stand",
    text: `
      select position, within, begun_position, begun_within, moves from positions where namespace_id = $1 and reader = $2`,
    values: [namespaceId, reader],
  });
  if (!row) return { place: START, begun: START, moves: 0 };
  const { position, within, begun_position, begun_within, moves } = row;
  return { place: { position, within }, begun: { position: begun_position, within: begun_within }, moves };
}

/**
 * Lands at a place, which may be the one before: what a rival has landed meanwhile makes the whole transaction fail, and so does having landed
 * already where the end of a commit was not heard of.
 */
export async function advance(tx: Transaction, namespaceId: number, reader: string, from: Stand, to: Place): Promise<Stand> {
  const moved = await tx.query({
    name: "positions_advance",
    text: `
      insert into positions (namespace_id, reader, position, within, moves)
      select $1, $2, $4, $5, 1
      where exists (select from namespaces where namespace_id = $1 and deleted_at is null)
      on conflict (namespace_id, reader) do update
      set position = excluded.position, within = excluded.within, moves = positions.moves + 1
      where positions.moves = $3
      returning position`,
    values: [namespaceId, reader, from.moves, to.position, to.within],
  });
  if (moved.length === 0) throw new Overtaken(namespaceId, reader);
  return { ...from, place: to, moves: from.moves + 1 };
}

/** Says how far the reader is coming with what it asks of others, before it asks. Should only the database crash, whoever asked still lives. */
export async function begin(db: Database, namespaceId: number, reader: string, to: Place): Promise<void> {
  await db.transaction(async (tx) => {
    unawaited(tx.query({ name: "positions_begin_behind", text: "set local synchronous_commit = off" }));
    await tx.query({
      name: "positions_begin",
      text: `
        insert into positions (namespace_id, reader, position, begun_position, begun_within)
        select $1, $2, 0, $3, $4 where exists (select from namespaces where namespace_id = $1 and deleted_at is null)
        on conflict (namespace_id, reader) do update set begun_position = excluded.begun_position, begun_within = excluded.begun_within`,
      values: [namespaceId, reader, to.position, to.within],
    });
  });
}

/** Takes back what was begun and not done: it was called off, and nobody was asked in vain. */
export async function rest(session: Session, namespaceId: number, reader: string, { moves }: Stand): Promise<void> {
  await session.query({
    name: "positions_rest",
    text: `
      update positions set begun_position = position, begun_within = within
      where namespace_id = $1 and reader = $2 and moves = $3`,
    values: [namespaceId, reader, moves],
  });
}
