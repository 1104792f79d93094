/** One event for a whole change of members, used when transitions have no events of their own. */
import type { TransitionCause } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { recordEvents } from "#src/foundation/events/record.ts";
import { nextCommit } from "#src/judging/asking/commits.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import type { State } from "./state.ts";
import type { Subscription } from "./subscription.ts";

export interface Synced {
  subscription: Subscription;
  cause: TransitionCause;
  /** The current number of members. */
  members: number;
  entered: number;
  exited: number;
}

/**
 * The sequence up to which the consumer has processed every commit. Undefined in the middle of a commit, because members are then those of
 * no sequence. So two `synced` events with one sequence have the same members. A commit may have the sequences before its own too: of
 * requests that it merges. So with a commit ahead this is the sequence of the last one.
 */
export async function reachedOf(tx: Transaction, { namespace, reader, stand: { offset } }: State): Promise<number | undefined> {
  if (offset.within > 0) return undefined;
  const next = await nextCommit(tx, namespace.namespaceId, offset.position);
  return next ? offset.position : reader.sequence;
}

/** @param sequence the sequence that membership is computed up to */
export async function tellSynced(
  tx: Transaction,
  { namespaceId, organizationId, name }: NamespaceIdentity,
  synced: readonly Synced[],
  sequence: number,
  at: Date,
): Promise<void> {
  const bodies = synced.map(({ subscription, ...change }) => ({
    type: "subscription.synced" as const,
    data: {
      subscription: subscription.subscriptionId,
      subscription_name: subscription.name,
      namespace: name,
      sequence,
      ...change,
    },
  }));
  await recordEvents(tx, { organizationId, namespaceId, namespace: name }, bodies, at);
}
