/** The port for storage of exported files. Bytes go in; bytes, or a URL that serves them, come out. */

export interface ExportStore {
  readonly name: string;
  /**
   * Stores a file. It replaces a file with the same key.
   * @param signal ends a request that may take long; the file is then stored or not
   */
  put(key: string, bytes: Buffer, signal?: AbortSignal): Promise<void>;
  /** Rejects if `fetch` could not serve the file now, as far as this process can tell without a request. */
  check(key: string): Promise<void>;
  /** The file for a client whose link the service has checked; null if it does not exist. */
  fetch(key: string, method: "GET" | "HEAD"): Promise<Fetched | null>;
  /** Removes files. Missing files are not an error. */
  remove(keys: readonly string[]): Promise<void>;
}

/** `redirect`: a URL that serves the file to everyone for at most `REDIRECT_SECONDS`. */
export type Fetched = { bytes: Buffer } | { redirect: string };

/** Long enough to follow a redirect. Anyone with the URL can use it for this long after its link has expired. */
export const REDIRECT_SECONDS = 60;

/** The form of keys of exported files. It contains nothing that leaves a directory. */
export const EXPORT_KEY = /^[A-Za-z0-9_-]+\/[A-Za-z0-9_-]+\.jsonl\.gz$/;

/** The suggested name for a downloaded file. */
export function savedAs(key: string): string {
  return key.replace("/", "-");
}
