/** The progress of subscriptions in a namespace, as the API reports it. */
import type { Session } from "#src/foundation/db/database.ts";
import { readOffset } from "#src/foundation/db/positions.ts";
import { nextCommit, reachedAt } from "#src/judging/asking/commits.ts";
import { readReader, readStates } from "./states-sql.ts";
import type { StoredSubscription } from "./subscription.ts";
import { SUBSCRIPTIONS } from "./wakeups.ts";

export interface Progress {
  status: "syncing" | "live";
  /** Null: not yet. */
  liveAt: Date | null;
  /** Null while it is not live. */
  lagMs: number | null;
}

const SYNCING: Progress = { status: "syncing", liveAt: null, lagMs: null };

/**
 * The progress by id. A namespace that does not exist yet will be followed from its first commit, so its subscriptions are live.
 *
 * @param namespaceId undefined if nothing has been written to it
 */
export async function progressOf(
  session: Session,
  namespaceId: number | undefined,
  subscriptions: readonly StoredSubscription[],
  now: Date,
): Promise<ReadonlyMap<string, Progress>> {
  const reader = namespaceId === undefined ? undefined : await readReader(session, namespaceId);
  if (namespaceId === undefined || !reader) {
    return new Map(
      subscriptions.map(({ subscriptionId, createdAt }) => [subscriptionId, { status: "live", liveAt: createdAt, lagMs: 0 }]),
    );
  }
  const { subscribedEpoch, seenEpoch, createdAt } = reader;
  const ids = subscriptions.map(({ subscriptionId }) => subscriptionId);
  const states = new Map((await readStates(session, namespaceId, ids)).map((row) => [row.subscriptionId, row]));
  const next = await nextCommit(session, namespaceId, (await readOffset(session, namespaceId, SUBSCRIPTIONS)).position);
  const lagSince = (at: Date | undefined) => (at === undefined ? 0 : Math.max(0, now.getTime() - at.getTime()));
  const lagMs = lagSince(next?.at);
  // A live subscription that is walked is behind the change that began the walk, whatever commits the consumer has processed.
  const walked = [...states.values()].filter(({ cause }) => cause !== null);
  const begun = await reachedAt(session, namespaceId, [...new Set(walked.map(({ raised }) => raised))]);
  return new Map(
    subscriptions.map((subscription) => {
      const { subscriptionId, createdEpoch } = subscription;
      const state = states.get(subscriptionId);
      // Subscriptions that are older than the namespace are live even if its consumer has not begun.
      const born = seenEpoch === null && subscribedEpoch !== null && createdEpoch <= subscribedEpoch;
      const liveAt = state ? (state.cause === "ended" ? null : state.liveAt) : born ? bornAt(subscription, createdAt) : null;
      if (liveAt === null) return [subscriptionId, SYNCING];
      const walkedMs = state && state.cause !== null ? lagSince(begun.get(state.raised)) : 0;
      return [subscriptionId, { status: "live", liveAt, lagMs: Math.max(lagMs, walkedMs) }];
    }),
  );
}

/** When a subscription went live in a namespace that it follows from the first commit. */
export function bornAt(subscription: Pick<StoredSubscription, "createdAt">, namespaceCreatedAt: Date): Date {
  return subscription.createdAt > namespaceCreatedAt ? subscription.createdAt : namespaceCreatedAt;
}
