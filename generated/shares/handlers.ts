// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributePath, Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { LabelQueueId } from "../labels/types.ts";
import type { FilterText, ShareReport } from "./types.ts";

export interface SharesGetRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: { by?: AttributePath; queue?: LabelQueueId; where?: FilterText };
  headers: {};
  body: undefined;
}

export type SharesGetReply = Reply<200, ShareReport>;

/** Shares say how many documents are so: as the judge says, as labels say, and corrected. */
export interface SharesHandlers<Context> {
  /**
   * Estimate the share of yes (the mix of a `choice`, the mean of a `score`) among all documents that match. The judge answers all of them and
   * makes mistakes. Labels are right and few. The corrected figure has the best of both. On a template prefix, it is about the documents of all
   * namespaces under it that inherit the judgment. The service reads all matching documents, and asks no engine.
   *
   * Labels of a queue that was drawn with a filter speak only for documents that match that filter. Ask for their share with the same filter, or
   * use only the labels of one queue.
   */
  get(context: Context, request: SharesGetRequest): Promise<SharesGetReply>;
}
