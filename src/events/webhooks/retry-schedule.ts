/**
 * When a delivery is retried.
 *
 *   attempt 1 at once ─ 5 s ─ 2 ─ 5 min ─ 3 ─ 30 min ─ 4 ─ 2 h ─ 5 ─ 6 h ─ 6 ─ 12 h ─ 7 ─ 24 h ─ 8 ─ 24 h ─ 9 ─ failed
 */
import { retryAfterMs } from "#generated/client/runtime/retry-after.ts";
import type { AttemptResult } from "./answer.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The wait between an attempt and the next one, in milliseconds. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR];
export const MOST_ATTEMPTS = WAITS.length + 1;

/** The jitter of each wait, either way, so that deliveries that failed together are not retried together. */
const VARIED = 0.2;

/** The maximum pause of an endpoint by `Retry-After`, and the pause after a 429 or 503 without this header. */
const LONGEST_PAUSE_MS = 5 * MINUTE;
const DEFAULT_PAUSE_MS = 5 * SECOND;

/**
 * The wait after a number of attempts, in milliseconds; null if there are no more.
 * @param retryAfterMs the delay that the endpoint asked for. It is respected, but not beyond the next step of the schedule.
 * @param random from 0 to 1
 */
export function waitAfter(attempts: number, retryAfterMs: number | null, random: number): number | null {
  const wait = WAITS[attempts - 1];
  if (wait === undefined) return null;
  const varied = wait * (1 - VARIED + 2 * VARIED * random);
  const longest = WAITS[attempts] ?? wait;
  return Math.round(retryAfterMs === null ? varied : Math.max(varied, Math.min(retryAfterMs, longest)));
}

/** How long a response pauses all deliveries to its endpoint, in milliseconds; null if it does not. */
export function pauseAfter(
  { status_code, retryAfter }: Pick<AttemptResult, "status_code" | "retryAfter">,
  now: Date,
): number | null {
  if (status_code !== 429 && status_code !== 503) return null;
  return Math.min(retryAfterMs(retryAfter, now.getTime()) ?? DEFAULT_PAUSE_MS, LONGEST_PAUSE_MS);
}
