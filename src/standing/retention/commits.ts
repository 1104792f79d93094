/**
 * Deletes commits that nobody needs any more. A commit says which documents changed. Consumers of the change feed read it once, estimates
 * replay the last week, and suggestions sample the last commits. One worker walks over all namespaces once a day. In each it looks at the
 * oldest commit, so a namespace costs the same, however many commits it has. A pass that stops in between begins again: it finds what is left.
 *
 * Runs of periodic judgments are consumers too, but rare ones. A run whose offset is before a deleted commit takes all documents instead
 * (`jobs/backfill/periodic.ts`). So nobody has to wait for a judgment whose runs have stopped.
 */
import type { Database } from "#src/foundation/db/database.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { nextCommit } from "#src/judging/asking/commits.ts";
import { type NamedNamespace, namespacesAfter } from "#src/records/namespaces/namespaces.ts";
import { deleteOldCommits } from "./commits-sql.ts";

export { endedUpTo } from "./commits-sql.ts";

/** The kind of its work-queue row. One row is for all namespaces. */
export const COMMITS = "commits";
const ALL_NAMESPACES = 1;

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 1_000;

/** What is kept of each namespace, at least. */
export interface Kept {
  /** Commits younger than this. */
  ms: number;
  /** This many of its newest commits, at least 1. */
  newest: number;
}

/** Longer than a month, so that a monthly run of a periodic judgment finds the commits since its last. */
export const KEPT: Kept = { ms: 40 * DAY_MS, newest: 1_000 };

export interface CommitRetentionParts {
  db: Database;
  clock: Clock;
}

/** Schedules the first pass. Called when a process starts; a pass that is due earlier stays. */
export async function beginCommitRetention({ db, clock }: CommitRetentionParts): Promise<void> {
  await wake(db, COMMITS, ALL_NAMESPACES, new Date(clock.now().getTime() + DAY_MS));
}

/** Sweeps all namespaces. Returns when to sweep next. */
export async function sweepCommits({ db, clock }: CommitRetentionParts, signal: AbortSignal, kept = KEPT): Promise<Date> {
  const now = clock.now();
  const before = new Date(now.getTime() - kept.ms);
  let last: NamedNamespace = { organizationId: "", name: "" };
  while (!signal.aborted) {
    const page = await namespacesAfter(db, last, AT_ONCE);
    for (const { namespaceId } of page) {
      if (signal.aborted) return now;
      await sweepNamespace(db, namespaceId, { before, newest: kept.newest }, signal);
    }
    if (page.length < AT_ONCE) return new Date(now.getTime() + DAY_MS);
    last = page.at(-1)!;
  }
  return now;
}

/** Deletes all commits of one namespace that nobody needs. */
export async function sweepNamespace(
  db: Database,
  namespaceId: number,
  { before, newest }: { before: Date; newest: number },
  signal: AbortSignal,
): Promise<void> {
  const oldest = await nextCommit(db, namespaceId, 0);
  if (oldest === undefined || oldest.at >= before) return;
  while (!signal.aborted && (await deleteOldCommits(db, namespaceId, { before, newest, limit: AT_ONCE })));
}
