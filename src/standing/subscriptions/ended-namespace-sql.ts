/** Statements for the subscriptions of a deleted namespace. */
import type { SubscriptionBulk } from "#generated/types.ts";
import { textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { Silent } from "./states-sql.ts";
import { SUBSCRIPTIONS } from "./wakeups.ts";

export interface EndedState {
  id: string;
  name: string;
  bulk: SubscriptionBulk;
  /** Whether it sends events for documents that stop matching. */
  exits: boolean;
  isLive: boolean;
  /** How many members have come and left in its walk without an event. */
  entered: number;
  exited: number;
  /** The sequence of the namespace's end. */
  sequence: number;
}

/** A page of states after a subscription, or from it on. It leaves out subscriptions that had ended before the namespace. */
export async function readEndedStates(
  session: Session,
  namespaceId: number,
  { after, within, deletedAt, limit }: { after: string; within: boolean; deletedAt: Date; limit: number },
): Promise<EndedState[]> {
  return session.query<EndedState>({
    name: "subscriptions_read_ended_states",
    text: `
      select s.subscription_id as id, d.name, d.bulk, 'exited' = any(d.events) as exits, s.live_at is not null as "isLive", s.entered,
             s.exited, n.sequence
      from namespaces n join subscription_states s on s.namespace_id = $1
        join subscriptions d on d.subscription_id = s.subscription_id
      where n.namespace_id = $1 and (s.subscription_id > $2 or ($3 and s.subscription_id = $2))
        and (not d.deleted or d.deleted_at >= $4)
      order by s.subscription_id limit $5`,
    values: [namespaceId, after, within, deletedAt, limit],
  });
}

/**
 * How many members of each subscription have come and left without an event in bulk changes that had not ended. Others are left out.
 */
export async function readSilentInBulk(
  session: Session,
  namespaceId: number,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, Silent>> {
  const rows = await session.query<Silent>({
    name: "subscriptions_read_silent_in_bulk",
    // It jumps from one bulk change to the next (loose index scan).
    text: `
      with recursive bulks as (
        (select bulk_id from subscription_bulk_counts where namespace_id = $1 order by bulk_id limit 1)
        union all
        select next.bulk_id from bulks cross join lateral (
          select bulk_id from subscription_bulk_counts where namespace_id = $1 and bulk_id > bulks.bulk_id order by bulk_id limit 1
        ) next
      )
      select c.subscription_id as "subscriptionId", sum(c.entered)::bigint as entered, sum(c.exited)::bigint as exited
      from bulks join subscription_bulk_counts c
        on c.namespace_id = $1 and c.bulk_id = bulks.bulk_id and c.subscription_id = any($2::text[])
      group by c.subscription_id`,
    values: [namespaceId, textArray(subscriptionIds)],
  });
  return new Map(rows.map((row) => [row.subscriptionId, row]));
}

/**
 * Fences off the consumer of a deleted namespace: it can write nothing more. This waits for a transaction that is writing. A worker that
 * has only read fails when it writes.
 */
export async function endFollowing(tx: Transaction, namespaceId: number): Promise<void> {
  await tx.query({
    name: "subscriptions_end_following",
    text: "update positions set moves = moves + 1 where namespace_id = $1 and reader = $2",
    values: [namespaceId, SUBSCRIPTIONS],
  });
}
