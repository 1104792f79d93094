/** The rules of freshness settings that their schema cannot say. */
import type { FreshnessSettings } from "#generated/types.ts";
import { durationIssues, durationMs } from "#src/durations.ts";
import type { Issue } from "#src/errors.ts";

const SHORTEST_INTERVAL_MS = 60_000;

/**
 * Everything wrong with freshness settings as they are given.
 * @param at the pointer of the object that holds them
 */
export function freshnessIssues(freshness: FreshnessSettings, at: string): Issue[] {
  return [
    ...intervalIssues(freshness, `${at}/interval`),
    ...durationIssues(freshness.fanout?.scope?.created_within, `${at}/fanout/scope/created_within`),
  ];
}

/** Whether policy and interval go together, in what a change leads to. */
export function intervalFits({ policy, interval }: FreshnessSettings, at: string): Issue[] {
  if (policy === "periodic" && interval === undefined)
    return [{ path: `${at}/interval`, message: 'is missing: the policy "periodic" needs to know how often' }];
  if (policy !== "periodic" && interval !== undefined)
    return [{ path: `${at}/interval`, message: 'must be left out, or null: only the policy "periodic" has an interval' }];
  return [];
}

function intervalIssues({ interval }: FreshnessSettings, path: string): Issue[] {
  if (interval === undefined) return [];
  if (durationMs(interval) < SHORTEST_INTERVAL_MS) return [{ path, message: "must be at least 1m" }];
  return durationIssues(interval, path);
}
