/**
 * Usage by namespace, month and line. It is added in the transaction that does the work, so nothing is counted that did not
 * happen, and nothing twice. The usage of a non-production namespace goes to separate rows. The namespace's state at that moment
 * decides.
 */
import { numberArray, textArray } from "#src/foundation/db/array-literals.ts";
import { noteChanged } from "#src/foundation/db/changed-namespaces.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { usedInHour } from "./hourly-usage.ts";
import { monthOf } from "./prices.ts";

export type UsageLine = "writes" | "queries" | "judging" | "tenant_summary";

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
  noteChanged(billed.namespaceId);
  const adding = tx.query<{ non_production: boolean }>({
    name: "usage_add",
    text: `
      insert into usage_lines (namespace_id, organization_id, month, line, non_production, bytes, units, tokens)
      select n.namespace_id, $2, $3, $4, n.non_production, $5, $6, $7 from namespaces n where n.namespace_id = $1
      on conflict (namespace_id, month, line, non_production) do update
      set bytes = usage_lines.bytes + excluded.bytes, units = usage_lines.units + excluded.units,
          tokens = usage_lines.tokens + excluded.tokens
      returning non_production`,
    values: [
      billed.namespaceId,
      billed.organizationId,
      monthOf(billed.at),
      billed.line,
      billed.bytes ?? 0,
      billed.units ?? 0,
      billed.tokens ?? 0,
    ],
  });
  tx.counted?.(
    adding.then((rows) => rows.flatMap(({ non_production }) => usedInHour({ ...billed, nonProduction: non_production }))),
  );
  await adding;
}

/** Counts usage that another statement of the transaction adds to its line, in a namespace that the transaction has locked. */
export function addedUsage(tx: Transaction, billed: Billed, nonProduction: boolean): void {
  noteChanged(billed.namespaceId);
  tx.counted?.(usedInHour({ ...billed, nonProduction }));
}

/** The usage of a change of documents, in a namespace that the transaction has locked. */
export interface BilledBytes {
  namespaceId: number;
  organizationId: string;
  nonProduction: boolean;
  bytes: number;
  /** The growth of its documents; negative if they have shrunk. */
  stored: number;
}

/**
 * Adds bytes to a line of several namespaces, each once, in the order of their ids. So two such transactions wait for each other
 * without a deadlock.
 */
export async function addUsages(tx: Transaction, line: UsageLine, at: Date, billed: readonly BilledBytes[]): Promise<void> {
  noteUsages(tx, line, at, billed);
  await tx.query({
    name: tx.apart ? "usage_add_all_apart" : "usage_add_all",
    text: `
      insert into usage_lines (namespace_id, organization_id, month, line, non_production, bytes, stored, stored_moment)
      select ${tx.apart ? "namespace_id" : "n"}, o, $1, $2, p, b, s, s::numeric * $8::bigint
      from unnest($3::bigint[], $4::text[], $5::boolean[], $6::bigint[], $7::bigint[]) as u(n, o, p, b, s)
      ${tx.apart ? "join namespaces on namespace_id = n where namespace_id = any($3::bigint[])" : ""} order by n, p
      on conflict (namespace_id, month, line, non_production) do update
      set bytes = usage_lines.bytes + excluded.bytes, stored = usage_lines.stored + excluded.stored,
          stored_moment = usage_lines.stored_moment + excluded.stored_moment`,
    values: [
      monthOf(at),
      line,
      numberArray(billed.map(({ namespaceId }) => namespaceId)),
      textArray(billed.map(({ organizationId }) => organizationId)),
      textArray(billed.map(({ nonProduction }) => String(nonProduction))),
      numberArray(billed.map(({ bytes }) => bytes)),
      numberArray(billed.map(({ stored }) => stored)),
      momentOf(at),
    ],
  });
}

/** Counts usage that another statement of the transaction adds to its line. */
export function noteUsages(tx: Transaction, line: UsageLine, at: Date, billed: readonly BilledBytes[]): void {
  for (const { namespaceId } of billed) noteChanged(namespaceId);
  tx.counted?.(billed.flatMap((one) => usedInHour({ ...one, line, at })));
}

/** The factor of what is stored in `stored_moment`: the time since the month began, in milliseconds. */
export function momentOf(at: Date): number {
  return at.getTime() - monthStart(monthOf(at));
}

/** In milliseconds since 1970. */
export function monthStart(month: string): number {
  return Date.parse(`${month}-01T00:00:00.000Z`);
}

export { isNonProduction } from "./usage-sql.ts";
