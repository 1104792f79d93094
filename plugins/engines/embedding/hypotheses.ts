/** Questions as phrases: the texts that a passage would be like if an answer were right. */
import type { EngineQuestion } from "#src/judging/engines/engine.ts";
import { nameWords } from "../local/words-of-text.ts";
import { NONE_OF_THE_ABOVE } from "../none-of-the-above.ts";

/** The phrases of each possible answer, in the order of the question. An empty list: nothing can be like it. */
export interface Hypotheses {
  /** The question of a choice, which all its options share something with. Null for other types. */
  asked: string | null;
  answers: readonly (readonly string[])[];
}

/** With more options than this, each has one phrase, so that a wide question does not take seconds. */
const FEW_OPTIONS = 24;
const MOST_PHRASES = 8;
const LONGEST_PHRASE = 240;

const auxiliary =
  /^\s*(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would|should|must|may|might)(?:n['’]t)?\s+(?:(?:this|that|it|there|the (?:text|document|message))\s+)?(?:an?\s+)?/i;

/**
 * A bool has the phrases of yes, then those of no. A choice has those of each option, and none for `none_of_the_above`. A score has those
 * of each level.
 */
export function hypotheses(question: EngineQuestion): Hypotheses {
  const asked = cut(question.question);
  switch (question.type) {
    case "bool": {
      const criteria = typeof question.criteria === "object" ? question.criteria : { true: question.criteria };
      return { asked: null, answers: [phrases(statement(asked), criteria.true), phrases(undefined, criteria.false)] };
    }
    case "choice": {
      const few = question.options.length <= FEW_OPTIONS;
      return {
        asked,
        answers: question.options.map(({ value, description }) => {
          if (value === NONE_OF_THE_ABOVE) return [];
          const named = nameWords(value);
          if (description === undefined || description.trim() === "") return [cut(named)];
          const whole = cut(`${named}: ${description}`);
          return few ? [...new Set([whole, named, ...parts(description)])].slice(0, MOST_PHRASES) : [whole];
        }),
      };
    }
    case "score":
      return { asked: null, answers: question.levels.map((level) => [cut(level)]) };
    default:
      question satisfies never;
      throw new TypeError("unknown type of question");
  }
}

/** "Does the customer need help?" as "the customer need help". */
function statement(question: string): string {
  return (
    question
      .replace(auxiliary, "")
      .replace(/\?\s*$/, "")
      .trim() || question
  );
}

function phrases(first: string | undefined, criteria: string | undefined): string[] {
  const sentences = (criteria ?? "").split(/[.;\n]/).map((one) => one.trim());
  return [...new Set([first ?? "", ...sentences].map(cut).filter((one) => one !== ""))].slice(0, MOST_PHRASES);
}

function parts(description: string): string[] {
  return description
    .split(/[,;:.\n]/)
    .map((one) => cut(one))
    .filter((one) => one !== "");
}

function cut(text: string): string {
  return text.trim().slice(0, LONGEST_PHRASE);
}
