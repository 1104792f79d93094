/** A job as the rest of the service sees it, and the port that a type of jobs implements. */
import type { Estimate, JobStatus, JobType, Job as JobView } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import type { Json } from "#src/foundation/json/json.ts";
import type { JobFailure, Obstacle, Waiting } from "./failures.ts";

export interface Job<Settings = Json, Checkpoint = Json> {
  jobId: string;
  organizationId: string;
  /** The key of its work-queue row. */
  claimId: number;
  type: JobType;
  status: JobStatus;
  /** A namespace's name, or a template prefix. */
  namespace: string;
  judgment: string | null;
  /** The parameters of the job. */
  settings: Settings;
  /** How far the job has come; null before its first page and after its end. */
  checkpoint: Checkpoint | null;
  /** Number of committed pages. */
  pages: number;
  /** Consecutive failures of the current page. */
  attempts: number;
  estimate: Estimate | null;
  /** The result; null until no work is left. */
  result: Json;
  documentsDone: number;
  /** Of the documents done, those that belong to the page in progress. */
  pageDone: number;
  spendUsd: number;
  error: string | null;
  /** The number of documents that could not be judged, and the first of them. */
  failedCount: number;
  failures: readonly JobFailure[];
  /** Why a running job makes no progress; null while it does. */
  waiting: Waiting | null;
  /** The job was cancelled. Its end is published after the results of requests already sent to engines are persisted. */
  settling: boolean;
  /** Who paused the job. */
  heldBy: "hand" | "budget" | null;
  createdAt: Date;
  updatedAt: Date;
  endedAt: Date | null;
  /** When the job started or resumed, and how many documents were done by then. */
  runningSince: Date | null;
  runningFrom: number;
}

/** What a page has done, and what is left. */
export type Progress<Checkpoint = Json> = {
  /** The documents of the page, including those already credited during it (`creditJob`). */
  documents: number;
  /** A decimal number, in addition to what was credited during the page. */
  spentUsd?: string;
  /** The page is not finished. What was credited during it stays. */
  stays?: true;
  /** The job starts again from the beginning, so its progress is reset. */
  anew?: true;
  /** The estimate for the whole job, once it is known. */
  estimate?: Estimate;
} & (
  | { checkpoint: Checkpoint }
  /** The budget does not allow the next page. The job is paused with this reason until `heldBack` returns null. */
  | { checkpoint: Checkpoint; held: string }
  /** The page is done in part. The rest is tried again, as if the page had failed for this reason. */
  | { checkpoint: Checkpoint; again: Obstacle }
  /** No work is left until a user confirms the job. */
  | { rests: Json }
  | { ended: "done"; result?: Json }
  /** Human-readable: what went wrong. */
  | { ended: "failed"; error: string }
);

/** The part of a page that writes. It commits together with the job's new checkpoint, or not at all. */
export type PageWrite<Checkpoint = Json> = (tx: Transaction, now: Date) => Promise<Progress<Checkpoint>>;

/** There is no work before this time. The job does not change. */
export interface NotBefore {
  notBefore: Date;
}

/**
 * One type of jobs, a file under `types/`. A job works in pages of about 256 documents. Any worker continues it from the last
 * committed page. A failed page is retried with growing delays, and finally the job fails. The user sees the message of a
 * `ServiceError`.
 */
export interface JobKind<Settings = Json, Checkpoint = Json> {
  readonly type: JobType;
  /** The status in which the job is worked on. The default is `running`. */
  readonly worksWhile?: JobStatus;
  /** Why jobs of this type cannot be cancelled. If absent, they can. */
  readonly cannotBeCancelled?: string;
  /**
   * Prepares the next page: reads, calls engines, and does everything that must not hold a transaction open.
   * @returns the function that writes the page; null if `signal` aborted it, and the next worker must do it again
   */
  page(job: Job<Settings, Checkpoint>, signal: AbortSignal): Promise<PageWrite<Checkpoint> | NotBefore | null>;
  /** For a job that a budget has paused: the reason if the budget still blocks it; null if the job may continue. */
  heldBack?(job: Job<Settings, Checkpoint>): Promise<string | null>;
  /**
   * Takes the locks of `confirm` and `abandon` that come before that of the job. Whoever deletes what the job is about takes both in this order. It is
   * not called after a page.
   */
  lockFirst?(tx: Transaction, job: Job<Settings, Checkpoint>): Promise<void>;
  /** Runs when the job is confirmed; the job is then done. If absent, confirming sets the job running. */
  confirm?(tx: Transaction, job: Job<Settings, Checkpoint>, now: Date): Promise<void>;
  /** Cancelling waits for the results of requests already sent to engines. They are persisted before the end is published. */
  readonly landsWhatWasAsked?: true;
  /** Cleans up when the job is cancelled or fails, in the transaction that ends it. */
  abandon?(tx: Transaction, job: Job<Settings, Checkpoint>, now: Date): Promise<void>;
  /** Cleans up after the job has ended in any status. Returns when there is more to do. */
  afterEnd?(job: Job<Settings, Checkpoint>): Promise<Date | null>;
  /** Members of the job's representation that only this type has. */
  view?(job: Job<Settings, Checkpoint>, shownTo: string | null): Partial<JobView> | Promise<Partial<JobView>>;
  /** The total number of documents, if it is known from the start. */
  total?(job: Job<Settings, Checkpoint>): number | null;
}
