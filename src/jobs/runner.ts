/**
 * Works on jobs that run, a page at a time. What a page does and the job's new checkpoint commit together, so a process may die anywhere
 * and nothing is done twice.
 *
 *   running ── page ──▶ running ── last page ──▶ done | failed
 */
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import type { Job, JobKind, Progress } from "./job.ts";
import * as sql from "./sql.ts";

/** The kind of their wakeups. */
export const JOB = "job";

export interface RunnerParts {
  db: Database;
  clock: Clock;
  kinds: readonly JobKind[];
}

/** Another worker has moved the job, or somebody has ended it. */
class Overtaken extends Error {}

/** Does what is left of a job; answers when it is to be gone on with, null for not before something wakes it. */
export async function runJob(parts: RunnerParts, claimId: number, signal: AbortSignal): Promise<Date | null> {
  while (!signal.aborted) {
    const job = await sql.readClaimed(parts.db, claimId);
    if (job?.status !== "running") return null;
    try {
      await page(parts, job, signal);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
  return parts.clock.now();
}

async function page({ db, clock, kinds }: RunnerParts, job: Job, signal: AbortSignal): Promise<void> {
  const kind = kinds.find(({ type }) => type === job.type);
  if (!kind) throw new Error(`This release has no jobs of type ${job.type}.`);
  const land = await kind.page(job, signal);
  if (land === null) return;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const progress = await land(tx, now);
    if (!(await sql.moveJob(tx, job, movedBy(progress), now))) throw new Overtaken();
  });
}

function movedBy(progress: Progress): sql.Moved {
  const { documents, spentUsd = 0 } = progress;
  const moved = { documents, spentUsd, checkpoint: null, result: null, error: null };
  if ("checkpoint" in progress) return { ...moved, status: "running", checkpoint: progress.checkpoint };
  if (progress.ended === "failed") return { ...moved, status: "failed", error: progress.error };
  return { ...moved, status: "done", result: progress.result ?? null };
}
