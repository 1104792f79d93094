/**
 * Runs jobs, one page at a time. The effects of a page and the job's new checkpoint commit together. So a process may crash at
 * any point and no effect happens twice. `states.ts` has the statuses and all transitions.
 *
 *   page ──▶ persisted: next page │ last page: done, failed │ over budget: paused
 *     │ throws, or the engine is unavailable
 *     ▼
 *   retried with growing delays ── 12 times in a row ──▶ failed
 *
 * A job that is cancelled during a page is `settling`. The results of requests already sent to engines are persisted, then its
 * end is published. Jobs are deleted 90 days after their end.
 */

import type { Database } from "#src/foundation/db/database.ts";
import { Overtaken as OvertakenPage } from "#src/foundation/db/positions.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { retryAt } from "#src/foundation/queue/retries.ts";
import { isDue } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { spannedWithin } from "#src/foundation/tracing/tracing.ts";
import type { Courtesy } from "./courtesy.ts";
import { recordTransition } from "./events.ts";
import type { Obstacle, Waiting } from "./failures.ts";
import type { Job, JobKind, Progress } from "./job.ts";
import * as sql from "./job-rows.ts";
import { KEPT_MS } from "./kept.ts";
import { JOB } from "./start.ts";

export interface RunnerParts {
  db: Database;
  clock: Clock;
  log: Logger;
  kinds: readonly JobKind[];
  courtesy: Pick<Courtesy, "quiet">;
}

/**
 * After a page, interactive work has the machine for three times the page's duration. So under a stream of interactive work, jobs
 * get a quarter of the machine. The pause has this limit because a long page mostly waits for its engine. Measured p99: 101 ms
 * like this, 143 ms with half of the time, 168 ms without pauses.
 */
const MOST_COURTEOUS_MS = 100;
const COURTESY = 3;

/** Including the delays between them, about twenty minutes. So a temporary outage of an engine does not fail a job. */
export const MOST_ATTEMPTS = 12;

/** The interval at which a paused job checks its budget, and at which failed cleanup after a job's end is retried. */
const HELD_MS = 60_000;

/** The number of ended jobs per deletion. */
const MOST_SWEPT = 500;

/** Another worker has advanced the job, or a user has ended it. */
class Overtaken extends Error {}

/** Runs a job. Returns when to continue; null if it waits until something wakes it. */
export async function runJob(parts: RunnerParts, claimId: number, signal: AbortSignal): Promise<Date | null> {
  let known: Job | undefined;
  while (!signal.aborted) {
    const job = known ?? (await sql.readClaimed(parts.db, claimId));
    if (!job) return null;
    const kind = kindOf(parts, job);
    if (job.settling) await settle(parts, kind, job);
    if (job.endedAt !== null) {
      await sweep(parts);
      return afterEnd(parts, kind, job);
    }
    const begun = performance.now();
    const next = await step(parts, kind, job, signal);
    if (next === null || next instanceof Date) return next;
    await parts.courtesy.quiet(Math.min(COURTESY * (performance.now() - begun), MOST_COURTEOUS_MS), signal);
    if (await next.othersWait) break;
    known = next.job;
  }
  return parts.clock.now();
}

/** There may be another page at once. */
interface GoesOn {
  /** The job after the page; undefined if it must be read again. */
  job?: Job;
  /** Jobs take turns page by page. The job that has waited longest is next, and this job queues behind all that wait now. */
  othersWait: Promise<boolean>;
}

/** Whether another job is waiting. The query runs while a page is persisted, not after it. */
function othersWait({ db, clock }: Pick<RunnerParts, "db" | "clock">): Promise<boolean> {
  const waiting = isDue(db, JOB, clock.now());
  // The caller that awaits the promise sees the error.
  waiting.catch(() => undefined);
  return waiting;
}

function kindOf({ kinds }: RunnerParts, { type }: Job): JobKind {
  const kind = kinds.find((one) => one.type === type);
  if (!kind) throw new Error(`This release has no jobs of type ${type}.`);
  return kind;
}

/** Cleans up after a job's end, and repeats that until it succeeds. */
async function afterEnd({ clock, log }: RunnerParts, kind: JobKind, job: Job): Promise<Date | null> {
  try {
    return (await kind.afterEnd?.(job)) ?? null;
  } catch (error) {
    log.warn({ err: error, jobId: job.jobId }, "The cleanup after a job failed. It is tried again.");
    return new Date(clock.now().getTime() + HELD_MS);
  }
}

/** One transition of a job. */
async function step(parts: RunnerParts, kind: JobKind, job: Job, signal: AbortSignal): Promise<Date | null | GoesOn> {
  if (job.status === "paused") return job.heldBy === "budget" ? letGoOn(parts, kind, job) : null;
  if (job.status !== (kind.worksWhile ?? "running") || job.result !== null) return null;
  try {
    const attributes = { "judgment.job": job.jobId, "judgment.job_type": kind.type };
    return await spannedWithin({ name: `job ${kind.type}`, kind: "internal", attributes }, () => page(parts, kind, job, signal));
  } catch (error) {
    if (error instanceof Overtaken || error instanceof OvertakenPage) return { othersWait: othersWait(parts) };
    if (error instanceof ServiceError && error.code === "unavailable") throw error;
    parts.log.warn({ err: error, jobId: job.jobId, attempts: job.attempts + 1 }, "A page of a job failed.");
    return tryAgain(parts, kind, job, reasonOf(error));
  }
}

async function page(parts: RunnerParts, kind: JobKind, job: Job, signal: AbortSignal): Promise<Date | null | GoesOn> {
  const { db, clock } = parts;
  const land = await kind.page(job, signal);
  if (land === null) return clock.now();
  if ("notBefore" in land) return land.notBefore;
  const waiting = othersWait(parts);
  const retry = (afterMs: number) => retryAt(clock.now(), job.attempts + 1, afterMs);
  const { progress, moved, due } = await db.transaction(async (tx) => {
    const now = clock.now();
    const done = await land(tx, now);
    const gaveUp = "again" in done && job.attempts + 1 >= MOST_ATTEMPTS;
    const progress: Progress = gaveUp ? { ...done, ended: "failed", error: done.again.message } : done;
    const due = "again" in done ? retry(done.again.afterMs) : now;
    const moved = await sql.moveJob(tx, job, movedBy(job, progress, due), now);
    if (!moved) throw new Overtaken();
    if (moved.status === "failed") await kind.abandon?.(tx, job, now);
    if (moved.status !== job.status && (moved.heldBy !== "hand" || moved.endedAt !== null))
      await recordTransition(tx, moved, now);
    return { progress, moved, due };
  });
  if ("ended" in progress) return { othersWait: waiting };
  if ("rests" in progress) return null;
  if ("held" in progress) return new Date(clock.now().getTime() + HELD_MS);
  if ("again" in progress) return due;
  return { job: moved, othersWait: waiting };
}

/** @param due when to retry the rest */
function movedBy(job: Job, progress: Progress, due: Date): sql.Moved {
  const { documents, spentUsd = "0", estimate = null, stays = false, anew = false } = progress;
  const nothing = { status: null, checkpoint: null, result: null, error: null, attempts: 0, waiting: null };
  const moved = { documents, spentUsd, estimate, stays, anew, ...nothing };
  if ("ended" in progress) {
    if (progress.ended === "failed") return { ...moved, status: "failed", error: progress.error };
    return { ...moved, status: "done", result: progress.result ?? null };
  }
  if ("rests" in progress) return { ...moved, result: progress.rests };
  if ("held" in progress) return { ...moved, checkpoint: progress.checkpoint, status: "paused", error: progress.held };
  if ("again" in progress) {
    const waiting = waitingFor(job, progress.again, due);
    return { ...moved, checkpoint: progress.checkpoint, stays: true, attempts: job.attempts + 1, waiting };
  }
  return { ...moved, checkpoint: progress.checkpoint };
}

function waitingFor(job: Job, { code, message }: Pick<Obstacle, "code" | "message">, due: Date): Waiting {
  return { code, message, since: job.waiting?.since ?? job.updatedAt.toISOString(), retry_at: due.toISOString() };
}

/** Schedules a failed page for a retry, or fails the job. */
async function tryAgain({ db, clock }: RunnerParts, kind: JobKind, job: Job, reason: string): Promise<Date | null> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    if (job.attempts + 1 < MOST_ATTEMPTS) {
      const due = retryAt(now, job.attempts + 1, 0);
      await sql.noteFailure(tx, job, waitingFor(job, { code: "internal", message: WHILE_TRIED_AGAIN }, due), now);
      return due;
    }
    await kind.lockFirst?.(tx, job);
    const held = await sql.holdJob(tx, job.organizationId, job.jobId);
    if (!held || held.endedAt !== null || held.pages !== job.pages) return now;
    await kind.abandon?.(tx, held, now);
    const failed = await sql.changeJob(tx, job.jobId, { status: "failed", heldBy: null, error: reason }, now);
    await recordTransition(tx, failed, now);
    return now;
  });
}

const WHILE_TRIED_AGAIN =
  "A page failed because of an error in the service. It is tried again. The server's log has details under this job's id.";

/** Publishes the end of a job that was cancelled while a page may have been in progress. That page is over now. */
async function settle({ db, clock }: RunnerParts, kind: JobKind, job: Job): Promise<void> {
  await db.transaction(async (tx) => {
    if (job.status === "cancelled") await kind.lockFirst?.(tx, job);
    const held = await sql.holdJob(tx, job.organizationId, job.jobId);
    if (!held?.settling) return;
    const now = clock.now();
    if (held.status === "cancelled") await kind.abandon?.(tx, held, now);
    await recordTransition(tx, await sql.settleJob(tx, job.jobId), now);
  });
}

/** Deletes old ended jobs whenever a job has ended. So their number is bounded by the jobs that have ended since. */
async function sweep({ db, clock }: RunnerParts): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await db.transaction((tx) => sql.sweepEnded(tx, before, MOST_SWEPT));
}

/** The error message for users. The log has the details of internal faults. */
function reasonOf(error: unknown): string {
  if (error instanceof ServiceError) return error.message;
  return `A page failed ${MOST_ATTEMPTS} times because of an error in the service. The server's log has details under this job's id.`;
}

/** Resumes a job that its budget paused, if the budget now allows it. */
async function letGoOn({ db, clock }: RunnerParts, kind: JobKind, job: Job): Promise<Date | GoesOn> {
  const now = clock.now();
  if (await kind.heldBack?.(job)) return new Date(now.getTime() + HELD_MS);
  await db.transaction(async (tx) => {
    const held = await sql.holdJob(tx, job.organizationId, job.jobId);
    if (held?.status !== "paused" || held.heldBy !== "budget") return;
    await sql.changeJob(tx, job.jobId, { status: "running", heldBy: null, error: null }, now);
  });
  return { othersWait: Promise.resolve(false) };
}
