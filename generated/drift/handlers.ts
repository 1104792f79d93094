// Generated from spec/ by `npm run generate`. Do not edit.
import type { GivenTimestamp, Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { DriftPeriods, DriftReport } from "./types.ts";

export interface DriftGetRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: { by: DriftPeriods; since?: GivenTimestamp; until?: GivenTimestamp };
  headers: {};
  body: undefined;
}

export type DriftGetReply = Reply<200, DriftReport>;

/** Drift says whether a judge still answers as it did. */
export interface DriftHandlers<Context> {
  /**
   * Compare the raw answers of the active version between versions of its engine, or between months. Read from the evaluation log, and no engine is asked. Answers
   * that were carried forward and shadow answers do not count. On a template prefix, it is about all namespaces under it that inherit the judgment. At most
   * 30,000 evaluations of a namespace are read.
   *
   * The engines of a cascade answer different documents, and which ones depends on the bound. So their versions are listed and not compared (`compared` is null).
   * Months are compared. A sentinel compares the answers to the same contexts, whichever engine gives them.
   */
  get(context: Context, request: DriftGetRequest): Promise<DriftGetReply>;
}
