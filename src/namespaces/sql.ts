import { WATCHING } from "#src/attributes/wanted.ts";
import { numberArray, textArray } from "#src/db/array-literals.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import { unawaited } from "#src/db/session.ts";

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
 * ready at once.
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
        where organization_id = $2 and owner = any($5::text[]) group by attribute order by attribute limit 32
      ), indexed as (
        insert into indexed_attributes (namespace_id, attribute, state, origin, created_at, last_used_at)
        select $1, attribute, 'ready', 'declared', $4, $4 from declared
      )
      insert into namespaces (namespace_id, organization_id, name, created_at, maintained_attributes, watched_attributes,
                              subscribed_epoch, non_production)
      select $1, $2, $3, $4, coalesce(array_agg(attribute order by attribute), '{}'),
             coalesce(array_agg(attribute order by attribute) filter (where watched), '{}'),
             case when exists (select from subscriptions where organization_id = $2 and owner = any($5::text[]) and not deleted)
               then (select epoch from definition_epochs where organization_id = $2) end,
             exists (select from non_production_prefixes where organization_id = $2 and prefix = any($7::text[]))
      from declared`,
    values: [
      namespace.namespaceId,
      namespace.organizationId,
      namespace.name,
      namespace.at,
      textArray(namespace.owners),
      `${WATCHING}%`,
      textArray([`${namespace.name}/*`, ...namespace.owners]),
    ],
  });
}

/** A namespace that the transaction holds until it ends. */
export interface Held {
  namespaceId: number;
  /** Of the commit that it is held for. */
  sequence: number;
  /** The greatest sequence that somebody reads at; null where nobody reads at one that has passed. */
  highestPin: number | null;
  /** The attributes whose values every commit keeps up. */
  maintained: readonly string[];
  /** Those of them whose values contexts find documents by. */
  watched: readonly string[];
  /** Fields whose values are taken from a document that changes for the first time. */
  anchored: readonly string[];
  /** Whether contexts show something of it. */
  followed: boolean;
  /** How often its documents have been looked for whose contexts show changes. */
  fanoutGeneration: number;
  /** Whether subscriptions follow its changes. */
  subscribed: boolean;
  /** Whether it lies below a non-production prefix. */
  nonProduction: boolean;
  /** Whether writes are refused once its budget is used up. */
  rejects: boolean;
  /** All of these as one text, but for the sequence and pins. */
  facts: string;
}

/** Everything that a commit goes by but the sequence and pins, by its name in `Held`. */
const heldFacts = {
  maintained: "maintained_attributes",
  watched: "watched_attributes",
  anchored: "anchored_fields",
  followed: "followed",
  fanoutGeneration: "fanout_generation",
  subscribed: "(subscribed_epoch is not null)",
  nonProduction: "non_production",
  rejects: "(budget_usd_per_month is not null and on_exceeded = 'reject' and not non_production)",
};
const facts = `row(${Object.values(heldFacts).join(", ")})::text`;
const columnsOfFacts = Object.entries(heldFacts).map(([name, column]) => `${column} as "${name}"`);
const held = `highest_pin as "highestPin", ${columnsOfFacts.join(", ")}, ${facts} as facts`;

/** Raises the sequence and holds the namespace until the transaction ends; undefined where it is gone. */
export async function raiseSequence(tx: Transaction, namespaceId: number): Promise<Held | undefined> {
  const [row] = await tx.query<Held>({
    name: "namespaces_raise_sequence",
    text: `
      update namespaces set sequence = sequence + 1
      where namespace_id = $1 and deleted_at is null
      returning namespace_id as "namespaceId", sequence, ${held}`,
    values: [namespaceId],
  });
  return row;
}

/** In the order of their ids, so that two that hold the same wait for one another and never in a circle. */
const holding = `
      select namespace_id as "namespaceId", sequence + 1 as sequence, ${held}
      from namespaces where namespace_id = any($1::bigint[]) and deleted_at is null
      order by namespace_id for no key update`;

/** Holds namespaces until the transaction ends, waiting for whoever holds them; those that are gone are not among the result. */
export async function holdNamespaces(tx: Transaction, namespaceIds: readonly number[]): Promise<Held[]> {
  return tx.query<Held>({ name: "namespaces_hold", text: holding, values: [numberArray(namespaceIds)] });
}

/** Holds those of the namespaces that nobody else holds. */
export async function holdFreeNamespaces(tx: Transaction, namespaceIds: readonly number[]): Promise<Held[]> {
  return tx.query<Held>({ name: "namespaces_hold_free", text: `${holding} skip locked`, values: [numberArray(namespaceIds)] });
}

/** The same of all of them, or the transaction fails. */
export async function holdNamespacesAtOnce(tx: Transaction, namespaceIds: readonly number[]): Promise<void> {
  await tx.query({ name: "namespaces_hold_at_once", text: `${holding} nowait`, values: [numberArray(namespaceIds)] });
}

/** Fails the transaction, which holds them, where one of the namespaces is not as foreseen; only its pins may be others. */
export async function failUnlessForeseen(tx: Transaction, foreseen: readonly Held[]): Promise<void> {
  await tx.query({
    name: "namespaces_fail_unless_foreseen",
    text: `
      select 1 / (count(*) = cardinality($1::bigint[]))::integer from namespaces
      where namespace_id = any($1::bigint[]) and deleted_at is null
        and sequence + 1 = ($2::bigint[])[array_position($1::bigint[], namespace_id)]
        and ${facts} = ($3::text[])[array_position($1::bigint[], namespace_id)]`,
    values: [
      numberArray(foreseen.map(({ namespaceId }) => namespaceId)),
      numberArray(foreseen.map(({ sequence }) => sequence)),
      textArray(foreseen.map(({ facts }) => facts)),
    ],
  });
}

/** A commit of documents, and what it did to the size of its namespace. */
export interface CommitRecord {
  namespaceId: number;
  subscribed: boolean;
  sequence: number;
  documentIds: readonly string[];
  documents: number;
  bytes: number;
}

/** Records commits of documents and raises the sequences of their namespaces, which are held by the caller. */
export async function recordCommits(tx: Transaction, at: Date, commits: readonly CommitRecord[]): Promise<void> {
  await tx.query({
    name: "namespaces_record_commits",
    text: `
      with recorded as (
        insert into commits (namespace_id, sequence, kind, at, document_ids)
        select n, s, 'documents', $3, i::text[] from unnest($1::bigint[], $2::bigint[], $4::text[]) as c(n, s, i)
      )
      update namespaces
      set sequence = ($2::bigint[])[array_position($1::bigint[], namespace_id)],
          document_count = document_count + ($5::bigint[])[array_position($1::bigint[], namespace_id)],
          bytes = bytes + ($6::bigint[])[array_position($1::bigint[], namespace_id)]
      where namespace_id = any($1::bigint[])`,
    values: [
      numberArray(commits.map(({ namespaceId }) => namespaceId)),
      numberArray(commits.map(({ sequence }) => sequence)),
      at,
      textArray(commits.map(({ documentIds }) => textArray(documentIds))),
      numberArray(commits.map(({ documents }) => documents)),
      numberArray(commits.map(({ bytes }) => bytes)),
    ],
  });
}

/** Records a commit of answers. The namespace is held by the caller. */
export async function recordCommit(
  tx: Transaction,
  commit: { namespaceId: number; sequence: number; at: Date; documentIds: readonly string[] },
): Promise<void> {
  await tx.query({
    name: "namespaces_record_commit",
    text: "insert into commits (namespace_id, sequence, kind, at, document_ids) values ($1, $2, 'answers', $3, $4)",
    values: [commit.namespaceId, commit.sequence, commit.at, textArray(commit.documentIds)],
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

/** Ends a namespace: waits for whoever holds it, and nobody holds it any more. */
export async function markDeleted(
  tx: Transaction,
  namespaceId: number,
  at: Date,
): Promise<{ documents: number; bytes: number; nonProduction: boolean }> {
  const [row] = await tx.query<{ documents: number; bytes: number; nonProduction: boolean }>({
    name: "namespaces_mark_deleted",
    text: `
      update namespaces set deleted_at = $2, lowest_pin = null, highest_pin = null, maintained_attributes = '{}', watched_attributes = '{}'
      where namespace_id = $1 returning document_count as documents, bytes, non_production as "nonProduction"`,
    values: [namespaceId, at],
  });
  return row!;
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
