/** Statements on what was last seen of namespaces and their usage. They read several machines, and write only where the names are. */

import type { IndexedAttribute } from "#generated/types.ts";
import { numberArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { type NamesPage, type NamespaceRow, namesOfPage, valuesOf } from "./sql.ts";

export interface SeenRow extends NamespaceRow {
  indexed_attributes: IndexedAttribute[];
  seen_at: Date;
}

/** A page of them, by name. One that was made a moment ago may be missing. */
export async function listSeen(session: Session, organizationId: string, page: NamesPage): Promise<SeenRow[]> {
  return session.query<SeenRow>({
    name: "namespaces_list_seen",
    text: `
      select s.* from (${namesOfPage}) n join namespaces_seen s on s.namespace_id = n.namespace_id order by n.name`,
    values: valuesOf(organizationId, page),
  });
}

/** Ids after an id, in order, of namespaces of which nothing was ever seen. */
export async function listUnseen(session: Session, after: number, limit: number): Promise<number[]> {
  const rows = await session.query<{ id: number }>({
    name: "namespaces_list_unseen",
    text: `
      select n.namespace_id as id from namespace_names n
      where n.namespace_id > $1 and not exists (select 1 from namespaces_seen s where s.namespace_id = n.namespace_id)
      order by n.namespace_id limit $2`,
    values: [after, limit],
  });
  return rows.map(({ id }) => id);
}

export interface PresentRow extends NamespaceRow {
  organization_id: string;
  deleted_at: Date | null;
}

export async function readPresent(session: Session, namespaceIds: readonly number[]): Promise<PresentRow[]> {
  return session.query<PresentRow>({
    name: "namespaces_read_present",
    text: `
      select namespace_id, organization_id, name, sequence, document_count, bytes, budget_usd_per_month, on_exceeded, budget_paused,
             non_production, created_at, deleted_at
      from namespaces where namespace_id = any($1::bigint[])`,
    values: [numberArray(namespaceIds)],
  });
}

/** A row of `usage_lines`, as JSON. */
export async function readLines(session: Session, namespaceIds: readonly number[], sinceMonth: string): Promise<unknown[]> {
  const rows = await session.query<{ line: unknown }>({
    name: "usage_read_lines",
    text: "select to_jsonb(u) as line from usage_lines u where namespace_id = any($1::bigint[]) and month >= $2",
    values: [numberArray(namespaceIds), sinceMonth],
  });
  return rows.map(({ line }) => line);
}

/** Keeps rows that no later look has brought. */
export async function keepSeen(tx: Transaction, seen: readonly Omit<SeenRow, never>[]): Promise<void> {
  await tx.query({
    name: "namespaces_keep_seen",
    text: `
      insert into namespaces_seen select * from jsonb_populate_recordset(null::namespaces_seen, $1::jsonb)
      on conflict (namespace_id) do update
      set seen_at = excluded.seen_at, sequence = excluded.sequence, document_count = excluded.document_count, bytes = excluded.bytes,
          budget_usd_per_month = excluded.budget_usd_per_month, on_exceeded = excluded.on_exceeded, budget_paused = excluded.budget_paused,
          non_production = excluded.non_production, deleted_at = excluded.deleted_at, indexed_attributes = excluded.indexed_attributes
      where namespaces_seen.seen_at <= excluded.seen_at`,
    values: [JSON.stringify(seen)],
  });
}

/** Of what was used, the most is the newest. */
export async function keepLines(tx: Transaction, lines: readonly unknown[]): Promise<void> {
  await tx.query({
    name: "usage_keep_lines_seen",
    text: `
      insert into usage_lines_seen (namespace_id, organization_id, month, line, bytes, units, tokens, non_production, stored, stored_moment)
      select namespace_id, organization_id, month, line, bytes, units, tokens, non_production, stored, stored_moment
      from jsonb_populate_recordset(null::usage_lines_seen, $1::jsonb)
      on conflict (namespace_id, month, line, non_production) do update
      set bytes = excluded.bytes, units = excluded.units, tokens = excluded.tokens, stored = excluded.stored,
          stored_moment = excluded.stored_moment
      where usage_lines_seen.bytes <= excluded.bytes and usage_lines_seen.units <= excluded.units
        and usage_lines_seen.tokens <= excluded.tokens`,
    values: [JSON.stringify(lines)],
  });
}

/** What is left of namespaces whose rows are gone. */
export async function dropSeen(tx: Transaction, namespaceIds: readonly number[]): Promise<void> {
  for (const table of ["namespaces_seen", "usage_lines_seen"]) {
    await tx.query({
      name: `${table}_drop`,
      text: `delete from ${table} where namespace_id = any($1::bigint[])`,
      values: [numberArray(namespaceIds)],
    });
  }
}
