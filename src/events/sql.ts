import type { Transaction } from "#src/db/database.ts";

export interface RecordRow {
  id: string;
  type: string;
  data: unknown;
}

export async function insertRecords(
  tx: Transaction,
  origin: { namespaceId: number; organizationId: string; namespace: string | null },
  records: readonly RecordRow[],
  at: Date,
): Promise<void> {
  await tx.query({
    name: "events_insert_records",
    text: `
      insert into recorded_events (namespace_id, record_id, organization_id, namespace, type, data, recorded_at)
      select $1, r.id, $2, $3, r.type, r.data, $5 from jsonb_to_recordset($4) as r(id text, type text, data jsonb)`,
    values: [origin.namespaceId, origin.organizationId, origin.namespace, JSON.stringify(records), at],
  });
}
