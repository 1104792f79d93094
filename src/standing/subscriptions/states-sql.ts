/** Statements for the progress of subscriptions in a namespace. */
import { textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { JudgmentSeen } from "#src/standing/readers/judgments-seen.ts";
import type { WalkCause } from "./causes.ts";

export interface ReaderRow {
  organizationId: string;
  name: string;
  createdAt: Date;
  sequence: number;
  /** Null: its changes are not followed. */
  subscribedEpoch: number | null;
  /** The epoch of the organization's definitions. */
  epoch: number;
  /** Tombstones up to this epoch may be gone. */
  sweptEpoch: number;
  /** The epoch that the consumer last saw. Null if it has not begun. */
  seenEpoch: number | null;
  /** What the consumer last saw of each judgment that subscriptions read. */
  judgments: Record<string, JudgmentSeen> | null;
}

/** Undefined if the namespace is deleted. */
export async function readReader(session: Session, namespaceId: number): Promise<ReaderRow | undefined> {
  const [row] = await session.query<ReaderRow>({
    name: "subscriptions_read_reader",
    text: `
      select n.organization_id as "organizationId", n.name, n.created_at as "createdAt", n.sequence, n.subscribed_epoch as "subscribedEpoch",
             coalesce(e.epoch, 0) as epoch, coalesce(e.swept_epoch, 0) as "sweptEpoch", r.epoch as "seenEpoch", r.judgments
      from namespaces n left join subscription_readers r on r.namespace_id = $1
        left join definition_epochs e on e.organization_id = n.organization_id
      where n.namespace_id = $1 and n.deleted_at is null`,
    values: [namespaceId],
  });
  return row;
}

/** Makes commits wake the consumer from now on. It waits for a commit that is under way. */
export async function beginFollowing(session: Session, namespaceId: number): Promise<void> {
  await session.query({
    name: "subscriptions_begin_following",
    text: `
      update namespaces set subscribed_epoch = -1 where namespace_id = $1 and subscribed_epoch is null and deleted_at is null`,
    values: [namespaceId],
  });
}

export async function setReader(
  tx: Transaction,
  namespaceId: number,
  epoch: number,
  judgments: Record<string, JudgmentSeen>,
): Promise<void> {
  await tx.query({
    name: "subscriptions_set_reader",
    text: `
      insert into subscription_readers (namespace_id, epoch, judgments) values ($1, $2, $3::jsonb)
      on conflict (namespace_id) do update set epoch = excluded.epoch, judgments = excluded.judgments`,
    values: [namespaceId, epoch, JSON.stringify(judgments)],
  });
}

export interface StateRow {
  subscriptionId: string;
  liveAt: Date | null;
  /** Why it is being compared with all documents. `ended`: it is being removed. Null: neither. */
  cause: WalkCause | "ended" | null;
  walkedTo: string;
  /** How many transitions had no event since the walk began. */
  entered: number;
  exited: number;
  /** The sequence at which its walk began. */
  raised: number;
}

const columns = `subscription_id as "subscriptionId", live_at as "liveAt", cause, walked_to as "walkedTo", entered, exited, raised`;

export async function readStates(session: Session, namespaceId: number, ids: readonly string[]): Promise<StateRow[]> {
  if (ids.length === 0) return [];
  return session.query<StateRow>({
    name: "subscriptions_read_states",
    text: `select ${columns} from subscription_states where namespace_id = $1 and subscription_id = any($2)`,
    values: [namespaceId, ids],
  });
}

/** States of subscriptions that are being walked or have ended, up to a limit. */
export async function readUnsettled(session: Session, namespaceId: number, limit: number): Promise<StateRow[]> {
  return session.query<StateRow>({
    name: "subscriptions_read_unsettled",
    text: `select ${columns} from subscription_states where namespace_id = $1 and cause is not null limit $2`,
    values: [namespaceId, limit],
  });
}

/** Some walked subscriptions that have reached the same document. */
export async function readWalked(session: Session, namespaceId: number, limit: number): Promise<StateRow[]> {
  return session.query<StateRow>({
    name: "subscriptions_read_walked",
    text: `
      select ${columns} from subscription_states
      where namespace_id = $1 and cause is not null and walked_to = (
        select walked_to from subscription_states where namespace_id = $1 and cause is not null order by walked_to limit 1
      )
      order by subscription_id limit $2`,
    values: [namespaceId, limit],
  });
}

/** All subscriptions that are known in a namespace and have not ended. */
export async function readStateIds(session: Session, namespaceId: number): Promise<string[]> {
  const rows = await session.query<{ id: string }>({
    name: "subscriptions_read_state_ids",
    text: "select subscription_id as id from subscription_states where namespace_id = $1 and cause is distinct from 'ended'",
    values: [namespaceId],
  });
  return rows.map(({ id }) => id);
}

/** Whether there is other work than changed documents. */
export async function hasOther(session: Session, namespaceId: number): Promise<boolean> {
  const [row] = await session.query<{ has: boolean }>({
    name: "subscriptions_has_other",
    text: `
      select exists (select 1 from subscription_states where namespace_id = $1 and cause is not null)
        or exists (select 1 from subscription_bulks where namespace_id = $1) as has`,
    values: [namespaceId],
  });
  return row!.has;
}

export async function hasStates(session: Session, namespaceId: number): Promise<boolean> {
  const rows = await session.query({
    name: "subscriptions_has_states",
    text: "select 1 from subscription_states where namespace_id = $1 limit 1",
    values: [namespaceId],
  });
  return rows.length > 0;
}

/** Stops commits from waking the consumer. It waits for a commit that is under way. */
export async function stopFollowing(tx: Transaction, namespaceId: number): Promise<void> {
  await tx.query({
    name: "subscriptions_stop_following",
    text: "update namespaces set subscribed_epoch = null where namespace_id = $1 and deleted_at is null",
    values: [namespaceId],
  });
}

export async function deleteReader(tx: Transaction, namespaceId: number): Promise<void> {
  await tx.query({
    name: "subscriptions_delete_reader",
    text: "delete from subscription_readers where namespace_id = $1",
    values: [namespaceId],
  });
}

/**
 * Adds subscriptions to a namespace. They are live at once if there are no documents to compare, or else walked. A subscription that has
 * ended there and comes again starts when its members are removed.
 */
export async function insertStates(
  tx: Transaction,
  namespaceId: number,
  states: readonly { id: string; liveAt: Date | null }[],
  cause: WalkCause | null,
  raised: number,
): Promise<void> {
  if (states.length === 0) return;
  await tx.query({
    name: "subscriptions_insert_states",
    text: `
      insert into subscription_states (namespace_id, subscription_id, live_at, cause, raised)
      select $1, s.id, s."liveAt", $3, $4 from jsonb_to_recordset($2::jsonb) as s(id text, "liveAt" timestamptz)
      on conflict (namespace_id, subscription_id) do nothing`,
    values: [namespaceId, JSON.stringify(states), cause, raised],
  });
}

/** Syncs a subscription that had ended again. */
export async function beginAgain(tx: Transaction, namespaceId: number, subscriptionId: string, raised: number): Promise<void> {
  await tx.query({
    name: "subscriptions_begin_again",
    text: `
      update subscription_states set live_at = null, cause = 'sync', walked_to = '', entered = 0, exited = 0, raised = $3
      where namespace_id = $1 and subscription_id = $2`,
    values: [namespaceId, subscriptionId, raised],
  });
}

/** Starts walks of subscriptions over all documents. A walk that has begun starts again. */
export async function walkAgain(
  tx: Transaction,
  namespaceId: number,
  ids: readonly string[],
  cause: WalkCause | "ended",
  raised: number,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query({
    name: "subscriptions_walk_again",
    text: `
      update subscription_states
      set cause = case when live_at is null and $3 <> 'ended' then cause else $3 end, walked_to = '', raised = greatest(raised, $4)
      where namespace_id = $1 and subscription_id = any($2::text[]) and cause is distinct from 'ended'`,
    values: [namespaceId, textArray(ids), cause, raised],
  });
}

/** A subscription with transitions that got no event. */
export interface Silent {
  subscriptionId: string;
  entered: number;
  exited: number;
}

/** Adds to the counts of subscriptions in their first sync. */
export async function countSilent(tx: Transaction, namespaceId: number, counts: readonly Silent[]): Promise<void> {
  if (counts.length === 0) return;
  await tx.query({
    name: "subscriptions_count_silent",
    text: `
      update subscription_states s set entered = s.entered + c.entered, exited = s.exited + c.exited
      from jsonb_to_recordset($2::jsonb) as c("subscriptionId" text, entered bigint, exited bigint)
      where s.namespace_id = $1 and s.subscription_id = c."subscriptionId"`,
    values: [namespaceId, JSON.stringify(counts)],
  });
}

/** Advances walks. They end if `to` is null. */
export async function moveWalks(
  tx: Transaction,
  namespaceId: number,
  walked: readonly Silent[],
  to: string | null,
  at: Date,
): Promise<void> {
  await tx.query({
    name: "subscriptions_move_walks",
    text: `
      update subscription_states s
      set walked_to = coalesce($3, ''), entered = case when $3::text is null then 0 else s.entered + w.entered end,
          exited = case when $3::text is null then 0 else s.exited + w.exited end,
          cause = case when $3::text is null then null else s.cause end,
          live_at = case when $3::text is null then coalesce(s.live_at, $4) else s.live_at end
      from jsonb_to_recordset($2::jsonb) as w("subscriptionId" text, entered bigint, exited bigint)
      where s.namespace_id = $1 and s.subscription_id = w."subscriptionId"`,
    values: [namespaceId, JSON.stringify(walked), to, at],
  });
}

export async function deleteStates(tx: Transaction, namespaceId: number, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: "subscriptions_delete_states",
    text: "delete from subscription_states where namespace_id = $1 and subscription_id = any($2)",
    values: [namespaceId, ids],
  });
}
