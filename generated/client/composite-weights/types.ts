// Generated from spec/ by `npm run generate`. Do not edit.
import type { Timestamp, VersionNumber } from "../common/types.ts";

/**
 * The weights of a composite's answers. The log-odds of `p` are `intercept` plus the contributions of all parts and
 * features. Before the first fit, all parts have equal weights and features have none.
 */
export interface CompositeWeights {
  /** The active version, to which the weights belong. */
  version: VersionNumber;
  /** The time of the fit. Null before the first fit. */
  fitted_at: Timestamp | null;
  /** The number of labelled documents that the weights were fitted to. Null before the first fit. */
  labels: number | null;
  /** The constant that is added for every document. */
  intercept: number;
  /** The weights of the parts, in the order of the definition. */
  parts: PartWeight[];
  /** The weights of the features, in the order of the definition. */
  features: FeatureWeight[];
}

/** The weight of one feature of a composite. */
export interface FeatureWeight {
  /** The path of the attribute. */
  path: string;
  /** The factor for (value − `mean`) / `scale`. A document without the attribute adds nothing. */
  weight: number;
  /** The mean over the documents that the weights were fitted to. */
  mean: number;
  /** The standard deviation over these documents, or 1 if it is 0. */
  scale: number;
}

/** The weight of one part of a composite. */
export interface PartWeight {
  /** The name of the part. */
  name: string;
  /** The factor for the part's log-odds. Log-odds beyond −9.21 or 9.21 are set to these limits. */
  weight: number;
}
