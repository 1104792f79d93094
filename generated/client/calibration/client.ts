// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, NamespaceOrTemplate } from "../common/types.ts";
import type { RecommendRequest, Recommendation } from "../recommendations/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { CalibrationReport } from "./types.ts";

export interface CalibrationGetOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The judgment. */
  readonly name: Name;
}

export interface CalibrationRecommendOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`; `/` is sent as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The judgment. */
  readonly name: Name;
  readonly body: RecommendRequest;
}

/** Calibration: how far answers can be taken at their word, and where to cut them. */
export interface CalibrationClient {
  /**
   * Read the calibration report of the active version. Calibration is fitted per version and engine epoch: shortly after outcomes of 100
   * documents are there, again whenever these have grown by a half, and nightly where outcomes have changed. Below 100 there is none. On a template prefix the report pools the outcomes of every namespace under
   * it, which is the fit that inherited answers use.
   *
   * `GET /namespaces/{ns}/judgments/{name}/calibration`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, unauthorized, unavailable
   */
  get(options: CalibrationGetOptions): Promise<CalibrationReport>;
  /**
   * Recommend a threshold.
   *
   * Recommend the threshold that meets a target, from the active version's outcomes under the engine's present version, with held-out
   * estimates; or say why none does. It changes nothing: set the threshold with PATCH.
   *
   * `POST /namespaces/{ns}/judgments/{name}/recommend`
   * Needs a `read_write` key.
   * Takes a body of up to 1,048,576 bytes.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, too_large, unauthorized, unavailable
   */
  recommend(options: CalibrationRecommendOptions): Promise<Recommendation>;
}

const getOperation: Operation = {
  id: "calibration_get",
  method: "GET",
  path: "/namespaces/{ns}/judgments/{name}/calibration",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};
const recommendOperation: Operation = {
  id: "calibration_recommend",
  method: "POST",
  path: "/namespaces/{ns}/judgments/{name}/recommend",
  parameters: [
    { name: "ns", in: "path", option: "ns" },
    { name: "name", in: "path", option: "name" },
  ],
  body: true,
  repetition: "natural",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function calibrationClient(caller: Caller): CalibrationClient {
  return {
    get: (options) => caller.body(getOperation, options),
    recommend: (options) => caller.body(recommendOperation, options),
  };
}
