/**
 * Whether the fan-out follows changes of a namespace: from the first context that shows some of its data. Before that, a write
 * records nothing and nobody searches for affected contexts. The namespace's generation counts the searches for documents whose
 * contexts show a change. A search misses a document whose context was compiled before it and whose answer was persisted after
 * it. The generation reveals that, and the context is compiled again.
 */
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { Offset } from "#src/foundation/db/positions.ts";

/** The consumer's name among the offsets. */
export const FANOUT = "fanout";

export interface Followed {
  followed: boolean;
  generation: number;
}

/** Undefined if the namespace is gone. */
export async function readFollowed(session: Session, namespaceId: number): Promise<Followed | undefined> {
  const [row] = await session.query<Followed>({
    name: "fanout_read_followed",
    text: "select followed, fanout_generation as generation from namespaces where namespace_id = $1 and deleted_at is null",
    values: [namespaceId],
  });
  return row;
}

/**
 * Follows a namespace from now on. Waits for commits in progress. Later commits know that the namespace is followed. Later reads
 * of the namespace are not older than the point from which it is followed.
 */
export async function follow(session: Session, namespaceId: number): Promise<void> {
  await session.query({
    name: "fanout_follow",
    text: `
      with begun as (
        update namespaces set followed = true where namespace_id = $1 and not followed and deleted_at is null returning sequence
      )
      insert into positions (namespace_id, reader, position) select $1, $2, sequence from begun
      on conflict (namespace_id, reader) do nothing`,
    values: [namespaceId, FANOUT],
  });
}

/** The same from its first commit on. */
export async function followFromStart(session: Session, namespaceId: number): Promise<void> {
  await session.query({
    name: "fanout_follow_from_start",
    text: `
      with begun as (update namespaces set followed = true where namespace_id = $1 and deleted_at is null returning namespace_id)
      insert into positions (namespace_id, reader, position) select $1, $2, 0 from begun
      on conflict (namespace_id, reader) do update set position = 0, within = 0`,
    values: [namespaceId, FANOUT],
  });
}

/** Resolves when the transaction that holds the namespace's lock has committed. */
export async function awaitLandings(session: Session, namespaceId: number): Promise<void> {
  await session.query({
    name: "fanout_await_landings",
    text: "select 1 from namespaces where namespace_id = $1 for share",
    values: [namespaceId],
  });
}

/** The offset of the fan-out in a namespace; null if the namespace is not followed. */
export async function followedTo(session: Session, namespaceId: number): Promise<Offset | null> {
  const [row] = await session.query<Offset>({
    name: "fanout_followed_to",
    text: "select position, within from positions where namespace_id = $1 and reader = $2",
    values: [namespaceId, FANOUT],
  });
  return row ?? null;
}

/** Locks the namespace until the transaction ends, as persisting results does; false if it is gone. */
export async function raiseGeneration(tx: Transaction, namespaceId: number): Promise<boolean> {
  const rows = await tx.query({
    name: "fanout_raise_generation",
    text: `
      update namespaces set fanout_generation = fanout_generation + 1
      where namespace_id = $1 and deleted_at is null returning namespace_id`,
    values: [namespaceId],
  });
  return rows.length === 1;
}
