/** One event for a whole change of members, used when transitions have no events of their own. */
import type { TransitionCause } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { recordEvents } from "#src/foundation/events/record.ts";
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
      // Commits after the consumer's offset are only partly processed.
      sequence: Math.min(reader.sequence, stand.offset.position),
      ...change,
    },
  }));
  await recordEvents(tx, { organizationId, namespaceId, namespace: name }, bodies, at);
}
