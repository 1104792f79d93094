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
  /** Its id. */
  id: JobId;
  /** What it does. */
  type: JobType;
  /** How far it is. */
  status: JobStatus;
  /** Its namespace; for a template job the prefix. */
  namespace: NamespaceOrTemplate;
  /** The judgment, where it concerns one. */
  judgment?: Name;
  /**
   * What it takes; null until that is worked out, and where it judges nothing. A `resync` job judges nothing itself: its `documents` are those whose
   * answers are looked at, and its `downstream` lines say what the readers of the changed thresholds will be judged anew for.
   */
  estimate: Estimate | null;
  /**
   * Judging billed because of this job so far, in US dollars: what the cost in `GET /usage` has risen by. What it tried again after a failure
   * is in it. Where several jobs land at the very moment at which a tier of the price list ends, each counts as if it were the only one.
   */
  spend_usd: Usd;
  /** What it has done. */
  progress: JobProgress;
  /** When it should be done at its present rate; null where that is not known, while nothing moves, and once it has ended. */
  estimated_completion_at: Timestamp | null;
  /**
   * Why it failed or is paused, for people; else null. A composite's shadow job with fewer than 50 labelled documents, or 10 of
   * either class, fails with `insufficient_labels: …`.
   */
  error: string | null;
  /**
   * Documents that a `backfill` or `periodic` job could not judge: the engine refused them, their context does not fit, or the engine
   * failed 9 times for them within some minutes. The job goes on with the others and ends `done`. `POST /jobs/{id}/retry` runs them again.
   */
  failed_count?: number;
  /** The first of them, up to 20. */
  failures?: JobFailure[];
  /** Why a job that is at work does not move, for instance since its engine is away; null while it moves, and where it is not at work. */
  waiting?: JobWaiting | null;
  /** Only of a `backfill` that runs the failed documents of another job again: that job. */
  retry_of?: JobId;
  /** Of a `reference_index` job the attribute; else null. */
  attribute: AttributePath | null;
  /**
   * Retired with fan-out jobs: null or absent.
   *
   * @deprecated
   */
  referenced?: JobReference | null;
  /** Only of a `resync` job: what it renders anew. */
  resync?: JobResync;
  /** Only of a `group_build` job: the group. */
  group?: Name;
  /** Only of a `discover` job: what it proposes; null until done. */
  proposal?: DiscoveryProposal | null;
  /** Only of a `simulation` job: what it found; null until done. */
  simulation?: SimulationReport | null;
  /** Only of a `shadow` job: the version being activated. */
  version?: VersionNumber;
  /** Only of a `shadow` job: its report; null while the sample runs. */
  report?: JobReport | null;
  /** Only of an `evaluation_export` job: what it writes. */
  export?: EvaluationExport;
  /** When it was created. */
  created_at: Timestamp;
  /** When it last changed. */
  updated_at: Timestamp;
}

/** A document that a job could not judge. */
export interface JobFailure {
  /** The document. */
  document_id: DocumentId;
  /** Its namespace. */
  namespace: NamespaceName;
  /** Why. The error of the document's answer says more. */
  code: AnswerErrorCode;
}

/** A page of jobs. */
export interface JobList {
  /** Newest first. */
  jobs: Job[];
  /** Pass as `cursor` for the next page; null on the last. */
  next_cursor: Cursor | null;
}

/** How far a job has come. */
export interface JobProgress {
  /**
   * Documents done, those that failed included. A backfill counts those in its scope (the judgment's `applies_to` and its own
   * `filters`), climbing to `estimate.documents` and never past it: documents that were written since are judged and not counted.
   * It begins again at 0 where another version is activated meanwhile. An `evaluation_export` counts evaluations written.
   */
  documents_done: number;
}

/** The document whose change fanned out. Retired with fan-out jobs. */
export interface JobReference {
  /** The relation that shows it. */
  relation: Name;
  /** The document. */
  document_id: DocumentId;
  /** Its revision then. */
  revision: number;
}

/** A shadow job's report: of a plain version, or of a composite, which has `weights`. */
export type JobReport = ShadowReport | CompositeShadowReport;

/** What a `resync` job renders anew. */
export interface JobResync {
  /** The thresholds before the change. */
  thresholds_before: Thresholds;
  /** The thresholds after it. */
  thresholds_after: Thresholds;
  /** The judgments whose contexts show their booleans. */
  readers: Name[];
}

/** Why a job that is at work does not move. It tries again by itself. */
export interface JobWaiting {
  /** What kind of obstacle it is. */
  code: AnswerErrorCode;
  /** The same, for people. */
  message: string;
  /** When the job moved last. */
  since: Timestamp;
  /** When it tries again. Waits grow from 1 second to 5 minutes; after 12 attempts in a row, about 20 minutes, the job fails. */
  retry_at: Timestamp;
}
