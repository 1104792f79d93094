/** What is pending when an endpoint is disabled is skipped: some at once, and where that is not all, the rest behind. */
import type { Database, Transaction } from "#src/db/database.ts";
import { wake } from "#src/work/wakeups.ts";
import * as sql from "./delivery-sql.ts";
import { type EndpointRow, holdEndpoint } from "./endpoint-sql.ts";
import { DELIVERIES } from "./wakeups.ts";

const AT_ONCE = 5_000;

/** @returns how many are skipped, those to be skipped behind included */
export async function skipSome(tx: Transaction, { endpointId, claimId }: EndpointRow, now: Date): Promise<number> {
  const skipped = await sql.skipPending(tx, endpointId, AT_ONCE);
  if (skipped < AT_ONCE) return skipped;
  await wake(tx, DELIVERIES, claimId, now);
  return skipped + (await sql.countPending(tx, endpointId));
}

/** Skips what is left pending of an endpoint that is disabled; nothing of one that is not. */
export async function skipAll(db: Database, endpointId: string): Promise<void> {
  const skip = (tx: Transaction) => skipIfDisabled(tx, endpointId);
  while ((await db.transaction(skip)) === AT_ONCE);
}

async function skipIfDisabled(tx: Transaction, endpointId: string): Promise<number> {
  const endpoint = await holdEndpoint(tx, endpointId);
  return endpoint?.status === "disabled" ? sql.skipPending(tx, endpointId, AT_ONCE) : 0;
}
