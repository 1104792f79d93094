// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { CalibrationReport, RecommendRequest, Recommendation } from "./types.ts";

export interface CalibrationGetOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
}

export interface CalibrationRecommendOptions extends CallOptions {
  /** The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`. */
  readonly ns: NamespaceOrTemplate;
  /** The name of the judgment. */
  readonly name: Name;
  readonly body: RecommendRequest;
}

/** Calibration shows how reliable the answers are, and which thresholds to use. */
export interface CalibrationClient {
  /**
   * Read the calibration report of the active version. Calibration is fitted for each version and engine epoch. The
   * first fit comes shortly after 100 documents have outcomes. Later fits follow when this number has grown by half,
   * and nightly when outcomes have changed. Below 100, there is none. On a template prefix, the report pools the
   * outcomes of every namespace under it. Inherited answers use that pooled fit.
   *
   * `GET /namespaces/{ns}/judgments/{name}/calibration`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, too_expensive, unauthorized, unavailable
   */
  get(options: CalibrationGetOptions): Promise<CalibrationReport>;
  /**
   * Recommend a threshold.
   *
   * Recommend the threshold that meets a target, or say why none does. The recommendation uses the active version's
   * outcomes under the engine's current version, with held-out estimates. It changes nothing. To set the threshold, use
   * PATCH.
   *
   * `POST /namespaces/{ns}/judgments/{name}/recommend`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, not_found, rate_limited, too_expensive, too_large, unauthorized, unavailable
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
