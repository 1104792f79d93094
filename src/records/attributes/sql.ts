import { textArray } from "#src/foundation/db/array-literals.ts";
import { beneath, built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { isCombined } from "#src/records/values/combined.ts";

export type State = "building" | "ready" | "dropping";
export type Origin = "declared" | "learned";

/** An index of a namespace. */
export interface IndexRow {
  attribute: string;
  state: State;
  origin: Origin;
  /** The last document that the index includes. */
  built_up_to: string;
  created_at: Date;
  last_used_at: Date;
}

const columns = (origin = "origin") => `attribute, state, ${origin}, built_up_to, created_at, last_used_at`;

export async function readIndexes(session: Session, namespaceId: number): Promise<IndexRow[]> {
  return session.query<IndexRow>({
    name: "attributes_read_indexes",
    text: `
      select ${columns()} from indexed_attributes where namespace_id = $1
      union all
      select ${columns("'learned' as origin")} from combined_indexes where namespace_id = $1
      order by attribute`,
    values: [namespaceId],
  });
}

/** A declared index. */
export interface DeclaredRow {
  /** A namespace's name or a template prefix. */
  owner: string;
  attribute: string;
  declared_by: string;
}

export async function readDeclared(session: Session, organizationId: string, owners: readonly string[]): Promise<DeclaredRow[]> {
  return built<DeclaredRow>(
    session,
    knex("declared_attributes")
      .select("owner", "attribute", "declared_by")
      .where({ organization_id: organizationId })
      .whereIn("owner", owners)
      .orderBy(["attribute", "owner", "declared_by"]),
  );
}

/** The declarations of namespaces and prefixes below a prefix. */
export async function readDeclaredBelow(session: Session, organizationId: string, prefix: string): Promise<DeclaredRow[]> {
  return built<DeclaredRow>(
    session,
    knex("declared_attributes")
      .select("owner", "attribute", "declared_by")
      .where({ organization_id: organizationId })
      .where(beneath("owner", prefix.slice(0, -1)))
      .orderBy(["owner", "attribute"]),
  );
}

/** Replaces the declarations of one party for an owner. */
export async function replaceDeclared(
  tx: Transaction,
  place: { organizationId: string; owner: string; declaredBy: string },
  attributes: readonly string[],
): Promise<void> {
  const party = { organization_id: place.organizationId, owner: place.owner, declared_by: place.declaredBy };
  await built(tx, knex("declared_attributes").delete().where(party).whereNotIn("attribute", attributes));
  if (attributes.length === 0) return;
  await built(
    tx,
    knex("declared_attributes")
      .insert(attributes.map((attribute) => ({ ...party, attribute })))
      .onConflict(["organization_id", "owner", "attribute", "declared_by"])
      .ignore(),
  );
}

/** The ids of the namespaces below a template prefix. */
export async function readNamespacesBelow(session: Session, organizationId: string, prefix: string): Promise<number[]> {
  const rows = await built<{ namespace_id: number }>(
    session,
    knex("namespace_names")
      .select("namespace_id")
      .where({ organization_id: organizationId })
      .where(beneath("name", prefix.slice(0, -1)))
      .orderBy("namespace_id"),
  );
  return rows.map((row) => row.namespace_id);
}

/** The id of the namespace of a name; undefined if no namespace has it. */
export async function readNamespaceNamed(session: Session, organizationId: string, name: string): Promise<number | undefined> {
  const [row] = await built<{ namespace_id: number }>(
    session,
    knex("namespace_names").select("namespace_id").where({ organization_id: organizationId, name }),
  );
  return row?.namespace_id;
}

export interface HeldNamespace {
  namespace_id: number;
  organization_id: string;
  name: string;
  sequence: number;
  document_count: number;
  maintained_attributes: string[];
  combined_attributes: string[];
  /** The sequence up to which combined indexes were maintained. */
  combined_sequence: number | null;
  /** Among the maintained attributes, those that contexts use to find documents. Their removed values are recorded. */
  watched_attributes: string[];
}

/** Locks a namespace against commits until the transaction ends; undefined if it is gone. */
export async function holdNamespace(tx: Transaction, namespaceId: number): Promise<HeldNamespace | undefined> {
  const [row] = await tx.query<HeldNamespace>({
    name: "attributes_hold_namespace",
    text: `
      select namespace_id, organization_id, name, sequence, document_count, maintained_attributes, combined_attributes, combined_sequence,
             watched_attributes
      from namespaces where namespace_id = $1 and deleted_at is null for no key update`,
    values: [namespaceId],
  });
  return row;
}

/** Sets the indexes that commits maintain from now on. The caller has locked the namespace. */
export async function setMaintained(
  tx: Transaction,
  namespaceId: number,
  maintained: Pick<HeldNamespace, "maintained_attributes" | "combined_attributes">,
): Promise<void> {
  await built(tx, knex("namespaces").update(maintained).where({ namespace_id: namespaceId }));
}

/** Declares combined indexes maintained up to the sequence. The caller has locked the namespace, and drops those that are not. */
export async function setCombinedSequence(tx: Transaction, namespaceId: number): Promise<void> {
  await tx.query({
    name: "attributes_set_combined_sequence",
    text: "update namespaces set combined_sequence = sequence where namespace_id = $1",
    values: [namespaceId],
  });
}

/** Sets which maintained attributes are watched from now on. The caller has locked the namespace. */
export async function setWatched(tx: Transaction, namespaceId: number, attributes: readonly string[]): Promise<void> {
  await built(tx, knex("namespaces").update({ watched_attributes: attributes }).where({ namespace_id: namespaceId }));
}

/** The names of complete indexes, with combined ones as long as every change was made by processes that maintain them. */
export async function readReadyNames(session: Session, namespaceId: number): Promise<string[]> {
  const rows = await session.query<{ attribute: string }>({
    name: "attributes_read_ready_names",
    text: `
      select attribute from indexed_attributes where namespace_id = $1 and state = 'ready'
      union all
      select c.attribute from combined_indexes c join namespaces n on n.namespace_id = $1
      where c.namespace_id = $1 and c.state = 'ready' and n.combined_sequence = n.sequence`,
    values: [namespaceId],
  });
  return rows.map(({ attribute }) => attribute);
}

/** Complete indexes, and whether removed values are recorded. */
export async function readReady(session: Session, namespaceId: number): Promise<{ attribute: string; watched: boolean }[]> {
  return session.query({
    name: "attributes_read_ready",
    text: `
      select i.attribute, i.attribute = any(n.watched_attributes) as watched
      from indexed_attributes i join namespaces n on n.namespace_id = $1
      where i.namespace_id = $1 and i.state = 'ready'`,
    values: [namespaceId],
  });
}

export async function insertIndexes(
  tx: Transaction,
  namespaceId: number,
  indexes: readonly { attribute: string; state: State; origin: Origin }[],
  at: Date,
): Promise<void> {
  if (indexes.length === 0) return;
  const [combined, single] = partition(indexes, ({ attribute }) => isCombined(attribute));
  const rows = (some: typeof indexes) =>
    some.map(({ attribute, state }) => ({
      namespace_id: namespaceId,
      attribute,
      state,
      created_at: at,
      last_used_at: at,
    }));
  if (combined.length > 0) await built(tx, knex("combined_indexes").insert(rows(combined)));
  if (single.length === 0) return;
  const withOrigin = rows(single).map((row, n) => ({ ...row, origin: single[n]!.origin }));
  await built(tx, knex("indexed_attributes").insert(withOrigin));
}

/** The tables of these indexes, with the names in each. */
function tablesOf(attributes: readonly string[]): { table: string; names: readonly string[] }[] {
  const [combined, single] = partition(attributes, isCombined);
  const tables = [
    { table: "indexed_attributes", names: single },
    { table: "combined_indexes", names: combined },
  ];
  return tables.filter(({ names }) => names.length > 0);
}

function partition<T>(all: readonly T[], holds: (one: T) => boolean): [T[], T[]] {
  return [all.filter(holds), all.filter((one) => !holds(one))];
}

export async function setState(tx: Transaction, namespaceId: number, attributes: readonly string[], state: State): Promise<void> {
  for (const { table, names } of tablesOf(attributes))
    await built(tx, knex(table).update({ state }).where({ namespace_id: namespaceId }).whereIn("attribute", names));
}

export async function setOrigin(
  tx: Transaction,
  namespaceId: number,
  attributes: readonly string[],
  origin: Origin,
): Promise<void> {
  if (attributes.length === 0) return;
  await built(
    tx,
    knex("indexed_attributes").update({ origin }).where({ namespace_id: namespaceId }).whereIn("attribute", attributes),
  );
}

/** Records the last use of indexes. */
export async function setLastUsed(session: Session, namespaceId: number, attributes: readonly string[], at: Date): Promise<void> {
  for (const { table, names } of tablesOf(attributes)) {
    await session.query({
      name: `attributes_set_last_used_${table}`,
      text: `
        update ${table} set last_used_at = $3
        where namespace_id = $1 and attribute = any($2::text[]) and last_used_at < $3`,
      values: [namespaceId, textArray(names), at],
    });
  }
}

export async function setBuiltUpTo(
  tx: Transaction,
  namespaceId: number,
  attributes: readonly string[],
  documentId: string,
): Promise<void> {
  for (const { table, names } of tablesOf(attributes)) {
    await built(
      tx,
      knex(table)
        .update({ built_up_to: documentId })
        .where({ namespace_id: namespaceId, state: "building" })
        .whereIn("attribute", names),
    );
  }
}

export async function deleteIndex(tx: Transaction, namespaceId: number, attribute: string): Promise<void> {
  for (const { table } of tablesOf([attribute]))
    await built(tx, knex(table).delete().where({ namespace_id: namespaceId, attribute, state: "dropping" }));
}

/**
 * Removes all parties' declarations for an owner. It keeps those of judgments elsewhere, which wait for the next namespace of
 * this name.
 */
export async function deleteDeclared(tx: Transaction, organizationId: string, owner: string): Promise<void> {
  await tx.query({
    name: "attributes_delete_declared",
    text: `
      delete from declared_attributes d
      where d.organization_id = $1 and d.owner = $2
        and not exists (select 1 from judgments j where j.judgment_id = split_part(d.declared_by, ':', 2))`,
    values: [organizationId, owner],
  });
}
