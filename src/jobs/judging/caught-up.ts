/**
 * Waiting for catch-up. A job that judges documents leaves to it what was written after a sequence, and takes on what was written before.
 * Until catch-up has come to that sequence it may be judging one of the latter at this moment, so the job waits: nothing is judged by both.
 */

import { isBehind } from "#src/judging/commits.ts";
import { READER } from "#src/judging/reader.ts";
import type { JobParts } from "../parts.ts";

/** Longer waits give others their turn in between. */
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
