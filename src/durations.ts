/** Durations as the interface writes them, `90m`, in milliseconds. */
import type { Issue } from "./errors.ts";

const MILLISECONDS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Takes what matches `^(0|[1-9][0-9]*)[smhd]$`, as the contract's validators have made sure. */
export function durationMs(duration: string): number {
  return Number(duration.slice(0, -1)) * (MILLISECONDS[duration.slice(-1)] ?? Number.NaN);
}

const LONGEST_DAYS = 10_000;

/** Beyond it a moment that lies so far back is none that a database can hold. The contract says so in words: a pattern would be unreadable. */
export function durationIssues(duration: string | null | undefined, path: string): Issue[] {
  if (duration == null || durationMs(duration) <= LONGEST_DAYS * MILLISECONDS.d!) return [];
  return [{ path, message: "must be at most 10,000 days" }];
}
