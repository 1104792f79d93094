import { textArray } from "#src/foundation/db/array-literals.ts";
import { beneath, built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

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

const columns = "attribute, state, origin, built_up_to, created_at, last_used_at";

export async function readIndexes(session: Session, namespaceId: number): Promise<IndexRow[]> {
  return session.query<IndexRow>({
    name: "attributes_read_indexes",
    text: `select ${columns} from indexed_attributes where namespace_id = $1 order by attribute`,
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
  /** Among the maintained attributes, those that contexts use to find documents. Their removed values are recorded. */
  watched_attributes: string[];
}

/** Locks a namespace against commits until the transaction ends; undefined if it is gone. */
export async function holdNamespace(tx: Transaction, namespaceId: number): Promise<HeldNamespace | undefined> {
  const [row] = await tx.query<HeldNamespace>({
    name: "attributes_hold_namespace",
    text: `
      select namespace_id, organization_id, name, sequence, document_count, maintained_attributes, watched_attributes
      from namespaces where namespace_id = $1 and deleted_at is null for no key update`,
    values: [namespaceId],
  });
  return row;
}

/** Sets the attributes that commits maintain from now on. The caller has locked the namespace. */
export async function setMaintained(tx: Transaction, namespaceId: number, attributes: readonly string[]): Promise<void> {
  await built(
    tx,
    knex("namespaces")
      .update({ maintained_attributes: [...attributes].sort() })
      .where({ namespace_id: namespaceId }),
  );
}

/** Sets which maintained attributes are watched from now on. The caller has locked the namespace. */
export async function setWatched(tx: Transaction, namespaceId: number, attributes: readonly string[]): Promise<void> {
  await built(tx, knex("namespaces").update({ watched_attributes: attributes }).where({ namespace_id: namespaceId }));
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
  const rows = indexes.map(({ attribute, state, origin }) => ({
    namespace_id: namespaceId,
    attribute,
    state,
    origin,
    created_at: at,
    last_used_at: at,
  }));
  await built(tx, knex("indexed_attributes").insert(rows));
}

export async function setState(tx: Transaction, namespaceId: number, attributes: readonly string[], state: State): Promise<void> {
  if (attributes.length === 0) return;
  await built(
    tx,
    knex("indexed_attributes").update({ state }).where({ namespace_id: namespaceId }).whereIn("attribute", attributes),
  );
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
  await session.query({
    name: "attributes_set_last_used",
    text: `
      update indexed_attributes set last_used_at = $3
      where namespace_id = $1 and attribute = any($2::text[]) and last_used_at < $3`,
    values: [namespaceId, textArray(attributes), at],
  });
}

export async function setBuiltUpTo(
  tx: Transaction,
  namespaceId: number,
  attributes: readonly string[],
  documentId: string,
): Promise<void> {
  await built(
    tx,
    knex("indexed_attributes")
      .update({ built_up_to: documentId })
      .where({ namespace_id: namespaceId, state: "building" })
      .whereIn("attribute", attributes),
  );
}

export async function deleteIndex(tx: Transaction, namespaceId: number, attribute: string): Promise<void> {
  await built(tx, knex("indexed_attributes").delete().where({ namespace_id: namespaceId, attribute, state: "dropping" }));
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
