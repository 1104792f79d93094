/** Rules of freshness settings that their schema cannot express. */
import type { FreshnessSettings } from "#generated/types.ts";
import type { Issue } from "#src/foundation/errors.ts";
import { durationIssues, durationMs } from "#src/foundation/time/durations.ts";

const SHORTEST_INTERVAL_MS = 60_000;

/**
 * All issues of the given freshness settings.
 *
 * @param at the JSON pointer of the object that holds them
 */
export function freshnessIssues(freshness: FreshnessSettings, at: string): Issue[] {
  return [
    ...intervalIssues(freshness, `${at}/interval`),
    ...durationIssues(freshness.fanout?.scope?.created_within, `${at}/fanout/scope/created_within`),
  ];
}

/** Whether policy and interval fit together after a change. */
export function intervalFits({ policy, interval }: FreshnessSettings, at: string): Issue[] {
  if (policy === "periodic" && interval === undefined)
    return [{ path: `${at}/interval`, message: 'is missing: the policy "periodic" needs an interval' }];
  if (policy !== "periodic" && interval !== undefined)
    return [{ path: `${at}/interval`, message: 'must be absent or null: only the policy "periodic" has an interval' }];
  return [];
}

function intervalIssues({ interval }: FreshnessSettings, path: string): Issue[] {
  if (interval === undefined) return [];
  if (durationMs(interval) < SHORTEST_INTERVAL_MS) return [{ path, message: "must be at least 1m" }];
  return durationIssues(interval, path);
}
