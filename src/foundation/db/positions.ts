/**
 * The offset of a consumer of a namespace's sequence. The consumer has seen every commit up to `position`, and the first `within`
 * documents of the next commit. It advances the offset in the transaction that holds its effects, and names the offset it started
 * from. If a rival advanced it first, the whole transaction fails. So effects happen exactly once.
 */
import type { Session, Transaction } from "./database.ts";

export interface Offset {
  position: number;
  within: number;
}

export const START: Offset = { position: 0, within: 0 };

/** A consumer's offset, with what it needs to persist several results in a row and to continue after a crash. */
export interface Stand {
  readonly offset: Offset;
  readonly moves: number;
}

export function isAfter(one: Offset, other: Offset): boolean {
  return one.position > other.position || (one.position === other.position && one.within > other.within);
}

/** Another worker has moved the offset, or the namespace is gone. */
export class Overtaken extends Error {
  constructor(namespaceId: number, reader: string) {
    super(`Another worker moved the position of the reader ${reader} of namespace ${namespaceId}.`);
  }
}

export async function readOffset(session: Session, namespaceId: number, reader: string): Promise<Offset> {
  const [row] = await session.query<Offset>({
    name: "positions_read",
    text: "select position, within from positions where namespace_id = $1 and reader = $2",
    values: [namespaceId, reader],
  });
  return row ?? START;
}

/** How often a consumer has moved in each of these namespaces. Namespaces in which it has not begun are omitted. */
export async function movesOf(session: Session, namespaceIds: readonly number[], reader: string): Promise<Map<number, number>> {
  const rows = await session.query<{ namespaceId: number; moves: number }>({
    name: "positions_moves_of_many",
    text: `select namespace_id as "namespaceId", moves from positions where namespace_id = any($1::bigint[]) and reader = $2`,
    values: [namespaceIds, reader],
  });
  return new Map(rows.map(({ namespaceId, moves }) => [namespaceId, moves]));
}

export async function move(tx: Transaction, namespaceId: number, reader: string, from: Offset, to: Offset): Promise<void> {
  const moved = await tx.query({
    name: "positions_move",
    text: `
      update positions set position = $5, within = $6, moves = moves + 1
      where namespace_id = $1 and reader = $2 and position = $3 and within = $4 and ${LIVES}
      returning position`,
    values: [namespaceId, reader, from.position, from.within, to.position, to.within],
  });
  if (moved.length === 0 && !(await begin(tx, namespaceId, reader, { offset: to, moves: 0 }))) {
    throw new Overtaken(namespaceId, reader);
  }
}

/** The statement's namespace exists. */
const LIVES = "exists (select 1 from namespaces where namespace_id = $1 and deleted_at is null)";

/** Stores the offset of a consumer that has none yet; false if it has one, or the namespace is gone. */
async function begin(tx: Transaction, namespaceId: number, reader: string, { offset: place, moves }: Stand): Promise<boolean> {
  const begun = await tx.query({
    name: "positions_begin",
    text: `
      insert into positions (namespace_id, reader, position, within, moves)
      select $1, $2, $3, $4, $5 where ${LIVES}
      on conflict (namespace_id, reader) do nothing returning position`,
    values: [namespaceId, reader, place.position, place.within, moves],
  });
  return begun.length === 1;
}

export async function stand(session: Session, namespaceId: number, reader: string): Promise<Stand> {
  const [row] = await session.query<Offset & { moves: number }>({
    name: "positions_stand",
    text: "select position, within, moves from positions where namespace_id = $1 and reader = $2",
    values: [namespaceId, reader],
  });
  if (!row) return { offset: START, moves: 0 };
  const { position, within, moves } = row;
  return { offset: { position, within }, moves };
}

/**
 * Moves the offset to a new place, or keeps it at the same one. The transaction fails if a rival has moved it meanwhile. It also
 * fails if our own earlier commit succeeded unnoticed.
 */
export async function advance(tx: Transaction, namespaceId: number, reader: string, from: Stand, to: Offset): Promise<Stand> {
  const moved = await tx.query({
    name: "positions_advance",
    text: `
      update positions
      set position = case when ${PASSED} then position else $4 end, within = case when ${PASSED} then within else $5 end, moves = moves + 1
      where namespace_id = $1 and reader = $2 and moves = $3 and ${LIVES}
      returning position`,
    values: [namespaceId, reader, from.moves, to.position, to.within, from.offset.position],
  });
  if (moved.length === 0 && !(await begin(tx, namespaceId, reader, { offset: to, moves: 1 }))) {
    throw new Overtaken(namespaceId, reader);
  }
  return { ...from, offset: to, moves: from.moves + 1 };
}

/** Meanwhile the consumer's offset was moved past a later commit without work. That move stays. */
const PASSED = "position > $6 and position > $4";

/**
 * Locks a consumer's offset until the transaction ends. A worker that read the offset before will fail with `Overtaken`. False if
 * the namespace is gone.
 */
export async function take(tx: Transaction, namespaceId: number, reader: string): Promise<boolean> {
  const taken = await tx.query({
    name: "positions_take",
    text: `
      insert into positions (namespace_id, reader, position, within, moves)
      select $1, $2, 0, 0, 1 where ${LIVES}
      on conflict (namespace_id, reader) do update set moves = positions.moves + 1 returning position`,
    values: [namespaceId, reader],
  });
  return taken.length === 1;
}

/** Resolves when the transaction that moves the offset has committed. */
export async function awaitMove(session: Session, namespaceId: number, reader: string): Promise<void> {
  await session.query({
    name: "positions_await_move",
    text: "select 1 from positions where namespace_id = $1 and reader = $2 for share",
    values: [namespaceId, reader],
  });
}
