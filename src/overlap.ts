/** How long what is rotated stays good beside what takes its place: an API key, a webhook's secret. */
import { durationMs } from "./durations.ts";
import { invalidRequest } from "./errors.ts";

/** 7 days. */
const LONGEST_MS = 7 * 86_400_000;

/**
 * @param previousValidFor as `24h`
 * @returns milliseconds; 0: it ends at once
 */
export function overlapMs(previousValidFor: string): number {
  const overlap = durationMs(previousValidFor);
  if (overlap > LONGEST_MS) {
    throw invalidRequest([{ path: "/previous_valid_for", message: `must be at most 7d, not ${previousValidFor}` }]);
  }
  return overlap;
}
