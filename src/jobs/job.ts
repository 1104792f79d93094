/** A job as the rest of the service uses it, and what a type of jobs has to bring. */
import type { Estimate, JobStatus, JobType, Job as JobView } from "#generated/types.ts";
import type { Transaction } from "#src/db/database.ts";
import type { Json } from "#src/json.ts";

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
  estimate: Estimate | null;
  result: Json;
  documentsDone: number;
  spendUsd: number;
  error: string | null;
  createdAt: Date;
  updatedAt: Date;
  endedAt: Date | null;
}

/** What a page has done, and what is left. */
export type Progress<Checkpoint = Json> = {
  documents: number;
  spentUsd?: number;
} & (
  | { checkpoint: Checkpoint }
  | { ended: "done"; result?: Json }
  /** For people: what was wrong. */
  | { ended: "failed"; error: string }
);

/** The part of a page that writes: it commits together with the job's new checkpoint, or not at all. */
export type Landing<Checkpoint = Json> = (tx: Transaction, now: Date) => Promise<Progress<Checkpoint>>;

/**
 * One type of jobs, a file under `types/`. A job is worked on a page at a time, each page about 256 documents, and goes on from the last page
 * that committed, whoever takes it up.
 */
export interface JobKind<Settings = Json, Checkpoint = Json> {
  readonly type: JobType;
  /**
   * Prepares the next page: reads, asks engines, all that must not hold a transaction open.
   * @returns what writes it; null where `signal` has cut it short, and the page is to be done by whoever comes next
   */
  page(job: Job<Settings, Checkpoint>, signal: AbortSignal): Promise<Landing<Checkpoint> | null>;
  /** What jobs of this type show beside what all show. */
  view?(job: Job<Settings, Checkpoint>): Partial<JobView>;
  /** Documents in all, where that is known from the start. */
  total?(job: Job<Settings, Checkpoint>): number | null;
}
