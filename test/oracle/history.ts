/** The operations of clients on one namespace and their responses, each with the moments of its beginning and end. */
import type { ModelDocument, ModelResult, ModelWrite } from "#test/api/support/document-model.ts";
import type { ModelQuery } from "./query-model.ts";

/** Something a client did. Moments count what clients sent and received, so one that ended before another began has the lesser. */
export interface Done {
  readonly sent: number;
  /** Infinity: it was not, and may have happened at any time since, or never. */
  readonly answered: number;
  readonly what: What;
}

export type What =
  /** Null: refused for what an append found in its way. Undefined, here and below: not answered. */
  | { is: "write"; request: ModelWrite; results: ModelResult[] | null | undefined }
  /** False: there was none. */
  | { is: "delete"; there: boolean | undefined }
  | { is: "declare"; attributes: readonly string[]; there: boolean | undefined }
  /** Null: there was none. */
  | { is: "look"; shown: object | null }
  | { is: "read"; id: string; document: (ModelDocument & { created_at: string }) | null }
  /** The rows of all its pages together; null where there was no namespace. Cut: those after them could not be read. */
  | { is: "query"; query: ModelQuery; rows: object[] | null; cut?: boolean }
  /** A page after the first: read, or refused because the namespace is gone, or another has its name. */
  | { is: "page"; of: What & { is: "query" }; answer: "read" | "gone" | "another" };

/** Writes that were taken and deletions and settings that found something, or may have: what changes the world. */
export function changes(what: What): boolean {
  if (what.is === "write") return what.results !== null;
  return (what.is === "delete" || what.is === "declare") && what.there !== false;
}

/** Whether writes that were sent apart were committed together, as far as revisions tell. */
export function isMerged(history: readonly Done[]): boolean {
  const revisions = history.flatMap(({ what }) => {
    const results = (what.is === "write" && what.results) || [];
    return [new Set(results.map(({ revision }) => revision))];
  });
  const all = revisions.flatMap((one) => [...one]);
  // Several in one write: it shared its commit with one that wrote some of the same documents.
  return revisions.some(({ size }) => size > 1) || new Set(all).size < all.length;
}
