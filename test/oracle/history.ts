/** What clients did to one namespace and what they were answered, each with the moments that it lies between. */
import type { ModelDocument, ModelResult, ModelWrite } from "#test/api/support/document-model.ts";
import type { ModelQuery } from "./query-model.ts";

/** Something a client did. Moments count what clients sent and received, so one that ended before another began has the lesser. */
export interface Done {
  readonly sent: number;
  readonly answered: number;
  readonly what: What;
}

export type What =
  /** Null: refused for what an append found in its way. */
  | { is: "write"; request: ModelWrite; results: ModelResult[] | null }
  /** False: there was none. */
  | { is: "delete"; there: boolean }
  | { is: "declare"; attributes: readonly string[]; there: boolean }
  /** Null: there was none. */
  | { is: "look"; shown: object | null }
  | { is: "read"; id: string; document: (ModelDocument & { created_at: string }) | null }
  /** The rows of all its pages together; null where there was no namespace. Cut: those after them could not be read. */
  | { is: "query"; query: ModelQuery; rows: object[] | null; cut?: boolean }
  /** A page after the first: read, or refused because the namespace is gone, or another has its name. */
  | { is: "page"; of: What & { is: "query" }; answer: "read" | "gone" | "another" };

/** Writes that were taken and deletions and settings that found something: what changes the world. */
export function changes(what: What): boolean {
  return (what.is === "write" && what.results !== null) || ((what.is === "delete" || what.is === "declare") && what.there);
}

/** Whether writes that were sent apart were committed together. */
export function isMerged(history: readonly Done[]): boolean {
  const revisions = history.flatMap(({ what }) => (what.is === "write" && what.results?.[0] ? [what.results[0].revision] : []));
  return new Set(revisions).size < revisions.length;
}
