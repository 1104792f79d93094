/** Turns an engine's reply to a request into outcomes of due judgments. */

import { partId } from "#src/judging/definitions/questions.ts";
import type { EngineResult } from "#src/judging/engines/engine.ts";
import { combined, featuresOf, isComposite } from "#src/judging/numbers/combine.ts";
import { withFit } from "#src/judging/numbers/learned.ts";
import type { Asked } from "./batch.ts";
import { requestsTaken, unitsFor } from "./billing.ts";
import type { Due } from "./due.ts";
import { engineFailure, failed, type Judged } from "./judged.ts";
import type { Replies, Reply } from "./reply.ts";

type Answers = Extract<EngineResult, { ok: true }>["answers"];

/** The answer to a due judgment. A composite is combined from its parts and fails if one of them failed. */
function answerOf({ judgment, document }: Due, answers: Answers): Answers[string] {
  const { definition, name, weights } = judgment;
  if (!isComposite(definition)) return answers[name]!;
  const parts: [string, number][] = [];
  for (const part of definition.parts) {
    const answer = answers[partId(name, part.name)]!;
    if (!answer.ok) return answer;
    parts.push([part.name, (answer.answer as { p: number }).p]);
  }
  // `fromEntries` keeps a part named `__proto__` as an ordinary member.
  const inputs = { ...featuresOf(definition, document.attributes), ...Object.fromEntries(parts) };
  return { ok: true, answer: { type: "bool", p: combined(definition, weights, inputs), inputs } };
}

/**
 * Merges the replies to several requests of one composite. All must come from the same engine version, because numbers of different
 * versions cannot be combined.
 */
export function together(results: readonly EngineResult[]): EngineResult {
  const failure = results.find((one) => !one.ok);
  if (failure) return failure;
  const answered = results as readonly Extract<EngineResult, { ok: true }>[];
  const [{ engineVersion }] = answered as [Extract<EngineResult, { ok: true }>];
  if (answered.some((one) => one.engineVersion !== engineVersion)) {
    const message = "The engine answered the parts of one composite with different versions.";
    return { ok: false, failure: { code: "malformed", message, retryable: true } };
  }
  const tokens = answered.some((one) => one.tokens === null) ? null : answered.reduce((sum, one) => sum + one.tokens!, 0);
  return {
    ok: true,
    engineVersion,
    answers: Object.assign({}, ...answered.map(({ answers }) => answers)),
    tokens,
    parts: results.length,
  };
}

/** The outcomes of all that were answered or failed. */
export function outcomes(replies: Replies): Judged[] {
  return [...replies].flatMap(([asked, reply]) => outcome(asked, reply) ?? []);
}

/** Null if a shutdown cut it short. */
export function outcome(asked: Asked, { engine, result, isOfFirst, passedOn }: Reply): Judged | null {
  const { due, compiled, bill, questions, learned } = asked;
  const before = passedOn ? { passedOn } : {};
  if (!result.ok) {
    if (result.failure.code === "cancelled") return null;
    return { ...failed(due, engine, compiled, engineFailure(result.failure)), ...before };
  }
  const answer = answerOf(due, result.answers);
  if (!answer.ok) return { ...failed(due, engine, compiled, engineFailure(answer.failure)), ...before };
  const engineVersion = learned && !isOfFirst ? withFit(result.engineVersion, learned.fit) : result.engineVersion;
  const taken = requestsTaken(
    result,
    questions.map(({ id }) => id),
  );
  const billed = { units: unitsFor(isOfFirst ? bill.first! : bill, taken), requests: taken };
  return { due, kind: "answered", answer: answer.answer, engine, engineVersion, compiled, ...billed, ...before };
}
