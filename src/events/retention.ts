/** Events stay in the feed for 30 days. */
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import { firstEventId } from "./event-id.ts";
import * as sql from "./sql.ts";

const KEPT_MS = 30 * 24 * 3_600_000;
const AT_ONCE = 5_000;
/** Sweeping goes on while there are events, this often. */
const SWEPT_EVERY_MS = 3_600_000;

/** When an event of a moment leaves the feed. */
export function expiryOf(at: Date): Date {
  return new Date(at.getTime() + KEPT_MS);
}

/** Events with this id or a larger one are in the feed. */
export function oldestEventId(now: Date): string {
  return firstEventId(new Date(now.getTime() - KEPT_MS));
}

/** Sweeps the feed whose organization keeps its own records under this id; answers when to sweep it again. */
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
  // From the moment that the sweep looked back from: what expired during it is due then.
  return new Date(now.getTime() + SWEPT_EVERY_MS);
}
