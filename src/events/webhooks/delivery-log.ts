/** The log of deliveries is retained for 30 days, and deleted with its endpoint. */

import { expiryOf, oldestEventId } from "#src/events/feed/retention.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import * as sql from "./delivery-sql.ts";
import type { EndpointRow } from "./endpoint-sql.ts";
import * as endpointSql from "./endpoint-sql.ts";

interface Parts {
  db: Database;
  clock: Clock;
}

const AT_ONCE = 5_000;
const STATS_KEPT_MS = 25 * 3_600_000;
const SWEPT_EVERY_MS = 24 * 3_600_000;

/** Removes the log of a deleted endpoint. */
export async function removeLog({ db, clock }: Parts, { endpointId }: EndpointRow, signal: AbortSignal): Promise<Date | null> {
  while ((await sql.deleteDeliveries(db, endpointId, null, AT_ONCE)) === AT_ONCE) {
    if (signal.aborted) return clock.now();
  }
  await db.transaction(async (tx) => {
    await endpointSql.deleteStats(tx, endpointId, clock.now());
    await endpointSql.deleteEndpoint(tx, endpointId);
  });
  return null;
}

/** Removes expired entries. Returns when there will be more, at the earliest in a day; null if the log is empty. */
export async function sweepLog({ db, clock }: Parts, endpointId: string, signal: AbortSignal): Promise<Date | null> {
  const now = clock.now();
  while ((await sql.deleteDeliveries(db, endpointId, oldestEventId(now), AT_ONCE)) === AT_ONCE) {
    if (signal.aborted) return now;
  }
  const before = new Date(now.getTime() - STATS_KEPT_MS);
  await db.transaction((tx) => endpointSql.deleteStats(tx, endpointId, before));
  const oldest = await sql.readOldest(db, endpointId);
  const tomorrow = new Date(now.getTime() + SWEPT_EVERY_MS);
  return oldest === null ? null : latest(expiryOf(oldest), tomorrow);
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}
