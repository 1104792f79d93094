/** Skips the pending deliveries of an endpoint that is disabled: some at once, the rest in the background. */
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import * as sql from "./delivery-sql.ts";
import { type EndpointRow, holdEndpoint } from "./endpoint-sql.ts";
import { DELIVERIES } from "./wakeups.ts";

const AT_ONCE = 5_000;

/** @returns how many are skipped, including those in the background */
export async function skipSome(tx: Transaction, { endpointId, claimId }: EndpointRow, now: Date): Promise<number> {
  const skipped = await sql.skipPending(tx, endpointId, AT_ONCE);
  if (skipped < AT_ONCE) return skipped;
  await wake(tx, DELIVERIES, claimId, now);
  return skipped + (await sql.countPending(tx, endpointId));
}

/** Skips the remaining pending deliveries of a disabled endpoint; nothing for an enabled one. */
export async function skipAll(db: Database, endpointId: string): Promise<void> {
  const skip = (tx: Transaction) => skipIfDisabled(tx, endpointId);
  while ((await db.transaction(skip)) === AT_ONCE);
}

async function skipIfDisabled(tx: Transaction, endpointId: string): Promise<number> {
  const endpoint = await holdEndpoint(tx, endpointId);
  return endpoint?.status === "disabled" ? sql.skipPending(tx, endpointId, AT_ONCE) : 0;
}
