/** Probabilities as answers. */
import type { EngineAnswer, EngineQuestion } from "#src/judging/engines/engine.ts";

/** @param dist probabilities of the values, in their order */
export function chosen(values: readonly string[], dist: readonly number[]): EngineAnswer {
  const value = values[dist.indexOf(Math.max(...dist))]!;
  return { ok: true, answer: { type: "choice", value, dist: Object.fromEntries(values.map((one, at) => [one, dist[at]!])) } };
}

/** @param dist probabilities of the levels, in their order */
export function scored(dist: readonly number[]): EngineAnswer {
  const score = dist.reduce((sum, p, level) => sum + level * p, 0);
  return { ok: true, answer: { type: "score", score, dist: Object.fromEntries(dist.map((p, level) => [String(level), p])) } };
}

/** @param reason continues "Question "x"" */
export function refused({ id }: EngineQuestion, reason: string): EngineAnswer {
  return { ok: false, failure: { code: "refused", message: `Question "${id}" ${reason}.`, retryable: false } };
}
