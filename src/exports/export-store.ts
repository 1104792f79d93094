/** The port that a place for exported files is plugged in through. Plain bytes in, links out. */

export interface ExportStore {
  readonly name: string;
  /** Keeps a file, in place of one that has the key already. */
  put(key: string, bytes: Buffer): Promise<void>;
  /**
   * A link that is good until then and needs no key of the API. Rejects where none can be made right now.
   * @param shownTo the id of the API key that it is shown to: where the place can ask, the link ends with that
   */
  link(key: string, until: Date, shownTo: string): Promise<Link>;
  /** Removes files; those that are not there are no error. */
  remove(keys: readonly string[]): Promise<void>;
}

export interface Link {
  url: string;
  /** When it ends: what was asked for, or sooner where the place cannot make one that is good for as long. */
  until: Date;
}

/** What the keys of exported files look like; nothing that leads out of a place. */
export const EXPORT_KEY = /^[A-Za-z0-9_-]+\/[A-Za-z0-9_-]+\.jsonl\.gz$/;

/** What a file is called where it is saved. */
export function savedAs(key: string): string {
  return key.replace("/", "-");
}

/** Keeps nothing: where there is no place for files. */
export const noExports: ExportStore = {
  name: "none",
  put: () => Promise.reject(new Error("There is no place for exported files.")),
  link: () => Promise.reject(new Error("There is no place for exported files.")),
  remove: async () => {},
};
