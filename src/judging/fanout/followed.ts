/**
 * Whether changes of a namespace are followed: from when a context first shows something of it. Before that a write leaves nothing behind
 * and nobody looks for readers. The generation of a namespace tells that its documents have been looked for whose contexts show a change:
 * one whose context was compiled before, and whose answer had not landed, was overlooked and is compiled once more.
 */
import type { Session, Transaction } from "#src/db/database.ts";
import type { Place } from "#src/db/positions.ts";

/** The reader's name among the positions. */
export const FANOUT = "fanout";

export interface Followed {
  followed: boolean;
  generation: number;
}

/** Undefined where the namespace is gone. */
export async function readFollowed(session: Session, namespaceId: number): Promise<Followed | undefined> {
  const [row] = await session.query<Followed>({
    name: "fanout_read_followed",
    text: "select followed, fanout_generation as generation from namespaces where namespace_id = $1 and deleted_at is null",
    values: [namespaceId],
  });
  return row;
}

/**
 * Follows a namespace from now on. It waits for what is being committed to it: whatever commits later knows that it is followed, and whatever
 * is read of the namespace after this is no older than what is followed.
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

/** Resolves when what holds the namespace has been committed. */
export async function awaitLandings(session: Session, namespaceId: number): Promise<void> {
  await session.query({
    name: "fanout_await_landings",
    text: "select from namespaces where namespace_id = $1 for share",
    values: [namespaceId],
  });
}

/** How far changes of a namespace have been followed; null where they are not. */
export async function followedTo(session: Session, namespaceId: number): Promise<Place | null> {
  const [row] = await session.query<Place>({
    name: "fanout_followed_to",
    text: "select position, within from positions where namespace_id = $1 and reader = $2",
    values: [namespaceId, FANOUT],
  });
  return row ?? null;
}

/** Holds the namespace until the transaction ends, as landings do; false where it is gone. */
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
