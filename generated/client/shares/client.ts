// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributePath, Name, NamespaceOrTemplate } from "../common/types.ts";
import type { LabelQueueId } from "../labels/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { FilterText, ShareReport } from "./types.ts";

export interface SharesGetOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /** Also the shares for each value of this attribute. */
  readonly by?: AttributePath;
  /** Use only labels of this label queue. */
  readonly queue?: LabelQueueId;
  /** Only documents that match this filter, as JSON text. */
  readonly where?: FilterText;
}

/** Shares say how many documents are so: as the judge says, as labels say, and corrected. */
export interface SharesClient {
  /**
   * Estimate a share.
   *
   * Estimate the share of yes (the mix of a `choice`, the mean of a `score`) among all documents that match. The judge answers all of them and
   * makes mistakes. Labels are right and few. The corrected figure has the best of both. On a template prefix, it is about the documents of all
   * namespaces under it that inherit the judgment. The service reads all matching documents, and asks no engine.
   *
   * Labels of a queue that was drawn with a filter speak only for documents that match that filter. Ask for their share with the same filter, or
   * use only the labels of one queue.
   *
   * `GET /namespaces/{ns}/judgments/{name}/share`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, too_expensive, unauthorized, unavailable
   */
  get(options: SharesGetOptions): Promise<ShareReport>;
}

const getOperation: Operation = {
  id: "shares_get",
  method: "GET",
  path: "/namespaces/{ns}/judgments/{name}/share",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "by", in: "query", option: "by" },
    { name: "queue", in: "query", option: "queue" },
    { name: "where", in: "query", option: "where" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function sharesClient(caller: Caller): SharesClient {
  return {
    get: (options) => caller.body(getOperation, options),
  };
}
