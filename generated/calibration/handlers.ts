// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { RecommendRequest, Recommendation } from "../recommendations/types.ts";
import type { CalibrationReport } from "./types.ts";

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

/** Calibration: how far answers can be taken at their word, and where to cut them. */
export interface CalibrationHandlers<Context> {
  /**
   * Read the calibration report of the active version. Calibration is fitted per version and engine epoch: shortly after outcomes of 100
   * documents are there, again whenever these have grown by a half, and nightly where outcomes have changed. Below 100 there is none. On a template prefix the report pools the outcomes of every namespace under
   * it, which is the fit that inherited answers use.
   */
  get(context: Context, request: CalibrationGetRequest): Promise<CalibrationGetReply>;
  /**
   * Recommend the threshold that meets a target, from the active version's outcomes under the engine's present version, with held-out
   * estimates; or say why none does. It changes nothing: set the threshold with PATCH.
   */
  recommend(context: Context, request: CalibrationRecommendRequest): Promise<CalibrationRecommendReply>;
}
