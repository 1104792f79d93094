/** What thresholds are held against: which number of an answer, and how far it can reach. */
import type { Answer, Judgment, Threshold } from "judgment-client";
import { definitionOf } from "./judgments.tsx";

export const NONE = "none_of_the_above";

/** The largest number that a threshold of the judgment can be held against. */
export function reach(judgment: Judgment): number {
  const definition = definitionOf(judgment);
  return definition?.type === "score" && Array.isArray(definition.criteria) ? definition.criteria.length - 1 : 1;
}

/** An answer's number for a threshold; undefined where it has none. */
export function numberOf(answer: Answer, name: string, threshold: Threshold): number | undefined {
  if (typeof threshold === "object") return threshold.value === NONE ? answer.escape_p : (answer.dist?.[threshold.value] ?? 0);
  return answer.type === "choice" && name === "escape" ? answer.escape_p : (answer.p ?? answer.score);
}

/** The numbers of all answers, ascending. */
export function numbersOf(answers: readonly Answer[], name: string, threshold: Threshold): Float64Array {
  return Float64Array.from(answers.flatMap((answer) => numberOf(answer, name, threshold) ?? [])).sort();
}

export const atOf = (threshold: Threshold): number => (typeof threshold === "number" ? threshold : threshold.gte);

/** What it says in words: the probability of yes, the expected level, the mass on an option. */
export function unitOf(judgment: Judgment, name: string, threshold: Threshold): string {
  if (typeof threshold === "object") return `probability of ${threshold.value}`;
  const type = definitionOf(judgment)?.type;
  if (type === "choice") return name === "escape" ? "probability of none of the above" : "probability";
  return type === "score" ? "expected level" : "probability of yes";
}
