import { textArray } from "#src/db/array-literals.ts";
import type { Session, Transaction } from "#src/db/database.ts";

export type State = "building" | "ready" | "dropping";
export type Origin = "declared" | "learned";

/** An index that a namespace has. */
export interface IndexRow {
  attribute: string;
  state: State;
  origin: Origin;
  /** The last document that it has been built for. */
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

/** What somebody asks for. */
export interface DeclaredRow {
  /** A namespace's name or a template prefix. */
  owner: string;
  attribute: string;
  declared_by: string;
}

export async function readDeclared(session: Session, organizationId: string, owners: readonly string[]): Promise<DeclaredRow[]> {
  return session.query<DeclaredRow>({
    name: "attributes_read_declared",
    text: `
      select owner, attribute, declared_by from declared_attributes
      where organization_id = $1 and owner = any($2::text[]) order by attribute, owner, declared_by`,
    values: [organizationId, textArray(owners)],
  });
}

/** What namespaces and prefixes below a prefix ask for themselves. */
export async function readDeclaredBelow(session: Session, organizationId: string, prefix: string): Promise<DeclaredRow[]> {
  return session.query<DeclaredRow>({
    name: "attributes_read_declared_below",
    // Names are ASCII: all that begin with a text come before the text followed by the last ASCII character.
    text: `
      select owner, attribute, declared_by from declared_attributes
      where organization_id = $1 and owner >= $2::text and owner < $2::text || chr(127) order by owner, attribute`,
    values: [organizationId, prefix.slice(0, -1)],
  });
}

/** Makes `attributes` all that is declared for an owner by one party. */
export async function replaceDeclared(
  tx: Transaction,
  place: { organizationId: string; owner: string; declaredBy: string },
  attributes: readonly string[],
): Promise<void> {
  const values = [place.organizationId, place.owner, place.declaredBy, textArray(attributes)];
  await tx.query({
    name: "attributes_drop_declared",
    text: `
      delete from declared_attributes
      where organization_id = $1 and owner = $2 and declared_by = $3 and attribute <> all($4::text[])`,
    values,
  });
  await tx.query({
    name: "attributes_add_declared",
    text: `
      insert into declared_attributes (organization_id, owner, declared_by, attribute)
      select $1, $2, $3, a from unnest($4::text[]) as w(a)
      on conflict (organization_id, owner, attribute, declared_by) do nothing`,
    values,
  });
}

/** Lets nobody else change what is declared in an organization until the transaction ends. */
export async function holdDeclarations(tx: Transaction, organizationId: string): Promise<void> {
  await tx.query({
    name: "attributes_hold_declarations",
    text: "select from organizations where organization_id = $1 for no key update",
    values: [organizationId],
  });
}

/** The ids of the namespaces below a template prefix. */
export async function readNamespacesBelow(session: Session, organizationId: string, prefix: string): Promise<number[]> {
  const rows = await session.query<{ namespace_id: number }>({
    name: "attributes_namespaces_below",
    text: `
      select namespace_id from namespace_names
      where organization_id = $1 and name >= $2::text and name < $2::text || chr(127) order by namespace_id`,
    values: [organizationId, prefix.slice(0, -1)],
  });
  return rows.map((row) => row.namespace_id);
}

export interface HeldNamespace {
  namespace_id: number;
  organization_id: string;
  name: string;
  sequence: number;
  document_count: number;
  maintained_attributes: string[];
  /** Of those, the ones by which contexts find documents: what leaves them is noted. */
  watched_attributes: string[];
}

/** Holds a namespace, so that no commit comes in between, until the transaction ends; undefined where it is gone. */
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

/** What commits are to keep up from now on. The namespace is held by the caller. */
export async function setMaintained(tx: Transaction, namespaceId: number, attributes: readonly string[]): Promise<void> {
  await tx.query({
    name: "attributes_set_maintained",
    text: "update namespaces set maintained_attributes = $2::text[] where namespace_id = $1",
    values: [namespaceId, textArray([...attributes].sort())],
  });
}

/** Of what is kept up, what is watched from now on. The namespace is held by the caller. */
export async function setWatched(tx: Transaction, namespaceId: number, attributes: readonly string[]): Promise<void> {
  await tx.query({
    name: "attributes_set_watched",
    text: "update namespaces set watched_attributes = $2::text[] where namespace_id = $1",
    values: [namespaceId, textArray(attributes)],
  });
}

/** Indexes that are whole, and whether what leaves them is noted. */
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
  await tx.query({
    name: "attributes_insert_indexes",
    text: `
      insert into indexed_attributes (namespace_id, attribute, state, origin, created_at, last_used_at)
      select $1, i.attribute, i.state, i.origin, $2, $2
      from jsonb_to_recordset($3::jsonb) as i(attribute text, state text, origin text)`,
    values: [namespaceId, at, JSON.stringify(indexes)],
  });
}

export async function setState(tx: Transaction, namespaceId: number, attributes: readonly string[], state: State): Promise<void> {
  if (attributes.length === 0) return;
  await tx.query({
    name: "attributes_set_state",
    text: "update indexed_attributes set state = $3 where namespace_id = $1 and attribute = any($2::text[])",
    values: [namespaceId, textArray(attributes), state],
  });
}

export async function setOrigin(
  tx: Transaction,
  namespaceId: number,
  attributes: readonly string[],
  origin: Origin,
): Promise<void> {
  if (attributes.length === 0) return;
  await tx.query({
    name: "attributes_set_origin",
    text: "update indexed_attributes set origin = $3 where namespace_id = $1 and attribute = any($2::text[])",
    values: [namespaceId, textArray(attributes), origin],
  });
}

/** Marks indexes as used at a time. */
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
  await tx.query({
    name: "attributes_set_built_up_to",
    text: `
      update indexed_attributes set built_up_to = $3
      where namespace_id = $1 and attribute = any($2::text[]) and state = 'building'`,
    values: [namespaceId, textArray(attributes), documentId],
  });
}

export async function deleteIndex(tx: Transaction, namespaceId: number, attribute: string): Promise<void> {
  await tx.query({
    name: "attributes_delete_index",
    text: "delete from indexed_attributes where namespace_id = $1 and attribute = $2 and state = 'dropping'",
    values: [namespaceId, attribute],
  });
}

/** Removes everybody's declarations for an owner, save those of judgments elsewhere, which wait for whoever comes under the name. */
export async function deleteDeclared(tx: Transaction, organizationId: string, owner: string): Promise<void> {
  await tx.query({
    name: "attributes_delete_declared",
    text: `
      delete from declared_attributes d
      where d.organization_id = $1 and d.owner = $2
        and not exists (select from judgments j where j.judgment_id = split_part(d.declared_by, ':', 2))`,
    values: [organizationId, owner],
  });
}
