/** A request in the words of the System One protocol. */
import type { EntryType, Question, Questions } from "@typesafe-ai/sdk";
import type { EngineOption, EngineQuestion, Json } from "#src/judging/engine.ts";
import { NONE_OF_THE_ABOVE } from "../none-of-the-above.ts";

/** Said with the option: what it means to choose it is not left to its name. */
const NONE_DESCRIPTION = "None of the other options fits.";

/** Questions by id; built from entries, since an id may be a name that objects treat specially. */
export function wireQuestions(questions: readonly EngineQuestion[]): Questions {
  return Object.fromEntries(questions.map((question) => [question.id, wireQuestion(question)]));
}

function wireQuestion(question: EngineQuestion): Question {
  switch (question.type) {
    case "bool": {
      const { criteria } = question;
      // A text is about the question as a whole: it may say what counts as yes, as no, or what not to look at.
      if (criteria === undefined || typeof criteria === "string")
        return { type: "noul", instructions: instructions(question.question, criteria) };
      return { type: "noul", instructions: question.question, criteria };
    }
    case "choice":
      return {
        type: "choice",
        instructions: instructions(question.question, question.criteria),
        criteria: Object.fromEntries(wireOptions(question.options).map(({ value, description }) => [value, description ?? null])),
      };
    case "score": {
      const [lowest, next, ...others] = question.levels;
      return { type: "score", instructions: question.question, criteria: [lowest ?? null, next ?? null, ...others] };
    }
    default:
      return question satisfies never;
  }
}

/** The options that compete, none of them always among them. */
export function wireOptions(options: readonly EngineOption[]): EngineOption[] {
  const none = { value: NONE_OF_THE_ABOVE, description: NONE_DESCRIPTION };
  if (!options.some(({ value }) => value === NONE_OF_THE_ABOVE)) return [...options, none];
  return options.map((option) => (option.value === NONE_OF_THE_ABOVE && option.description === undefined ? none : option));
}

function instructions(question: string, criteria: string | undefined): string {
  return criteria === undefined ? question : `${question}\n\n${criteria}`;
}

/** A context as state: text, an object, an array or null. */
export function wireState(context: Json): EntryType {
  return typeof context === "number" || typeof context === "boolean" ? String(context) : context;
}
