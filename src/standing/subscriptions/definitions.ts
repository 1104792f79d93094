/**
 * How the subscription consumer takes over changed definitions in a namespace:
 *
 * - New subscriptions are registered there, and deleted ones end.
 * - If a judgment that a filter reads has changed its decisions, the subscription is compared with all documents again.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import { advance } from "#src/foundation/db/positions.ts";
import { raiseSequence } from "#src/records/namespaces/raised.ts";
import {
  type JudgmentSeen,
  changesOf as judgmentChanges,
  recalibrated,
  seenOf,
  thresholdsChanged,
} from "#src/standing/readers/judgments-seen.ts";
import type { WalkCause } from "./causes.ts";
import { bornAt } from "./progress.ts";
import type { State, Turn } from "./state.ts";
import { insertStates, readStateIds, setReader, walkAgain } from "./states-sql.ts";
import { readsCalibrated, readsThreshold, type Subscription } from "./subscription.ts";
import { SUBSCRIPTIONS } from "./wakeups.ts";

/** Takes over changes since the definitions that the consumer last saw. Undefined if no change concerns the namespace. */
export async function readChanges(tx: Transaction, state: State): Promise<Turn | undefined> {
  const { reader, stand, namespace } = state;
  const { namespaceId } = namespace;
  if (reader.seenEpoch === reader.epoch) return undefined;
  const judgments = Object.fromEntries([...state.judgments].map(([name, judgment]) => [name, seenOf(judgment)]));
  const isSwept = reader.seenEpoch !== null && state.applied.hasForgotten(reader.seenEpoch);
  const { born, come, gone } = isSwept ? comparedWhole(state, await readStateIds(tx, namespaceId)) : changesOf(state);
  const changed = judgmentChanges(reader.judgments ?? {}, judgments);
  const calibrated = recalibrated(reader.judgments ?? {}, judgments);
  const count = born.length + come.length + gone.length + changed.size + calibrated.size;
  // After a sweep everything is compared, once.
  if (reader.seenEpoch !== null && count === 0 && !isSwept) return undefined;
  const resyncs = reader.seenEpoch === null ? new Map<WalkCause, string[]>() : resyncsOf(state, changed, judgments, calibrated);
  // Walks may find documents that already had events. Their new events get a new, higher sequence.
  const back = come.some(({ createdEpoch }) => reader.seenEpoch !== null && createdEpoch <= reader.seenEpoch);
  const raises = back || gone.some((id) => state.applied.hidden(id)) || resyncs.size > 0;
  return {
    last: false,
    async write(tx, at) {
      const raised = raises ? await raiseSequence(tx, namespaceId, at) : 0;
      // Documents from earlier commits are walked, unless all subscriptions are older than the namespace.
      const from = reader.subscribedEpoch !== null && reader.subscribedEpoch >= 0 ? 0 : reader.sequence;
      const place = reader.seenEpoch === null ? { position: from, within: 0 } : stand.offset;
      await advance(tx, namespaceId, SUBSCRIPTIONS, stand, place);
      const live = born.map((each) => ({ id: each.subscriptionId, liveAt: bornAt(each, reader.createdAt) }));
      await insertStates(tx, namespaceId, live, null, raised);
      const synced = come.map(({ subscriptionId }) => ({ id: subscriptionId, liveAt: null }));
      await insertStates(tx, namespaceId, synced, "sync", raised);
      await walkAgain(tx, namespaceId, gone, "ended", raised);
      for (const [cause, ids] of resyncs) await walkAgain(tx, namespaceId, ids, cause, raised);
      await setReader(tx, namespaceId, reader.epoch, judgments);
    },
  };
}

interface Changes {
  /** Subscriptions that are older than the namespace. */
  born: Subscription[];
  come: Subscription[];
  gone: string[];
}

/** By name: if one subscription of a name has changed, others of that name may become visible or hidden. */
function changesOf({ reader: { seenEpoch, subscribedEpoch }, applied }: State): Changes {
  if (seenEpoch === null) {
    const all = Map.groupBy(applied.all(), ({ createdEpoch }) => subscribedEpoch !== null && createdEpoch <= subscribedEpoch);
    return { born: all.get(true) ?? [], come: all.get(false) ?? [], gone: [] };
  }
  const found = [...applied.namesChangedSince(seenEpoch)].map((name) => applied.ofName(name));
  return { born: [], come: found.flatMap(({ counts }) => counts ?? []), gone: found.flatMap(({ others }) => others) };
}

/** The same for a consumer that has slept longer than tombstones are kept. It compares all that it knows with all that exists. */
function comparedWhole({ applied }: State, known: readonly string[]): Changes {
  const here = new Set(known);
  const come = [...applied.all()].filter(({ subscriptionId }) => !here.has(subscriptionId));
  return { born: [], come, gone: known.filter((id) => applied.get(id) === undefined) };
}

/** The subscriptions that read a judgment whose decisions have changed, by cause. */
function resyncsOf(
  { applied, reader }: State,
  changed: ReadonlyMap<string, WalkCause>,
  now: Readonly<Record<string, JudgmentSeen>>,
  calibrated: ReadonlySet<string>,
): Map<WalkCause, string[]> {
  const causes = new Map<string, WalkCause>();
  for (const judgment of calibrated) {
    for (const { subscriptionId, condition } of applied.filteringBy(judgment)) {
      if (readsCalibrated(condition, judgment)) causes.set(subscriptionId, "calibration");
    }
  }
  for (const [judgment, cause] of changed) {
    const moved = cause === "threshold" ? thresholdsChanged(reader.judgments?.[judgment], now[judgment]) : null;
    for (const { subscriptionId, condition } of applied.filteringBy(judgment)) {
      if (moved && !readsThreshold(condition, judgment, moved)) continue;
      if (causes.get(subscriptionId) !== "activation") causes.set(subscriptionId, cause);
    }
  }
  const byCause = Map.groupBy(causes, ([, cause]) => cause);
  return new Map([...byCause].map(([cause, each]) => [cause, each.map(([id]) => id)]));
}
