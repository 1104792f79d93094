// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * The status of a job. A `shadow` job begins as `awaiting_confirm` while its sample runs. A backfill and the other jobs
 * begin as `running`, or as `estimating` if they are estimated first. A job may change between `running` and `paused`.
 * `done`, `failed` and `cancelled` are final.
 *
 * - `estimating`: The estimate is being computed. After that, the job is `awaiting_confirm` or `running`.
 * - `awaiting_confirm`: The job waits for `confirm`.
 * - `running`: The job processes pages of 256 documents. After a crash, it continues from where it was. Only requests that were in flight to an engine are sent again.
 * - `paused`: The job is paused: by a request until someone resumes it, or by a budget until that allows it. `error` says which.
 * - `done`: The job has finished its work.
 * - `failed`: The job has failed. `error` says why.
 * - `cancelled`: The job was ended by `cancel`.
 */
export type JobStatus = "estimating" | "awaiting_confirm" | "running" | "paused" | "done" | "failed" | "cancelled";

/**
 * The type of a job.
 *
 * - `backfill`: Judges existing documents.
 * - `shadow`: Judges a sample with a version that you want to activate. Then it waits for `confirm`, which activates the version.
 * - `periodic`: One run of a periodic judgment.
 * - `namespace_delete`: Removes the data of a deleted namespace.
 * - `reference_index`: Builds the index that an entity judgment's relations need.
 * - `fanout`: Retired. A change elsewhere now causes judging again without a job.
 * - `evaluation_export`: Writes the evaluation log to files. It never spends.
 * - `resync`: Renders the readers of a changed threshold again.
 * - `group_build`: Computes the first aggregates of a new group. It judges nothing.
 * - `discover`: Proposes options for a `choice`. It never spends.
 * - `simulation`: Computes what new thresholds would change. It never spends.
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
 * The type of a job.
 *
 * - `backfill`: Judges existing documents.
 * - `shadow`: Judges a sample with a version that you want to activate. Then it waits for `confirm`, which activates the version.
 * - `periodic`: One run of a periodic judgment.
 * - `namespace_delete`: Removes the data of a deleted namespace.
 * - `reference_index`: Builds the index that an entity judgment's relations need.
 * - `evaluation_export`: Writes the evaluation log to files. It never spends.
 * - `resync`: Renders the readers of a changed threshold again.
 * - `group_build`: Computes the first aggregates of a new group. It judges nothing.
 * - `discover`: Proposes options for a `choice`. It never spends.
 * - `simulation`: Computes what new thresholds would change. It never spends.
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
