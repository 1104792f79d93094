/**
 * Schedules of periodic judgments. Setting the policy or another interval starts a new schedule, and the first run is one
 * interval later. Every run is a `periodic` job. If a job is still open, or no version is active, the run at that time is
 * skipped.
 *
 *   set periodic ─▶ waits ── next_at ──▶ a job starts, next_at + interval ─▶ waits …
 *                     └── no longer periodic, or deleted ──▶ removed
 *
 * A namespace with an interval of its own keeps its schedule, without jobs, while another judgment hides the inherited one, and while
 * the template is not periodic. Nobody would set it again.
 */

import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { newNumber } from "#src/foundation/ids.ts";
import { startJob } from "#src/foundation/jobs/start.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { durationMs } from "#src/foundation/time/durations.ts";
import { hasOpenJob } from "#src/jobs/management/open-jobs.ts";
import { isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { judgmentsNamed } from "#src/judging/definitions/lookup.ts";
import { mostSpecific } from "#src/records/templates/owners.ts";
import * as sql from "./sql.ts";

/** The kind of its work-queue rows. */
export const SCHEDULE = "schedule";

/**
 * Whether a place has its own schedule for a judgment: its owner has, and so has a namespace that overrides policy or interval.
 */
export function isScheduledBy({ owner, overrides: { freshness } }: Judgment, place: string): boolean {
  return owner === place || freshness.policy !== undefined || freshness.interval !== undefined;
}

/** Starts, changes or ends the schedule of a judgment at a place, in the transaction that changes its settings. */
export async function schedule(
  tx: Transaction,
  organizationId: string,
  judgment: Judgment,
  place: string,
  now: Date,
): Promise<void> {
  const { policy, interval } = judgment.freshness;
  if (policy !== "periodic" || interval === undefined || !isScheduledBy(judgment, place)) {
    await sql.deleteSchedule(tx, judgment.judgmentId, place);
    return;
  }
  const intervalMs = durationMs(interval);
  const nextAt = new Date(now.getTime() + intervalMs);
  const { judgmentId, name } = judgment;
  const put = await sql.putSchedule(tx, {
    judgmentId,
    place,
    organizationId,
    judgment: name,
    claimId: newNumber(),
    intervalMs,
    nextAt,
  });
  if (put) await wake(tx, SCHEDULE, put.claimId, nextAt);
}

/** Starts the due run. Returns when the next one is due; null if there is none. */
export async function runSchedule(
  { db, clock, wakeJobs }: { db: Database; clock: Clock; wakeJobs(): void },
  claimId: number,
): Promise<Date | null> {
  const next = await db.transaction(async (tx) => {
    const held = await sql.holdSchedule(tx, claimId);
    if (!held) return null;
    const now = clock.now();
    if (held.nextAt > now) return held.nextAt;
    const { organizationId, judgmentId, place: namespace, judgment: name } = held;
    const found = await judgmentsNamed(tx, organizationId, namespace, name);
    const judgment = found.find((one) => one.judgmentId === judgmentId);
    if (!judgment || !isScheduledBy(judgment, namespace) || !mayBePeriodic(judgment)) {
      await sql.deleteSchedule(tx, judgmentId, namespace);
      return null;
    }
    const runs = judgment.freshness.policy === "periodic" && mostSpecific(found, namespace) === judgment && isActive(judgment);
    if (runs && !(await hasOpenJob(tx, { type: "periodic", judgmentId, namespace }))) {
      await startJob(
        tx,
        { type: "periodic", organizationId, namespace, judgment: name, judgmentId, settings: { judgmentId } },
        now,
      );
    }
    // Several missed runs count as one.
    const missed = Math.floor((now.getTime() - held.nextAt.getTime()) / held.intervalMs);
    const nextAt = new Date(held.nextAt.getTime() + (missed + 1) * held.intervalMs);
    await sql.setNext(tx, claimId, nextAt);
    return nextAt;
  });
  wakeJobs();
  return next;
}

/** Whether it is periodic there, or only its template keeps it from being. */
function mayBePeriodic({ freshness, overrides: { freshness: own } }: Judgment): boolean {
  return freshness.policy === "periodic" || (own.policy === undefined && own.interval !== undefined);
}

/** Ends the schedules of judgments in a namespace that is deleted. */
export const forgetSchedulesAt = sql.deleteSchedules;
