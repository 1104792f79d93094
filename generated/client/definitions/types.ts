// Generated from spec/ by `npm run generate`. Do not edit.
import type { JudgmentType } from "../answers/types.ts";
import type { AttributeMatch, AttributePath, DurationOrZero, EngineName, Name } from "../common/types.ts";
import type { ContextRecipe } from "../context/types.ts";
import type { Thresholds } from "../thresholds/types.ts";

/** What counts as yes and what as no, for a `bool`; at least one of them. */
export interface BoolCriteria {
  /** When the answer is yes. */
  true?: InstructionText;
  /** When the answer is no. */
  false?: InstructionText;
}

/** What counts as yes and what as no, for a `bool`; at least one of them. */
export interface BoolCriteriaInput {
  /** When the answer is yes. */
  true?: InstructionText;
  /** When the answer is no. */
  false?: InstructionText;
}

/** One option of a `choice`. */
export interface ChoiceOption {
  /** What the answer calls it, unique among the options; not `none_of_the_above`, which always competes. */
  value: string;
  /** What it means, for the engine. */
  description?: InstructionText;
}

/** One option of a `choice`. */
export interface ChoiceOptionInput {
  /** What the answer calls it, unique among the options; not `none_of_the_above`, which always competes. */
  value: string;
  /** What it means, for the engine. */
  description?: InstructionText;
}

/** Fixed options, 1 to 254; `none_of_the_above` always competes with them. */
export type ChoiceOptions = ChoiceOption[];

/** Fixed options, 1 to 254; `none_of_the_above` always competes with them. */
export type ChoiceOptionsInput = ChoiceOptionInput[];

/**
 * How to decide. For a `bool` a text, or what counts as yes and what as no; for a `choice` a text; for a `score` the descriptions
 * of its levels. A form that does not fit the type is `invalid_request`.
 */
export type Criteria = InstructionText | BoolCriteria | LevelCriteria;

/**
 * How to decide. For a `bool` a text, or what counts as yes and what as no; for a `choice` a text; for a `score` the descriptions
 * of its levels. A form that does not fit the type is `invalid_request`.
 */
export type CriteriaInput = InstructionText | BoolCriteriaInput | LevelCriteria;

/** The engine that answers. */
export interface EngineSelection {
  /** The engine. One that this server does not have configured is `invalid_request`, with what to configure. */
  name: EngineName;
  /** The model or version to ask for, as the engine names it. Default: the engine's own default, which may change with time. */
  version?: string;
  /**
   * Whether each question is asked twice, with its options in opposite orders, and the two answers are averaged, which evens out
   * what their order alone does to an answer. It costs the engine twice the requests and tokens; what is billed stays the same. Only
   * `openai` goes by it; with another engine it is `invalid_request`. Default: false.
   */
  both_orders?: boolean;
}

/** The engine that answers. */
export interface EngineSelectionInput {
  /** The engine. One that this server does not have configured is `invalid_request`, with what to configure. */
  name: EngineName;
  /** The model or version to ask for, as the engine names it. Default: the engine's own default, which may change with time. */
  version?: string;
  /**
   * Whether each question is asked twice, with its options in opposite orders, and the two answers are averaged, which evens out
   * what their order alone does to an answer. It costs the engine twice the requests and tokens; what is billed stays the same. Only
   * `openai` goes by it; with another engine it is `invalid_request`. Default: false.
   */
  both_orders?: boolean;
}

/** A text for the engine, 1 to 4,000 characters. */
export type InstructionText = string;

/** What a version asks and how, as it was given; it never changes. */
export interface JudgmentDefinition {
  /** The judgment's name. */
  name: Name;
  /** The question that is asked of each document. */
  question: InstructionText;
  /** What kind of answer. All versions of a judgment are of one type; another is `invalid_request`. */
  type: JudgmentType;
  /** How to decide. A `score` needs it: its levels. */
  criteria?: Criteria;
  /** What a `choice` chooses among. A `choice` needs it, and no other type takes it (else `invalid_request`). */
  options?: Options;
  /** What the engine is shown. Default: the whole of the document's attributes and state. */
  context?: ContextRecipe;
  /** Which documents it is asked of; the others have no answer to it at all. Default: every document. */
  applies_to?: AttributeMatch;
  /**
   * Thresholds by name. They are a setting of the judgment and not of a version: those that the judgment is created with become
   * the setting, and PATCH changes it. Those of a later version are kept with its definition and change nothing.
   */
  thresholds?: Thresholds;
  /**
   * Makes a `bool` a composite: each part is asked as a `bool` over the same context, and the answer is a logistic combination of
   * their log-odds and the `features`. Weights are fitted from outcomes by the shadow job and nightly; before any fit they are
   * equal. No other type takes it, and it takes no `criteria`. It is billed as one judgment whose question is the text of all parts.
   */
  parts?: Part[];
  /**
   * Attributes, numbers or booleans, that a composite combines with its parts; only with `parts`. One that is missing counts as
   * its mean; before any fit they weigh nothing.
   */
  features?: AttributePath[];
  /** Which engine answers; the server's default of that time where none was named. */
  engine: EngineSelection;
  /** How long after an answer its outcome is known; `0s` where it was not given. */
  horizon: DurationOrZero;
}

/** The levels of a `score`, 2 to 10, lowest first: the first is level 0. */
export type LevelCriteria = InstructionText[];

/** What a `choice` chooses among. */
export type Options = ChoiceOptions | OptionsFrom;

/**
 * Options that are the documents of a blocking relation: which of them is meant. The answer's `value` is the id of one, or
 * `none_of_the_above`; an option is described to the engine by the beginning of what is shown of its document, and where no document
 * shares the key, none is asked. Such an entity judgment needs an index on its key attribute: creating it starts the `reference_index` job,
 * and its answers are `pending` until that is done.
 */
export interface OptionsFrom {
  /** The relation, one of `context.related`; it must be a blocking one. */
  from: Name;
}

/**
 * Options that are the documents of a blocking relation: which of them is meant. The answer's `value` is the id of one, or
 * `none_of_the_above`; an option is described to the engine by the beginning of what is shown of its document, and where no document
 * shares the key, none is asked. Such an entity judgment needs an index on its key attribute: creating it starts the `reference_index` job,
 * and its answers are `pending` until that is done.
 */
export interface OptionsFromInput {
  /** The relation, one of `context.related`; it must be a blocking one. */
  from: Name;
}

/** What a `choice` chooses among. */
export type OptionsInput = ChoiceOptionsInput | OptionsFromInput;

/** One part of a composite: a yes-or-no question over the same context. */
export interface Part {
  /** Its name in the answer's `parts`, unique in the definition. */
  name: Name;
  /** Its question. */
  question: InstructionText;
}

/** One part of a composite: a yes-or-no question over the same context. */
export interface PartInput {
  /** Its name in the answer's `parts`, unique in the definition. */
  name: Name;
  /** Its question. */
  question: InstructionText;
}
