/** What sentinels count for operators. */
import { Count } from "#src/foundation/counts/counts.ts";

export const sentinelRuns = new Count(
  "judgment_sentinel_runs_total",
  "Runs of sentinels that ended, by result: `alike`, `drifted`, or `not_compared` where nothing could be compared.",
  ["result"],
  [{ result: "alike" }, { result: "drifted" }, { result: "not_compared" }],
);
