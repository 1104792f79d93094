// Generated from spec/ by `npm run generate`. Do not edit.
import type { JudgmentType } from "../answers/types.ts";
import type { AttributeMatch, AttributePath, Cursor, DurationOrZero, Name, TemplatePrefix, VersionNumber } from "../common/types.ts";
import type { CompositeWeights } from "../composite-weights/types.ts";
import type { ContextRecipeInput } from "../context/types.ts";
import type { CriteriaInput, EngineSelectionInput, InstructionText, OptionsInput, PartInput } from "../definitions/types.ts";
import type { FanoutSources, FreshnessChanges, FreshnessSettings, JudgmentFreshness } from "../freshness/types.ts";
import type { JudgmentVersion } from "../judgment-versions/types.ts";
import type { ThresholdChanges, Thresholds, ThresholdsInput } from "../thresholds/types.ts";

/** A judgment: a named question. The question has versions; the settings belong to no version. */
export interface Judgment {
  /** The name of the judgment. */
  name: Name;
  /** The version that answers. Null after deactivation. */
  active_version: VersionNumber | null;
  /** When the judgment answers: the settings that apply here. */
  freshness: JudgmentFreshness;
  /** The thresholds that apply here. */
  thresholds: Thresholds;
  /** The versions, oldest first. */
  versions: JudgmentVersion[];
  /** The template prefix that the judgment is inherited from. Absent when it belongs to the namespace itself. */
  template?: TemplatePrefix;
  /** The settings that this namespace overrides. Present exactly when the judgment is inherited. */
  overrides?: JudgmentOverride[];
  /** The origin of each value of `freshness.fanout`. Present exactly when `freshness.fanout` is. */
  fanout_sources?: FanoutSources;
  /** The weights in use. Present exactly when the active version is a composite. */
  weights?: CompositeWeights;
  /** Points to check in the definition. Absent when there are none. */
  warnings?: JudgmentWarning[];
}

/** A judgment to create, with its first version. */
export interface JudgmentCreate {
  /** The name of the judgment. It is unique in the namespace or on the template prefix. */
  name: Name;
  /** The question to ask of each document. */
  question: InstructionText;
  /** The type of the answer. All versions of a judgment have the same type. Another type is `invalid_request`. */
  type: JudgmentType;
  /** How to decide. A `score` needs it, because it contains the levels. */
  criteria?: CriteriaInput;
  /** The options of a `choice`. A `choice` needs them, and no other type accepts them (otherwise `invalid_request`). */
  options?: OptionsInput;
  /** What the engine sees. Default: all attributes and the whole state of the document. */
  context?: ContextRecipeInput;
  /** The engine that answers. Default: the server's default engine. */
  engine?: EngineSelectionInput;
  /**
   * The time from an answer until its outcome is known. An outcome is compared with the newest evaluation made at or
   * before its `observed_at` minus this time.
   *
   * @default "0s"
   */
  horizon?: DurationOrZero;
  /** The documents that the judgment applies to. Other documents have no answer to it. Default: every document. */
  applies_to?: AttributeMatch;
  /**
   * Thresholds by name. They are a setting of the judgment, not of a version. The thresholds of the first version
   * become the setting, and PATCH changes it. Thresholds in a later version are stored with its definition and change
   * nothing.
   */
  thresholds?: ThresholdsInput;
  /**
   * Makes a `bool` a composite. Each part is asked as a `bool` over the same context. The answer is a logistic
   * combination of the parts' log-odds and the `features`. The shadow job and a nightly run fit the weights to
   * outcomes. Before the first fit, they are equal. Only a `bool` accepts parts, and then it accepts no `criteria`. A
   * composite is billed as one judgment whose question is the text of all parts.
   */
  parts?: PartInput[];
  /**
   * Attributes, numbers or booleans, that a composite combines with its parts. Only with `parts`. A missing attribute
   * counts as its mean. Before the first fit, features have no weight.
   */
  features?: AttributePath[];
  /** When the judgment answers. Default: after every write. */
  freshness?: FreshnessSettings;
}

/** One page of judgments. */
export interface JudgmentList {
  /** The judgments, sorted by name. */
  judgments: Judgment[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}

/**
 * A setting of a template that a namespace may override.
 *
 * - `thresholds`: The thresholds.
 * - `freshness`: The freshness settings.
 */
export type JudgmentOverride = "thresholds" | "freshness";

/** The settings to change, as a JSON merge patch (RFC 7396). Absent members stay as they are. */
export interface JudgmentUpdate {
  /**
   * The thresholds to set. Null as a value removes that threshold. Null instead of the object removes all of them. On a
   * namespace that inherits the judgment, it restores the template's thresholds.
   */
  thresholds?: ThresholdChanges | null;
  /**
   * The freshness settings to change. Null instead of the object restores the defaults. On a namespace that inherits
   * the judgment, it restores the template's settings.
   */
  freshness?: FreshnessChanges | null;
}

/**
 * Something in a definition that may be a mistake.
 *
 * - `tenants_choose_related`: A version on a template prefix has a relation to documents of one `namespace`, and finds them by an attribute that tenants write. So a tenant chooses which of those documents the engine sees, and its answers may reveal their content. `explain` shows them only to keys whose scope covers their namespace.
 */
export type JudgmentWarning = "tenants_choose_related";
