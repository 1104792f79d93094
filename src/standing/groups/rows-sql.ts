/** Statements for the rows of groups: the aggregates of a key. */
import type { GroupKey } from "#generated/types.ts";
import { textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { Bases } from "./sketch.ts";

export interface RowAt {
  groupId: string;
  /** A key made by `key.ts`. */
  key: string;
}

/** The state of a row when its group was last exact. */
export interface Settled {
  documents: number;
  tally: string;
  changedAt: string | null;
}

export interface StoredRow extends RowAt {
  value: GroupKey;
  documents: number;
  tally: string;
  /** The last change of one of its documents. Null if the group keeps keys forever. */
  changedAt: Date | null;
  /** 0, or the epoch in which the row was first changed after it was exact. */
  epoch: number;
  /** The state before that change. Null if the row did not exist. */
  settled: Settled | null;
}

/** A row with its base sketches. */
export interface WholeRow extends StoredRow {
  bases: Bases;
}

const columns = `group_id as "groupId", key::text as key, value, documents, tally, changed_at as "changedAt", epoch, settled`;

const bases = `coalesce((
        select json_object_agg(s.number, s.sketch) from group_sketches s
        where s.namespace_id = $1 and s.group_id = w.group_id and s.key = w.key), '{}') as bases`;

export async function readRows(session: Session, namespaceId: number, at: readonly RowAt[]): Promise<StoredRow[]> {
  if (at.length === 0) return [];
  return session.query<StoredRow>({
    name: "groups_read_rows",
    text: `
      select ${columns} from unnest($2::text[], $3::text[]) as r(g, k)
        join group_rows w on w.namespace_id = $1 and w.group_id = r.g and w.key = r.k::bytea`,
    values: [namespaceId, textArray(at.map(({ groupId }) => groupId)), textArray(at.map(({ key }) => key))],
  });
}

/** The same, with base sketches. */
export async function readWholeRows(session: Session, namespaceId: number, at: readonly RowAt[]): Promise<WholeRow[]> {
  if (at.length === 0) return [];
  return session.query<WholeRow>({
    name: "groups_read_whole_rows",
    text: `
      select ${columns}, ${bases} from unnest($2::text[], $3::text[]) as r(g, k)
        join group_rows w on w.namespace_id = $1 and w.group_id = r.g and w.key = r.k::bytea`,
    values: [namespaceId, textArray(at.map(({ groupId }) => groupId)), textArray(at.map(({ key }) => key))],
  });
}

export async function putRows(tx: Transaction, namespaceId: number, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query({
    name: "groups_put_rows",
    text: `
      insert into group_rows as w (namespace_id, group_id, key, value, documents, tally, changed_at, epoch, settled)
      select $1, r.g, r.k::bytea, r.v, r.d, r.t, r.c, r.e, nullif(r.s, 'null'::jsonb)
      from jsonb_to_recordset($2::jsonb)
        as r(g text, k text, v jsonb, d bigint, t text, c timestamptz, e bigint, s jsonb)
      on conflict (namespace_id, group_id, key) do update
      set documents = excluded.documents, tally = excluded.tally, changed_at = excluded.changed_at, epoch = excluded.epoch,
          settled = excluded.settled`,
    values: [
      namespaceId,
      JSON.stringify(
        rows.map(({ groupId, key, value, documents, tally, changedAt, epoch, settled }) => ({
          g: groupId,
          k: key,
          v: value,
          d: documents,
          t: tally,
          c: changedAt,
          e: epoch,
          s: settled,
        })),
      ),
    ],
  });
}

export async function removeRows(tx: Transaction, namespaceId: number, at: readonly RowAt[]): Promise<void> {
  if (at.length === 0) return;
  await tx.query({
    name: "groups_remove_rows",
    text: `
      delete from group_rows w using unnest($2::text[], $3::text[]) as r(g, k)
      where w.namespace_id = $1 and w.group_id = r.g and w.key = r.k::bytea`,
    values: [namespaceId, textArray(at.map(({ groupId }) => groupId)), textArray(at.map(({ key }) => key))],
  });
}

/** Deletes rows without documents. They only held a previous state. */
export async function removeEmptyRows(tx: Transaction, namespaceId: number, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return;
  await tx.query({
    name: "groups_remove_empty_rows",
    text: `
      with gone as (
        delete from group_rows where namespace_id = $1 and group_id = any($2::text[]) and documents = 0 returning group_id, key
      )
      delete from group_sketches s using gone where s.namespace_id = $1 and s.group_id = gone.group_id and s.key = gone.key`,
    values: [namespaceId, textArray(groupIds)],
  });
}

/** Selects the rows of a group: current rows that are exact, and previous states of the others. */
interface Reading {
  groupId: string;
  /** Rows changed in this epoch or later are not exact. */
  epoch: number;
  /** Keys without a change since then are not live. Null: all are live. */
  liveSince: Date | null;
}

/** Of the rows that are exact, those with the most documents. */
export async function readExact(
  session: Session,
  namespaceId: number,
  { groupId, epoch, liveSince }: Reading,
  limit: number,
): Promise<WholeRow[]> {
  return session.query<WholeRow>({
    name: liveSince === null ? "groups_read_exact" : "groups_read_exact_live",
    text: `
      select ${columns}, ${bases} from (
        select * from group_rows
        where namespace_id = $1 and group_id = $2 and epoch < $3 and documents > 0
          ${liveSince === null ? "" : "and changed_at > $5"}
        order by documents desc, key limit $4
      ) w
      order by w.documents desc, w.key`,
    values: [namespaceId, groupId, epoch, limit, ...(liveSince === null ? [] : [liveSince])],
  });
}

/** Of the rows that are not exact, those that had the most documents when they were. */
export async function readChanged(
  session: Session,
  namespaceId: number,
  { groupId, epoch, liveSince }: Reading,
  limit: number,
): Promise<WholeRow[]> {
  return session.query<WholeRow>({
    name: liveSince === null ? "groups_read_changed_rows" : "groups_read_changed_live",
    text: `
      select ${columns}, ${bases} from (
        select * from group_rows
        where namespace_id = $1 and group_id = $2 and epoch >= $3 and epoch > 0 and settled is not null
          ${liveSince === null ? "" : "and (settled ->> 'changedAt')::timestamptz > $5"}
        order by (settled ->> 'documents')::bigint desc, key limit $4
      ) w`,
    values: [namespaceId, groupId, epoch, limit, ...(liveSince === null ? [] : [liveSince])],
  });
}

/** How many keys are live. */
export async function countLive(session: Session, namespaceId: number, { groupId, epoch, liveSince }: Reading): Promise<number> {
  const [row] = await session.query<{ live: number }>({
    name: liveSince === null ? "groups_count_live" : "groups_count_live_since",
    text: `
      select (
        select count(*) from group_rows
        where namespace_id = $1 and group_id = $2 and epoch < $3 and documents > 0
          ${liveSince === null ? "" : "and changed_at > $4"}
      ) + (
        select count(*) from group_rows
        where namespace_id = $1 and group_id = $2 and epoch >= $3 and epoch > 0 and settled is not null
          ${liveSince === null ? "" : "and (settled ->> 'changedAt')::timestamptz > $4"}
      ) as live`,
    values: [namespaceId, groupId, epoch, ...(liveSince === null ? [] : [liveSince])],
  });
  return row!.live;
}
