// Generated from spec/ by `npm run generate`. Do not edit.
import type { JudgmentType } from "../answers/types.ts";
import type { AttributeMatch, AttributePath, Cursor, DurationOrZero, Name, TemplatePrefix, VersionNumber } from "../common/types.ts";
import type { CompositeWeights } from "../composite-weights/types.ts";
import type { ContextRecipeInput } from "../context/types.ts";
import type { CriteriaInput, EngineSelectionInput, InstructionText, OptionsInput, PartInput } from "../definitions/types.ts";
import type { FanoutSources, FreshnessChanges, FreshnessSettings, JudgmentFreshness } from "../freshness/types.ts";
import type { JudgmentVersion } from "../judgment-versions/types.ts";
import type { ThresholdChanges, Thresholds, ThresholdsInput } from "../thresholds/types.ts";

/** A judgment: a named question in versions, with settings that belong to no version. */
export interface Judgment {
  /** Its name. */
  name: Name;
  /** The version that answers; null once deactivated. */
  active_version: VersionNumber | null;
  /** When it answers, as it applies here. */
  freshness: JudgmentFreshness;
  /** Its thresholds, as they apply here. */
  thresholds: Thresholds;
  /** Its versions, oldest first. */
  versions: JudgmentVersion[];
  /** The template prefix it is inherited from; absent where it is the namespace's own. */
  template?: TemplatePrefix;
  /** The settings that this namespace overrides; there exactly when it is inherited. */
  overrides?: JudgmentOverride[];
  /** Where each value of `freshness.fanout` comes from; there exactly when that is. */
  fanout_sources?: FanoutSources;
  /** The weights in force; there exactly when the active version is a composite. */
  weights?: CompositeWeights;
  /** What to think about in its definition; absent where there is nothing. */
  warnings?: JudgmentWarning[];
}

/** A judgment to create, with its first version. */
export interface JudgmentCreate {
  /** Its name, one of a kind in the namespace or on the template prefix. */
  name: Name;
  /** The question that is asked of each document. */
  question: InstructionText;
  /** What kind of answer. All versions of a judgment are of one type; another is `invalid_request`. */
  type: JudgmentType;
  /** How to decide. A `score` needs it: its levels. */
  criteria?: CriteriaInput;
  /** What a `choice` chooses among. A `choice` needs it, and no other type takes it (else `invalid_request`). */
  options?: OptionsInput;
  /** What the engine is shown. Default: the whole of the document's attributes and state. */
  context?: ContextRecipeInput;
  /** Which engine answers. Default: the server's default engine. */
  engine?: EngineSelectionInput;
  /**
   * How long after an answer its outcome is known. An outcome is held against the newest evaluation made at or before its
   * `observed_at` minus this.
   *
   * @default "0s"
   */
  horizon?: DurationOrZero;
  /** Which documents it is asked of; the others have no answer to it at all. Default: every document. */
  applies_to?: AttributeMatch;
  /**
   * Thresholds by name. They are a setting of the judgment and not of a version: those that the judgment is created with become
   * the setting, and PATCH changes it. Those of a later version are kept with its definition and change nothing.
   */
  thresholds?: ThresholdsInput;
  /**
   * Makes a `bool` a composite: each part is asked as a `bool` over the same context, and the answer is a logistic combination of
   * their log-odds and the `features`. Weights are fitted from outcomes by the shadow job and nightly; before any fit they are
   * equal. No other type takes it, and it takes no `criteria`. It is billed as one judgment whose question is the text of all parts.
   */
  parts?: PartInput[];
  /**
   * Attributes, numbers or booleans, that a composite combines with its parts; only with `parts`. One that is missing counts as
   * its mean; before any fit they weigh nothing.
   */
  features?: AttributePath[];
  /** When it answers. Default: after every write. */
  freshness?: FreshnessSettings;
}

/** A page of judgments. */
export interface JudgmentList {
  /** By name. */
  judgments: Judgment[];
  /** Pass as `cursor` for the next page; null on the last. */
  next_cursor: Cursor | null;
}

/**
 * A setting that a namespace may override over a template.
 *
 * - `thresholds`: The thresholds.
 * - `freshness`: When it answers.
 */
export type JudgmentOverride = "thresholds" | "freshness";

/** Settings to change, as a JSON merge patch (RFC 7396): members not given stay. */
export interface JudgmentUpdate {
  /** Thresholds to set or, each with null, to remove. Null for the whole: none, or on a namespace that inherits the template's. */
  thresholds?: ThresholdChanges | null;
  /** What to change of when it answers. Null for the whole: the defaults, or on a namespace that inherits the template's. */
  freshness?: FreshnessChanges | null;
}

/**
 * Something in a definition that may not be meant.
 *
 * - `tenants_choose_related`: A version on a template prefix has a relation to documents of one `namespace`, found by an attribute that tenants write. So a tenant chooses which of those documents the engine is shown, and its answers may tell of them. `explain` shows them only to keys whose scope covers their namespace.
 */
export type JudgmentWarning = "tenants_choose_related";
