/** The representation of namespaces, with data from other modules. */
import type { IndexedAttribute, Namespace } from "#generated/types.ts";
import { type Attodollars, usd } from "#src/accounts/money/money.ts";
import { monthOf } from "#src/accounts/money/prices.ts";
import type { Spending } from "#src/accounts/money/spending.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { indexedAttributes } from "#src/records/attributes/views.ts";
import {
  listNamespaces,
  listSeenNamespaces,
  type NamespacePage,
  type NamespaceRow,
  namespaceByName,
} from "#src/records/namespaces/namespaces.ts";

export interface ViewParts {
  db: Database;
  clock: Clock;
  spending: Spending;
  /** Whether namespaces are on several machines, of which one may be lost. Lists then show what was last seen of them. */
  apart: boolean;
}

/** @throws ServiceError `not_found` */
export function getNamespace(parts: ViewParts, organizationId: string, name: string): Promise<Namespace> {
  const read = () =>
    reading(parts.db, async (tx) => {
      const [view] = await viewsOf(tx, parts, organizationId, [await namespaceByName(tx, organizationId, name)]);
      return view!;
    });
  // The second time, the organization's spending is taken as it was last seen. That may have been all that was lost.
  return read().catch((error: unknown) => {
    if (isLost(parts, error)) return read();
    throw error;
  });
}

export async function listNamespaceViews(
  parts: ViewParts,
  organizationId: string,
  page: NamespacePage,
): Promise<{ namespaces: Namespace[]; more: boolean }> {
  try {
    return await reading(parts.db, async (tx) => {
      const { rows, more } = await listNamespaces(tx, organizationId, page, parts.apart);
      return { namespaces: await viewsOf(tx, parts, organizationId, rows), more };
    });
  } catch (error) {
    if (!isLost(parts, error)) throw error;
    return reading(parts.db, (tx) => lastSeen(tx, parts, organizationId, page));
  }
}

async function lastSeen(tx: Transaction, { clock, spending }: ViewParts, organizationId: string, page: NamespacePage) {
  const { rows, more } = await listSeenNamespaces(tx, organizationId, page);
  const ids = rows.map(({ namespace_id }) => namespace_id);
  const spent = await spending.spentAsSeen(tx, organizationId, ids, monthOf(clock.now()));
  const namespaces = rows.map((row) => ({
    ...namespaceView(row, row.indexed_attributes, spent.get(row.namespace_id)!),
    as_of: row.seen_at.toISOString(),
  }));
  return { namespaces, more };
}

const isLost = ({ apart }: ViewParts, error: unknown) => apart && error instanceof ServiceError && error.code === "unavailable";

/** Reads everything that a representation needs from one snapshot. */
function reading<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(work, { isolation: "repeatable read", readOnly: true });
}

async function viewsOf(
  tx: Transaction,
  { clock, spending }: ViewParts,
  organizationId: string,
  rows: readonly NamespaceRow[],
): Promise<Namespace[]> {
  const namespaces = rows.map(({ namespace_id: namespaceId, name }) => ({ namespaceId, name }));
  const indexed = await indexedAttributes(tx, organizationId, namespaces);
  const ids = namespaces.map(({ namespaceId }) => namespaceId);
  const spent = await spending.spent(tx, organizationId, ids, monthOf(clock.now()));
  return rows.map((row) => namespaceView(row, indexed.get(row.namespace_id)!, spent.get(row.namespace_id)!));
}

function namespaceView(row: NamespaceRow, indexed_attributes: IndexedAttribute[], spent: Attodollars): Namespace {
  return {
    name: row.name,
    document_count: row.document_count,
    bytes: row.bytes,
    sequence: row.sequence,
    budget_usd_per_month: row.budget_usd_per_month,
    on_exceeded: row.on_exceeded,
    indexed_attributes,
    spent_usd: usd(spent),
    budget_paused: row.budget_paused,
    non_production: row.non_production,
    created_at: row.created_at.toISOString(),
  };
}
