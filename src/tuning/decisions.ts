/** Whether two answers decide the same: what somebody would act on, not every digit. */
import type { Thresholds } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engine.ts";
import { evaluateThresholds } from "#src/judgments/thresholds.ts";

/** What is kept of an answer to compare others with. */
export interface Decision {
  /** The booleans of thresholds, in the order of their names; of a choice its value, too. */
  sign: string;
  /** Of a score. */
  score?: number;
}

/** Levels that a score may lie apart. */
const APART = 0.5;
/** Where a bool has no thresholds it is decided by the likelier side. */
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
