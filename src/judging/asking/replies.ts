/** Turns an engine's reply to a request into outcomes of due judgments. */

import { partId } from "#src/judging/definitions/questions.ts";
import type { EngineQuestion, EngineResult } from "#src/judging/engines/engine.ts";
import { combined, featuresOf, isComposite } from "#src/judging/numbers/combine.ts";
import { withFit } from "#src/judging/numbers/learned.ts";
import type { Asked } from "./batch.ts";
import { requestsTaken, unitsFor } from "./billing.ts";
import type { Due } from "./due.ts";
import { type AnswerFailure, engineFailure, failed, type Judged } from "./judged.ts";
import type { Replies, Reply } from "./reply.ts";
import { answerInOrders, firstOf } from "./rounds.ts";

type Answers = Extract<EngineResult, { ok: true }>["answers"];

/** The answer to a due judgment. A composite is combined from its parts and fails if one of them failed. */
function answerOf({ judgment, document }: Due, questions: readonly EngineQuestion[], answers: Answers): Answers[string] {
  const { definition, name, weights } = judgment;
  if (!isComposite(definition)) return questions.length === 1 ? answers[name]! : answerInOrders(questions, answers);
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
 * The outcomes of all that were answered or failed.
 *
 * @param late how all others failed. If absent, they have no outcome
 */
export function outcomes(replies: Replies, late?: AnswerFailure): Judged[] {
  return [...replies].flatMap(([asked, reply]) => outcome(asked, reply, late) ?? []);
}

/** Null if it was cut short, no engine has answered, and nothing says that it failed then. */
export function outcome(asked: Asked, { engine, result, isOfFirst, passedOn }: Reply, late?: AnswerFailure): Judged | null {
  const { due, compiled: context, learned } = asked;
  const before = passedOn ? { passedOn } : {};
  if (!result.ok) {
    const failure = result.failure.code === "cancelled" ? late : engineFailure(result.failure);
    if (failure) return { ...failed(due, engine, context, failure), ...before };
    const isNew = passedOn?.answer && passedOn.reusedFrom === undefined;
    return isNew ? { due, kind: "halfway", compiled: context, passedOn } : null;
  }
  const questions = isOfFirst ? firstOf(asked.questions) : asked.questions;
  const answer = answerOf(due, questions, result.answers);
  if (!answer.ok) return { ...failed(due, engine, context, engineFailure(answer.failure)), ...before };
  const engineVersion = learned && !isOfFirst ? withFit(result.engineVersion, learned.fit) : result.engineVersion;
  const taken = requestsTaken(
    result,
    questions.map(({ id }) => id),
  );
  const bill = isOfFirst ? asked.bill.first! : asked.bill;
  const billed = { units: unitsFor(bill, taken), requests: taken };
  const compiled = { ...context, tokens: context.tokens * bill.orders };
  return { due, kind: "answered", answer: answer.answer, engine, engineVersion, compiled, ...billed, ...before };
}
