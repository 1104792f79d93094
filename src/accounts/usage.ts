/** What is billed, by namespace, month and line. Added to in the transaction that does the work, so nothing is billed that did not happen. */
import { numberArray, textArray } from "#src/db/array-literals.ts";
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

/** Adds bytes to a line of several namespaces, each once, in the order of their ids: two that do so wait for one another, never in a circle. */
export async function addUsages(
  tx: Transaction,
  line: UsageLine,
  at: Date,
  billed: readonly { namespaceId: number; organizationId: string; bytes: number }[],
): Promise<void> {
  await tx.query({
    name: "usage_add_all",
    text: `
      insert into usage_lines (namespace_id, organization_id, month, line, bytes)
      select n, o, $1, $2, b from unnest($3::bigint[], $4::text[], $5::bigint[]) as u(n, o, b) order by n
      on conflict (namespace_id, month, line) do update set bytes = usage_lines.bytes + excluded.bytes`,
    values: [
      at.toISOString().slice(0, 7),
      line,
      numberArray(billed.map(({ namespaceId }) => namespaceId)),
      textArray(billed.map(({ organizationId }) => organizationId)),
      numberArray(billed.map(({ bytes }) => bytes)),
    ],
  });
}
