// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Filled, Reply } from "../contract.ts";
import type { Job } from "../jobs/types.ts";
import type { DiscoverRequest, SimulateRequest, SuggestPartsRequest, SuggestPartsResponse, TuningRun } from "./types.ts";

export interface DiscoveryDiscoverRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: Filled<DiscoverRequest, "window" | "count"> | undefined;
}

export type DiscoveryDiscoverReply = Reply<202, Job>;

export interface DiscoverySimulateRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: Filled<SimulateRequest, "sample">;
}

export type DiscoverySimulateReply = Reply<202, Job>;

export interface DiscoverySuggestPartsRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: Filled<SuggestPartsRequest, "count"> | undefined;
}

export type DiscoverySuggestPartsReply = Reply<200, SuggestPartsResponse>;

export interface DiscoveryTuneRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: {};
  body: undefined;
}

export type DiscoveryTuneReply = Reply<200, TuningRun>;

/** Discovery finds better questions and lets you test changes before you use them. None of it spends. */
export interface DiscoveryHandlers<Context> {
  /**
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
   */
  discover(context: Context, request: DiscoveryDiscoverRequest): Promise<DiscoveryDiscoverReply>;
  /**
   * Test thresholds before you set them. The job's `simulation` shows what would flip, with 95% intervals if it used a
   * sample, and what the real fan-out would cost. It reads existing answers, asks no engine, spends nothing and changes
   * nothing. On a template prefix, it covers every namespace under it. A namespace that sets a threshold of this name
   * itself keeps its own. A threshold that does not fit the judgment's type is `invalid_request`. A judgment without an
   * active version is a `conflict`.
   */
  simulate(context: Context, request: DiscoverySimulateRequest): Promise<DiscoverySimulateReply>;
  /**
   * Propose parts for a composite version of a `bool` judgment. The proposal is based on the judgment's question and a
   * random sample of up to 200 of the documents that it applies to. The sample is cut to 100,000 tokens together. It
   * shows each document with its answer and its outcome. The request never creates a version. It needs the same
   * permission as `discover`, and counts against the same allowance. Other types are `invalid_request`. A judgment
   * without an active version is a `conflict`. If the model does not answer within a minute, the request is
   * `unavailable` and does not count.
   */
  suggestParts(context: Context, request: DiscoverySuggestPartsRequest): Promise<DiscoverySuggestPartsReply>;
  /**
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
   */
  tune(context: Context, request: DiscoveryTuneRequest): Promise<DiscoveryTuneReply>;
}
