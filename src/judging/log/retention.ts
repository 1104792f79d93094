/**
 * Deletes evaluations that are older than the operator keeps them, and shared answers that came from them. One worker walks over all
 * namespaces once a day. In each it looks at the oldest evaluation of each judgment, which is one probe of the log's key. So a namespace
 * costs the same, however long its log is. A pass that stops in between begins again: it finds what is left.
 */
import type { Database } from "#src/foundation/db/database.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { type NamedNamespace, namespacesAfter } from "#src/records/namespaces/namespaces.ts";
import { deleteOldEvaluations, deleteOldShared, nextJudgment } from "./retention-sql.ts";

/** The kind of its work-queue row. One row is for all logs. */
export const EVALUATIONS = "evaluations";
const ALL_LOGS = 1;

const EVERY_MS = 24 * 3_600_000;
const AT_ONCE = 1_000;

export interface RetentionParts {
  db: Database;
  clock: Clock;
  /** How long evaluations are kept. Null: until their judgment or namespace is deleted. */
  keptMs: number | null;
}

/** Begins a pass now. Called when a process starts, because the operator may have changed the setting. */
export async function beginRetention({ db, clock }: Pick<RetentionParts, "db" | "clock">): Promise<void> {
  await wake(db, EVALUATIONS, ALL_LOGS, clock.now());
}

/** Sweeps all namespaces. Returns when to sweep next; null if everything is kept. */
export async function sweepEvaluations({ db, clock, keptMs }: RetentionParts, signal: AbortSignal): Promise<Date | null> {
  if (keptMs === null) return null;
  const now = clock.now();
  const before = new Date(now.getTime() - keptMs);
  let last: NamedNamespace = { organizationId: "", name: "" };
  while (!signal.aborted) {
    const page = await namespacesAfter(db, last, AT_ONCE);
    for (const { namespaceId } of page) {
      if (signal.aborted) return now;
      await sweepNamespace(db, namespaceId, before, signal);
    }
    if (page.length < AT_ONCE) return new Date(now.getTime() + EVERY_MS);
    last = page.at(-1)!;
  }
  return now;
}

async function sweepNamespace(db: Database, namespaceId: number, before: Date, signal: AbortSignal): Promise<void> {
  let sharedAreSwept = false;
  let next = await nextJudgment(db, namespaceId, "");
  while (next && !signal.aborted) {
    const { judgmentId, oldest } = next;
    if (oldest < before) {
      // Each shared answer has an evaluation. So old ones go before the first old evaluation, which tells a later pass that they are there.
      while (!sharedAreSwept && !signal.aborted)
        sharedAreSwept = (await deleteOldShared(db, namespaceId, before, AT_ONCE)) < AT_ONCE;
      while (
        !signal.aborted &&
        (await deleteOldEvaluations(db, namespaceId, { judgmentId, before, limit: AT_ONCE })) === AT_ONCE
      );
    }
    next = await nextJudgment(db, namespaceId, judgmentId);
  }
}
