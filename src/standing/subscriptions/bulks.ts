/**
 * After a bulk change, records one event for each subscription that wants a summary, and for each that wanted one while it was counted.
 * Of others nothing is read.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import { advance } from "#src/foundation/db/positions.ts";
import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import type { Applied } from "./applicable.ts";
import { closeBulk, moveBulk, readBulkCounts, readOpenBulk } from "./bulks-sql.ts";
import { countMembers } from "./members-sql.ts";
import type { State, Turn } from "./state.ts";
import { readStates } from "./states-sql.ts";
import { reachedOf, type Synced, tellSynced } from "./synced.ts";
import { SUBSCRIPTIONS } from "./wakeups.ts";

/** How many subscriptions get their event in one transaction. */
const TOGETHER = 256;
/** How many of a million are kept at most while their first are looked for. */
const KEPT = 16 * TOGETHER;

/** Undefined if there is no bulk change to tell, or the consumer is in the middle of a commit. */
export async function readBulk(tx: Transaction, state: State): Promise<Turn | undefined> {
  const { applied, stand, namespace } = state;
  const { namespaceId } = namespace;
  const bulk = await readOpenBulk(tx, namespaceId);
  if (!bulk) return undefined;
  const reached = await reachedOf(tx, state);
  if (reached === undefined) return undefined;
  const { bulkId, cause, judgment, toldTo } = bulk;
  const [counts, wanting] = await Promise.all([
    readBulkCounts(tx, namespaceId, bulkId, { after: toldTo, limit: TOGETHER }),
    summarized(applied, judgment, toldTo),
  ]);
  const ids = least([...counts.map(({ subscriptionId }) => subscriptionId), ...wanting]);
  const [states, members] = await Promise.all([readStates(tx, namespaceId, ids), countMembers(tx, namespaceId, ids)]);
  const live = new Set(
    states.filter(({ liveAt, cause }) => liveAt !== null && cause !== "ended").map((row) => row.subscriptionId),
  );
  const changed = new Map(counts.map((count) => [count.subscriptionId, count]));
  const synced = ids.flatMap((id): Synced[] => {
    const applying = applied.get(id);
    // A hidden subscription has told of members that left it then, but not of those that had left before without an event.
    const subscription = applying ?? applied.hidden(id);
    if (!subscription || (applying?.bulk === "summary" && !live.has(id))) return [];
    const { entered = 0, exited = 0 } = changed.get(id) ?? {};
    return [{ subscription, cause, members: members.get(id) ?? 0, entered, exited }];
  });
  return {
    last: false,
    async write(tx, at) {
      await advance(tx, namespaceId, SUBSCRIPTIONS, stand, stand.offset);
      await tellSynced(tx, namespace, synced, reached, at);
      if (ids.length === TOGETHER) await moveBulk(tx, namespaceId, bulkId, ids.at(-1)!);
      else await closeBulk(tx, namespaceId, bulkId);
    },
  };
}

/** The first subscriptions after an id that read the judgment and want a summary. */
async function summarized(applied: Applied, judgment: string, after: string): Promise<string[]> {
  let found: string[] = [];
  const slice = new TimeSlice();
  for (const { subscriptionId, bulk } of applied.filteringBy(judgment)) {
    if (slice.isOver) await slice.next();
    if (bulk === "summary" && subscriptionId > after) found.push(subscriptionId);
    if (found.length === KEPT) found = least(found);
  }
  return least(found);
}

/** Each once: a subscription that is changed while they are looked for comes again. */
const least = (ids: readonly string[]) => [...new Set(ids)].sort().slice(0, TOGETHER);
