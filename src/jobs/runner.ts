/**
 * Works on jobs, a page at a time. What a page does and the job's new checkpoint commit together, so a process may die anywhere and nothing
 * is done twice. The statuses and all moves between them are in `states.ts`.
 *
 *   page ──▶ lands: next page │ last page: done, failed │ a budget holds it: paused
 *     │ throws, or the engine is away
 *     ▼
 *   tried again, later each time ── 12 times in a row ──▶ failed
 *
 * A job that is cancelled while a page may be under way is `settling`: what engines had been asked lands, and then its end is told. Jobs that
 * ended 90 days ago are deleted.
 */
import { Overtaken as OvertakenPage } from "#src/db/positions.ts";
import { ServiceError } from "#src/errors.ts";
import type { Courtesy } from "#src/judging/courtesy.ts";
import { retryAt } from "#src/judging/retries.ts";
import { isDue } from "#src/work/wakeups.ts";
import { recordTransition } from "./events.ts";
import type { Obstacle, Waiting } from "./failures.ts";
import type { Job, JobKind, Progress } from "./job.ts";
import { KEPT_MS } from "./kept.ts";
import type { JobParts } from "./parts.ts";
import * as sql from "./sql.ts";
import { JOB } from "./start.ts";

export interface RunnerParts extends Pick<JobParts, "db" | "clock" | "log"> {
  kinds: readonly JobKind[];
  courtesy: Pick<Courtesy, "quiet">;
}

/**
 * After a page those who wait for answers have the machine for three times as long as it took, so a stream of them leaves jobs a quarter of it;
 * and no longer than this, since what takes long waits for its engine. Half of the time was a p99 of 143 ms, and none 168, where this is 101.
 */
const MOST_COURTEOUS_MS = 100;
const COURTESY = 3;

/** With the waits between them some twenty minutes: an engine that was away for a while costs no job its life. */
export const MOST_ATTEMPTS = 12;

/** How often it is asked whether a budget that holds a job allows it again, and how long what failed after a job's end is left. */
const HELD_MS = 60_000;

/** Ended jobs that are deleted at a time. */
const MOST_SWEPT = 500;

/** Another worker has moved the job, or somebody has ended it. */
class Overtaken extends Error {}

/** Does what is left of a job; answers when it is to be gone on with, null for not before something wakes it. */
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
  /** As the page has left it; undefined where it is to be read again. */
  job?: Job;
  /** Each in turn has a page: who waits the longest is next, and this job comes after all that wait now. */
  othersWait: Promise<boolean>;
}

/** Whether another job waits: asked while a page lands, not after it. */
function othersWait({ db, clock }: Pick<RunnerParts, "db" | "clock">): Promise<boolean> {
  const waiting = isDue(db, JOB, clock.now());
  // Whoever needs it hears of it.
  waiting.catch(() => undefined);
  return waiting;
}

function kindOf({ kinds }: RunnerParts, { type }: Job): JobKind {
  const kind = kinds.find((one) => one.type === type);
  if (!kind) throw new Error(`This release has no jobs of type ${type}.`);
  return kind;
}

/** What is left to do of a job that has ended, until that has succeeded. */
async function afterEnd({ clock, log }: RunnerParts, kind: JobKind, job: Job): Promise<Date | null> {
  try {
    return (await kind.afterEnd?.(job)) ?? null;
  } catch (error) {
    log.warn({ err: error, jobId: job.jobId }, "what a job has left could not be put away");
    return new Date(clock.now().getTime() + HELD_MS);
  }
}

/** One move of a job. */
async function step(parts: RunnerParts, kind: JobKind, job: Job, signal: AbortSignal): Promise<Date | null | GoesOn> {
  if (job.status === "paused") return job.heldBy === "budget" ? letGoOn(parts, kind, job) : null;
  if (job.status !== (kind.worksWhile ?? "running") || job.result !== null) return null;
  try {
    return await page(parts, kind, job, signal);
  } catch (error) {
    if (error instanceof Overtaken || error instanceof OvertakenPage) return { othersWait: othersWait(parts) };
    if (error instanceof ServiceError && error.code === "unavailable") throw error;
    parts.log.warn({ err: error, jobId: job.jobId, attempts: job.attempts + 1 }, "a page of a job failed");
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

/** @param due when what is to be tried again is */
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

/** Puts a page that failed off, or gives the job up. */
async function tryAgain({ db, clock }: RunnerParts, kind: JobKind, job: Job, reason: string): Promise<Date | null> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    if (job.attempts + 1 < MOST_ATTEMPTS) {
      const due = retryAt(now, job.attempts + 1, 0);
      await sql.noteFailure(tx, job, waitingFor(job, { code: "internal", message: WHILE_TRIED_AGAIN }, due), now);
      return due;
    }
    const held = await sql.holdJob(tx, job.organizationId, job.jobId);
    if (!held || held.endedAt !== null || held.pages !== job.pages) return now;
    await kind.abandon?.(tx, held, now);
    const failed = await sql.changeJob(tx, job.jobId, { status: "failed", heldBy: null, error: reason }, now);
    await recordTransition(tx, failed, now);
    return now;
  });
}

const WHILE_TRIED_AGAIN = "A page failed for a fault of the server and is tried again; its log tells more under this job's id.";

/** Has the end of a job told that was cancelled while a page may have been under way: nothing of it is any more. */
async function settle({ db, clock }: RunnerParts, kind: JobKind, job: Job): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await sql.holdJob(tx, job.organizationId, job.jobId);
    if (!held?.settling) return;
    const now = clock.now();
    if (held.status === "cancelled") await kind.abandon?.(tx, held, now);
    await recordTransition(tx, await sql.settleJob(tx, job.jobId), now);
  });
}

/** Deletes jobs that ended long ago, where a job has ended: there are no more of them than have ended since. */
async function sweep({ db, clock }: RunnerParts): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await db.transaction((tx) => sql.sweepEnded(tx, before, MOST_SWEPT));
}

/** What was wrong, for people. What this service is at fault for stands in its log. */
function reasonOf(error: unknown): string {
  if (error instanceof ServiceError) return error.message;
  return `A page failed ${MOST_ATTEMPTS} times for a fault of the server, whose log tells more under this job's id.`;
}

/** Sets a job running again that a budget held, where that allows it now. */
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
