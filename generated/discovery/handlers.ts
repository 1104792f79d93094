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

/** Discovery: what could be asked better, found and tried before it is used. None of it spends. */
export interface DiscoveryHandlers<Context> {
  /**
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
   */
  discover(context: Context, request: DiscoveryDiscoverRequest): Promise<DiscoveryDiscoverReply>;
  /**
   * Try thresholds before setting them: the job's `simulation` says what would flip, with 95% intervals where it sampled, and
   * what the real fan-out would cost. It looks at answers that are there, asks no engine, spends nothing and changes nothing. On a
   * template prefix it covers every namespace under it; one that sets a threshold of the name itself keeps its own. A threshold that
   * does not fit the judgment's type is `invalid_request`; a judgment without an active version is a `conflict`.
   */
  simulate(context: Context, request: DiscoverySimulateRequest): Promise<DiscoverySimulateReply>;
  /**
   * Propose parts for a composite version of a `bool` judgment, from its question and up to 200 of the documents that it applies to, drawn
   * at random and cut to 100,000 tokens together, each with what its answer is and what its outcome says. It never creates a version.
   * Opt-in and counted as `discover` is. Other types are `invalid_request`; a judgment without an active version is a `conflict`. Where the
   * model does not answer within a minute: `unavailable`, and it does not count.
   */
  suggestParts(context: Context, request: DiscoverySuggestPartsRequest): Promise<DiscoverySuggestPartsReply>;
  /**
   * Start this month's search for the cheapest recipe whose answers on a sample of documents agree with the present ones, or
   * say how far it is. Calling again in the same month starts nothing, so it takes no `Idempotency-Key`. Free, and its evaluations are not
   * in the log. It creates no version. A judgment without an active version is a `conflict`.
   *
   * Up to 120 documents that have an answer are sampled: one half to choose by, the other to measure by. Recipes with fewer fields, elements or tokens are tried from the cheapest on, at most
   * eight, and the first is suggested by which at least 97 in 100 of the first half are decided the same: the booleans of thresholds, of a `choice`
   * the value, of a `score` within half a level, of a `bool` without thresholds the likelier side. How often that recipe agrees is then measured on
   * the other documents (`agreement`). What a recipe shows of relations, groups
   * and former values stays.
   */
  tune(context: Context, request: DiscoveryTuneRequest): Promise<DiscoveryTuneReply>;
}
