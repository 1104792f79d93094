// Generated from spec/ by `npm run generate`. Do not edit.
import type { JudgmentType } from "../answers/types.ts";
import type { AttributeMatch, AttributePath, DurationOrZero, EngineName, Name } from "../common/types.ts";
import type { ContextRecipe } from "../context/types.ts";
import type { Thresholds } from "../thresholds/types.ts";

/** The meaning of yes and of no, for a `bool`. Give at least one of them. */
export interface BoolCriteria {
  /** When the answer is yes. */
  true?: InstructionText;
  /** When the answer is no. */
  false?: InstructionText;
}

/** The meaning of yes and of no, for a `bool`. Give at least one of them. */
export interface BoolCriteriaInput {
  /** When the answer is yes. */
  true?: InstructionText;
  /** When the answer is no. */
  false?: InstructionText;
}

/** One option of a `choice`. */
export interface ChoiceOption {
  /**
   * The value that the answer has for this option. It is unique among the options. It must not be `none_of_the_above`,
   * which is always an option.
   */
  value: string;
  /** The meaning of the option, for the engine. */
  description?: InstructionText;
}

/** One option of a `choice`. */
export interface ChoiceOptionInput {
  /**
   * The value that the answer has for this option. It is unique among the options. It must not be `none_of_the_above`,
   * which is always an option.
   */
  value: string;
  /** The meaning of the option, for the engine. */
  description?: InstructionText;
}

/** Fixed options, 1 to 254. `none_of_the_above` is always an additional option. */
export type ChoiceOptions = ChoiceOption[];

/** Fixed options, 1 to 254. `none_of_the_above` is always an additional option. */
export type ChoiceOptionsInput = ChoiceOptionInput[];

/**
 * How to decide. For a `bool`, a text, or the meaning of yes and of no. For a `choice`, a text. For a `score`, the
 * descriptions of its levels. A form that does not fit the type is `invalid_request`.
 */
export type Criteria = InstructionText | BoolCriteria | LevelCriteria;

/**
 * How to decide. For a `bool`, a text, or the meaning of yes and of no. For a `choice`, a text. For a `score`, the
 * descriptions of its levels. A form that does not fit the type is `invalid_request`.
 */
export type CriteriaInput = InstructionText | BoolCriteriaInput | LevelCriteria;

/** The engine that answers. */
export interface EngineSelection {
  /** The name of the engine. If this server has not configured it, this is `invalid_request`, which says what to configure. */
  name: EngineName;
  /** The model or version to ask, as the engine names it. Default: the engine's own default, which may change over time. */
  version?: string;
  /**
   * Whether to ask each question twice, with the options in opposite orders, and average the two answers. This removes
   * the effect of the order alone. The engine gets twice the requests and tokens. The bill stays the same, unless this
   * server bills by requests. Only `openai` supports it. With another engine, it is `invalid_request`. Default: false.
   */
  both_orders?: boolean;
}

/** The engine that answers. */
export interface EngineSelectionInput {
  /** The name of the engine. If this server has not configured it, this is `invalid_request`, which says what to configure. */
  name: EngineName;
  /** The model or version to ask, as the engine names it. Default: the engine's own default, which may change over time. */
  version?: string;
  /**
   * Whether to ask each question twice, with the options in opposite orders, and average the two answers. This removes
   * the effect of the order alone. The engine gets twice the requests and tokens. The bill stays the same, unless this
   * server bills by requests. Only `openai` supports it. With another engine, it is `invalid_request`. Default: false.
   */
  both_orders?: boolean;
}

/** A text for the engine, 1 to 4,000 characters. */
export type InstructionText = string;

/** The definition of a version, as it was given. It never changes. */
export interface JudgmentDefinition {
  /** The name of the judgment. */
  name: Name;
  /** The question to ask of each document. */
  question: InstructionText;
  /** The type of the answer. All versions of a judgment have the same type. Another type is `invalid_request`. */
  type: JudgmentType;
  /** How to decide. A `score` needs it, because it contains the levels. */
  criteria?: Criteria;
  /** The options of a `choice`. A `choice` needs them, and no other type accepts them (otherwise `invalid_request`). */
  options?: Options;
  /** What the engine sees. Default: all attributes and the whole state of the document. */
  context?: ContextRecipe;
  /** The documents that the judgment applies to. Other documents have no answer to it. Default: every document. */
  applies_to?: AttributeMatch;
  /**
   * Thresholds by name. They are a setting of the judgment, not of a version. The thresholds of the first version
   * become the setting, and PATCH changes it. Thresholds in a later version are stored with its definition and change
   * nothing.
   */
  thresholds?: Thresholds;
  /**
   * Makes a `bool` a composite. Each part is asked as a `bool` over the same context. The answer is a logistic
   * combination of the parts' log-odds and the `features`. The shadow job and a nightly run fit the weights to
   * outcomes. Before the first fit, they are equal. Only a `bool` accepts parts, and then it accepts no `criteria`. A
   * composite is billed as one judgment whose question is the text of all parts.
   */
  parts?: Part[];
  /**
   * Attributes, numbers or booleans, that a composite combines with its parts. Only with `parts`. A missing attribute
   * counts as its mean. Before the first fit, features have no weight.
   */
  features?: AttributePath[];
  /** The engine that answers. If none was named, it is the server's default at that time. */
  engine: EngineSelection;
  /** The time from an answer until its outcome is known. `0s` when none was given. */
  horizon: DurationOrZero;
}

/** The levels of a `score`: 2 to 10, lowest first. The first is level 0. */
export type LevelCriteria = InstructionText[];

/** The options of a `choice`. */
export type Options = ChoiceOptions | OptionsFrom;

/**
 * Options that are documents. The judgment decides which document of a blocking relation is meant. The answer's `value`
 * is the id of one of them, or `none_of_the_above`. The engine sees an option as the beginning of what the relation
 * shows of its document. If no document shares the key, no engine is asked. Such an entity judgment needs an index on
 * its key attribute. Creating the judgment starts the `reference_index` job. Its answers are `pending` until that job
 * is done.
 */
export interface OptionsFrom {
  /** The name of the relation in `context.related`. It must be a blocking relation. */
  from: Name;
}

/**
 * Options that are documents. The judgment decides which document of a blocking relation is meant. The answer's `value`
 * is the id of one of them, or `none_of_the_above`. The engine sees an option as the beginning of what the relation
 * shows of its document. If no document shares the key, no engine is asked. Such an entity judgment needs an index on
 * its key attribute. Creating the judgment starts the `reference_index` job. Its answers are `pending` until that job
 * is done.
 */
export interface OptionsFromInput {
  /** The name of the relation in `context.related`. It must be a blocking relation. */
  from: Name;
}

/** The options of a `choice`. */
export type OptionsInput = ChoiceOptionsInput | OptionsFromInput;

/** One part of a composite: a yes-or-no question over the same context. */
export interface Part {
  /** The name of the part in the answer's `parts`. It is unique in the definition. */
  name: Name;
  /** The question of the part. */
  question: InstructionText;
}

/** One part of a composite: a yes-or-no question over the same context. */
export interface PartInput {
  /** The name of the part in the answer's `parts`. It is unique in the definition. */
  name: Name;
  /** The question of the part. */
  question: InstructionText;
}
