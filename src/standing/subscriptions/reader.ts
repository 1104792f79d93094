/**
 * The consumer of a namespace's change feed that maintains memberships. Each turn reads one snapshot of the namespace in a read-only
 * transaction. It then writes the result in another transaction, fenced by the consumer's offset. If two workers read the same turn, only
 * one can write.
 *
 *   definitions changed ─▶ take over: walk new ones, end deleted ones, begin resyncs (`definitions.ts`)
 *   commits after offset ▶ page: compare changed documents with the subscriptions that their values find (`page.ts`)
 *   walks under way ─────▶ page of all documents, compared with the walked subscriptions (`walk.ts`)
 *   bulk change over ────▶ summary events for those that want them (`bulks.ts`)
 *
 * A document is read as it is in that snapshot, not as it was after each commit. So intermediate states need not be kept. All that happened
 * to a membership between two comparisons is one transition. A later commit of a document that was already compared is processed again, and
 * changes nothing.
 */
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { Overtaken } from "#src/foundation/db/positions.ts";
import { readBulk } from "./bulks.ts";
import { readChanges } from "./definitions.ts";
import { beginFollowing, stopFollowing } from "./following.ts";
import { readPage } from "./page.ts";
import { inState, type ReaderParts, type State, type Turn } from "./state.ts";
import { hasOther } from "./states-sql.ts";
import { sweepDeleted } from "./sweep.ts";
import { SWEEP_ID } from "./wakeups.ts";
import { readWalk } from "./walk.ts";

/** Does all pending work for a namespace's subscriptions. Returns when there will be more. */
export async function followSubscriptions(parts: ReaderParts, namespaceId: number, signal: AbortSignal): Promise<Date | null> {
  if (namespaceId === SWEEP_ID) return sweepDeleted(parts, signal);
  const { db, clock } = parts;
  for (let otherFirst = false; !signal.aborted; ) {
    const found = await inState(parts, namespaceId, async (tx, state) => {
      const isFollowed = state.reader.subscribedEpoch !== null;
      return { state, isFollowed, turn: isFollowed ? await readTurn(tx, state, otherFirst, parts.mostCompared) : undefined };
    });
    if (!found) return null;
    const { state, isFollowed, turn } = found;
    otherFirst = turn?.otherNext || !otherFirst;
    if (!isFollowed) {
      if (state.applied.isEmpty) return null;
      await beginFollowing(db, namespaceId);
    } else if (turn) {
      const landed = await land(db, turn, clock.now());
      if (landed && turn.last) return null;
    } else {
      if (state.applied.isEmpty) await stopFollowing(db, state.namespace);
      return null;
    }
  }
  return null;
}

/** Returns false if another worker has done it or the namespace is deleted. The caller then reads again. */
async function land(db: Database, turn: Turn, at: Date): Promise<boolean> {
  try {
    await db.transaction((tx) => turn.write(tx, at));
    return true;
  } catch (error) {
    if (error instanceof Overtaken) return false;
    throw error;
  }
}

/**
 * The next turn. Pages and other work alternate, so a stream of changes delays nothing. Where other work waits for the end of a commit,
 * pages come up to there, and then the other work at once.
 */
async function readTurn(
  tx: Transaction,
  state: State,
  otherFirst: boolean,
  mostCompared: number | undefined,
): Promise<Turn | undefined> {
  const changes = await readChanges(tx, state);
  if (changes) return changes;
  const other = hasOther(tx, state.namespace.namespaceId);
  if (otherFirst && (await other)) {
    const turn = await readOther(tx, state);
    if (turn) return turn;
  }
  const [page, isOther] = await Promise.all([readPage(tx, state, other, mostCompared), other]);
  if (!page) return isOther && !otherFirst ? readOther(tx, state) : undefined;
  return { ...page, last: page.reached && !isOther, otherNext: isOther };
}

async function readOther(tx: Transaction, state: State): Promise<Turn | undefined> {
  return (await readWalk(tx, state)) ?? readBulk(tx, state);
}
