// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, Timestamp } from "../common/types.ts";

/** What an `evaluation_export` job writes. */
export interface EvaluationExport {
  /** Evaluations from this moment on; null: from the first. */
  since: Timestamp | null;
  /** Evaluations before this moment: where none was asked for, or one to come, that of the request. */
  until: Timestamp;
  /** Evaluations of these judgments; empty: of all. */
  judgments: Name[];
  /** Evaluations written so far. */
  evaluations: number;
  /** The files; empty until the job is `done`, and after `expires_at`. */
  files: ExportFile[];
  /** When the files are deleted: 7 days after the job is done, or when somebody has done so. Null until the job is done. */
  expires_at: Timestamp | null;
  /** Whether links cannot be made right now, and `files` is empty for that reason; read the job again later. */
  links_unavailable: boolean;
}

/** A file of an evaluation export: gzip, one evaluation a line as JSON. */
export interface ExportFile {
  /**
   * Where to fetch it. The link is signed and needs no key. It ends with the key that it was shown to: when that is revoked or expires. Where files are
   * kept in a bucket the link lasts for its hour. It ends with the file in any case.
   */
  url: string;
  /** When the link ends; reading the job again gives a new one for as long as the file is kept. */
  url_expires_at: Timestamp;
  /** Evaluations in it. */
  evaluations: number;
  /** Its size in bytes, compressed. */
  bytes: number;
}
