// Generated from spec/ by `npm run generate`. Do not edit.
import type { Organization, OrganizationUpdate } from "../organization/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";

export interface OrganizationsGetOptions extends CallOptions {
}

export interface OrganizationsUpdateOptions extends CallOptions {
  /**
   * Any string that names this attempt, 1 to 256 characters. For 24 hours a retry with the same key gets the first answer word for word, from
   * every node and after restarts. The same request is the same path and query and a body that is equal as JSON, whatever the order of its
   * members. The same key with another request of the operation is a `conflict`; with another operation or API key it is another key.
   *
   * - A retry that comes while the first is under way waits for its answer.
   * - Refusals are kept as well. 402, 429 and 5xx are not, nor is what was refused for its API key, its parameters or the shape of its body
   * before it began: the same key then begins anew.
   * - Of one organization the last 100,000 answers are kept, and 64 MB of them at most.
   * - Where a node dies between carrying a request out and keeping its answer, a retry is carried out again after 30 seconds.
   * - A write of documents does no harm when it is repeated: its answer is kept by the node alone, while it has room.
   */
  readonly idempotencyKey?: string;
  readonly body: OrganizationUpdate;
}

/** The organization of the key that asks. */
export interface OrganizationsClient {
  /**
   * Read the organization that the key belongs to.
   *
   * `GET /organization`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  get(options?: OrganizationsGetOptions): Promise<Organization>;
  /**
   * Change the organization's settings. Name and plan are the operator's to change. Needs an admin key.
   *
   * `PATCH /organization`
   * Needs an `admin` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
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
