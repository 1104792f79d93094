/**
 * What a namespace's reader does when definitions have changed: subscriptions that have come are made known there, those that have gone end,
 * and where a judgment that they read decides otherwise than before they are held against all documents again.
 */
import { advance } from "#src/db/positions.ts";
import { changeOf, seenOf, type WalkCause } from "./causes.ts";
import { inState, type ReaderParts, type State } from "./state.ts";
import { insertStates, type JudgmentSeen, setReader, walkAgain } from "./states-sql.ts";
import { judgmentsIn } from "./subscription.ts";
import { SUBSCRIPTIONS } from "./wakeups.ts";

/** Takes over what has changed since the definitions that the reader goes by; false where nothing has. */
export async function takeOver(parts: ReaderParts, namespaceId: number): Promise<boolean> {
  const { db, clock } = parts;
  const found = await inState(parts, namespaceId, async (_, state) => state);
  if (!found || found.reader.seenEpoch === found.reader.epoch) return false;
  const { reader, stand } = found;
  const judgments = Object.fromEntries([...found.judgments].map(([name, judgment]) => [name, seenOf(judgment)]));
  const { born, come, gone } = changesOf(found);
  const resyncs = reader.seenEpoch === null ? [] : resyncsOf(found, judgments);
  const at = clock.now();
  await db.transaction(async (tx) => {
    // What was committed before is walked, unless all of it came after the subscriptions.
    const from = reader.subscribedEpoch !== null && reader.subscribedEpoch >= 0 ? 0 : reader.sequence;
    await advance(tx, namespaceId, SUBSCRIPTIONS, stand, reader.seenEpoch === null ? { position: from, within: 0 } : stand.place);
    await insertStates(tx, namespaceId, born, { liveAt: at, cause: null });
    await insertStates(tx, namespaceId, come, { liveAt: null, cause: "sync" });
    await walkAgain(tx, namespaceId, gone, "ended");
    for (const [cause, ids] of resyncs) await walkAgain(tx, namespaceId, ids, cause);
    await setReader(tx, namespaceId, reader.epoch, judgments);
  });
  return true;
}

interface Changes {
  /** Those that were there before the namespace was. */
  born: string[];
  come: string[];
  gone: string[];
}

/** By name: where one of a name has changed, the others of that name may have come to light, or be hidden. */
function changesOf({ reader, applied }: State): Changes {
  const changes: Changes = { born: [], come: [], gone: [] };
  const since = reader.seenEpoch ?? -1;
  const names = new Set([...applied.changedSince(since)].map(({ name }) => name));
  for (const name of names) {
    const { counts, others } = applied.ofName(name);
    changes.gone.push(...others);
    if (!counts) continue;
    const wasThere = reader.subscribedEpoch !== null && counts.createdEpoch <= reader.subscribedEpoch;
    (reader.seenEpoch === null && wasThere ? changes.born : changes.come).push(counts.subscriptionId);
  }
  return changes;
}

/** The subscriptions that read a judgment which decides otherwise now, by why. */
function resyncsOf({ reader, applied }: State, now: Record<string, JudgmentSeen>): Map<WalkCause, string[]> {
  const before = reader.judgments ?? {};
  const changed = new Map<string, WalkCause>();
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const cause = changeOf(before[name], now[name]);
    if (cause) changed.set(name, cause);
  }
  const resyncs = new Map<WalkCause, string[]>();
  if (changed.size === 0) return resyncs;
  for (const { subscriptionId, condition } of applied.all()) {
    const causes = new Set(judgmentsIn(condition).flatMap((name) => changed.get(name) ?? []));
    const cause = causes.has("activation") ? "activation" : causes.has("threshold") ? "threshold" : null;
    if (cause) resyncs.set(cause, [...(resyncs.get(cause) ?? []), subscriptionId]);
  }
  return resyncs;
}
