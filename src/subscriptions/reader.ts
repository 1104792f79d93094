/**
 * The reader of a namespace's sequence that keeps memberships. Each turn reads one state of the namespace, in a transaction that sees nothing
 * later, and writes what follows from it in another, fenced by the reader's place: of two that read the same turn one writes.
 *
 *   definitions changed ─▶ taken over: new ones walked, gone ones ended, resyncs begun (`definitions.ts`)
 *   commits after place ─▶ page: documents that changed, held against the subscriptions that their values find (`page.ts`)
 *   walks under way ─────▶ page of all documents, held against those that are walked (`walk.ts`)
 *   changes in bulk over ▶ told of to those that want a summary (`bulks.ts`)
 *
 * A document is looked at as it is in that state, not as it was after each commit, so nothing has to be kept of what was in between:
 * what became of a membership between two looks is one transition. A later commit of a document that a page has looked at is passed
 * again and changes nothing.
 */
import type { Database, Transaction } from "#src/db/database.ts";
import { Overtaken } from "#src/db/positions.ts";
import { readBulk } from "./bulks.ts";
import { readChanges } from "./definitions.ts";
import { beginFollowing, stopFollowing } from "./following.ts";
import { readPage } from "./page.ts";
import { inState, type ReaderParts, type State, type Turn } from "./state.ts";
import { hasOther } from "./states-sql.ts";
import { sweepDeleted } from "./sweep.ts";
import { SWEEP_ID } from "./wakeups.ts";
import { readWalk } from "./walk.ts";

/** Does what there is to do for a namespace's subscriptions; answers when there will be more. */
export async function followSubscriptions(parts: ReaderParts, namespaceId: number, signal: AbortSignal): Promise<Date | null> {
  if (namespaceId === SWEEP_ID) return sweepDeleted(parts, signal);
  const { db, clock } = parts;
  for (let walksFirst = false; !signal.aborted; walksFirst = !walksFirst) {
    const found = await inState(parts, namespaceId, async (tx, state) => {
      const isFollowed = state.reader.subscribedEpoch !== null;
      return { state, isFollowed, turn: isFollowed ? await readTurn(tx, state, walksFirst) : undefined };
    });
    if (!found) return null;
    const { state, isFollowed, turn } = found;
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

/** False where another worker has done it, or the namespace is gone: what there is to do is read anew. */
async function land(db: Database, turn: Turn, at: Date): Promise<boolean> {
  try {
    await db.transaction((tx) => turn.write(tx, at));
    return true;
  } catch (error) {
    if (error instanceof Overtaken) return false;
    throw error;
  }
}

/** What comes next: pages and what else there is by turns, so that a stream of changes keeps nothing waiting. */
async function readTurn(tx: Transaction, state: State, walksFirst: boolean): Promise<Turn | undefined> {
  const changes = await readChanges(tx, state);
  if (changes) return changes;
  if (walksFirst) return (await readOther(tx, state)) ?? readPage(tx, state);
  const [page, other] = await Promise.all([readPage(tx, state), hasOther(tx, state.namespace.namespaceId)]);
  if (!page) return other ? readOther(tx, state) : undefined;
  return { ...page, last: page.reached && !other };
}

async function readOther(tx: Transaction, state: State): Promise<Turn | undefined> {
  return (await readWalk(tx, state)) ?? readBulk(tx, state);
}
