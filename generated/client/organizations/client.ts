// Generated from spec/ by `npm run generate`. Do not edit.
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Organization, OrganizationUpdate } from "./types.ts";

export interface OrganizationsGetOptions extends CallOptions {
}

export interface OrganizationsUpdateOptions extends CallOptions {
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
  readonly body: OrganizationUpdate;
}

/** The organization of the calling key. */
export interface OrganizationsClient {
  /**
   * Read the organization of the calling key.
   *
   * `GET /organization`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  get(options?: OrganizationsGetOptions): Promise<Organization>;
  /**
   * Change the organization's settings. Only the operator can change the name and the plan. Needs an admin key.
   *
   * `PATCH /organization`
   * Needs an `admin` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, rate_limited, too_large, unauthorized, unavailable
   */
  update(options: OrganizationsUpdateOptions): Promise<Organization>;
}

const getOperation: Operation = {
  id: "organizations_get",
  method: "GET",
  path: "/organization",
  parameters: [],
  body: false,
  repetition: "safe",
  statuses: [200],
};
const updateOperation: Operation = {
  id: "organizations_update",
  method: "PATCH",
  path: "/organization",
  parameters: [
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function organizationsClient(caller: Caller): OrganizationsClient {
  return {
    get: (options) => caller.body(getOperation, options),
    update: (options) => caller.body(updateOperation, options),
  };
}
