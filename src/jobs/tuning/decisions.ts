/** Whether two answers lead to the same decision: what a user would act on, not every digit. */
import type { Thresholds } from "#generated/types.ts";
import { evaluateThresholds } from "#src/judging/definitions/thresholds.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";

/** The part of an answer that is compared. */
export interface Decision {
  /** The booleans of thresholds, in the order of their names; for a choice, also its value. */
  sign: string;
  /** For a score. */
  score?: number;
}

/** The maximum difference of two equal scores, in levels. */
const APART = 0.5;
/** A bool without thresholds is decided by the more likely side. */
const LIKELIER = { likelier: 0.5 };

export function decisionOf(answer: RawAnswer, thresholds: Thresholds): Decision {
  const named = Object.keys(thresholds).length > 0 || answer.type !== "bool" ? thresholds : LIKELIER;
  const booleans = Object.entries(evaluateThresholds(named, answer)).sort(([one], [other]) => (one < other ? -1 : 1));
  const value = answer.type === "choice" ? [answer.value] : [];
  const sign = JSON.stringify([...value, ...booleans.map(([, boolean]) => boolean)]);
  return answer.type === "score" ? { sign, score: answer.score } : { sign };
}

export function agree(one: Decision, other: Decision): boolean {
  return one.sign === other.sign && Math.abs((one.score ?? 0) - (other.score ?? 0)) <= APART;
}
