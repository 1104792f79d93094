/** After a bulk change, records one event for each subscription that wants a summary. */
import type { Transaction } from "#src/foundation/db/database.ts";
import { advance } from "#src/foundation/db/positions.ts";
import { closeBulk, moveBulk, readBulkCounts, readOpenBulk } from "./bulks-sql.ts";
import { countMembers } from "./members-sql.ts";
import type { State, Turn } from "./state.ts";
import { readStates } from "./states-sql.ts";
import { tellSynced } from "./synced.ts";
import { SUBSCRIPTIONS } from "./wakeups.ts";

/** How many subscriptions get their event in one transaction. */
const TOGETHER = 256;

/** Undefined if there is no bulk change to tell. */
export async function readBulk(tx: Transaction, state: State): Promise<Turn | undefined> {
  const { applied, stand, namespace } = state;
  const { namespaceId } = namespace;
  const bulk = await readOpenBulk(tx, namespaceId);
  if (!bulk) return undefined;
  const { bulkId, cause, judgment, toldTo } = bulk;
  const left = [...applied.filteringBy(judgment)]
    .filter((each) => each.bulk === "summary" && each.subscriptionId > toldTo)
    .sort((one, other) => (one.subscriptionId < other.subscriptionId ? -1 : 1));
  const told = left.slice(0, TOGETHER);
  const ids = told.map(({ subscriptionId }) => subscriptionId);
  const [states, counts] = await Promise.all([readStates(tx, namespaceId, ids), readBulkCounts(tx, namespaceId, bulkId, ids)]);
  const members = await countMembers(tx, namespaceId, ids);
  const live = new Set(
    states.filter(({ liveAt, cause }) => liveAt !== null && cause !== "ended").map((row) => row.subscriptionId),
  );
  const changed = new Map(counts.map((count) => [count.subscriptionId, count]));
  return {
    last: false,
    async write(tx, at) {
      await advance(tx, namespaceId, SUBSCRIPTIONS, stand, stand.offset);
      const synced = told
        .filter(({ subscriptionId }) => live.has(subscriptionId))
        .map((subscription) => {
          const { entered = 0, exited = 0 } = changed.get(subscription.subscriptionId) ?? {};
          return { subscription, cause, members: members.get(subscription.subscriptionId) ?? 0, entered, exited };
        });
      await tellSynced(tx, state, synced, at);
      if (left.length > told.length) await moveBulk(tx, namespaceId, bulkId, ids.at(-1)!);
      else await closeBulk(tx, namespaceId, bulkId);
    },
  };
}
