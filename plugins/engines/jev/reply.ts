/** A reply of the System One protocol, believed only as far as it is well formed. */
import type { EngineFailure, EngineQuestion, RawAnswer } from "#src/judging/engines/engine.ts";
import { distribution, isProbability } from "../remote/distribution.ts";
import { wireOptions } from "./wire.ts";

export type Answer = { ok: true; answer: RawAnswer } | { ok: false; failure: EngineFailure };

export interface Reply {
  /** The resolved version. */
  model: string;
  answers: Map<string, Answer>;
  /** Input tokens; null where the reply does not say. */
  tokens: number | null;
}

/** A reply to these questions, or what is wrong with it as a whole. A single bad answer spoils only itself. */
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

/** The answer, or what is wrong with it. */
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

/** What rounding may do to the probability of the option that was chosen, beside that of another. */
const CLOSE = 0.01;

function choice({ choice: value, probabilities }: Record<string, unknown>, values: readonly string[]): RawAnswer | string {
  const dist = distribution(probabilities, values);
  if (typeof dist === "string") return dist;
  if (typeof value !== "string" || !values.includes(value)) return `chooses ${JSON.stringify(value)}, which is not an option`;
  if (dist[values.indexOf(value)]! < Math.max(...dist) - CLOSE)
    return `chooses ${JSON.stringify(value)}, which is not the most probable option`;
  return { type: "choice", value, dist: Object.fromEntries(values.map((one, at) => [one, dist[at]!])) };
}

/** How far, as a share of the scale, a rounded score may be from what its rounded probabilities say. */
const SCORE_ROUNDING = 0.05;

function score({ score: given, probabilities }: Record<string, unknown>, levels: number): RawAnswer | string {
  const labels = Array.from({ length: levels }, (_, level) => String(level));
  const dist = distribution(probabilities, labels);
  if (typeof dist === "string") return dist;
  // Computed rather than taken: a score rounded to two decimals ties where its probabilities do not.
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
