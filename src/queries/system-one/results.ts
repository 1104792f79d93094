/** Answers of judgments in the words of the System One protocol. */

import { pointerToken } from "typespec-koa-runtime/json";
import type { Answer, SystemOneAnswer, SystemOneQuestion, SystemOneResult } from "#generated/types.ts";
import { invalidRequest, ServiceError } from "#src/foundation/errors.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";
import type { Asked } from "./questions.ts";

/**
 * @param answers by the names of judgments
 * @param tokens that were evaluated for this request
 * @throws ServiceError `invalid_request` if an engine refused, `unavailable` if an answer is still missing
 */
export function resultOf(asked: readonly Asked[], answers: Readonly<Record<string, Answer>>, tokens: number): SystemOneResult {
  const given = asked.map((one) => [one, answers[one.judgment.name]] as const);
  const refused = given.filter(([, answer]) => isRefused(answer));
  if (refused.length > 0) {
    throw invalidRequest(
      refused.map(([{ id }, answer]) => ({
        path: `/questions/${pointerToken(id)}`,
        message: answer!.error!.message,
      })),
    );
  }
  const missing = given.filter(([, answer]) => answer?.freshness !== "fresh");
  if (missing.length > 0) throw unavailable(missing);
  const [first] = given;
  return {
    model: first![1]!.engine!.version,
    answers: Object.fromEntries(given.map(([{ id, question }, answer]) => [id, answerOf(question, answer!)])),
    usage: { input_tokens: tokens, output_tokens: 0 },
  };
}

/** Whether asking again would not help. */
function isRefused(answer: Answer | undefined): boolean {
  if (answer?.error === undefined || answer.freshness === "fresh") return false;
  return ["engine_refused", "context_too_large", "context_empty"].includes(answer.error.code);
}

function unavailable(missing: readonly (readonly [Asked, Answer | undefined])[]): ServiceError {
  const error = missing.find(([, answer]) => answer?.error)?.[1]?.error;
  const message = error?.message ?? "The engine has not answered yet.";
  const ids = missing.map(([{ id }]) => id);
  return new ServiceError("unavailable", `${message} Send the request again. Answers that arrive in the meantime are stored.`, {
    details: { questions: ids },
  });
}

function answerOf(question: SystemOneQuestion, answer: Answer): SystemOneAnswer {
  switch (question.type) {
    case "noul":
      return { type: "noul", noul: answer.p! };
    case "choice":
      return choice(question.criteria, answer);
    case "score": {
      const legend = Object.fromEntries(question.criteria.map((level, at) => [String(at), level]));
      const { score, confidence, dist } = answer;
      return { type: "score", score: score!, confidence: confidence!, legend, probabilities: dist! };
    }
    default:
      return question satisfies never;
  }
}

/** Over the caller's labels: what is none of them is shared out in proportion. */
function choice(labels: object, { dist }: Answer): SystemOneAnswer {
  const names = Object.keys(labels);
  const masses = names.map((label) => dist![label] ?? 0);
  const sum = masses.reduce((total, mass) => total + mass, 0);
  // Where no label has any mass, none is more probable than another.
  const shares = names.includes(ESCAPE) ? masses : masses.map((mass) => (sum > 0 ? mass / sum : 1 / names.length));
  const peak = Math.max(...shares);
  const n = names.length;
  return {
    type: "choice",
    choice: names[shares.indexOf(peak)]!,
    confidence: n === 1 ? 1 : (n * peak - 1) / (n - 1),
    probabilities: Object.fromEntries(names.map((label, at) => [label, shares[at]!])),
  };
}
