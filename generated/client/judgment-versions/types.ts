// Generated from spec/ by `npm run generate`. Do not edit.
import type { JudgmentType } from "../answers/types.ts";
import type { AttributeMatch, AttributePath, DurationOrZero, Name, Timestamp, VersionNumber } from "../common/types.ts";
import type { ContextRecipeInput } from "../context/types.ts";
import type { CriteriaInput, EngineSelectionInput, InstructionText, JudgmentDefinition, OptionsInput, PartInput } from "../definitions/types.ts";
import type { ThresholdsInput } from "../thresholds/types.ts";

/** A version to activate. */
export interface ActivateRequest {
  /** The number of the version. */
  version: VersionNumber;
  /**
   * Activate at once, without a shadow report.
   *
   * @default false
   */
  force?: boolean;
}

/** One version of a judgment. It never changes. It is kept as long as the judgment exists. */
export interface JudgmentVersion {
  /** The number of the version. Numbers start at 1. */
  version: VersionNumber;
  /** The time when the version was created. */
  created_at: Timestamp;
  /** The definition: what the version asks, and how. */
  definition: JudgmentDefinition;
}

/** A version to create. Send the whole definition, not only the differences. */
export interface VersionCreate {
  /** The judgment's name, as in the path. You may leave it out, but it must not differ. */
  name?: Name;
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
}
