/** Statements for the progress of groups in a namespace. */
import { numberArray, textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { JudgmentSeen } from "#src/standing/readers/judgments-seen.ts";

export interface ReaderRow {
  organizationId: string;
  name: string;
  sequence: number;
  /**
   * Null: changes are not followed. -1: followed since some time after the namespace was created. Otherwise followed from the start; the
   * organization's epoch then.
   */
  groupedEpoch: number | null;
  /** The epoch of the organization's definitions. */
  definitions: number;
  /** What the consumer last saw of each judgment that groups aggregate. Null if it has not begun. */
  judgments: Record<string, JudgmentSeen> | null;
  /** The sequence at which rows are exact. */
  asOf: number;
  /** The current epoch. Rows that are changed in it keep their previous state beside them. */
  epoch: number;
  /** Whether there are such rows. */
  dirty: boolean;
}

/** Undefined if the namespace is deleted. */
export async function readReader(session: Session, namespaceId: number): Promise<ReaderRow | undefined> {
  const [row] = await session.query<ReaderRow>({
    name: "groups_read_reader",
    text: `
      select n.organization_id as "organizationId", n.name, n.sequence, n.grouped_epoch as "groupedEpoch",
             coalesce((select epoch from definition_epochs where organization_id = n.organization_id), 0) as definitions,
             r.judgments, coalesce(r.as_of, 0) as "asOf", coalesce(r.epoch, 1) as epoch, coalesce(r.dirty, false) as dirty
      from namespaces n left join group_readers r on r.namespace_id = $1
      where n.namespace_id = $1 and n.deleted_at is null`,
    values: [namespaceId],
  });
  return row;
}

/** Makes commits wake the consumer from now on. It waits for a commit that is under way. */
export async function beginFollowing(session: Session, namespaceId: number): Promise<void> {
  await session.query({
    name: "groups_begin_following",
    text: "update namespaces set grouped_epoch = -1 where namespace_id = $1 and grouped_epoch is null and deleted_at is null",
    values: [namespaceId],
  });
}

export async function setJudgments(tx: Transaction, namespaceId: number, judgments: Record<string, JudgmentSeen>): Promise<void> {
  await tx.query({
    name: "groups_set_judgments",
    text: `
      insert into group_readers (namespace_id, judgments) values ($1, $2::jsonb)
      on conflict (namespace_id) do update set judgments = excluded.judgments`,
    values: [namespaceId, JSON.stringify(judgments)],
  });
}

/** Records that rows are about to change before they are exact again. */
export async function setDirty(tx: Transaction, namespaceId: number): Promise<void> {
  await tx.query({
    name: "groups_set_dirty",
    text: "update group_readers set dirty = true where namespace_id = $1 and not dirty",
    values: [namespaceId],
  });
}

/**
 * Records that rows are exact at a sequence. Previous states are then void, except those of groups that are still being walked.
 */
export async function settle(tx: Transaction, namespaceId: number, asOf: number, closes: boolean): Promise<void> {
  await tx.query({
    name: "groups_settle",
    text: `
      update group_readers set as_of = $2, dirty = false, epoch = epoch + case when $3::boolean then 1 else 0 end
      where namespace_id = $1`,
    values: [namespaceId, asOf, closes],
  });
}

export interface StateRow {
  groupId: string;
  name: string;
  /** `ended`: its data is being deleted. */
  status: "building" | "ready" | "ended";
  /** `walking`: it is being compared with all documents. `walked`: it has been, since its rows were last exact. */
  walk: "walking" | "walked" | null;
  /** The last document that the walk has passed. */
  walkedTo: string;
  /** During a repeated walk: the epoch and the sequence at which its rows are read. */
  frozenEpoch: number | null;
  frozenAsOf: number | null;
  /** The number of its rows, including those that have aged out. */
  keys: number;
}

const columns = `group_id as "groupId", name, status, walk, walked_to as "walkedTo", frozen_epoch as "frozenEpoch",
             frozen_as_of as "frozenAsOf", keys`;

export async function readStates(session: Session, namespaceId: number): Promise<StateRow[]> {
  return session.query<StateRow>({
    name: "groups_read_states",
    text: `select ${columns} from group_states where namespace_id = $1 order by group_id`,
    values: [namespaceId],
  });
}

export async function insertStates(
  tx: Transaction,
  namespaceId: number,
  groups: readonly { groupId: string; name: string }[],
  status: "building" | "ready",
): Promise<void> {
  if (groups.length === 0) return;
  await tx.query({
    name: "groups_insert_states",
    text: `
      insert into group_states (namespace_id, group_id, name, status, walk)
      select $1, g, n, $4, case when $4 = 'building' then 'walking' end from unnest($2::text[], $3::text[]) as r(g, n)`,
    values: [namespaceId, textArray(groups.map(({ groupId }) => groupId)), textArray(groups.map(({ name }) => name)), status],
  });
}

export async function endStates(tx: Transaction, namespaceId: number, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return;
  await tx.query({
    name: "groups_end_states",
    text: `
      update group_states set status = 'ended', walk = null, over_cap_until = null
      where namespace_id = $1 and group_id = any($2::text[])`,
    values: [namespaceId, textArray(groupIds)],
  });
}

/** Starts walks of groups over all documents. Readable groups keep showing their previous rows until the walk is done. */
export async function walkAgain(tx: Transaction, namespaceId: number, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return;
  await tx.query({
    name: "groups_walk_again",
    text: `
      update group_states s
      set walk = 'walking', walked_to = '',
          frozen_epoch = case when s.status = 'ready' then coalesce(s.frozen_epoch, r.epoch) end,
          frozen_as_of = case when s.status = 'ready' then coalesce(s.frozen_as_of, r.as_of) end
      from group_readers r
      where s.namespace_id = $1 and r.namespace_id = $1 and s.group_id = any($2::text[]) and s.status <> 'ended'`,
    values: [namespaceId, textArray(groupIds)],
  });
}

/** Advances a walk. The walk ends if `to` is null. */
export async function moveWalk(tx: Transaction, namespaceId: number, groupId: string, to: string | null): Promise<void> {
  await tx.query({
    name: "groups_move_walk",
    text: `
      update group_states set walked_to = coalesce($3, ''), walk = case when $3::text is null then 'walked' else walk end
      where namespace_id = $1 and group_id = $2`,
    values: [namespaceId, groupId, to],
  });
}

/** Makes walked groups readable in their current state. */
export async function endWalks(tx: Transaction, namespaceId: number): Promise<void> {
  await tx.query({
    name: "groups_end_walks",
    text: `
      update group_states set status = 'ready', walk = null, frozen_epoch = null, frozen_as_of = null
      where namespace_id = $1 and walk = 'walked'`,
    values: [namespaceId],
  });
}

/**
 * Records how many rows groups have, and until when more than `cap` of them stay live without further changes. That is as long as the
 * (`cap` + 1)-th most recently changed row stays live. Time is added in UTC, because a cluster accepts only expressions that no session
 * setting changes.
 */
export async function noteKeys(
  tx: Transaction,
  namespaceId: number,
  noted: readonly { groupId: string; keys: number; keepMs: number | null }[],
  cap: number,
): Promise<void> {
  if (noted.length === 0) return;
  await tx.query({
    name: "groups_note_keys",
    text: `
      update group_states s
      set keys = n.keys,
          over_cap_until = case
            when n.keys <= $3::integer then null
            when n.keep is null then 'infinity'::timestamptz
            else ((
              select r.changed_at at time zone 'UTC' from group_rows r
              where r.namespace_id = $1 and r.group_id = n.g and r.changed_at is not null
              order by r.changed_at desc offset $3::integer limit 1
            ) + n.keep * interval '1 millisecond') at time zone 'UTC'
          end
      from unnest($2::text[], $4::bigint[], $5::bigint[]) as n(g, keys, keep)
      where s.namespace_id = $1 and s.group_id = n.g`,
    values: [
      namespaceId,
      textArray(noted.map(({ groupId }) => groupId)),
      cap,
      numberArray(noted.map(({ keys }) => keys)),
      noted.map(({ keepMs }) => keepMs),
    ],
  });
}

/** The names of the groups with too many live keys. */
export async function readOverCap(session: Session, namespaceId: number, now: Date): Promise<string[]> {
  const rows = await session.query<{ name: string }>({
    name: "groups_read_over_cap",
    text: "select name from group_states where namespace_id = $1 and over_cap_until > $2 order by name",
    values: [namespaceId, now],
  });
  return rows.map(({ name }) => name);
}

export async function deleteState(tx: Transaction, namespaceId: number, groupId: string): Promise<void> {
  await tx.query({
    name: "groups_delete_state",
    text: "delete from group_states where namespace_id = $1 and group_id = $2",
    values: [namespaceId, groupId],
  });
}
