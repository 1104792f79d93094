// Generated from spec/ by `npm run generate`. Do not edit.
import type { AnswerErrorCode } from "../answers/types.ts";
import type { AttributePath, Cursor, DocumentId, JobId, Name, NamespaceName, NamespaceOrTemplate, Timestamp, Usd, VersionNumber } from "../common/types.ts";
import type { CompositeShadowReport } from "../composite-reports/types.ts";
import type { Estimate } from "../estimates/types.ts";
import type { EvaluationExport } from "../evaluation-exports/types.ts";
import type { JobStatus, JobType } from "../job-states/types.ts";
import type { DiscoveryProposal } from "../proposals/types.ts";
import type { ShadowReport } from "../reports/types.ts";
import type { SimulationReport } from "../simulations/types.ts";
import type { Thresholds } from "../thresholds/types.ts";

/** A long-running operation. */
export interface Job {
  /** The id of the job. */
  id: JobId;
  /** The type of the job. */
  type: JobType;
  /** The status of the job. */
  status: JobStatus;
  /** The namespace of the job. For a template job, the prefix. */
  namespace: NamespaceOrTemplate;
  /** The judgment of the job, if there is one. */
  judgment?: Name;
  /**
   * The estimate of the work. Null until it is computed, and when the job judges nothing. A `resync` job judges nothing
   * itself. Its `documents` are those whose answers it checks. Its `downstream` lines show what the readers of the
   * changed thresholds will judge again.
   */
  estimate: Estimate | null;
  /**
   * The cost of judging that this job has caused so far, in US dollars: the increase of the cost in `GET /usage`. It
   * includes retries after a failure. If several jobs store answers at the moment when a tier of the price list ends,
   * each counts as if it were the only one.
   */
  spend_usd: Usd;
  /** The progress of the job. */
  progress: JobProgress;
  /** The expected end at the current rate. Null when it is not known, while nothing moves, and after the end. */
  estimated_completion_at: Timestamp | null;
  /**
   * Why the job failed or is paused, for people. Null otherwise. A composite's shadow job fails with
   * `insufficient_labels: …` when it has fewer than 50 labelled documents, or fewer than 10 of either class.
   */
  error: string | null;
  /**
   * The number of documents that a `backfill` or `periodic` job could not judge. Either the engine refused them, their
   * context does not fit, or the engine failed 9 times for them within some minutes. The job continues with the other
   * documents and ends as `done`. `POST /jobs/{id}/retry` runs them again.
   */
  failed_count?: number;
  /** The first of the failed documents, up to 20. */
  failures?: JobFailure[];
  /**
   * Why a running job makes no progress, for example because its engine is not reachable. Null while it makes progress,
   * and when it is not running.
   */
  waiting?: JobWaiting | null;
  /** The job whose failed documents this `backfill` runs again. Present only in such a job. */
  retry_of?: JobId;
  /** The attribute of a `reference_index` job. Null for other jobs. */
  attribute: AttributePath | null;
  /**
   * Retired with fan-out jobs: null or absent.
   *
   * @deprecated
   */
  referenced?: JobReference | null;
  /** What a `resync` job renders again. Present only in such a job. */
  resync?: JobResync;
  /** The group of a `group_build` job. Present only in such a job. */
  group?: Name;
  /** The proposal of a `discover` job. Null until the job is `done`. Present only in such a job. */
  proposal?: DiscoveryProposal | null;
  /** The result of a `simulation` job. Null until the job is `done`. Present only in such a job. */
  simulation?: SimulationReport | null;
  /** The version that a `shadow` job may activate. Present only in such a job. */
  version?: VersionNumber;
  /** The report of a `shadow` job. Null while the sample runs. Present only in such a job. */
  report?: JobReport | null;
  /** The export of an `evaluation_export` job. Present only in such a job. */
  export?: EvaluationExport;
  /** The time when the job was created. */
  created_at: Timestamp;
  /** The time of the last change to the job. */
  updated_at: Timestamp;
}

/** A document that a job could not judge. */
export interface JobFailure {
  /** The document. */
  document_id: DocumentId;
  /** The namespace of the document. */
  namespace: NamespaceName;
  /** The reason. The error of the document's answer says more. */
  code: AnswerErrorCode;
}

/** One page of jobs. */
export interface JobList {
  /** The jobs, newest first. */
  jobs: Job[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}

/** The progress of a job. */
export interface JobProgress {
  /**
   * The number of documents done, including failed ones. A backfill counts the documents in its scope (the judgment's
   * `applies_to` and the backfill's `filters`). The number rises to `estimate.documents` and never exceeds it.
   * Documents written after the start are judged but not counted. The count restarts at 0 if another version is
   * activated meanwhile. An `evaluation_export` counts the evaluations written.
   */
  documents_done: number;
}

/** The document whose change caused the fan-out. Retired with fan-out jobs. */
export interface JobReference {
  /** The relation that shows the document. */
  relation: Name;
  /** The document. */
  document_id: DocumentId;
  /** The revision of the document at that time. */
  revision: number;
}

/** The report of a shadow job. The report of a composite version has `weights`. */
export type JobReport = ShadowReport | CompositeShadowReport;

/** What a `resync` job renders again. */
export interface JobResync {
  /** The thresholds before the change. */
  thresholds_before: Thresholds;
  /** The thresholds after the change. */
  thresholds_after: Thresholds;
  /** The judgments whose contexts show booleans of these thresholds. */
  readers: Name[];
}

/** Why a running job makes no progress. The job retries by itself. */
export interface JobWaiting {
  /** The kind of problem. */
  code: AnswerErrorCode;
  /** A text for people that describes the problem. */
  message: string;
  /** The time of the job's last progress. */
  since: Timestamp;
  /**
   * The time of the next attempt. Waits grow from 1 second to 5 minutes. After 12 failed attempts in a row, about 20
   * minutes, the job fails.
   */
  retry_at: Timestamp;
}
