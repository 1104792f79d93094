import { BY_SUBSCRIPTIONS, WATCHING } from "#src/attributes/wanted.ts";
import { textArray } from "#src/db/array-literals.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import { unawaited } from "#src/db/session.ts";
import { prefixesAbove } from "./areas.ts";

export interface NamespaceRow {
  namespace_id: number;
  name: string;
  sequence: number;
  document_count: number;
  bytes: number;
  budget_usd_per_month: number | null;
  on_exceeded: "pause" | "reject";
  budget_paused: boolean;
  non_production: boolean;
  created_at: Date;
}

export async function findNamespaceId(session: Session, organizationId: string, name: string): Promise<number | undefined> {
  const [row] = await session.query<{ namespace_id: number }>({
    name: "namespaces_find_id",
    text: "select namespace_id from namespace_names where organization_id = $1 and name = $2",
    values: [organizationId, name],
  });
  return row?.namespace_id;
}

export async function findNamespaceIds(session: Session, organizationId: string, names: readonly string[]): Promise<number[]> {
  const rows = await session.query<{ namespace_id: number }>({
    name: "namespaces_find_ids",
    text: "select namespace_id from namespace_names where organization_id = $1 and name = any($2::text[])",
    values: [organizationId, textArray(names)],
  });
  return rows.map(({ namespace_id }) => namespace_id);
}

/** Takes the name for the id; false where another id has it. A rival's uncommitted claim is waited for. */
export async function claimName(tx: Transaction, organizationId: string, name: string, namespaceId: number): Promise<boolean> {
  const claimed = await tx.query({
    name: "namespaces_claim_name",
    text: `
      insert into namespace_names (organization_id, name, namespace_id) values ($1, $2, $3)
      on conflict (organization_id, name) do nothing returning namespace_id`,
    values: [organizationId, name, namespaceId],
  });
  return claimed.length === 1;
}

/**
 * Makes a namespace, with the indexes that are declared for it, by the prefixes above it or by those who wait for it: over no document they are
 * ready at once. Its sequence goes on from where that of a deleted one of its name ended, so that whoever keeps the highest that was seen of a
 * document by its name keeps what is true now.
 */
export async function insertNamespace(
  tx: Transaction,
  namespace: { namespaceId: number; organizationId: string; name: string; owners: readonly string[]; at: Date },
): Promise<void> {
  // Whoever marks prefixes holds the organization; what is marked by then is seen by the statement after this one.
  unawaited(
    tx.query({
      name: "namespaces_share_organization",
      text: "select from organizations where organization_id = $1 for key share",
      values: [namespace.organizationId],
    }),
  );
  await tx.query({
    name: "namespaces_insert",
    text: `
      with declared as (
        select attribute, bool_or(declared_by like $6) as watched from declared_attributes
        where organization_id = $2 and owner = any($5::text[])
        group by attribute order by bool_and(declared_by = $8), attribute limit 32
      ), indexed as (
        insert into indexed_attributes (namespace_id, attribute, state, origin, created_at, last_used_at)
        select $1, attribute, 'ready', 'declared', $4, $4 from declared
      )
      insert into namespaces (namespace_id, organization_id, name, created_at, sequence, maintained_attributes, watched_attributes,
                              subscribed_epoch, grouped_epoch, non_production, budget_above)
      select $1, $2, $3, $4, coalesce((select sequence from ended_namespaces where organization_id = $2 and name = $3), 0),
             coalesce(array_agg(attribute order by attribute), '{}'),
             coalesce(array_agg(attribute order by attribute) filter (where watched), '{}'),
             case when exists (select from subscriptions where organization_id = $2 and owner = any($5::text[]) and not deleted)
               then (select epoch from definition_epochs where organization_id = $2) end,
             case when exists (select from groups where organization_id = $2 and owner = any($5::text[]))
               then (select epoch from definition_epochs where organization_id = $2) end,
             exists (select from non_production_prefixes where organization_id = $2 and prefix = any($7::text[])),
             (select case bool_or(on_exceeded = 'reject') when true then 'reject' when false then 'pause' end
              from budgets where organization_id = $2 and prefix = any($9::text[]))
      from declared`,
    values: [
      namespace.namespaceId,
      namespace.organizationId,
      namespace.name,
      namespace.at,
      textArray(namespace.owners),
      `${WATCHING}%`,
      textArray([`${namespace.name}/*`, ...namespace.owners]),
      BY_SUBSCRIPTIONS,
      textArray(prefixesAbove(namespace.name)),
    ],
  });
}

const columns =
  "s.namespace_id, s.name, s.sequence, s.document_count, s.bytes, s.budget_usd_per_month, s.on_exceeded, s.budget_paused, s.non_production, s.created_at";

export async function readNamespace(session: Session, namespaceId: number): Promise<NamespaceRow | undefined> {
  const [row] = await session.query<NamespaceRow>({
    name: "namespaces_read",
    text: `select ${columns} from namespaces s where s.namespace_id = $1 and s.deleted_at is null`,
    values: [namespaceId],
  });
  return row;
}

/** Namespaces by name, after a name: `exact` alone, and all that begin with `under` (the empty string: all; null: none). */
export async function listNamespaces(
  session: Session,
  organizationId: string,
  page: { exact: string | null; under: string | null; after: string; limit: number },
): Promise<NamespaceRow[]> {
  return session.query<NamespaceRow>({
    name: "namespaces_list",
    // Names are ASCII, so all that begin with a prefix come before the prefix followed by the last ASCII character. The page is cut before
    // its rows are looked up, so that a cluster sends no more names around than that.
    text: `
      select ${columns}
      from (
        select name, namespace_id from namespace_names
        where organization_id = $1 and name > $2
          and (name = $3 or (name >= $4::text and name < $4::text || chr(127)))
        order by name limit $5
      ) n join namespaces s on s.namespace_id = n.namespace_id
      order by n.name`,
    values: [organizationId, page.after, page.exact, page.under, page.limit],
  });
}

/** The ids of namespaces whose names begin with a root; names are ASCII, as above. */
export async function listIdsUnder(session: Session, organizationId: string, root: string): Promise<number[]> {
  const rows = await session.query<{ namespace_id: number }>({
    name: "namespaces_list_ids_under",
    text: "select namespace_id from namespace_names where organization_id = $1 and name > $2::text and name < $2::text || chr(127)",
    values: [organizationId, root],
  });
  return rows.map(({ namespace_id }) => namespace_id);
}

/** Ids of namespaces of an area, in their own order after one. */
export async function listIds(
  session: Session,
  organizationId: string,
  { exact, under }: { exact: string | null; under: string | null },
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await session.query<{ namespace_id: number }>({
    name: "namespaces_list_ids",
    text: `
      select namespace_id from namespace_names
      where organization_id = $1 and namespace_id > $4
        and (name = $2 or (name >= $3::text and name < $3::text || chr(127)))
      order by namespace_id limit $5`,
    values: [organizationId, exact, under, after, limit],
  });
  return rows.map(({ namespace_id }) => namespace_id);
}

/** Some of them after a name, by name. */
export async function listUnder(
  session: Session,
  organizationId: string,
  root: string,
  after: string,
  limit: number,
): Promise<{ name: string; namespaceId: number }[]> {
  return session.query({
    name: "namespaces_list_under",
    text: `
      select name, namespace_id as "namespaceId" from namespace_names
      where organization_id = $1 and name > $2::text and name < $2::text || chr(127) and name > $3
      order by name limit $4`,
    values: [organizationId, root, after, limit],
  });
}

/** The first of them after a name. */
export async function nextUnder(
  session: Session,
  organizationId: string,
  root: string,
  after: string,
): Promise<{ name: string; namespaceId: number } | undefined> {
  const [row] = await session.query<{ name: string; namespaceId: number }>({
    name: "namespaces_next_under",
    text: `
      select name, namespace_id as "namespaceId" from namespace_names
      where organization_id = $1 and name > $2::text and name < $2::text || chr(127) and name > $3
      order by name limit 1`,
    values: [organizationId, root, after],
  });
  return row;
}

export async function readIdentity(
  session: Session,
  namespaceId: number,
): Promise<{ namespaceId: number; organizationId: string; name: string } | undefined> {
  const [row] = await session.query<{ namespaceId: number; organizationId: string; name: string }>({
    name: "namespaces_read_identity",
    text: `
      select namespace_id as "namespaceId", organization_id as "organizationId", name
      from namespaces where namespace_id = $1 and deleted_at is null`,
    values: [namespaceId],
  });
  return row;
}

/** The budget of a namespace, which the transaction holds from then on. */
export async function holdSettings(
  tx: Transaction,
  namespaceId: number,
): Promise<Pick<NamespaceRow, "budget_usd_per_month" | "on_exceeded">> {
  const [row] = await tx.query<Pick<NamespaceRow, "budget_usd_per_month" | "on_exceeded">>({
    name: "namespaces_hold_settings",
    text: "select budget_usd_per_month, on_exceeded from namespaces where namespace_id = $1 for no key update",
    values: [namespaceId],
  });
  return row!;
}

/** Changes what is given of a namespace's budget; answers it as it is then. */
export async function setBudget(
  tx: Transaction,
  namespaceId: number,
  changes: Partial<Pick<NamespaceRow, "budget_usd_per_month" | "on_exceeded">>,
): Promise<Pick<NamespaceRow, "budget_usd_per_month" | "on_exceeded">> {
  const [row] = await tx.query<Pick<NamespaceRow, "budget_usd_per_month" | "on_exceeded">>({
    name: "namespaces_set_budget",
    text: `
      update namespaces
      set budget_usd_per_month = case when $2 then $3::numeric else budget_usd_per_month end, on_exceeded = coalesce($4, on_exceeded)
      where namespace_id = $1 returning budget_usd_per_month, on_exceeded`,
    values: [
      namespaceId,
      changes.budget_usd_per_month !== undefined,
      changes.budget_usd_per_month ?? null,
      changes.on_exceeded ?? null,
    ],
  });
  return row!;
}

/** Takes the name from its namespace; undefined where no namespace has it. */
export async function freeName(tx: Transaction, organizationId: string, name: string): Promise<number | undefined> {
  const [row] = await tx.query<{ namespace_id: number }>({
    name: "namespaces_free_name",
    text: "delete from namespace_names where organization_id = $1 and name = $2 returning namespace_id",
    values: [organizationId, name],
  });
  return row?.namespace_id;
}

/** Answers how many there were. */
export async function deletePins(tx: Transaction, namespaceId: number): Promise<number> {
  const deleted = await tx.query({
    name: "namespaces_unpin",
    text: "delete from pins where namespace_id = $1 returning 1",
    values: [namespaceId],
  });
  return deleted.length;
}

/** Ends a namespace, at a sequence of its own: waits for whoever holds it, and nobody holds it any more. */
export async function markDeleted(
  tx: Transaction,
  namespaceId: number,
  at: Date,
): Promise<{ documents: number; bytes: number; nonProduction: boolean; sequence: number }> {
  const [row] = await tx.query<{ documents: number; bytes: number; nonProduction: boolean; sequence: number }>({
    name: "namespaces_mark_deleted",
    text: `
      update namespaces set deleted_at = $2, sequence = sequence + 1, lowest_pin = null, highest_pin = null, maintained_attributes = '{}', watched_attributes = '{}'
      where namespace_id = $1 returning document_count as documents, bytes, sequence, non_production as "nonProduction"`,
    values: [namespaceId, at],
  });
  return row!;
}

/** Notes how far a namespace has come that has just ended, for the next of its name. */
export async function noteEnd(tx: Transaction, organizationId: string, name: string, sequence: number): Promise<void> {
  await tx.query({
    name: "namespaces_note_end",
    text: `
      insert into ended_namespaces (organization_id, name, sequence) values ($1, $2, $3)
      on conflict (organization_id, name) do update set sequence = excluded.sequence`,
    values: [organizationId, name, sequence],
  });
}

/** @param table a name of `db/tables.ts`, never one from a request */
export async function deleteRows(tx: Transaction, table: string, namespaceId: number, limit: number): Promise<number> {
  const deleted = await tx.query({
    name: `namespaces_delete_${table}`,
    text: `
      delete from ${table} where namespace_id = $1 and ctid = any(array(
        select ctid from ${table} where namespace_id = $1 limit $2
      )) returning 1`,
    values: [namespaceId, limit],
  });
  return deleted.length;
}
