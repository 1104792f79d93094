// Generated from spec/ by `npm run generate`. Do not edit.
import type { JsonObject } from "../common/types.ts";

/** An answer, of the kind of its question. */
export type SystemOneAnswer = SystemOneNoulAnswer | SystemOneChoiceAnswer | SystemOneScoreAnswer;

/** A question that chooses one of several labels. */
export interface SystemOneChoice {
  /** The kind of question. */
  type: "choice";
  /** The question. */
  instructions?: SystemOneText;
  /**
   * The labels. 1 to 254, and in addition `none_of_the_above`, which means the option of that name that every choice of
   * this service has.
   */
  criteria: SystemOneLabels;
}

/** The answer to a `choice`. */
export interface SystemOneChoiceAnswer {
  /** The kind of question. */
  type: "choice";
  /** The most probable label. */
  choice: string;
  /** `(n × peak − 1) / (n − 1)` over the n labels. 1 for a single label. */
  confidence: number;
  /**
   * The probability of each label. The judgment also has the option `none_of_the_above`. Where the question does not
   * name it, its probability is shared out among the labels in proportion.
   */
  probabilities: {
    [name: string]: number;
  };
}

/** The labels of a choice, each with its description or null. */
export interface SystemOneLabels {
  [name: string]: SystemOneText;
}

/** A question with the answer yes or no. */
export interface SystemOneNoul {
  /** The kind of question. */
  type: "noul";
  /** The question. */
  instructions?: SystemOneText;
  /** What yes and no mean. */
  criteria?: SystemOneNoulCriteria | null;
}

/** The answer to a `noul`. */
export interface SystemOneNoulAnswer {
  /** The kind of question. */
  type: "noul";
  /** The probability of yes, 0 to 1. */
  noul: number;
}

/** Descriptions of yes and no. */
export interface SystemOneNoulCriteria {
  /** When the answer is yes. */
  true?: SystemOneText;
  /** When the answer is no. */
  false?: SystemOneText;
}

/** A question. `type` says which kind it is. */
export type SystemOneQuestion = SystemOneNoul | SystemOneChoice | SystemOneScore;

/** The questions by their ids. The caller chooses the ids. They are not stored. */
export interface SystemOneQuestions {
  [name: string]: SystemOneQuestion;
}

/** Questions about one state. */
export interface SystemOneRequest {
  /**
   * The model. Absent or `jev-latest`: the engine `jev` where it is configured, otherwise the service's default engine.
   * `jev-<version>` is a version of `jev`. Any other value is an engine's name, or `<engine>:<version>`. The response
   * names the version that answered.
   */
  model?: string;
  /**
   * What the questions are about. It is stored as the state of a document. An object is stored unchanged, a text as
   * `text`, an array as `items`, and null as `value`.
   */
  state: SystemOneText;
  /** 1 to 64 questions. */
  questions: SystemOneQuestions;
}

/** The answers to all questions. */
export interface SystemOneResult {
  /** The engine version that gave the answers. */
  model: string;
  /** The answers, by the ids of the questions. */
  answers: {
    [name: string]: SystemOneAnswer;
  };
  /** What was evaluated for this request. */
  usage: SystemOneUsage;
}

/** A question that places the state on a scale. */
export interface SystemOneScore {
  /** The kind of question. */
  type: "score";
  /** The question. */
  instructions?: SystemOneText;
  /** The descriptions of the levels, lowest first. The first is level 0. */
  criteria: SystemOneText[];
}

/** The answer to a `score`. */
export interface SystemOneScoreAnswer {
  /** The kind of question. */
  type: "score";
  /** The expected level, from 0. */
  score: number;
  /** `(n × peak − 1) / (n − 1)` over the n levels. */
  confidence: number;
  /** The descriptions of the levels, by level. */
  legend: {
    [name: string]: SystemOneText;
  };
  /** The probability of each level. */
  probabilities: {
    [name: string]: number;
  };
}

/** A text, a JSON object or an array. The engine reads an object or an array as JSON text. Null says nothing. */
export type SystemOneText = string | JsonObject | unknown[] | null;

/** The tokens of a request. */
export interface SystemOneUsage {
  /** The tokens of contexts and questions that an engine evaluated for this request. 0 when every answer was stored before. */
  input_tokens: number;
  /** Always 0. */
  output_tokens: number;
}
