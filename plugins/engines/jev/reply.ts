/** Checks a reply of the System One protocol. */
import type { EngineFailure, EngineQuestion, RawAnswer } from "#src/judging/engines/engine.ts";
import { distribution, isProbability } from "../remote/distribution.ts";
import { wireOptions } from "./wire.ts";

export type Answer = { ok: true; answer: RawAnswer } | { ok: false; failure: EngineFailure };

export interface Reply {
  /** The resolved version. */
  model: string;
  answers: Map<string, Answer>;
  /** Input tokens. Null if the reply does not have them. */
  tokens: number | null;
}

/** The reply to these questions, or the fault of the whole reply. One invalid answer does not affect the others. */
export function readReply(body: unknown, questions: readonly EngineQuestion[]): Reply | EngineFailure {
  if (!isRecord(body)) return malformed("The reply is not a JSON object.");
  const { model, answers, usage } = body;
  if (typeof model !== "string" || model === "") return malformed("The reply does not name its model.");
  if (!isRecord(answers)) return malformed("The reply has no answers.");
  const tokens = isRecord(usage) ? usage.input_tokens : null;
  return {
    model,
    answers: new Map(questions.map((question) => [question.id, readAnswer(answers, question)])),
    tokens: typeof tokens === "number" && tokens >= 0 && Number.isFinite(tokens) ? tokens : null,
  };
}

function readAnswer(answers: Record<string, unknown>, question: EngineQuestion): Answer {
  const given = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
  const read = isRecord(given) ? rawAnswer(given, question) : given === undefined ? "is missing" : "is not an object";
  if (typeof read !== "string") return { ok: true, answer: read };
  return { ok: false, failure: malformed(`The answer to "${question.id}" ${read}.`) };
}

/** The answer, or its fault. */
function rawAnswer(given: Record<string, unknown>, question: EngineQuestion): RawAnswer | string {
  switch (question.type) {
    case "bool":
      return isProbability(given.noul) ? { type: "bool", p: given.noul } : `has the noul ${JSON.stringify(given.noul)}`;
    case "choice":
      return choice(
        given,
        wireOptions(question.options).map(({ value }) => value),
      );
    case "score":
      return score(given, question.levels.length);
    default:
      return question satisfies never;
  }
}

/** The tolerance for rounding between the probability of the chosen option and that of another. */
const CLOSE = 0.01;

function choice({ choice: value, probabilities }: Record<string, unknown>, values: readonly string[]): RawAnswer | string {
  const dist = distribution(probabilities, values);
  if (typeof dist === "string") return dist;
  if (typeof value !== "string" || !values.includes(value)) return `chooses ${JSON.stringify(value)}, which is not an option`;
  if (dist[values.indexOf(value)]! < Math.max(...dist) - CLOSE)
    return `chooses ${JSON.stringify(value)}, which is not the most probable option`;
  return { type: "choice", value, dist: Object.fromEntries(values.map((one, at) => [one, dist[at]!])) };
}

/** The tolerance, as a share of the scale, between a rounded score and the mean of its rounded probabilities. */
const SCORE_ROUNDING = 0.05;

function score({ score: given, probabilities }: Record<string, unknown>, levels: number): RawAnswer | string {
  const labels = Array.from({ length: levels }, (_, level) => String(level));
  const dist = distribution(probabilities, labels);
  if (typeof dist === "string") return dist;
  // Computed from the probabilities, because scores rounded to two decimals have more ties.
  const expected = dist.reduce((sum, p, level) => sum + level * p, 0);
  if (typeof given !== "number" || !(Math.abs(given - expected) <= SCORE_ROUNDING * (levels - 1))) {
    return `has the score ${JSON.stringify(given)}, but its probabilities give ${expected}`;
  }
  return { type: "score", score: expected, dist: Object.fromEntries(labels.map((label, level) => [label, dist[level]!])) };
}

function malformed(message: string): EngineFailure {
  return { code: "malformed", message, retryable: true };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
