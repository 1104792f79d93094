/** Distributions as raw answers, and the answers of all questions as one result. */
import type { EngineAnswer, EngineQuestion, EngineResult, RawAnswer } from "#src/judging/engines/engine.ts";
import { changed } from "./inquiry.ts";

export interface Answered {
  id: string;
  /** Null if none answered. */
  model: string | null;
  tokens: number | null;
  answer: EngineAnswer;
}

/** @param dist by the values of `alternativesOf` */
export function answerOf(question: EngineQuestion, dist: ReadonlyMap<string, number>): RawAnswer {
  switch (question.type) {
    case "bool":
      return { type: "bool", p: dist.get("yes")! };
    case "choice": {
      const all = normalized(question.options.map(({ value }) => [value, dist.get(value)!]));
      const [value] = all.reduce((likeliest, one) => (one[1] > likeliest[1] ? one : likeliest));
      return { type: "choice", value, dist: Object.fromEntries(all) };
    }
    case "score": {
      const all = normalized(question.levels.map((_, level) => [String(level), dist.get(String(level))!]));
      return { type: "score", score: all.reduce((sum, [, p], level) => sum + level * p, 0), dist: Object.fromEntries(all) };
    }
    default:
      return question satisfies never;
  }
}

/** Removes the rounding errors of many multiplications. */
function normalized(dist: [string, number][]): [string, number][] {
  const sum = dist.reduce((total, [, p]) => total + p, 0);
  return dist.map(([value, p]) => [value, p / sum]);
}

/**
 * One result, with one engine version. If the server changed its model between two questions, the answers of the older model become
 * failures that may be retried.
 * @param latest the model that the version is of
 */
export function combined(answered: readonly Answered[], latest: string | null, engineVersion: string): EngineResult {
  const all = answered.map(({ id, model, answer }) => {
    const outdated = answer.ok && model !== null && model !== latest;
    return [id, outdated ? { ok: false as const, failure: changed(model, latest!) } : answer] as const;
  });
  const failures = all.map(([, answer]) => (answer.ok ? null : answer.failure));
  const [first] = failures;
  // A failure of every question belongs to the request: a key, a pause, a signal.
  const alike = failures.every((one) => one?.code === first?.code && one?.message === first?.message);
  if (first && alike) return { ok: false, failure: first };
  const tokens = answered.reduce<number | null>((sum, one) => (sum === null || one.tokens === null ? null : sum + one.tokens), 0);
  return { ok: true, engineVersion, answers: Object.fromEntries(all), tokens };
}
