/**
 * Waits for catch-up. A job that judges documents leaves those written after a sequence to catch-up, and judges those written
 * before. Until catch-up reaches that sequence, it may be judging one of the earlier documents. So the job waits, and no document
 * is judged twice.
 */

import type { JobParts } from "#src/jobs/parts/parts.ts";
import { isBehind } from "#src/judging/asking/commits.ts";
import { READER } from "#src/records/answers/reader.ts";

/** With longer waits, the job returns and others get their turn. */
const AT_MOST_MS = 2_000;
const LOOK_EVERY_MS = 100;

export async function caughtUp(
  { db, landings }: Pick<JobParts, "db" | "landings">,
  namespaceId: number,
  sequence: number,
  signal: AbortSignal,
): Promise<boolean> {
  const deadline = performance.now() + AT_MOST_MS;
  while (!signal.aborted) {
    if (!(await isBehind(db, namespaceId, READER, sequence))) return true;
    if (performance.now() >= deadline) return false;
    await landings.next(namespaceId, LOOK_EVERY_MS);
  }
  return false;
}
