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

/** A reader with what it needs to land several times in a row, and to go on after a crash. */
export interface Stand {
  readonly place: Place;
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

/** How often a reader has moved in each of some namespaces, those in which it has not begun left out. */
export async function movesOf(session: Session, namespaceIds: readonly number[], reader: string): Promise<Map<number, number>> {
  const rows = await session.query<{ namespaceId: number; moves: number }>({
    name: "positions_moves_of_many",
    text: `select namespace_id as "namespaceId", moves from positions where namespace_id = any($1::bigint[]) and reader = $2`,
    values: [namespaceIds, reader],
  });
  return new Map(rows.map(({ namespaceId, moves }) => [namespaceId, moves]));
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
  const [row] = await session.query<Place & { moves: number }>({
    name: "positions_stand",
    text: "select position, within, moves from positions where namespace_id = $1 and reader = $2",
    values: [namespaceId, reader],
  });
  if (!row) return { place: START, moves: 0 };
  const { position, within, moves } = row;
  return { place: { position, within }, moves };
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
      set position = case when ${PASSED} then positions.position else excluded.position end,
          within = case when ${PASSED} then positions.within else excluded.within end, moves = positions.moves + 1
      where positions.moves = $3
      returning position`,
    values: [namespaceId, reader, from.moves, to.position, to.within, from.place.position],
  });
  if (moved.length === 0) throw new Overtaken(namespaceId, reader);
  return { ...from, place: to, moves: from.moves + 1 };
}

/** Meanwhile a commit further on was passed over for the reader: that stands. */
const PASSED = "positions.position > $6 and positions.position > excluded.position";

/** Holds a reader until the transaction ends: whoever has read where it stands is overtaken. False where the namespace is gone. */
export async function take(tx: Transaction, namespaceId: number, reader: string): Promise<boolean> {
  const taken = await tx.query({
    name: "positions_take",
    text: `
      insert into positions (namespace_id, reader, position, within, moves)
      select $1, $2, 0, 0, 1 where exists (select from namespaces where namespace_id = $1 and deleted_at is null)
      on conflict (namespace_id, reader) do update set moves = positions.moves + 1 returning position`,
    values: [namespaceId, reader],
  });
  return taken.length === 1;
}

/** Resolves when whoever moves the reader has committed. */
export async function awaitMove(session: Session, namespaceId: number, reader: string): Promise<void> {
  await session.query({
    name: "positions_await_move",
    text: "select from positions where namespace_id = $1 and reader = $2 for share",
    values: [namespaceId, reader],
  });
}
