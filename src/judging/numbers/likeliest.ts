import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { likeliestLevel } from "./levels.ts";

/** Whether two answers to one question have the same likeliest value or level. A bool says yes from 0.5 on. */
export function isSameLikeliest(one: RawAnswer, other: RawAnswer): boolean {
  return likeliest(one) === likeliest(other);
}

function likeliest(answer: RawAnswer): boolean | string {
  switch (answer.type) {
    case "bool":
      return answer.p >= 0.5;
    case "choice":
      return answer.value;
    case "score":
      return likeliestLevel(answer.dist);
    default:
      return answer satisfies never;
  }
}
