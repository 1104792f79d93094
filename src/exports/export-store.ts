/** The port that a place for exported files is plugged in through. Plain bytes in, links out. */

export interface ExportStore {
  readonly name: string;
  /** Keeps a file, in place of one that has the key already. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** A link that is good until then and needs no key of the API. Throws where none can be made right now. */
  link(key: string, until: Date): string;
  /** Removes files; those that are not there are no error. */
  remove(keys: readonly string[]): Promise<void>;
}

/** Keeps nothing: where there is no place for files. */
export const noExports: ExportStore = {
  name: "none",
  put: () => Promise.reject(new Error("There is no place for exported files.")),
  link() {
    throw new Error("There is no place for exported files.");
  },
  remove: async () => {},
};
