/** Answers as log-probabilities in the order of the question, and back. */
import { type EngineQuestion, type Lesson, possibleAnswers, type RawAnswer } from "#src/judging/engines/engine.ts";
import { DIMENSIONS } from "../model.ts";
import { parameters } from "../parameters.ts";

/** The least probability that an answer without labels has: what was learned can still find it. */
const LEAST = 1e-9;

/** @throws RangeError if the question cannot have this answer */
export function placeOf(question: EngineQuestion, right: Lesson["right"]): number {
  const at = possibleAnswers(question).indexOf(right);
  if (at < 0) throw new RangeError(`The question has no answer ${JSON.stringify(right)}.`);
  return at;
}

export function baseOf(question: EngineQuestion, answer: RawAnswer): number[] {
  const masses =
    answer.type === "bool" ? [answer.p, 1 - answer.p] : possibleAnswers(question).map((name) => answer.dist[String(name)] ?? 0);
  return masses.map((mass) => Math.log(Math.max(LEAST, mass)));
}

export function answerOf(question: EngineQuestion, logProbabilities: Float64Array): RawAnswer {
  const masses = [...logProbabilities].map(Math.exp);
  switch (question.type) {
    case "bool":
      return { type: "bool", p: masses[0]! };
    case "choice": {
      const dist = Object.fromEntries(question.options.map(({ value }, at) => [value, masses[at]!]));
      return { type: "choice", value: question.options[masses.indexOf(Math.max(...masses))]!.value, dist };
    }
    case "score": {
      const dist = Object.fromEntries(masses.map((mass, level) => [String(level), mass]));
      const score = masses.reduce((sum, mass, level) => sum + level * mass, 0);
      return { type: "score", score: Math.min(masses.length - 1, score), dist };
    }
    default:
      question satisfies never;
      throw new TypeError("unknown type of question");
  }
}

/** One vector of length 1 of all passages, in the shares in which answers look at them. Null if there are none. */
export function pooled(said: readonly Float32Array[]): Float32Array | null {
  if (said.length === 0) return null;
  const sum = new Float64Array(DIMENSIONS);
  for (const [at, vector] of said.entries()) {
    const share = (at === 0 ? parameters.first : 0) + (1 - parameters.first) / said.length;
    for (let d = 0; d < DIMENSIONS; d++) sum[d]! += share * vector[d]!;
  }
  const length = Math.hypot(...sum);
  return length === 0 ? null : Float32Array.from(sum, (number) => number / length);
}
