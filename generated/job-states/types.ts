// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * How far a job is. A `shadow` job begins `awaiting_confirm` while its sample runs; a backfill and the others begin `running`, or
 * `estimating` where they are estimated first. `running` and `paused` change into one another. `done`, `failed` and `cancelled`
 * are final.
 *
 * - `estimating`: Its estimate is being worked out; then it is `awaiting_confirm` or `running`.
 * - `awaiting_confirm`: It waits for `confirm`.
 * - `running`: At work, page by page of 256 documents. After a crash it goes on where it was: only what was on its way to an engine is asked again.
 * - `paused`: Held: by hand until it is resumed, or by a budget until that allows; `error` says which.
 * - `done`: Finished.
 * - `failed`: Given up; `error` says why.
 * - `cancelled`: Ended by `cancel`.
 */
export type JobStatus = "estimating" | "awaiting_confirm" | "running" | "paused" | "done" | "failed" | "cancelled";

/**
 * What a job does.
 *
 * - `backfill`: Judges documents that are there already.
 * - `shadow`: Judges a sample with a version that is to be activated, then waits for `confirm`, which activates it.
 * - `periodic`: One run of a periodic judgment's interval.
 * - `namespace_delete`: Removes what a deleted namespace held.
 * - `reference_index`: Builds the index that an entity judgment's relations need.
 * - `fanout`: Retired: a change elsewhere judges documents anew without a job.
 * - `evaluation_export`: Writes the evaluation log to files. Never spends.
 * - `resync`: Renders the readers of a changed threshold anew.
 * - `group_build`: Computes a new group's first aggregates. Judges nothing.
 * - `discover`: Proposes options for a `choice`. Never spends.
 * - `simulation`: Works out what setting thresholds would do. Never spends.
 */
export type JobType =
  | "backfill"
  | "shadow"
  | "periodic"
  | "namespace_delete"
  | "reference_index"
  | "fanout"
  | "evaluation_export"
  | "resync"
  | "group_build"
  | "discover"
  | "simulation";

/**
 * What a job does.
 *
 * - `backfill`: Judges documents that are there already.
 * - `shadow`: Judges a sample with a version that is to be activated, then waits for `confirm`, which activates it.
 * - `periodic`: One run of a periodic judgment's interval.
 * - `namespace_delete`: Removes what a deleted namespace held.
 * - `reference_index`: Builds the index that an entity judgment's relations need.
 * - `evaluation_export`: Writes the evaluation log to files. Never spends.
 * - `resync`: Renders the readers of a changed threshold anew.
 * - `group_build`: Computes a new group's first aggregates. Judges nothing.
 * - `discover`: Proposes options for a `choice`. Never spends.
 * - `simulation`: Works out what setting thresholds would do. Never spends.
 */
export type JobTypeInput =
  | "backfill"
  | "shadow"
  | "periodic"
  | "namespace_delete"
  | "reference_index"
  | "evaluation_export"
  | "resync"
  | "group_build"
  | "discover"
  | "simulation";
