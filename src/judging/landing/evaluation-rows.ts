/** The rows that the evaluation log has of outcomes, and what of them others may use. */
import { newId } from "#src/foundation/ids.ts";
import { type Halfway, type Judged, passedOnOf } from "#src/judging/asking/judged.ts";
import { isShared, isSharedAcross } from "#src/judging/asking/shared.ts";
import type { Evaluation } from "#src/judging/log/evaluations.ts";
import type { SharedAnswer } from "#src/judging/log/shared-answers.ts";
import { rawAnswer } from "#src/records/answers/answers.ts";

export type Answered = Extract<Judged, { kind: "answered" }>;

/** The outcomes that are logged. */
export type LoggedJudged = Exclude<Judged, { kind: "put off" | "waiting" | "stands" | "halfway" }>;

export function isLogged(one: Judged): one is LoggedJudged {
  return one.kind !== "put off" && one.kind !== "waiting" && one.kind !== "stands" && one.kind !== "halfway";
}

function questionOf({ due: { document, judgment }, compiled }: LoggedJudged | Halfway) {
  return {
    judgmentId: judgment.judgmentId,
    version: judgment.activeVersion,
    documentId: document.document_id,
    revision: document.revision,
    incarnation: document.incarnation,
    hash: compiled?.hash ?? null,
  };
}

/** No engine was asked: what it answered before is used again. */
export function isCarried(judged: LoggedJudged): boolean {
  return judged.kind === "carried" || (judged.kind === "answered" && judged.again === true);
}

/** The row in the evaluation log for an outcome, with or without an answer. */
export function evaluation(judged: LoggedJudged, at: Date): Evaluation {
  const { judgment, stored } = judged.due;
  const answered = judged.kind === "answered";
  return {
    ...questionOf(judged),
    id: evaluationIdOf(judged, at),
    engine: judged.engine,
    engineVersion: judged.kind === "failed" ? null : judged.engineVersion,
    carried: isCarried(judged),
    reusable: isReusable(judged),
    reusedFrom: reusedFrom(judged, at),
    shadow: false,
    repeated: judged.due.repeated,
    answer: answered ? judged.answer : judged.kind === "carried" ? rawAnswer(judgment.type, stored!)! : null,
    tokens: answered ? judged.compiled.tokens : 0,
    units: answered ? judged.units : 0,
    requests: answered && !judged.again ? (judged.requests ?? null) : null,
    error: judged.kind === "failed" ? { code: judged.failure.code, message: judged.failure.message } : null,
  };
}

/** The rows of first engines of cascades that were asked before. They give the documents no answers, like those of a shadow version. */
export function evaluationsPassedOn(outcomes: readonly (LoggedJudged | Halfway)[], at: Date): Evaluation[] {
  return outcomes.flatMap((judged): Evaluation[] => {
    const first = passedOnOf(judged);
    if (!first) return [];
    const { engine, engineVersion, answer, failure, tokens, units, requests, repeated, reusedFrom = null } = first;
    const error = failure && { code: failure.code, message: failure.message };
    const own = { engine, engineVersion, answer, error, tokens, units, requests, repeated };
    const from = { carried: reusedFrom !== null, reusable: false, reusedFrom };
    return [{ ...questionOf(judged), ...own, ...from, id: newId("evl", at), shadow: true, passedOn: true }];
  });
}

export function evaluationIdOf(judged: LoggedJudged, at: Date): string {
  return judged.kind === "answered" && judged.evaluation ? nameEvaluation(judged.evaluation, at) : newId("evl", at);
}

export function reusedFrom(judged: LoggedJudged, at: Date): string | null {
  return judged.kind === "answered" && judged.reusedFrom ? nameEvaluation(judged.reusedFrom, at) : null;
}

/** Those who use the answer may land before the one who asked. Whoever is first gives the evaluation its id. */
function nameEvaluation(evaluation: { id?: string }, at: Date): string {
  evaluation.id ??= newId("evl", at);
  return evaluation.id;
}

/** Whether an engine was asked, so that other documents can use what it answered. */
export function isReusable(judged: LoggedJudged): boolean {
  if (judged.kind !== "answered" || judged.again || judged.requests === undefined) return false;
  return isShared(judged.due.judgment.definition);
}

/** What other namespaces may use, under the ids by which it is logged. */
export function answersToShare(judged: readonly Judged[], idOf: (one: Answered) => string): SharedAnswer[] {
  return judged
    .filter((one) => one.kind === "answered")
    .filter((one) => isReusable(one) && isSharedAcross(one.due.judgment.definition))
    .map((one) => ({
      evaluationId: idOf(one),
      judgmentId: one.due.judgment.judgmentId,
      version: one.due.judgment.activeVersion,
      engine: one.engine,
      engineVersion: one.engineVersion,
      hash: one.compiled.hash,
      answer: one.answer,
    }));
}
