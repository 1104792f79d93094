/** Converts durations of the interface, such as `90m`, to milliseconds. */
import type { Issue } from "#src/foundation/errors.ts";

const MILLISECONDS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Expects a text that matches `^(0|[1-9][0-9]*)[smhd]$`. The contract's validators have checked it. */
export function durationMs(duration: string): number {
  return Number(duration.slice(0, -1)) * (MILLISECONDS[duration.slice(-1)] ?? Number.NaN);
}

const LONGEST_DAYS = 10_000;

/**
 * With a longer duration, the time that far back is outside the database's range. The contract states the limit in words, because
 * a pattern would be unreadable.
 */
export function durationIssues(duration: string | null | undefined, path: string): Issue[] {
  if (duration == null || durationMs(duration) <= LONGEST_DAYS * MILLISECONDS.d!) return [];
  return [{ path, message: "must be at most 10,000 days" }];
}
