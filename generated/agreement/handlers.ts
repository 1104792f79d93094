// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributePath, Cursor, Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { AgreementReport, DisagreementList } from "./types.ts";

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
}
