// Generated from spec/ by `npm run generate`. Do not edit.
import type { ActivityStep } from "../activity/types.ts";
import type { AttributePath, Cursor, Name, NamespaceOrTemplate, Timestamp } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { AgreementOverTime, AgreementReport, DisagreementList } from "./types.ts";

export interface AgreementDisagreementsRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: { cursor?: Cursor; limit: number };
  headers: {};
  body: undefined;
}

export type AgreementDisagreementsReply = Reply<200, DisagreementList>;

export interface AgreementGetRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: { by?: AttributePath };
  headers: {};
  body: undefined;
}

export type AgreementGetReply = Reply<200, AgreementReport>;

export interface AgreementOverTimeRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: { from?: Timestamp; step: ActivityStep; steps?: number; to?: Timestamp };
  headers: {};
  body: undefined;
}

export type AgreementOverTimeReply = Reply<200, AgreementOverTime>;

/** Agreement compares answers with labels, and people with each other. */
export interface AgreementHandlers<Context> {
  /**
   * List the documents whose answer is not the label, those with the surest answers first. They show best what the judge does not
   * understand, or which labels are wrong. Open a document with `GET …/documents/{id}`, and its context with `…/explain`.
   */
  disagreements(context: Context, request: AgreementDisagreementsRequest): Promise<AgreementDisagreementsReply>;
  /**
   * Compare the answers of the active version under the engine's current version with labels: a confusion matrix, Cohen's kappa, true rates at each
   * threshold, two baselines, and how well people agree. On a template prefix, over all namespaces under it that inherit the judgment.
   */
  get(context: Context, request: AgreementGetRequest): Promise<AgreementGetReply>;
  /**
   * Read how often outcomes agreed with answers over time. An outcome counts in the hour in which it was compared: when it was posted, or when its
   * answer was stored later. An outcome that is posted again counts again, and one that is deleted stays counted. All versions of the judgment count.
   * On a template prefix, all namespaces count that inherit the judgment.
   *
   * The server counts by hour in UTC and keeps the counts for 90 days, unless its operator set another time. The counts of a judgment or a namespace
   * are deleted with it. These counts are for charts. They never have more than happened. They may lack the last seconds of a process that was killed
   * or lost its database. Exact figures of the current epoch are in `GET …/agreement`.
   */
  overTime(context: Context, request: AgreementOverTimeRequest): Promise<AgreementOverTimeReply>;
}
