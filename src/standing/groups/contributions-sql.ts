/** Statements for what documents contribute to groups. */
import { textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

export interface ContributionRow {
  groupId: string;
  documentId: string;
  /** A key made by `key.ts`. */
  key: string;
  given: (number | null)[];
}

export async function readContributions(
  session: Session,
  namespaceId: number,
  groupIds: readonly string[],
  documentIds: readonly string[],
): Promise<ContributionRow[]> {
  return session.query<ContributionRow>({
    name: "groups_read_contributions",
    text: `
      select group_id as "groupId", document_id as "documentId", key::text as key, given from group_contributions
      where namespace_id = $1 and group_id = any($2::text[]) and document_id = any($3::text[])`,
    values: [namespaceId, textArray(groupIds), textArray(documentIds)],
  });
}

/** Replaces what documents contribute. */
export async function putContributions(tx: Transaction, namespaceId: number, rows: readonly ContributionRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query({
    name: "groups_put_contributions",
    text: `
      insert into group_contributions (namespace_id, group_id, document_id, key, given)
      select $1, r.g, r.d, r.k::bytea, r.v
      from jsonb_to_recordset($2::jsonb) as r(g text, d text, k text, v float8[])
      on conflict (namespace_id, group_id, document_id) do update set key = excluded.key, given = excluded.given`,
    values: [
      namespaceId,
      JSON.stringify(rows.map(({ groupId, documentId, key, given }) => ({ g: groupId, d: documentId, k: key, v: given }))),
    ],
  });
}

export async function removeContributions(
  tx: Transaction,
  namespaceId: number,
  rows: readonly Pick<ContributionRow, "groupId" | "documentId">[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.query({
    name: "groups_remove_contributions",
    text: `
      delete from group_contributions c using unnest($2::text[], $3::text[]) as r(g, d)
      where c.namespace_id = $1 and c.group_id = r.g and c.document_id = r.d`,
    values: [namespaceId, textArray(rows.map(({ groupId }) => groupId)), textArray(rows.map(({ documentId }) => documentId))],
  });
}

/** A number whose minimum and maximum the group keeps. */
export interface ValueRow {
  groupId: string;
  key: string;
  /** Its index in the plan. */
  number: number;
  value: number;
  documentId: string;
}

const VALUES = "jsonb_to_recordset($2::jsonb) as r(g text, k text, n smallint, v float8, d text)";

function valuesJson(rows: readonly ValueRow[]): string {
  return JSON.stringify(
    rows.map(({ groupId, key, number, value, documentId }) => ({ g: groupId, k: key, n: number, v: value, d: documentId })),
  );
}

export async function putValues(tx: Transaction, namespaceId: number, rows: readonly ValueRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query({
    name: "groups_put_values",
    text: `
      insert into group_values (namespace_id, group_id, key, number, value, document_id)
      select $1, r.g, r.k::bytea, r.n, r.v, r.d from ${VALUES} order by r.g, r.k, r.n, r.v on conflict do nothing`,
    values: [namespaceId, valuesJson(rows)],
  });
}

export async function removeValues(tx: Transaction, namespaceId: number, rows: readonly ValueRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query({
    name: "groups_remove_values",
    text: `
      delete from group_values x using ${VALUES}
      where x.namespace_id = $1 and x.group_id = r.g and x.key = r.k::bytea and x.number = r.n and x.value = r.v
        and x.document_id = r.d`,
    values: [namespaceId, valuesJson(rows)],
  });
}

/** The minimum and the maximum of each number. Null if there are no values. In the order of `asked`. */
export async function readExtremes(
  session: Session,
  namespaceId: number,
  asked: readonly Pick<ValueRow, "groupId" | "key" | "number">[],
): Promise<{ least: number | null; greatest: number | null }[]> {
  if (asked.length === 0) return [];
  const end = (order: "asc" | "desc") => `(
        select value from group_values
        where namespace_id = $1 and group_id = r.g and key = r.k::bytea and number = r.n order by value ${order} limit 1)`;
  return session.query({
    name: "groups_read_extremes",
    text: `
      select ${end("asc")} as least, ${end("desc")} as greatest
      from jsonb_to_recordset($2::jsonb) as r(i integer, g text, k text, n smallint) order by r.i`,
    values: [namespaceId, JSON.stringify(asked.map(({ groupId, key, number }, i) => ({ i, g: groupId, k: key, n: number })))],
  });
}

/** Deletes some rows of an ended group from one of its tables. Returns how many. */
export async function removeSome(
  tx: Transaction,
  table: "group_contributions" | "group_values" | "group_sketches" | "group_rows",
  namespaceId: number,
  groupId: string,
  limit: number,
): Promise<number> {
  const removed = await tx.query({
    name: `groups_remove_some_${table}`,
    text: `
      delete from ${table} where namespace_id = $1 and ctid = any(array(
        select ctid from ${table} where namespace_id = $1 and group_id = $2 limit $3
      )) returning 1`,
    values: [namespaceId, groupId, limit],
  });
  return removed.length;
}
