// Generated from spec/ by `npm run generate`. Do not edit.
import type { Timestamp, VersionNumber } from "../common/types.ts";

/**
 * The weights that a composite answers with: the log-odds of its `p` are `intercept` plus what each part and each feature adds. Before any fit the parts weigh
 * alike and features nothing.
 */
export interface CompositeWeights {
  /** The active version, which they belong to. */
  version: VersionNumber;
  /** When they were fitted; null before any fit. */
  fitted_at: Timestamp | null;
  /** Labelled documents that they were fitted to; null before any fit. */
  labels: number | null;
  /** What is added whatever the document. */
  intercept: number;
  /** In the order of the definition. */
  parts: PartWeight[];
  /** In the order of the definition. */
  features: FeatureWeight[];
}

/** What a feature of a composite weighs. */
export interface FeatureWeight {
  /** The attribute's path. */
  path: string;
  /** What (value − `mean`) / `scale` is multiplied by. A document without the attribute adds nothing. */
  weight: number;
  /** Mean over the documents that the weights were fitted to. */
  mean: number;
  /** Standard deviation over them; 1 where that is 0. */
  scale: number;
}

/** What a part of a composite weighs. */
export interface PartWeight {
  /** The part's name. */
  name: string;
  /** What its log-odds are multiplied by. They count as −9.21 or 9.21 where they are beyond. */
  weight: number;
}
