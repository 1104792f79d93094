// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Sentinel, SentinelUpdate } from "./types.ts";

export interface SentinelsDeleteOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
}

export interface SentinelsGetOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
}

export interface SentinelsPutOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  /**
   * A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
   * first response word for word. This holds on every node and after restarts. Two requests are the same when their
   * path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
   * the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
   * independent.
   *
   * - If a retry arrives while the first request is still running, it waits for that response.
   * - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
   * `details.outcome_unknown`. Nor are refusals because of the API key, the
   * parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
   * runs the request anew.
   * - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
   * - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
   * 30 seconds.
   * - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
   * response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
   * `If-Match` is stored as other requests are.
   */
  readonly idempotencyKey?: string;
  readonly body: SentinelUpdate;
}

/**
 * A sentinel asks the same contexts again and again, so a change of the answers is a change of the engine and not of the documents. Nothing is
 * judged again by itself.
 */
export interface SentinelsClient {
  /**
   * Turn off a sentinel. Its contexts and runs are deleted. Its evaluations stay in the log.
   *
   * `DELETE /namespaces/{ns}/judgments/{name}/sentinel`
   * Needs a `read_write` key.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  delete(options: SentinelsDeleteOptions): Promise<void>;
  /**
   * Read a sentinel with its runs: what changed between them. `not_found` when it is not turned on.
   *
   * `GET /namespaces/{ns}/judgments/{name}/sentinel`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  get(options: SentinelsGetOptions): Promise<Sentinel>;
  /**
   * Turn on a sentinel, or change its settings. Contexts are drawn by chance among the documents that the judgment applies to, and kept as they are. They are asked
   * at once, a second time directly afterwards, and then whenever another version of the engine answers, and weekly. Questions are metered, billed and
   * logged as shadow evaluations, and never become answers of documents. Contexts of a cascade are asked as its documents are, and again within a day after either
   * engine has another version. A version of its engines that only replies name is noticed by the weekly run alone. Another `size` draws anew, and so does another
   * version of the judgment. A run that ends with fewer than 20 answers is begun again after 1, 2, 4, 7 and 7 days. On a template prefix, the documents of all namespaces under it
   * are drawn. `conflict` for an inherited judgment: turn it on where the judgment is.
   *
   * `PUT /namespaces/{ns}/judgments/{name}/sentinel`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  put(options: SentinelsPutOptions): Promise<Sentinel>;
}

const deleteOperation: Operation = {
  id: "sentinels_delete",
  method: "DELETE",
  path: "/namespaces/{ns}/judgments/{name}/sentinel",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: false,
  repetition: "key",
  statuses: [204],
};
const getOperation: Operation = {
  id: "sentinels_get",
  method: "GET",
  path: "/namespaces/{ns}/judgments/{name}/sentinel",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};
const putOperation: Operation = {
  id: "sentinels_put",
  method: "PUT",
  path: "/namespaces/{ns}/judgments/{name}/sentinel",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function sentinelsClient(caller: Caller): SentinelsClient {
  return {
    delete: (options) => caller.body(deleteOperation, options),
    get: (options) => caller.body(getOperation, options),
    put: (options) => caller.body(putOperation, options),
  };
}
