/**
 * Persists results of judging ("landing"). One transaction under the namespace lock, like a write, stores answers, evaluations, retries and
 * usage. An answer is stored only if the incarnation of the document that it was given for still exists.
 */

import { addUsage } from "#src/accounts/money/usage.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import { retryAt } from "#src/foundation/queue/retries.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Due } from "#src/judging/asking/due.ts";
import { type Failed, isHalfway, type Judged, passedOnOf } from "#src/judging/asking/judged.ts";
import { answerKey } from "#src/judging/contexts/sources.ts";
import { notedOf } from "#src/judging/contexts/warnings.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { livingJudgments } from "#src/judging/definitions/lookup.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";
import { flipsOf } from "#src/judging/fanout/flips.ts";
import { compileAnew, recheck } from "#src/judging/fanout/recheck.ts";
import { logEvaluations } from "#src/judging/log/evaluations.ts";
import { shareAnswers } from "#src/judging/log/shared-answers.ts";
import { type Composite, combined, isComposite } from "#src/judging/numbers/combine.ts";
import { type AnswersChange, type CarryRecord, carryAnswers, noteFailures, rawAnswer } from "#src/records/answers/answers.ts";
import { deferRetries, nextDue, type Settled, settleDeferred } from "#src/records/answers/deferred.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";
import { livingIncarnations } from "#src/records/documents/documents.ts";
import type { Bulk } from "#src/records/namespaces/bulk.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { holdNamespace, landingTime, lockNamespace, recordCommit } from "#src/records/namespaces/sequence.ts";
import { noteFlips } from "#src/records/shown/changed.ts";
import { type AnsweredRow, putAnswered } from "./answered-sql.ts";
import {
  type Answered,
  answersToShare,
  evaluation,
  evaluationIdOf,
  evaluationsPassedOn,
  isCarried,
  isLogged,
  isReusable,
  type LoggedJudged,
  reusedFrom,
} from "./evaluation-rows.ts";
import { isForLater, leaveForLater, pair, retryOf } from "./for-later.ts";
import { evaluatedInHour } from "./hourly.ts";
import type { LandedEvaluation, OnLanded } from "./landed-evaluations.ts";
import { isLate, overtakenByActive } from "./late.ts";

/** What was billed. */
export interface Landed {
  units: number;
  tokens: number;
  /** The time that decides the month of the bill. Absent if nothing was billed. */
  at?: Date;
  /** What was asked for another version than the active one. What waited for it still waits, for the active one. */
  late?: readonly Settled[];
}

export interface LandingParts {
  clock: Clock;
  applicable: ApplicableJudgments;
  onLanded: OnLanded;
}

export interface LandingOptions {
  /** The bulk change that this is part of. */
  bulk?: Bulk | undefined;
  /** The caller retries temporary failures itself. They are logged, but leave no retry and no error. */
  triesAgain?: boolean;
}

/** Statements whose results are not needed are pipelined: see `unawaited`. */
export async function land(
  tx: Transaction,
  { clock, applicable, onLanded }: LandingParts,
  namespace: NamespaceIdentity,
  judged: readonly Judged[],
  { bulk, triesAgain = false }: LandingOptions = {},
): Promise<Landed> {
  const { namespaceId } = namespace;
  const later = judged.filter(isForLater);
  const settled = judged.filter(isLogged);
  const halfway = judged.filter(isHalfway);
  if (settled.length + halfway.length === 0) {
    if (later.length > 0 && (await holdNamespace(tx, namespaceId))) await leaveForLater(tx, namespaceId, later, clock.now());
    return NOTHING;
  }
  const documentIds = [...new Set(settled.map(({ due }) => due.document.document_id))];
  const holding = lockNamespace(tx, namespaceId);
  const incarnations = livingIncarnations(tx, namespaceId, documentIds);
  unawaited(incarnations);
  const judgments = livingJudgments(tx, [...new Set([...settled, ...halfway].map(({ due }) => due.judgment.judgmentId))]);
  unawaited(judgments);
  const held = await holding;
  if (!held) return NOTHING;
  await leaveForLater(tx, namespaceId, later, clock.now());
  const at = landingTime(held, clock);
  const [living, asked] = [await incarnations, await judgments];
  const outcomes = await byWeightsOfNow(tx, namespace, settled, applicable);
  // A job removes the data of deleted judgments in the background. Nothing of a deleted judgment may be stored any more.
  const logged = outcomes.filter(({ due }) => asked.has(due.judgment.judgmentId));
  const current = logged.filter(({ due: { document } }) => living.get(document.document_id) === document.incarnation);
  const overtaken = await overtakenByActive(tx, namespaceId, current, asked);
  const alive = current.filter((one) => !overtaken.has(one));
  const landing = { ...held, at };
  const flips = held.followed ? await flipsOf(tx, namespace, alive, applicable) : [];
  unawaited(noteFlips(tx, landing, flips));
  // An answer that a caller waits for is stored without a visit of the worker. So wake the worker to send the change on.
  if (flips.length > 0) unawaited(wake(tx, JUDGING, namespaceId, at));
  const answered = of(alive, "answered");
  unawaited(
    putAnswered(
      tx,
      landing,
      answered.map((one) => answeredRow(one, at)),
    ),
  );
  const failures = of(alive, "failed").filter(({ failure: { retryAfterMs } }) => !triesAgain || retryAfterMs === null);
  const carrying = carry(tx, landing, of(alive, "carried"));
  unawaited(carrying);
  unawaited(
    noteFailures(
      tx,
      landing,
      failures.map((one) => failure(one, at)),
    ),
  );
  const refused = await carrying;
  // Log and bill evaluations even if the document was deleted, or the active version has judged it: the engine was asked.
  const put = new Set<Judged>(answered);
  const others = logged.filter((one) => !put.has(one) && !refused.has(one)).map((one) => evaluation(one, at));
  const passedOn = [...logged, ...halfway.filter(({ due }) => asked.has(due.judgment.judgmentId))];
  unawaited(logEvaluations(tx, namespaceId, at, [...others, ...evaluationsPassedOn(passedOn, at)]));
  tx.counted?.(
    evaluatedInHour(
      namespace.organizationId,
      at,
      logged.filter((one) => !refused.has(one)),
    ),
  );
  unawaited(
    shareAnswers(
      tx,
      namespaceId,
      at,
      answersToShare(logged, (one) => evaluationIdOf(one, at)),
    ),
  );
  await onLanded.landed(
    tx,
    namespace.organizationId,
    held,
    at,
    logged.filter((one) => !refused.has(one)).flatMap(landedEvaluation),
  );
  // Where another version is active by now, what waits is left to be judged by it: a job goes past documents that wait.
  const late = outcomes.filter((one) => isLate(one, asked));
  const inTime = outcomes.filter((one) => !late.includes(one));
  unawaited(
    settleDeferred(
      tx,
      namespaceId,
      inTime.map(({ due }) => pair(due)),
    ),
  );
  unawaited(
    deferRetries(
      tx,
      namespaceId,
      failures.flatMap((one) => retry(one, at)),
    ),
  );
  if (refused.size > 0) await compileAnew(tx, landing, [...refused]);
  await recheck(
    tx,
    landing,
    alive.filter((one) => !refused.has(one)),
  );
  const billed = total([...outcomes, ...halfway]);
  if (billed.units > 0) unawaited(addUsage(tx, { ...namespace, at, line: "judging", ...billed }));
  await recordCommit(tx, { ...landing, documentIds, bulk });
  return { ...billed, at, ...(late.length > 0 ? { late: late.map(({ due }) => pair(due)) } : {}) };
}

/** Whether catch-up must finish some of these: a temporary failure, a wait for an index or a group, or a deferral. */
export function leaves(judged: readonly Judged[]): boolean {
  return judged.some(({ kind }) => kind !== "answered" && kind !== "carried");
}

/** Wakes catch-up for what was left to it. Otherwise it could sleep, perhaps until the lease on these documents ends. */
export async function wakeForLeft(tx: Transaction, namespaceId: number): Promise<void> {
  const due = await nextDue(tx, namespaceId);
  if (due !== null) await wake(tx, JUDGING, namespaceId, due);
}

/**
 * Recombines composites whose weights changed while their parts were being asked. The job that applies new weights to stored answers also
 * locks the namespace. So it either sees this answer afterwards, or this transaction sees the new weights.
 */
async function byWeightsOfNow(
  tx: Transaction,
  { organizationId, name }: NamespaceIdentity,
  outcomes: readonly LoggedJudged[],
  applicable: ApplicableJudgments,
): Promise<readonly LoggedJudged[]> {
  if (!outcomes.some(({ due }) => isComposite(due.judgment.definition))) return outcomes;
  const judgments = await applicable.of(tx, organizationId, name);
  return outcomes.map((one) => {
    if (one.kind !== "answered" || one.answer.type !== "bool" || !one.answer.inputs) return one;
    const { judgment } = one.due;
    const now = judgments.get(judgment.name);
    if (now?.judgmentId !== judgment.judgmentId || now.activeVersion !== judgment.activeVersion) return one;
    const p = combined(judgment.definition as Composite, now.weights, one.answer.inputs);
    return p === one.answer.p ? one : { ...one, answer: { ...one.answer, p } };
  });
}

type Carried = Extract<Judged, { kind: "carried" }>;

/** @returns those that were not carried forward, because the answer that they were compared with is no longer stored */
async function carry(tx: Transaction, landing: AnswersChange, carried: readonly Carried[]): Promise<ReadonlySet<Judged>> {
  const refused = await carryAnswers(tx, landing, carried.map(carryRecord));
  const names = new Set(refused.map(({ document_id, judgment_id }) => answerKey(document_id, judgment_id)));
  return new Set(carried.filter(({ due }) => names.has(answerKey(due.document.document_id, due.judgment.judgmentId))));
}

const NOTHING: Landed = { units: 0, tokens: 0 };

function of<Kind extends Judged["kind"]>(judged: readonly Judged[], kind: Kind): Extract<Judged, { kind: Kind }>[] {
  return judged.filter((one): one is Extract<Judged, { kind: Kind }> => one.kind === kind);
}

function reference({ document, judgment, stored }: Due) {
  const { document_id, incarnation, revision } = document;
  return { d: document_id, j: judgment.judgmentId, i: incarnation, r: revision, o: stored?.outdated_by ?? null };
}

function carryRecord({ due, compiled }: Carried): CarryRecord {
  return { ...reference(due), v: due.judgment.activeVersion, h: compiled.hash, w: notedOf(compiled) };
}

export function answeredRow(judged: Answered, at: Date): AnsweredRow {
  const { due, answer, engine, engineVersion, compiled, units, requests, again = false } = judged;
  const { document, judgment, stored, repeated } = due;
  return {
    documentId: document.document_id,
    judgmentId: judgment.judgmentId,
    incarnation: document.incarnation,
    revision: document.revision,
    version: judgment.activeVersion,
    engine,
    engineVersion,
    answer,
    escapeP: answer.type === "choice" ? (answer.dist[ESCAPE] ?? 0) : null,
    hash: compiled.hash,
    mark: stored?.outdated_by ?? null,
    kept: compiled.kept,
    warnings: notedOf(compiled),
    evaluationId: evaluationIdOf(judged, at),
    repeated,
    carried: again,
    reusable: isReusable(judged),
    reusedFrom: reusedFrom(judged, at),
    tokens: compiled.tokens,
    units,
    requests: again ? null : (requests ?? null),
  };
}

function failure({ due, compiled, failure: { code, message } }: Failed, at: Date) {
  const mark = due.stored?.outdated_by ?? null;
  const context = compiled === null ? {} : { context: compiled.hash, ...(mark === null ? {} : { mark }) };
  return { ...reference(due), v: due.judgment.activeVersion, error: { code, message, at: at.toISOString(), ...context } };
}

function retry({ due, failure: { retryAfterMs, doubles } }: Failed, at: Date) {
  if (retryAfterMs === null) return [];
  const attempts = due.attempts + 1;
  return [retryOf(due, attempts, retryAt(at, attempts, retryAfterMs, doubles))];
}

export function landedEvaluation(judged: LoggedJudged): LandedEvaluation[] {
  if (judged.kind === "failed") return [];
  const { document, judgment, stored } = judged.due;
  const answer = judged.kind === "answered" ? judged.answer : rawAnswer(judgment.type, stored!)!;
  const { engine, engineVersion } = judged;
  const { document_id: documentId, incarnation } = document;
  const carried = isCarried(judged);
  return [{ documentId, incarnation, judgment, engine, engineVersion, answer, carried, ...comparedWith(judged) }];
}

function comparedWith(judged: LoggedJudged): Pick<LandedEvaluation, "first"> {
  const { compares, engineVersion, answer } = passedOnOf(judged) ?? {};
  return compares && answer && engineVersion != null ? { first: { engineVersion, answer } } : {};
}

/** The sum of what outcomes are billed. */
export function total(outcomes: readonly Judged[]): Landed {
  const billed = { ...NOTHING };
  for (const one of outcomes) {
    const first = passedOnOf(one);
    billed.units += first?.units ?? 0;
    billed.tokens += first?.tokens ?? 0;
    if (one.kind !== "answered") continue;
    billed.units += one.units;
    billed.tokens += one.compiled.tokens;
  }
  return billed;
}
