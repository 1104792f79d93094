/** Runs of changes that a debounced judgment answers once each. */
import type { JudgmentFreshness } from "#generated/types.ts";

export type Debounce = Pick<JudgmentFreshness, "debounce_ms" | "max_wait_ms">;

/** The last run of a document: its first change, and when it is judged unless it changes again. */
export interface Run {
  first: number;
  due: number;
}

/** How often a document with these change times is judged: after it was quiet long enough, or has waited long enough. */
export function runsOf(times: readonly number[], debounce: Debounce): number {
  return runsAfter(undefined, times, debounce).runs;
}

/**
 * The runs that begin at later changes of a document, and the last of its runs.
 * @param before the last run of the earlier changes
 */
export function runsAfter(
  before: Run | undefined,
  times: readonly number[],
  { debounce_ms, max_wait_ms }: Debounce,
): { runs: number; last: Run } {
  let runs = 0;
  let { first, due } = before ?? { first: 0, due: Number.NEGATIVE_INFINITY };
  for (const at of times) {
    if (at >= due) {
      runs += 1;
      first = at;
    }
    due = Math.min(at + debounce_ms, first + max_wait_ms);
  }
  return { runs, last: { first, due } };
}
