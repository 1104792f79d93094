/** A namespace as it is read. */
import type { Namespace } from "#generated/types.ts";
import type { NamespaceRow } from "./sql.ts";

export function namespaceView(row: NamespaceRow): Namespace {
  return {
    name: row.name,
    document_count: row.document_count,
    bytes: row.bytes,
    sequence: row.sequence,
    budget_usd_per_month: row.budget_usd_per_month,
    on_exceeded: row.on_exceeded,
    indexed_attributes: [],
    spent_usd: 0,
    budget_paused: false,
    non_production: false,
    created_at: row.created_at.toISOString(),
  };
}
