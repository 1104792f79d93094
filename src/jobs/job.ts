/** A job as the rest of the service uses it, and what a type of jobs has to bring. */
import type { Estimate, JobStatus, JobType, Job as JobView } from "#generated/types.ts";
import type { Transaction } from "#src/db/database.ts";
import type { Json } from "#src/json.ts";
import type { JobFailure, Obstacle, Waiting } from "./failures.ts";

export interface Job<Settings = Json, Checkpoint = Json> {
  jobId: string;
  organizationId: string;
  /** What its wakeup is kept under. */
  claimId: number;
  type: JobType;
  status: JobStatus;
  /** A namespace's name, or a template prefix. */
  namespace: string;
  judgment: string | null;
  /** What it was asked to do. */
  settings: Settings;
  /** How far it has come; null before its first page and once it has ended. */
  checkpoint: Checkpoint | null;
  /** Pages that have committed. */
  pages: number;
  /** Times in a row that the page it is at has failed. */
  attempts: number;
  estimate: Estimate | null;
  /** What it found; null until there is nothing left to work on. */
  result: Json;
  documentsDone: number;
  /** Those of them that belong to the page under way. */
  pageDone: number;
  spendUsd: number;
  error: string | null;
  /** Documents that could not be judged, and the first of them. */
  failedCount: number;
  failures: readonly JobFailure[];
  /** Why it does not move, of one that is at work; null while it does. */
  waiting: Waiting | null;
  /** It was cancelled, and what engines had been asked by then lands before its end is told. */
  settling: boolean;
  /** What holds a job that is paused. */
  heldBy: "hand" | "budget" | null;
  createdAt: Date;
  updatedAt: Date;
  endedAt: Date | null;
  /** When it began to run, or to run again, and the documents that it had done by then. */
  runningSince: Date | null;
  runningFrom: number;
}

/** What a page has done, and what is left. */
export type Progress<Checkpoint = Json> = {
  /** Documents of the page, with those that were told of while it was under way (`creditJob`). */
  documents: number;
  /** A decimal number, beside what was told of while it was under way. */
  spentUsd?: string;
  /** The page is not over: what was told of while it was under way stays told. */
  stays?: true;
  /** All is done once more from the beginning, so nothing of it is done. */
  anew?: true;
  /** What the whole job takes, once that is worked out. */
  estimate?: Estimate;
} & (
  | { checkpoint: Checkpoint }
  /** A budget does not allow what comes next: the job is paused with this reason until `mayGoOn`. */
  | { checkpoint: Checkpoint; held: string }
  /** What could be done of the page is done, and the rest is to be tried again, as if the page had failed for this reason. */
  | { checkpoint: Checkpoint; again: Obstacle }
  /** Nothing is left to work on before it is confirmed. */
  | { rests: Json }
  | { ended: "done"; result?: Json }
  /** For people: what was wrong. */
  | { ended: "failed"; error: string }
);

/** The part of a page that writes: it commits together with the job's new checkpoint, or not at all. */
export type Landing<Checkpoint = Json> = (tx: Transaction, now: Date) => Promise<Progress<Checkpoint>>;

/** There is nothing to be done before then; the job does not change. */
export interface NotBefore {
  notBefore: Date;
}

/**
 * One type of jobs, a file under `types/`. A job is worked on a page at a time, each page about 256 documents, and goes on from the last page
 * that committed, whoever takes it up. A page that throws is tried again, later each time, and in the end the job fails; what it throws as a
 * `ServiceError` is told to people.
 */
export interface JobKind<Settings = Json, Checkpoint = Json> {
  readonly type: JobType;
  /** The status in which it is worked on; `running` where absent. */
  readonly worksWhile?: JobStatus;
  /** Why a job of this type cannot be cancelled; where absent it can. */
  readonly cannotBeCancelled?: string;
  /**
   * Prepares the next page: reads, asks engines, all that must not hold a transaction open.
   * @returns what writes it; null where `signal` has cut it short, and the page is to be done by whoever comes next
   */
  page(job: Job<Settings, Checkpoint>, signal: AbortSignal): Promise<Landing<Checkpoint> | NotBefore | null>;
  /** Of a job that a budget holds: whether it still does, and why; null where the job may go on. */
  heldBack?(job: Job<Settings, Checkpoint>): Promise<string | null>;
  /** Confirming does this and the job is done; where absent, confirming sets it running. */
  confirm?(tx: Transaction, job: Job<Settings, Checkpoint>, now: Date): Promise<void>;
  /** Cancelling waits for what engines have been asked: that lands, and then the end is told. */
  readonly landsWhatWasAsked?: true;
  /** Something is to be put away where a job is cancelled or has failed; in the transaction that ends it. */
  abandon?(tx: Transaction, job: Job<Settings, Checkpoint>, now: Date): Promise<void>;
  /** What is left to do once it has ended, whichever way; answers when there will be more. */
  afterEnd?(job: Job<Settings, Checkpoint>): Promise<Date | null>;
  /** What jobs of this type show beside what all show. */
  view?(job: Job<Settings, Checkpoint>, shownTo: string | null): Partial<JobView> | Promise<Partial<JobView>>;
  /** Documents in all, where that is known from the start. */
  total?(job: Job<Settings, Checkpoint>): number | null;
}
