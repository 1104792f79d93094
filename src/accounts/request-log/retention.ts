/** How long requests stay in the log. */
import type { Database } from "#src/foundation/db/database.ts";
import { sweepDays, sweepRequests } from "./sql.ts";

const AT_ONCE = 1_000;

/** Deletes what is older than `keptMs`, and everything if that is 0. */
export async function sweepRequestLog(db: Database, now: Date, keptMs: number): Promise<void> {
  // Entries of this very moment are not older than it.
  const before = new Date(now.getTime() - keptMs + (keptMs === 0 ? 1 : 0));
  while ((await sweepRequests(db, before, AT_ONCE)) === AT_ONCE);
  const day = keptMs === 0 ? new Date(now.getTime() + 86_400_000) : before;
  while ((await sweepDays(db, dayOf(day), AT_ONCE)) === AT_ONCE);
}

/** In UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
