/** Whether an engine answers at all. */

import type { Obstacle } from "#src/foundation/jobs/failures.ts";
import type { Outcome } from "#src/judging/asking/judged.ts";

/** After this many temporary failures and nothing else, the engine counts as unavailable. It is not called for a while. */
export const AWAY = 8;

/** Why the engine gave no answer for now; null if it gave one, or if a retry would not help. */
export function obstacleOf(judged: readonly Outcome[]): Obstacle | null {
  let first: Obstacle | null = null;
  let afterMs = 0;
  for (const one of judged) {
    if (one.kind !== "answered" && one.kind !== "failed") continue;
    if (one.kind === "answered" || one.failure.retryAfterMs === null) return null;
    const { code, message, retryAfterMs } = one.failure;
    afterMs = Math.max(afterMs, retryAfterMs);
    first ??= { code, message, afterMs };
  }
  return first && { ...first, afterMs };
}
