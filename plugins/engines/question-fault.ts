/** What no engine could answer, told before it is asked. */
import type { EngineFailure, EngineQuestion } from "#src/judging/engines/engine.ts";

/** The reason why no engine can answer a question. Null if one may. */
export function questionFault(question: EngineQuestion): EngineFailure | null {
  const fault = faultOf(question);
  return fault === null ? null : { code: "refused", message: `Question "${question.id}" ${fault}.`, retryable: false };
}

function faultOf(question: EngineQuestion): string | null {
  switch (question.type) {
    case "bool":
      return null;
    case "choice": {
      if (question.options.length === 0) return "has no options";
      const values = new Set(question.options.map(({ value }) => value));
      return values.size < question.options.length ? "has a duplicate option" : null;
    }
    case "score":
      return question.levels.length < 2 ? "has fewer than two levels" : null;
    default:
      return question satisfies never;
  }
}
