/** Events stay in the feed for 30 days. */

import type { Database } from "#src/foundation/db/database.ts";
import { firstEventId } from "#src/foundation/events/event-id.ts";
import * as sql from "#src/foundation/events/event-rows.ts";
import type { Clock } from "#src/foundation/time/clock.ts";

const KEPT_MS = 30 * 24 * 3_600_000;
const AT_ONCE = 5_000;
/** The interval of sweeps while there are events. */
const SWEPT_EVERY_MS = 3_600_000;

/** When an event of a moment leaves the feed. */
export function expiryOf(at: Date): Date {
  return new Date(at.getTime() + KEPT_MS);
}

/** Events with this id or a larger one are in the feed. */
export function oldestEventId(now: Date): string {
  return firstEventId(new Date(now.getTime() - KEPT_MS));
}

/** Sweeps the feed of the organization whose own records have this id. Returns when to sweep it again. */
export async function sweepFeed(
  { db, clock, sweepAlso }: { db: Database; clock: Clock; sweepAlso(organizationId: string): Promise<void> },
  recordsId: number,
  signal: AbortSignal,
): Promise<Date | null> {
  const organizationId = await sql.readFeedOf(db, recordsId);
  if (organizationId === undefined) return null;
  const now = clock.now();
  const oldest = oldestEventId(now);
  let swept = AT_ONCE;
  while (swept === AT_ONCE && !signal.aborted) {
    swept = await db.transaction(async (tx) => {
      await sql.holdFeed(tx, { organizationId, recordsId });
      return sql.sweepEvents(tx, organizationId, oldest, AT_ONCE);
    });
  }
  await sweepAlso(organizationId);
  // Counted from the start of this sweep. Events that expired during it are due then.
  return new Date(now.getTime() + SWEPT_EVERY_MS);
}
