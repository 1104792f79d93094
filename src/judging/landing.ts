/**
 * What was judged lands in one transaction under the namespace's lock, like a write: answers, the log of evaluations, what must be tried
 * again, what is billed. An answer lands only if the life of the document that it was given for still goes on.
 */
import { addUsage } from "#src/accounts/usage.ts";
import type { Transaction } from "#src/db/database.ts";
import { livingIncarnations } from "#src/documents/documents.ts";
import { newId } from "#src/ids.ts";
import { hold, recordCommit } from "#src/namespaces/sequence.ts";
import { type AnswerRecord, carryAnswers, noteFailures, putAnswers, rawAnswer } from "./answers.ts";
import { deferRetries, settleDeferred } from "./deferred.ts";
import type { Due } from "./due.ts";
import type { RawAnswer } from "./engine.ts";
import { type Evaluation, logEvaluations } from "./evaluations.ts";
import type { Judged } from "./judge.ts";
import { ESCAPE } from "./questions.ts";
import { retryAt } from "./retries.ts";

/** What has been billed for a landing. */
export interface Landed {
  units: number;
  tokens: number;
}

export async function land(
  tx: Transaction,
  namespace: { namespaceId: number; organizationId: string },
  judged: readonly Judged[],
  at: Date,
): Promise<Landed> {
  const held = judged.length > 0 ? await hold(tx, namespace.namespaceId) : undefined;
  if (!held) return { units: 0, tokens: 0 };
  const documentIds = [...new Set(judged.map(({ due }) => due.document.document_id))];
  const incarnations = await livingIncarnations(tx, namespace.namespaceId, documentIds);
  const alive = judged.filter(({ due: { document } }) => incarnations.get(document.document_id) === document.incarnation);
  const landing = { ...held, at };
  await putAnswers(
    tx,
    landing,
    alive.flatMap((one) => (one.kind === "answered" ? [answerRecord(one)] : [])),
  );
  await carryAnswers(
    tx,
    landing,
    alive.flatMap((one) => (one.kind === "carried" ? [reference(one.due)] : [])),
  );
  await noteFailures(
    tx,
    landing,
    alive.flatMap((one) => (one.kind === "failed" ? [failure(one, at)] : [])),
  );
  // Evaluations are logged and billed also where the document has gone: the engine was asked.
  const evaluations = judged.flatMap((one) => (one.kind === "waiting" ? [] : [evaluation(one, at)]));
  await logEvaluations(tx, namespace.namespaceId, at, evaluations);
  await deferRetries(
    tx,
    namespace.namespaceId,
    alive.flatMap((one) => retry(one, at)),
  );
  await settleDeferred(
    tx,
    namespace.namespaceId,
    judged.filter((one) => retry(one, at).length === 0).map(({ due }) => pair(due)),
  );
  const billed = total(evaluations);
  await addUsage(tx, { ...namespace, at, line: "judging", ...billed });
  await recordCommit(tx, { ...landing, documentIds });
  return billed;
}

function pair({ document, judgment }: Due) {
  return { documentId: document.document_id, judgmentId: judgment.judgmentId, revision: document.revision };
}

function reference({ document, judgment }: Due) {
  return { d: document.document_id, j: judgment.judgmentId, i: document.incarnation, r: document.revision };
}

function answerRecord({ due, answer, engine, engineVersion, compiled }: Extract<Judged, { kind: "answered" }>): AnswerRecord {
  return {
    ...reference(due),
    v: due.judgment.activeVersion,
    e: engine,
    ev: engineVersion,
    h: compiled.hash.toString("base64"),
    k: compiled.kept,
    ...columns(answer),
  };
}

function columns(answer: RawAnswer): Pick<AnswerRecord, "n" | "l" | "x" | "p"> {
  switch (answer.type) {
    case "bool":
      return { n: answer.p, l: null, x: null, p: null };
    case "choice":
      return { n: null, l: answer.value, x: answer.dist[ESCAPE] ?? 0, p: answer.dist };
    case "score":
      return { n: answer.score, l: null, x: null, p: answer.dist };
    default:
      return answer satisfies never;
  }
}

function failure({ due, failure: { code, message } }: Extract<Judged, { kind: "failed" }>, at: Date) {
  return { ...reference(due), error: { code, message, at: at.toISOString() } };
}

function retry(judged: Judged, at: Date) {
  if (judged.kind === "waiting") {
    return [{ ...pair(judged.due), attempts: judged.due.attempts, dueAt: new Date(at.getTime() + judged.afterMs) }];
  }
  if (judged.kind !== "failed" || judged.failure.retryAfterMs === null) return [];
  const attempts = judged.due.attempts + 1;
  return [{ ...pair(judged.due), attempts, dueAt: retryAt(at, attempts, judged.failure.retryAfterMs) }];
}

function evaluation(judged: Exclude<Judged, { kind: "waiting" }>, at: Date): Evaluation {
  const { document, judgment, stored } = judged.due;
  const answered = judged.kind === "answered";
  return {
    id: newId("evl", at),
    judgmentId: judgment.judgmentId,
    version: judgment.activeVersion,
    documentId: document.document_id,
    revision: document.revision,
    incarnation: document.incarnation,
    engine: judged.engine,
    engineVersion: judged.kind === "failed" ? null : judged.engineVersion,
    carried: judged.kind === "carried",
    shadow: false,
    answer: answered ? judged.answer : judged.kind === "carried" ? rawAnswer(judgment.type, stored!)! : null,
    hash: judged.compiled?.hash.toString("base64") ?? null,
    tokens: answered ? judged.compiled.tokens : 0,
    units: answered ? judged.units : 0,
    error: judged.kind === "failed" ? { code: judged.failure.code, message: judged.failure.message } : null,
  };
}

function total(evaluations: readonly Evaluation[]): Landed {
  return evaluations.reduce((sum, { units, tokens }) => ({ units: sum.units + units, tokens: sum.tokens + tokens }), {
    units: 0,
    tokens: 0,
  });
}
