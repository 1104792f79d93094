/** What is billed, by namespace, month and line. Added to in the transaction that does the work, so nothing is billed that did not happen. */
import type { Transaction } from "#src/db/database.ts";

export type UsageLine = "writes" | "queries" | "judging";

export interface Billed {
  namespaceId: number;
  organizationId: string;
  at: Date;
  line: UsageLine;
  bytes?: number;
  units?: number;
  tokens?: number;
}

export async function addUsage(tx: Transaction, billed: Billed): Promise<void> {
  await tx.query({
    name: "usage_add",
    text: `
      insert into usage_lines (namespace_id, organization_id, month, line, bytes, units, tokens)
      values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (namespace_id, month, line) do update
      set bytes = usage_lines.bytes + excluded.bytes, units = usage_lines.units + excluded.units,
          tokens = usage_lines.tokens + excluded.tokens`,
    values: [
      billed.namespaceId,
      billed.organizationId,
      billed.at.toISOString().slice(0, 7),
      billed.line,
      billed.bytes ?? 0,
      billed.units ?? 0,
      billed.tokens ?? 0,
    ],
  });
}
