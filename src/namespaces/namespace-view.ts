/** Namespaces as they are read, with what other rooms know of them. */
import type { IndexedAttribute, Namespace } from "#generated/types.ts";
import { indexedAttributes } from "#src/attributes/views.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { listNamespaces, type NamespacePage, type NamespaceRow, namespaceByName } from "./namespaces.ts";

/** @throws ServiceError `not_found` */
export function getNamespace(db: Database, organizationId: string, name: string): Promise<Namespace> {
  return reading(db, async (tx) => {
    const [view] = await viewsOf(tx, organizationId, [await namespaceByName(tx, organizationId, name)]);
    return view!;
  });
}

export function listNamespaceViews(
  db: Database,
  organizationId: string,
  page: NamespacePage,
): Promise<{ namespaces: Namespace[]; more: boolean }> {
  return reading(db, async (tx) => {
    const { rows, more } = await listNamespaces(tx, organizationId, page);
    return { namespaces: await viewsOf(tx, organizationId, rows), more };
  });
}

/** One state of all that a view is made of. */
function reading<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(work, { isolation: "repeatable read", readOnly: true });
}

async function viewsOf(tx: Transaction, organizationId: string, rows: readonly NamespaceRow[]): Promise<Namespace[]> {
  const namespaces = rows.map(({ namespace_id: namespaceId, name }) => ({ namespaceId, name }));
  const indexed = await indexedAttributes(tx, organizationId, namespaces);
  return rows.map((row) => namespaceView(row, indexed.get(row.namespace_id)!));
}

function namespaceView(row: NamespaceRow, indexed_attributes: IndexedAttribute[]): Namespace {
  return {
    name: row.name,
    document_count: row.document_count,
    bytes: row.bytes,
    sequence: row.sequence,
    budget_usd_per_month: row.budget_usd_per_month,
    on_exceeded: row.on_exceeded,
    indexed_attributes,
    spent_usd: 0,
    budget_paused: false,
    non_production: false,
    created_at: row.created_at.toISOString(),
  };
}
