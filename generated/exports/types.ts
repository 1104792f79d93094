// Generated from spec/ by `npm run generate`. Do not edit.
import type { GivenTimestamp, Name, Timestamp } from "../common/types.ts";

/** The export of an `evaluation_export` job. */
export interface EvaluationExport {
  /** The export contains evaluations at or after this time. Null means from the first one. */
  since: Timestamp | null;
  /**
   * The export contains evaluations before this time. It is the time of the request if you gave no `until`, or one in
   * the future.
   */
  until: Timestamp;
  /** The export contains evaluations of these judgments. Empty means all. */
  judgments: Name[];
  /** The number of evaluations written so far. */
  evaluations: number;
  /** The files. Empty until the job is `done`, and after `expires_at`. */
  files: ExportFile[];
  /**
   * The time when the files are deleted: 7 days after the job is done, or when somebody deleted them earlier. Null
   * until the job is done.
   */
  expires_at: Timestamp | null;
  /** True when the service cannot make links right now. Then `files` is empty for that reason. Read the job again later. */
  links_unavailable: boolean;
}

/** The evaluations to export. */
export interface EvaluationExportRequest {
  /** Export evaluations at or after this time. Defaults to the first evaluation. */
  since?: GivenTimestamp;
  /**
   * Export all evaluations before this time. Defaults to the time of the request, which also replaces a time in the
   * future. It must not be before `since`. If you pass the `until` of one export as the `since` of the next, nothing is
   * missing and nothing is repeated.
   */
  until?: GivenTimestamp;
  /** Export only evaluations of these judgments. Defaults to all. */
  judgments?: Name[];
}

/** One file of an evaluation export: gzip, with one evaluation per line as JSON. */
export interface ExportFile {
  /**
   * The address of the file. The link is signed and needs no key. It ends when the key that requested it is revoked or
   * expires, and when the file is deleted. Follow redirects: if files are stored in a bucket, the link answers 302 with
   * an address that is valid for 60 seconds.
   */
  url: string;
  /** The time when the link expires. Read the job again to get a new link, as long as the file is kept. */
  url_expires_at: Timestamp;
  /** The number of evaluations in the file. */
  evaluations: number;
  /** The compressed size in bytes. */
  bytes: number;
}
