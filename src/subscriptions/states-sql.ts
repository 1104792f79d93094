/** How far subscriptions are in a namespace. */
import { textArray } from "#src/db/array-literals.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import type { JudgmentSeen } from "#src/standing/judgments-seen.ts";
import type { WalkCause } from "./causes.ts";

export interface ReaderRow {
  organizationId: string;
  name: string;
  createdAt: Date;
  sequence: number;
  /** Null: its changes are not followed. */
  subscribedEpoch: number | null;
  /** Of the organization's definitions. */
  epoch: number;
  /** Up to which nothing may be left of what was deleted. */
  sweptEpoch: number;
  /** Of those that the reader goes by; null where it has not begun. */
  seenEpoch: number | null;
  /** What it goes by of each judgment that subscriptions read. */
  judgments: Record<string, JudgmentSeen> | null;
}

/** Undefined where the namespace is gone. */
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

/** Lets commits tell of themselves from now on; it waits for the commit under way. */
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
  /** Why it is held against all documents; `ended`: it goes. Null: it is not. */
  cause: WalkCause | "ended" | null;
  walkedTo: string;
  entered: number;
  exited: number;
  /** The sequence that its walk was begun at. */
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

/** Those that are not just followed: held against all documents, or ended; up to so many. */
export async function readUnsettled(session: Session, namespaceId: number, limit: number): Promise<StateRow[]> {
  return session.query<StateRow>({
    name: "subscriptions_read_unsettled",
    text: `select ${columns} from subscription_states where namespace_id = $1 and cause is not null limit $2`,
    values: [namespaceId, limit],
  });
}

/** Some that are held against all documents and stand at the same one. */
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

/** All that are known in a namespace and have not ended. */
export async function readStateIds(session: Session, namespaceId: number): Promise<string[]> {
  const rows = await session.query<{ id: string }>({
    name: "subscriptions_read_state_ids",
    text: "select subscription_id as id from subscription_states where namespace_id = $1 and cause is distinct from 'ended'",
    values: [namespaceId],
  });
  return rows.map(({ id }) => id);
}

/** Whether there is anything to do but to look at what changes. */
export async function hasOther(session: Session, namespaceId: number): Promise<boolean> {
  const [row] = await session.query<{ has: boolean }>({
    name: "subscriptions_has_other",
    text: `
      select exists (select from subscription_states where namespace_id = $1 and cause is not null)
        or exists (select from subscription_bulks where namespace_id = $1) as has`,
    values: [namespaceId],
  });
  return row!.has;
}

export async function hasStates(session: Session, namespaceId: number): Promise<boolean> {
  const rows = await session.query({
    name: "subscriptions_has_states",
    text: "select from subscription_states where namespace_id = $1 limit 1",
    values: [namespaceId],
  });
  return rows.length > 0;
}

/** Lets commits tell no more of themselves; it waits for the commit under way. */
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
 * Makes what is new in a namespace: followed at once where there is nothing to be held against, else walked. What has ended there and comes
 * again begins anew when its members are gone.
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

/** Has one that had ended synced anew. */
export async function beginAgain(tx: Transaction, namespaceId: number, subscriptionId: string, raised: number): Promise<void> {
  await tx.query({
    name: "subscriptions_begin_again",
    text: `
      update subscription_states set live_at = null, cause = 'sync', walked_to = '', entered = 0, exited = 0, raised = $3
      where namespace_id = $1 and subscription_id = $2`,
    values: [namespaceId, subscriptionId, raised],
  });
}

/** Holds subscriptions against all documents, from the first; what had been begun of that begins anew. */
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

/** Moves walks on; they end where `to` is null. */
export async function moveWalks(
  tx: Transaction,
  namespaceId: number,
  walked: readonly { subscriptionId: string; entered: number; exited: number }[],
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
