/** One event for a whole change of members, where its transitions are not told one by one. */
import type { TransitionCause } from "#generated/types.ts";
import type { Transaction } from "#src/db/database.ts";
import { recordEvents } from "#src/events/record.ts";
import type { State } from "./state.ts";
import type { Subscription } from "./subscription.ts";

export interface Synced {
  subscription: Subscription;
  cause: TransitionCause;
  /** Members now. */
  members: number;
  entered: number;
  exited: number;
}

export async function tellSynced(
  tx: Transaction,
  { namespace, stand, reader }: State,
  synced: readonly Synced[],
  at: Date,
): Promise<void> {
  const { namespaceId, organizationId, name } = namespace;
  const bodies = synced.map(({ subscription, ...change }) => ({
    type: "subscription.synced" as const,
    data: {
      subscription: subscription.subscriptionId,
      subscription_name: subscription.name,
      namespace: name,
      // Commits after the reader's place have been looked at in part.
      sequence: Math.min(reader.sequence, stand.place.position),
      ...change,
    },
  }));
  await recordEvents(tx, { organizationId, namespaceId, namespace: name }, bodies, at);
}
