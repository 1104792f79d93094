/**
 * When a delivery is tried again.
 *
 *   attempt 1 at once ─ 5 s ─ 2 ─ 5 min ─ 3 ─ 30 min ─ 4 ─ 2 h ─ 5 ─ 6 h ─ 6 ─ 12 h ─ 7 ─ 24 h ─ 8 ─ 24 h ─ 9 ─ failed
 */
import type { Outcome } from "./answer.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Between an attempt and the one after it, in milliseconds. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR];
export const MOST_ATTEMPTS = WAITS.length + 1;

/** Each wait is varied by so much either way, so that what failed together does not come back together. */
const VARIED = 0.2;

/** A `Retry-After` pauses everything to the endpoint for so long at most, and for the other where a 429 or 503 has none. */
const LONGEST_PAUSE_MS = 5 * MINUTE;
const DEFAULT_PAUSE_MS = 5 * SECOND;

/**
 * How long to wait after so many attempts, in milliseconds; null where there are no more.
 * @param retryAfterMs what the endpoint asked for: it is waited for, but not beyond the step that would have come after
 * @param random from 0 to 1
 */
export function waitAfter(attempts: number, retryAfterMs: number | null, random: number): number | null {
  const wait = WAITS[attempts - 1];
  if (wait === undefined) return null;
  const varied = wait * (1 - VARIED + 2 * VARIED * random);
  const longest = WAITS[attempts] ?? wait;
  return Math.round(retryAfterMs === null ? varied : Math.max(varied, Math.min(retryAfterMs, longest)));
}

/** For how long an answer pauses everything to its endpoint, in milliseconds; null where it does not. */
export function pauseAfter({ status_code, retryAfter }: Pick<Outcome, "status_code" | "retryAfter">, now: Date): number | null {
  if (status_code !== 429 && status_code !== 503) return null;
  return Math.min(retryAfterMs(retryAfter, now) ?? DEFAULT_PAUSE_MS, LONGEST_PAUSE_MS);
}

/** What a `Retry-After` says, in milliseconds from now: seconds, or an HTTP date. Null where it says nothing that can be read. */
export function retryAfterMs(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null;
  const text = value.trim();
  if (/^\d+$/.test(text)) return Number(text) * SECOND;
  if (!/^[A-Z][a-z]{2,8},? /.test(text)) return null;
  // A time without a zone is one of Greenwich, wherever this runs.
  const at = Date.parse(/(?:[A-Za-z]|[+-]\d{4})$/.test(text) ? text : `${text} GMT`);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
