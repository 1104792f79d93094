// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { CalibrationReport, RecommendRequest, Recommendation } from "./types.ts";

export interface CalibrationGetRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: {};
  body: undefined;
}

export type CalibrationGetReply = Reply<200, CalibrationReport>;

export interface CalibrationRecommendRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: {};
  body: RecommendRequest;
}

export type CalibrationRecommendReply = Reply<200, Recommendation>;

/** Calibration shows how reliable the answers are, and which thresholds to use. */
export interface CalibrationHandlers<Context> {
  /**
   * Read the calibration report of the active version. Calibration is fitted for each version and engine epoch. The
   * first fit comes shortly after 100 documents have outcomes. Later fits follow when this number has grown by half,
   * and nightly when outcomes have changed. Below 100, there is none. On a template prefix, the report pools the
   * outcomes of every namespace under it. Inherited answers use that pooled fit.
   */
  get(context: Context, request: CalibrationGetRequest): Promise<CalibrationGetReply>;
  /**
   * Recommend the threshold that meets a target, or say why none does. The recommendation uses the active version's
   * outcomes under the engine's current version, with held-out estimates. It changes nothing. To set the threshold, use
   * PATCH.
   */
  recommend(context: Context, request: CalibrationRecommendRequest): Promise<CalibrationRecommendReply>;
}
