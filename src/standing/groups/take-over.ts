/** How the group consumer takes over changed definitions. */

import type { Transaction } from "#src/foundation/db/database.ts";
import { type Offset, START } from "#src/foundation/db/positions.ts";
import { changesOf, type JudgmentSeen, seenOf } from "#src/standing/readers/judgments-seen.ts";
import type { Group } from "./group.ts";
import { aggregated, keptOf, type State } from "./state.ts";
import { endStates, insertStates, setJudgments, walkAgain } from "./states-sql.ts";

export interface TakenOver {
  judgments: Record<string, JudgmentSeen>;
  /** Groups that are older than the namespace: they have seen all of its documents. */
  born: Group[];
  come: Group[];
  gone: string[];
  again: string[];
  /** The offset where the consumer begins, if it has not begun. */
  place: Offset | null;
}

/** What has changed since the definitions that the consumer last saw. Null if nothing has. */
export function toTakeOver(state: State): TakenOver | null {
  const { reader, states, groups, judgments } = state;
  const begins = reader.judgments === null;
  if (begins && groups.size === 0 && states.length === 0) return null;
  const known = new Set(states.map(({ groupId }) => groupId));
  const applied = [...groups.values()];
  const ids = new Set(applied.map(({ groupId }) => groupId));
  // A group that was removed and applies again starts when its old data is deleted.
  const come = applied.filter(({ groupId }) => !known.has(groupId));
  const gone = states.filter(({ groupId, status }) => status !== "ended" && !ids.has(groupId)).map(({ groupId }) => groupId);
  const read = aggregated(
    applied.map((group) => ({ group })),
    judgments,
  );
  const now = Object.fromEntries([...read].map(([name, judgment]) => [name, seenOf(judgment)]));
  const changed = changesOf(reader.judgments ?? {}, now);
  const again = begins
    ? []
    : keptOf(state)
        .filter(({ group }) => [...group.plan.judgments].some((name) => changed.has(name)))
        .map(({ group }) => group.groupId);
  if (!begins && come.length === 0 && gone.length === 0 && changed.size === 0) return null;
  const since = begins && reader.groupedEpoch !== null && reader.groupedEpoch >= 0 ? reader.groupedEpoch : -1;
  const { born = [], later = [] } = Object.groupBy(come, ({ createdEpoch }) => (createdEpoch <= since ? "born" : "later"));
  const place = begins ? (since >= 0 ? START : { position: reader.sequence, within: 0 }) : null;
  return { judgments: now, born, come: later, gone, again, place };
}

export async function writeTakenOver(tx: Transaction, namespaceId: number, taken: TakenOver): Promise<void> {
  await setJudgments(tx, namespaceId, taken.judgments);
  await insertStates(tx, namespaceId, taken.born, "ready");
  await insertStates(tx, namespaceId, taken.come, "building");
  await endStates(tx, namespaceId, taken.gone);
  await walkAgain(tx, namespaceId, taken.again);
}
