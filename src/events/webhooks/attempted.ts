/** The effect of an attempt on its delivery. */
import { retryAfterMs } from "#generated/client/runtime/retry-after.ts";
import type { Attempted, DueRow } from "./delivery-sql.ts";
import { waitAfter } from "./retry-schedule.ts";
import type { AttemptResult } from "./sender.ts";

export interface Ended {
  readonly attempted: Attempted;
  /** How long after it was due the attempt began. */
  readonly lateMs: number;
  readonly outcome: AttemptResult;
}

/** @param random from 0 to 1 */
export function attemptedOf(
  { queuedId, attempts }: Pick<DueRow, "queuedId" | "attempts">,
  { at, ended, outcome, random }: { at: Date; ended: Date; outcome: AttemptResult; random: number },
): Attempted {
  const { status_code: statusCode, latency_ms: latencyMs, error, response, retryAfter } = outcome;
  const attempted = { queuedId, attempts, attemptedAt: at, statusCode, latencyMs, error, response };
  if (error === null) return { ...attempted, status: "succeeded", nextAttemptAt: null };
  const wait = waitAfter(attempts + 1, retryAfterMs(retryAfter, ended.getTime()), random);
  if (wait === null) return { ...attempted, status: "failed", nextAttemptAt: null };
  return { ...attempted, status: "pending", nextAttemptAt: new Date(ended.getTime() + wait) };
}
