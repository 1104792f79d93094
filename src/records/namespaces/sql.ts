import { type NameArea, prefixesAbove } from "#src/foundation/areas.ts";
import { numberArray, textArray } from "#src/foundation/db/array-literals.ts";
import { beneath, built, inArea, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { holdForCreation } from "#src/foundation/db/organization-locks.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import { BY_SUBSCRIPTIONS, WATCHING } from "#src/records/attributes/wanted.ts";

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

/** Assigns the name to the id; false if another id has it. Waits for a rival's uncommitted assignment. */
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
 * Creates a namespace with the indexes declared for it, by the prefixes above it or by features that wait for it. Without
 * documents, they are ready at once. Its sequence continues where a deleted namespace of the same name ended. So a client that
 * keeps the highest revision of a document by name keeps the current state.
 */
export async function insertNamespace(
  tx: Transaction,
  namespace: { namespaceId: number; organizationId: string; name: string; owners: readonly string[]; at: Date },
): Promise<void> {
  // A transaction that marks a prefix or declares an index there waits, or is over. The next statement sees all that is there by then.
  unawaited(holdForCreation(tx, namespace.organizationId));
  const { namespaceId, organizationId, name, owners, at } = namespace;
  const [begins] = await tx.query<Beginning>({
    name: "namespaces_read_beginning",
    text: BEGINNING,
    values: [
      organizationId,
      name,
      textArray(owners),
      `${WATCHING}%`,
      textArray([`${name}/*`, ...owners]),
      BY_SUBSCRIPTIONS,
      textArray(prefixesAbove(name)),
    ],
  });
  const { sequence, maintained, watched, subscribedEpoch, groupedEpoch, nonProduction, budgetAbove } = begins!;
  const inserted = tx.query({
    name: "namespaces_insert",
    text: `
      insert into namespaces (namespace_id, organization_id, name, created_at, sequence, maintained_attributes, watched_attributes,
                              subscribed_epoch, grouped_epoch, non_production, budget_above)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      namespaceId,
      organizationId,
      name,
      at,
      sequence,
      textArray(maintained),
      textArray(watched),
      subscribedEpoch,
      groupedEpoch,
      nonProduction,
      budgetAbove,
    ],
  });
  if (maintained.length > 0) {
    unawaited(
      tx.query({
        name: "namespaces_insert_indexed",
        text: `
          insert into indexed_attributes (namespace_id, attribute, state, origin, created_at, last_used_at)
          select namespace_id, a, 'ready', 'declared', $3, $3 from namespaces, unnest($2::text[]) a where namespace_id = $1`,
        values: [namespaceId, textArray(maintained), at],
      }),
    );
  }
  await inserted;
}

/** What the definitions above a namespace say of it when it begins. */
interface Beginning {
  sequence: number;
  maintained: string[];
  watched: string[];
  subscribedEpoch: number | null;
  groupedEpoch: number | null;
  nonProduction: boolean;
  budgetAbove: string | null;
}

/** Apart from the insert, as a cluster would send parts of one statement to machines that have nothing to do with the namespace. */
const BEGINNING = `
      with declared as (
        select attribute, bool_or(declared_by like $4) as watched from declared_attributes
        where organization_id = $1 and owner = any($3::text[])
        group by attribute order by bool_and(declared_by = $6), attribute limit 32
      )
      select coalesce((select sequence from ended_namespaces where organization_id = $1 and name = $2), 0) as sequence,
             coalesce(array_agg(attribute order by attribute), '{}') as maintained,
             coalesce(array_agg(attribute order by attribute) filter (where watched), '{}') as watched,
             case when exists (select 1 from subscriptions where organization_id = $1 and owner = any($3::text[]) and not deleted)
               then (select epoch from definition_epochs where organization_id = $1) end as "subscribedEpoch",
             case when exists (select 1 from groups where organization_id = $1 and owner = any($3::text[]))
               then (select epoch from definition_epochs where organization_id = $1) end as "groupedEpoch",
             exists (select 1 from non_production_prefixes where organization_id = $1 and prefix = any($5::text[])) as "nonProduction",
             (select case bool_or(on_exceeded = 'reject') when true then 'reject' when false then 'pause' end
              from budgets where organization_id = $1 and prefix = any($7::text[])) as "budgetAbove"
      from declared`;

const columns = [
  "namespace_id",
  "name",
  "sequence",
  "document_count",
  "bytes",
  "budget_usd_per_month",
  "on_exceeded",
  "budget_paused",
  "non_production",
  "created_at",
];
const columnsOfS = columns.map((column) => `s.${column}`).join(", ");

export async function readNamespace(session: Session, namespaceId: number): Promise<NamespaceRow | undefined> {
  const [row] = await built<NamespaceRow>(
    session,
    knex("namespaces").select(columns).where({ namespace_id: namespaceId }).whereNull("deleted_at"),
  );
  return row;
}

/**
 * Namespaces after a name, sorted by name: the name `exact`, and all that begin with `under` (the empty string: all; null: none).
 */
export async function listNamespaces(session: Session, organizationId: string, page: NamesPage): Promise<NamespaceRow[]> {
  return session.query<NamespaceRow>({
    name: "namespaces_list",
    text: `select ${columnsOfS} from (${namesOfPage}) n join namespaces s on s.namespace_id = n.namespace_id order by n.name`,
    values: valuesOf(organizationId, page),
  });
}

/** The same where the rows are on other machines than the names: only those are asked that have rows of the page. */
export async function listNamespacesApart(session: Session, organizationId: string, page: NamesPage): Promise<NamespaceRow[]> {
  const named = await session.query<{ namespace_id: number }>({
    name: "namespaces_list_names",
    text: namesOfPage,
    values: valuesOf(organizationId, page),
  });
  if (named.length === 0) return [];
  return session.query<NamespaceRow>({
    name: "namespaces_read_many",
    text: `select ${columnsOfS} from namespaces s where s.namespace_id = any($1::bigint[]) order by s.name`,
    values: [numberArray(named.map(({ namespace_id }) => namespace_id))],
  });
}

export interface NamesPage {
  exact: string | null;
  under: string | null;
  after: string;
  limit: number;
}

/** Names are ASCII, so all names with a prefix sort before the prefix plus the last ASCII character. */
export const namesOfPage = `
        select name, namespace_id from namespace_names
        where organization_id = $1 and name > $2
          and (name = $3 or (name >= $4::text and name < $4::text || chr(127)))
        order by name limit $5`;

export function valuesOf(organizationId: string, { after, exact, under, limit }: NamesPage): unknown[] {
  return [organizationId, after, exact, under, limit];
}

/** The ids of namespaces whose names begin with a root. Names are ASCII, as above. */
export async function listIdsUnder(session: Session, organizationId: string, root: string): Promise<number[]> {
  const rows = await built<{ namespace_id: number }>(
    session,
    knex("namespace_names").select("namespace_id").where({ organization_id: organizationId }).where(beneath("name", root)),
  );
  return rows.map(({ namespace_id }) => namespace_id);
}

/** Ids of an area's namespaces after a given id, in the order of ids. */
export async function listIds(
  session: Session,
  organizationId: string,
  area: NameArea,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await built<{ namespace_id: number }>(
    session,
    knex("namespace_names")
      .select("namespace_id")
      .where({ organization_id: organizationId })
      .where("namespace_id", ">", after)
      .where(inArea("name", area))
      .orderBy("namespace_id")
      .limit(limit),
  );
  return rows.map(({ namespace_id }) => namespace_id);
}

/** Some of them after a name, sorted by name. */
export async function listUnder(
  session: Session,
  organizationId: string,
  root: string,
  after: string,
  limit: number,
): Promise<{ name: string; namespaceId: number }[]> {
  return built(
    session,
    knex("namespace_names")
      .select("name", "namespace_id as namespaceId")
      .where({ organization_id: organizationId })
      .where(beneath("name", root))
      .where("name", ">", after)
      .orderBy("name")
      .limit(limit),
  );
}

/** Namespaces of all organizations after a given one, by organization and name. */
export async function listAfter(
  session: Session,
  { organizationId, name }: { organizationId: string; name: string },
  limit: number,
): Promise<{ organizationId: string; name: string; namespaceId: number }[]> {
  return built(
    session,
    knex("namespace_names")
      .select("organization_id as organizationId", "name", "namespace_id as namespaceId")
      .whereRaw("(organization_id, name) > (?, ?)", [organizationId, name])
      .orderBy(["organization_id", "name"])
      .limit(limit),
  );
}

/** The first of them after a name. */
export async function nextUnder(
  session: Session,
  organizationId: string,
  root: string,
  after: string,
): Promise<{ name: string; namespaceId: number } | undefined> {
  const [row] = await listUnder(session, organizationId, root, after, 1);
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

/** Reads the budget of a namespace and locks it; undefined if it is gone. */
export async function holdSettings(
  tx: Transaction,
  namespaceId: number,
): Promise<Pick<NamespaceRow, "budget_usd_per_month" | "on_exceeded"> | undefined> {
  const held = knex("namespaces").select("budget_usd_per_month", "on_exceeded").where({ namespace_id: namespaceId });
  const [row] = await built<Pick<NamespaceRow, "budget_usd_per_month" | "on_exceeded">>(
    tx,
    held.whereNull("deleted_at").forNoKeyUpdate(),
  );
  return row;
}

/** Changes the given members of the budget of a namespace that the transaction has locked. Returns the result. */
export async function setBudget(
  tx: Transaction,
  namespaceId: number,
  { budget_usd_per_month, on_exceeded }: Partial<Pick<NamespaceRow, "budget_usd_per_month" | "on_exceeded">>,
): Promise<Pick<NamespaceRow, "budget_usd_per_month" | "on_exceeded">> {
  if (budget_usd_per_month === undefined && on_exceeded === undefined) return (await holdSettings(tx, namespaceId))!;
  const [row] = await built<Pick<NamespaceRow, "budget_usd_per_month" | "on_exceeded">>(
    tx,
    knex("namespaces")
      .update({ budget_usd_per_month, on_exceeded })
      .where({ namespace_id: namespaceId })
      .returning(["budget_usd_per_month", "on_exceeded"]),
  );
  return row!;
}

/** Removes the name from its namespace; undefined if no namespace has it. */
export async function freeName(tx: Transaction, organizationId: string, name: string): Promise<number | undefined> {
  const [row] = await built<{ namespace_id: number }>(
    tx,
    knex("namespace_names").delete().where({ organization_id: organizationId, name }).returning("namespace_id"),
  );
  return row?.namespace_id;
}

/** Returns how many there were. */
export async function deletePins(tx: Transaction, namespaceId: number): Promise<number> {
  const deleted = await built(tx, knex("pins").delete().where({ namespace_id: namespaceId }).returning("pin_id"));
  return deleted.length;
}

/** What a namespace had when it ended. */
export interface EndedNamespace {
  documents: number;
  bytes: number;
  /** The bytes of history that were counted. */
  retained: number;
  nonProduction: boolean;
  sequence: number;
}

/** Ends a namespace at its own sequence. Waits for the current lock holder, and nobody can lock the namespace afterwards. */
export async function markDeleted(tx: Transaction, namespaceId: number, at: Date): Promise<EndedNamespace> {
  const kept = [
    "document_count as documents",
    "bytes",
    "sequence",
    "non_production as nonProduction",
    "retained_bytes as retained",
  ];
  const indexes = { maintained_attributes: "{}", watched_attributes: "{}", combined_attributes: "{}" };
  const [row] = await built<EndedNamespace>(
    tx,
    knex("namespaces")
      .increment("sequence")
      .update({ deleted_at: at, lowest_pin: null, highest_pin: null, ...indexes })
      .where({ namespace_id: namespaceId })
      .returning(kept),
  );
  return row!;
}

/** Stores the last sequence of a namespace that has just ended, for the next one of its name. */
export async function noteEnd(tx: Transaction, organizationId: string, name: string, sequence: number): Promise<void> {
  await built(
    tx,
    knex("ended_namespaces")
      .insert({ organization_id: organizationId, name, sequence })
      .onConflict(["organization_id", "name"])
      .merge(["sequence"]),
  );
}

/** @param table a name of `foundation/db/tables.ts`, never one from a request */
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
