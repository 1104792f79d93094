// Generated from spec/ by `npm run generate`. Do not edit.
import type { JudgmentType } from "../answers/types.ts";
import type { AttributeMatch, AttributePath, DurationOrZero, Name, Timestamp, VersionNumber } from "../common/types.ts";
import type { ContextRecipeInput } from "../context/types.ts";
import type { CriteriaInput, EngineSelectionInput, InstructionText, JudgmentDefinition, OptionsInput, PartInput } from "../definitions/types.ts";
import type { ThresholdsInput } from "../thresholds/types.ts";

/** A version to activate. */
export interface ActivateRequest {
  /** Which. */
  version: VersionNumber;
  /**
   * Activate at once, without a shadow report.
   *
   * @default false
   */
  force?: boolean;
}

/** One version of a judgment. It never changes and is kept for as long as the judgment. */
export interface JudgmentVersion {
  /** Its number; versions are numbered from 1. */
  version: VersionNumber;
  /** When it was created. */
  created_at: Timestamp;
  /** What it asks and how. */
  definition: JudgmentDefinition;
}

/** A version to create: the whole definition, not only what differs. */
export interface VersionCreate {
  /** The judgment's name, as in the path; it may be left out and may not differ. */
  name?: Name;
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
}
