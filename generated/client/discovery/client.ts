// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Job } from "../jobs/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { DiscoverRequest, SimulateRequest, SuggestPartsRequest, SuggestPartsResponse, TuningRun } from "./types.ts";

export interface DiscoveryDiscoverOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The judgment. */
  readonly name: Name;
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
  readonly body?: DiscoverRequest;
}

export interface DiscoverySimulateOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The judgment. */
  readonly name: Name;
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
  readonly body: SimulateRequest;
}

export interface DiscoverySuggestPartsOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The judgment. */
  readonly name: Name;
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
  readonly body?: SuggestPartsRequest;
}

export interface DiscoveryTuneOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The judgment. */
  readonly name: Name;
}

/** Discovery: what could be asked better, found and tried before it is used. None of it spends. */
export interface DiscoveryClient {
  /**
   * Discover options.
   *
   * Propose options for what a fixed-option `choice` leaves to `none_of_the_above`. The job samples up to 200 documents of the
   * window whose answer is `none_of_the_above`, or whose `escape_p` is at or above the judgment's `escape` threshold, cut to
   * 100,000 tokens together; asks a general-purpose model for new options; and runs the proposed version in shadow over the
   * sample. It never creates a version: being of none, its evaluations are not in the log. Where too much is sampled, the longest texts
   * are cut at their ends, all to one length. A server without such a model proposes words that the documents share.
   *
   * `forbidden` until an organization admin enables `suggestions`, because the sample goes to a disclosed LLM subprocessor.
   * Free, and counted with `suggest_parts` against the plan's daily allowance (Developer 5, Team 50, Scale 500); then
   * `rate_limited` with `details.resets_at`. Days are UTC's. What finds nothing to look at, or cannot ask the model, does not count.
   * A `bool`, a `score` and a `choice` with `options.from` are `invalid_request`; a judgment without an active version, or with 254
   * options, is a `conflict`.
   *
   * `POST /namespaces/{ns}/judgments/{name}/discover`
   * Needs a `read_write` key. Draws on the daily allowance `suggest_parts`.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  discover(options: DiscoveryDiscoverOptions): Promise<Job>;
  /**
   * Simulate thresholds.
   *
   * Try thresholds before setting them: the job's `simulation` says what would flip, with 95% intervals where it sampled, and
   * what the real fan-out would cost. It looks at answers that are there, asks no engine, spends nothing and changes nothing. On a
   * template prefix it covers every namespace under it; one that sets a threshold of the name itself keeps its own. A threshold that
   * does not fit the judgment's type is `invalid_request`; a judgment without an active version is a `conflict`.
   *
   * `POST /namespaces/{ns}/judgments/{name}/simulate`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  simulate(options: DiscoverySimulateOptions): Promise<Job>;
  /**
   * Suggest parts.
   *
   * Propose parts for a composite version of a `bool` judgment, from its question and up to 200 of the documents that it applies to, drawn
   * at random and cut to 100,000 tokens together, each with what its answer is and what its outcome says. It never creates a version.
   * Opt-in and counted as `discover` is. Other types are `invalid_request`; a judgment without an active version is a `conflict`. Where the
   * model does not answer within a minute: `unavailable`, and it does not count.
   *
   * `POST /namespaces/{ns}/judgments/{name}/suggest_parts`
   * Needs a `read_write` key. Draws on the daily allowance `suggest_parts`.
   * Takes a body of up to 1,048,576 bytes.
   * Retried under one idempotency key, made for the call unless given.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  suggestParts(options: DiscoverySuggestPartsOptions): Promise<SuggestPartsResponse>;
  /**
   * Tune the context recipe.
   *
   * Start this month's search for the cheapest recipe whose answers on a sample of documents agree with the present ones, or
   * say how far it is. Calling again in the same month starts nothing, so it takes no `Idempotency-Key`. Free, and its evaluations are not
   * in the log. It creates no version. A judgment without an active version is a `conflict`.
   *
   * Up to 120 documents that have an answer are sampled: one half to choose by, the other to measure by. Recipes with fewer fields, elements or tokens are tried from the cheapest on, at most
   * eight, and the first is suggested by which at least 97 in 100 of the first half are decided the same: the booleans of thresholds, of a `choice`
   * the value, of a `score` within half a level, of a `bool` without thresholds the likelier side. How often that recipe agrees is then measured on
   * the other documents (`agreement`). What a recipe shows of relations, groups
   * and former values stays.
   *
   * `POST /namespaces/{ns}/judgments/{name}/tune`
   * Needs a `read_write` key.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  tune(options: DiscoveryTuneOptions): Promise<TuningRun>;
}

const discoverOperation: Operation = {
  id: "discovery_discover",
  method: "POST",
  path: "/namespaces/{ns}/judgments/{name}/discover",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [202],
};
const simulateOperation: Operation = {
  id: "discovery_simulate",
  method: "POST",
  path: "/namespaces/{ns}/judgments/{name}/simulate",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [202],
};
const suggestPartsOperation: Operation = {
  id: "discovery_suggest_parts",
  method: "POST",
  path: "/namespaces/{ns}/judgments/{name}/suggest_parts",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
    { name: "Idempotency-Key", in: "header", option: "idempotencyKey" },
  ],
  body: true,
  repetition: "key",
  statuses: [200],
};
const tuneOperation: Operation = {
  id: "discovery_tune",
  method: "POST",
  path: "/namespaces/{ns}/judgments/{name}/tune",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
  ],
  body: false,
  repetition: "natural",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function discoveryClient(caller: Caller): DiscoveryClient {
  return {
    discover: (options) => caller.body(discoverOperation, options),
    simulate: (options) => caller.body(simulateOperation, options),
    suggestParts: (options) => caller.body(suggestPartsOperation, options),
    tune: (options) => caller.body(tuneOperation, options),
  };
}
