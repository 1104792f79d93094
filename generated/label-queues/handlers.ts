// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { LabelClaim, LabelClaimed, LabelGiven, LabelQueue, LabelQueueCreate, LabelQueueId, LabelQueueList, LabelSkip } from "../labels/types.ts";
import type { Outcome } from "../outcomes/types.ts";

export interface LabelQueuesClaimRequest {
  path: { ns: NamespaceOrTemplate; name: Name; queue: LabelQueueId };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: LabelClaim;
}

export type LabelQueuesClaimReply = Reply<200, LabelClaimed>;

export interface LabelQueuesCreateRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: LabelQueueCreate;
}

export type LabelQueuesCreateReply = Reply<201, LabelQueue>;

export interface LabelQueuesDeleteRequest {
  path: { ns: NamespaceOrTemplate; name: Name; queue: LabelQueueId };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: undefined;
}

export type LabelQueuesDeleteReply = Reply<204, undefined>;

export interface LabelQueuesGetRequest {
  path: { ns: NamespaceOrTemplate; name: Name; queue: LabelQueueId };
  query: {};
  headers: {};
  body: undefined;
}

export type LabelQueuesGetReply = Reply<200, LabelQueue>;

export interface LabelQueuesLabelRequest {
  path: { ns: NamespaceOrTemplate; name: Name; queue: LabelQueueId; item: number };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: LabelGiven;
}

export type LabelQueuesLabelReply = Reply<200, Outcome>;

export interface LabelQueuesListRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: {};
  body: undefined;
}

export type LabelQueuesListReply = Reply<200, LabelQueueList>;

export interface LabelQueuesSkipRequest {
  path: { ns: NamespaceOrTemplate; name: Name; queue: LabelQueueId; item: number };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: LabelSkip;
}

export type LabelQueuesSkipReply = Reply<200, LabelQueue>;

/**
 * Label queues let people say what is true of documents. Each document has a known chance of being drawn. Labels become outcomes with
 * `source: "label"`, and recommendations weigh by that chance. So a queue of hard documents does not make a judge look worse than it is.
 */
export interface LabelQueuesHandlers<Context> {
  /**
   * Get the next document to label, and a lease on it. Until the lease ends, nobody else gets it. A person with a lease gets the
   * same document again.
   */
  claim(context: Context, request: LabelQueuesClaimRequest): Promise<LabelQueuesClaimReply>;
  /**
   * Draw documents to label. The frame is all documents with an answer of the active version. On a template prefix, it is that of all
   * namespaces under it. It is read page by page, so a namespace of a million documents takes some seconds. `conflict` when no
   * version is active, and when the judgment has 100 queues.
   */
  create(context: Context, request: LabelQueuesCreateRequest): Promise<LabelQueuesCreateReply>;
  /** Delete a label queue. Its labels remain as outcomes. */
  delete(context: Context, request: LabelQueuesDeleteRequest): Promise<LabelQueuesDeleteReply>;
  /** Read a label queue with its progress. */
  get(context: Context, request: LabelQueuesGetRequest): Promise<LabelQueuesGetReply>;
  /**
   * Label a claimed document. The label becomes an outcome. A second label of the same person replaces the first one. `conflict` when
   * the person has not claimed it, when others have labelled it meanwhile as often as asked, or when its namespace was replaced or has its own
   * judgment of this name since it was drawn.
   */
  label(context: Context, request: LabelQueuesLabelRequest): Promise<LabelQueuesLabelReply>;
  /** List the label queues that were made on this namespace or template prefix. */
  list(context: Context, request: LabelQueuesListRequest): Promise<LabelQueuesListReply>;
  /** Skip a claimed document. This person does not get it again, others may. `conflict` when the person has not claimed it. */
  skip(context: Context, request: LabelQueuesSkipRequest): Promise<LabelQueuesSkipReply>;
}
