/** Exported files as jobs use them: stored, linked to for a while, removed. */
import type { ExportStore } from "./export-store.ts";

export interface StoredFile {
  key: string;
  /** The store that has the file; absent for files from before there were several stores. */
  store?: string;
  evaluations: number;
  bytes: number;
}

/** A file and its store. */
export type Placed = Pick<StoredFile, "key" | "store">;

export interface ExportFiles extends Pick<ExportStore, "name" | "put" | "remove"> {
  /**
   * A link that is valid until a time. Rejects if the file cannot be fetched now.
   * @param shownTo the id of the API key that sees it: the link ends with the key
   */
  link(file: Placed, until: Date, shownTo: string): Promise<string>;
}

/** Stores nothing: for a service without storage for files. */
export const noExports: ExportFiles = {
  name: "none",
  put: () => Promise.reject(new Error("This process has no store for exported files.")),
  link: () => Promise.reject(new Error("This process has no store for exported files.")),
  remove: async () => {},
};
