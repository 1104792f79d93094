/** A request in the words of the System One protocol. */
import type { Question, Questions } from "@typesafe-ai/sdk";
import type { EngineOption, EngineQuestion } from "#src/judging/engines/engine.ts";
import { NONE_OF_THE_ABOVE } from "../none-of-the-above.ts";

/** Said with the option: what it means to choose it is not left to its name. */
const NONE_DESCRIPTION = "None of the other options fits.";

/** Questions by id, in their order. */
export function wireQuestions(questions: readonly EngineQuestion[]): Questions {
  return inOrder(questions.map((question) => [question.id, wireQuestion(question)] as const));
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
        criteria: inOrder(wireOptions(question.options).map(({ value, description }) => [value, description ?? null] as const)),
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

/**
 * An object that is written in the order of its entries. A plain object would put names such as `"10"` before all others, and `__proto__` is a
 * name like others here.
 */
function inOrder<Value>(entries: readonly (readonly [name: string, value: Value])[]): Record<string, Value> {
  const names = entries.map(([name]) => name);
  return new Proxy(Object.fromEntries(entries) as Record<string, Value>, { ownKeys: () => names });
}
