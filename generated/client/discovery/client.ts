// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Job } from "../jobs/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { DiscoverRequest, SimulateRequest, SuggestPartsRequest, SuggestPartsResponse, TuningRun } from "./types.ts";

export interface DiscoveryDiscoverOptions extends CallOptions {
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
  readonly body?: DiscoverRequest;
}

export interface DiscoverySimulateOptions extends CallOptions {
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
  readonly body: SimulateRequest;
}

export interface DiscoverySuggestPartsOptions extends CallOptions {
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
  readonly body?: SuggestPartsRequest;
}

export interface DiscoveryTuneOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
}

/** Discovery finds better questions and lets you test changes before you use them. None of it spends. */
export interface DiscoveryClient {
  /**
   * Discover options.
   *
   * Propose new options for a `choice` with fixed options, for the documents it answers with `none_of_the_above`. The
   * job does three things:
   *
   * 1. It samples up to 200 documents of the window whose answer is `none_of_the_above`, or whose `escape_p` is at or
   * above the judgment's `escape` threshold. The sample is cut to 100,000 tokens together. If it is too large, the
   * longest texts are cut at their ends, all to one length.
   * 2. It asks a general-purpose model for new options. On a server without such a model, it proposes words that the
   * documents share.
   * 3. It runs the proposed version in shadow over the sample.
   *
   * It never creates a version. Its evaluations belong to no version, so they are not in the log.
   *
   * The request is `forbidden` until an organization admin enables `suggestions`, because the sample goes to a
   * disclosed LLM subprocessor. It is free. Together with `suggest_parts`, it counts against the plan's daily allowance
   * (Developer 5, Team 50, Scale 500). Beyond that, it is `rate_limited` with `details.resets_at`. Days are in UTC. A
   * request does not count if it finds no documents or cannot ask the model. A `bool`, a `score` and a `choice` with
   * `options.from` are `invalid_request`. A judgment without an active version, or with 254 options, is a `conflict`.
   *
   * `POST /namespaces/{ns}/judgments/{name}/discover`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Uses the daily allowance `suggest_parts`.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  discover(options: DiscoveryDiscoverOptions): Promise<Job>;
  /**
   * Simulate thresholds.
   *
   * Test thresholds before you set them. The job's `simulation` shows what would flip, with 95% intervals if it used a
   * sample, and what the real fan-out would cost. It reads existing answers, asks no engine, spends nothing and changes
   * nothing. On a template prefix, it covers every namespace under it. A namespace that sets a threshold of this name
   * itself keeps its own. A threshold that does not fit the judgment's type is `invalid_request`. A judgment without an
   * active version is a `conflict`.
   *
   * `POST /namespaces/{ns}/judgments/{name}/simulate`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  simulate(options: DiscoverySimulateOptions): Promise<Job>;
  /**
   * Suggest parts.
   *
   * Propose parts for a composite version of a `bool` judgment. The proposal is based on the judgment's question and a
   * random sample of up to 200 of the documents that it applies to. The sample is cut to 100,000 tokens together. It
   * shows each document with its answer and its outcome. The request never creates a version. It needs the same
   * permission as `discover`, and counts against the same allowance. Other types are `invalid_request`. A judgment
   * without an active version is a `conflict`. If the model does not answer within a minute, the request is
   * `unavailable` and does not count.
   *
   * `POST /namespaces/{ns}/judgments/{name}/suggest_parts`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Uses the daily allowance `suggest_parts`.
   * Retries use one idempotency key. The client creates it for the call unless you give one.
   *
   * @throws {JudgmentServiceError} conflict, forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  suggestParts(options: DiscoverySuggestPartsOptions): Promise<SuggestPartsResponse>;
  /**
   * Tune the context recipe and the engine.
   *
   * Start this month's search for the cheapest recipe whose answers on a sample of documents agree with the present
   * ones. If it has already started, the response has its status. A second call in the same month starts nothing, so
   * the operation takes no `Idempotency-Key`. It is free, its evaluations are not in the log, and it creates no
   * version. A judgment without an active version is a `conflict`.
   *
   * The sample has up to 120 documents with an answer. One half is for choosing, the other for measuring. The search
   * tries at most eight recipes with fewer fields, elements or tokens, cheapest first. It suggests the first one that
   * decides at least 97 in 100 documents of the first half in the same way. What must be the same depends on the type:
   *
   * - With thresholds: their booleans.
   * - `choice`: the value.
   * - `score`: the level, within half a level.
   * - `bool` without thresholds: the more probable side.
   *
   * The agreement of this recipe is then measured on the other half (`agreement`). The parts of a recipe that show
   * relations, groups and earlier values stay.
   *
   * After that, the run looks for a cascade. It asks at most three engines that cost less than the judgment's engine
   * about all documents of the sample, with the present recipe. `suggested_cascade` is the one that saves most, if at
   * most 5% of documents get another decision, with confidence 0.95. That takes at least 59 documents, and more with
   * several engines. An engine is asked only if its model runs in this service, or if active judgments of all sampled
   * namespaces already name it. So contexts go to nobody new. There is no search for composites, with `learn`, and
   * beside a cascade. Create a version with it to use it.
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
