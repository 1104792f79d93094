// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributePath, Cursor, DocumentId, JobId, Name, NamespaceOrTemplate, Timestamp, Usd, VersionNumber } from "../common/types.ts";
import type { Estimate } from "../estimates/types.ts";
import type { DiscoveryProposal } from "../proposals/types.ts";
import type { CompositeShadowReport, ShadowReport } from "../reports/types.ts";
import type { SimulationReport } from "../simulations/types.ts";
import type { Thresholds } from "../thresholds/types.ts";

/** What an `evaluation_export` job writes. */
export interface EvaluationExport {
  /** Evaluations from this moment on; null: from the first. */
  since: Timestamp | null;
  /** Evaluations before this moment: where none was asked for, that of the request. */
  until: Timestamp;
  /** Evaluations of these judgments; empty: of all. */
  judgments: Name[];
  /** Evaluations written so far. */
  evaluations: number;
  /** The files; empty until the job is `done`, and after `expires_at`. */
  files: ExportFile[];
  /** When the files are deleted, 7 days after the job is done; null until then. */
  expires_at: Timestamp | null;
  /** Whether links cannot be made right now, and `files` is empty for that reason; read the job again later. */
  links_unavailable: boolean;
}

/** A file of an evaluation export: gzip, one evaluation a line as JSON. */
export interface ExportFile {
  /** Where to fetch it. The link is signed and needs no key. */
  url: string;
  /** When the link ends; reading the job again gives a new one for as long as the file is kept. */
  url_expires_at: Timestamp;
  /** Evaluations in it. */
  evaluations: number;
  /** Its size in bytes, compressed. */
  bytes: number;
}

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
  /** What it takes; null until that is worked out, and where it judges nothing. */
  estimate: Estimate | null;
  /** Judging billed by this job so far, in US dollars. */
  spend_usd: Usd;
  /** What it has done. */
  progress: JobProgress;
  /** When it should be done at its present rate; null where that is not known, and once it has ended. */
  estimated_completion_at: Timestamp | null;
  /**
   * Why it failed or is paused, for people; else null. A composite's shadow job with fewer than 50 labelled documents, or 10 of either class, fails
   * with `insufficient_labels: …`.
   */
  error: string | null;
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
   * Documents done. A backfill counts those in its scope (the judgment's `applies_to` and its own `filters`), climbing to
   * `estimate.documents`. An `evaluation_export` counts evaluations written.
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

/**
 * How far a job is. A `shadow` job begins `awaiting_confirm` while its sample runs; a backfill and the others begin `running`, or `estimating`
 * where they are estimated first. `running` and `paused` change into one another. `done`, `failed` and `cancelled` are final.
 *
 * - `estimating`: Its estimate is being worked out; then it is `awaiting_confirm` or `running`.
 * - `awaiting_confirm`: It waits for `confirm`.
 * - `running`: At work, page by page of 256 documents. After a crash it goes on from the last finished page and judges nothing twice.
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
