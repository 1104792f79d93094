/** Whether an engine answers anything. */
import type { Judged } from "#src/judging/judged.ts";
import type { Obstacle } from "../failures.ts";

/** So many failures for now, and nothing else: then the engine is away, and is asked no more for a while. */
export const AWAY = 8;

/** Why nothing could be had from the engine for now; null where something could, or trying again would not help. */
export function obstacleOf(judged: readonly Judged[]): Obstacle | null {
  let first: Obstacle | null = null;
  let afterMs = 0;
  for (const one of judged) {
    if (one.kind === "carried" || one.kind === "waiting" || one.kind === "put off" || one.kind === "stands") continue;
    if (one.kind === "answered" || one.failure.retryAfterMs === null) return null;
    const { code, message, retryAfterMs } = one.failure;
    afterMs = Math.max(afterMs, retryAfterMs);
    first ??= { code, message, afterMs };
  }
  return first && { ...first, afterMs };
}
