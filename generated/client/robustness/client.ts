// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Job, RobustnessEstimate, RobustnessRequest } from "../jobs/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Reply } from "../runtime/reply.ts";

export interface RobustnessStartOptions extends CallOptions {
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
  readonly body: RobustnessRequest;
}

/** `status` tells the variants apart. */
export type RobustnessStartResult = Reply<200, RobustnessEstimate> | Reply<202, Job>;

/** Robustness says how much answers depend on how a judgment asks. */
export interface RobustnessClient {
  /**
   * Estimate or run a test of robustness.
   *
   * Ask about a sample of documents in several ways: as it is, the same again, options in the opposite order, the question negated, yes and no exchanged, and a longer
   * context. Without `confirm`, the response is 200 with the estimate, and nothing is done. With `confirm: true`, it is 202 with a `robustness` job that is `running`. Its
   * `robustness` says how often answers turned and by how much, with 95% intervals. A composite is only asked again and with a longer context.
   *
   * Questions are metered, billed and logged as shadow evaluations, with the way of asking as `asked_as`. They never become answers of documents. On a template prefix, documents of all namespaces under it are
   * drawn. It is a `conflict` if the judgment is inactive or inherited. It fails with `budget_exceeded` if the estimate does not fit the namespace's remaining budget.
   *
   * `POST /namespaces/{ns}/judgments/{name}/robustness`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Bills `judging`.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} budget_exceeded, conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  start(options: RobustnessStartOptions): Promise<RobustnessStartResult>;
}

const startOperation: Operation = {
  id: "robustness_start",
  method: "POST",
  path: "/namespaces/{ns}/judgments/{name}/robustness",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200, 202],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function robustnessClient(caller: Caller): RobustnessClient {
  return {
    start: (options) => caller.reply(startOperation, options),
  };
}
