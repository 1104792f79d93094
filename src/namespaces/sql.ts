import type { Session, Transaction } from "#src/db/database.ts";

export interface NamespaceRow {
  namespace_id: number;
  name: string;
  sequence: number;
  document_count: number;
  bytes: number;
  budget_usd_per_month: number | null;
  on_exceeded: "pause" | "reject";
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

export async function insertNamespace(
  tx: Transaction,
  namespace: { namespaceId: number; organizationId: string; name: string; at: Date },
): Promise<void> {
  await tx.query({
    name: "namespaces_insert",
    text: "insert into namespaces (namespace_id, organization_id, name, created_at) values ($1, $2, $3, $4)",
    values: [namespace.namespaceId, namespace.organizationId, namespace.name, namespace.at],
  });
}

/** Raises the sequence and holds the namespace until the transaction ends; undefined where it is gone. */
export async function raiseSequence(tx: Transaction, namespaceId: number): Promise<number | undefined> {
  const [row] = await tx.query<{ sequence: number }>({
    name: "namespaces_raise_sequence",
    text: `
      update namespaces set sequence = sequence + 1
      where namespace_id = $1 and deleted_at is null returning sequence`,
    values: [namespaceId],
  });
  return row?.sequence;
}

/** Records a commit and what it did to the namespace's size. The namespace is held by the caller. */
export async function recordCommit(
  tx: Transaction,
  commit: {
    namespaceId: number;
    sequence: number;
    kind: "documents" | "answers";
    at: Date;
    documentIds: string[];
    documents: number;
    bytes: number;
  },
): Promise<void> {
  await tx.query({
    name: "namespaces_record_commit",
    text: `
      with commit as (
        insert into commits (namespace_id, sequence, kind, at, document_ids) values ($1, $2, $3, $4, $5)
      )
      update namespaces set document_count = document_count + $6, bytes = bytes + $7 where namespace_id = $1`,
    values: [commit.namespaceId, commit.sequence, commit.kind, commit.at, commit.documentIds, commit.documents, commit.bytes],
  });
}

const columns =
  "s.namespace_id, s.name, s.sequence, s.document_count, s.bytes, s.budget_usd_per_month, s.on_exceeded, s.created_at";

export async function readNamespace(session: Session, organizationId: string, name: string): Promise<NamespaceRow | undefined> {
  const [row] = await session.query<NamespaceRow>({
    name: "namespaces_read",
    text: `
      select ${columns}
      from namespace_names n join namespaces s on s.namespace_id = n.namespace_id
      where n.organization_id = $1 and n.name = $2`,
    values: [organizationId, name],
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
    // Names are ASCII, so all that begin with a prefix come before the prefix followed by the last ASCII character.
    text: `
      select ${columns}
      from namespace_names n join namespaces s on s.namespace_id = n.namespace_id
      where n.organization_id = $1 and n.name > $2
        and (n.name = $3 or (n.name >= $4::text and n.name < $4::text || chr(127)))
      order by n.name limit $5`,
    values: [organizationId, page.after, page.exact, page.under, page.limit],
  });
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
