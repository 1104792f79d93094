/** How long a rotated API key or webhook secret stays valid beside its replacement. */
import { durationMs } from "#src/foundation/time/durations.ts";
import { invalidRequest } from "./errors.ts";

/** 7 days. */
const LONGEST_MS = 7 * 86_400_000;

/**
 * @param previousValidFor for example `24h`
 * @returns milliseconds; 0 means that the previous one ends at once
 */
export function overlapMs(previousValidFor: string): number {
  const overlap = durationMs(previousValidFor);
  if (overlap > LONGEST_MS) {
    throw invalidRequest([{ path: "/previous_valid_for", message: `must be at most 7d, not ${previousValidFor}` }]);
  }
  return overlap;
}
