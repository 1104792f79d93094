/**
 * What was judged lands in one transaction under the namespace's lock, like a write: answers, the log of evaluations, what must be tried
 * again, what is billed. An answer lands only if the life of the document that it was given for still goes on.
 */
import { addUsage } from "#src/accounts/usage.ts";
import type { Clock } from "#src/clock.ts";
import { type Composite, combined, isComposite } from "#src/composites/combine.ts";
import type { Transaction } from "#src/db/database.ts";
import { unawaited } from "#src/db/session.ts";
import { livingIncarnations } from "#src/documents/documents.ts";
import { newId } from "#src/ids.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import { livingJudgments } from "#src/judgments/lookup.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { hold, landingTime, recordCommit } from "#src/namespaces/sequence.ts";
import { type LandedEvaluation, matchLanded } from "#src/outcomes/landed.ts";
import type { Bulk } from "#src/standing/bulk.ts";
import { wake } from "#src/work/wakeups.ts";
import { type AnsweredRow, putAnswered } from "./answered-sql.ts";
import { type AnswersChange, type CarryRecord, carryAnswers, noteFailures, rawAnswer } from "./answers.ts";
import { answerKey } from "./context/sources.ts";
import { defer } from "./deferrals.ts";
import { type DeferredRow, deferRetries, dropDeferred, nextDue, type Retry, settleDeferred } from "./deferred.ts";
import type { Due } from "./due.ts";
import { type Evaluation, logEvaluations } from "./evaluations.ts";
import { noteFlips } from "./fanout/changed.ts";
import { flipsOf } from "./fanout/flips.ts";
import { compileAnew, recheck } from "./fanout/recheck.ts";
import type { Failed, Judged } from "./judged.ts";
import { ESCAPE } from "./questions.ts";
import { retryAt } from "./retries.ts";
import { notedOf } from "./warnings.ts";

/** What has been billed for a landing. */
export interface Landed {
  units: number;
  tokens: number;
  /** In whose month; absent where nothing is. */
  at?: Date;
}

export interface LandingOptions {
  /** The change in bulk that the landing is part of. */
  bulk?: Bulk | undefined;
  /** Whoever lands it tries again itself what failed for now: that is logged, and leaves no retry and no error. */
  triesAgain?: boolean;
}

/** Statements that need not be waited for travel together: see `unawaited`. */
export async function land(
  tx: Transaction,
  namespace: NamespaceIdentity,
  judged: readonly Judged[],
  clock: Clock,
  applicable: ApplicableJudgments,
  { bulk, triesAgain = false }: LandingOptions = {},
): Promise<Landed> {
  const { namespaceId } = namespace;
  const putOff = judged.flatMap((one) => (one.kind === "put off" && one.deferral ? [one.deferral] : []));
  unawaited(defer(tx, namespaceId, putOff));
  wait(tx, namespaceId, of(judged, "waiting"), clock.now());
  unawaited(dropDeferred(tx, namespaceId, of(judged, "stands").flatMap(waitsOfStanding)));
  const settled = judged.filter((one) => one.kind !== "put off" && one.kind !== "waiting" && one.kind !== "stands");
  if (settled.length === 0) return NOTHING;
  const documentIds = [...new Set(settled.map(({ due }) => due.document.document_id))];
  const holding = hold(tx, namespaceId);
  const incarnations = livingIncarnations(tx, namespaceId, documentIds);
  unawaited(incarnations);
  const judgments = livingJudgments(tx, [...new Set(settled.map(({ due }) => due.judgment.judgmentId))]);
  unawaited(judgments);
  const held = await holding;
  if (!held) return NOTHING;
  const at = landingTime(held, clock);
  const [living, asked] = [await incarnations, await judgments];
  const outcomes = await byWeightsOfNow(tx, namespace, settled, applicable);
  // What deleted judgments leave is removed behind landings: nothing of them may land any more.
  const logged = outcomes.filter(({ due }) => asked.has(due.judgment.judgmentId));
  const alive = logged.filter(({ due: { document } }) => living.get(document.document_id) === document.incarnation);
  const landing = { ...held, at };
  const flips = held.followed ? await flipsOf(tx, namespace, alive, applicable) : [];
  unawaited(noteFlips(tx, landing, flips));
  // Whoever waits for an answer lands it without a visit of the worker, which sends it on.
  if (flips.length > 0) unawaited(wake(tx, "judging", namespaceId, at));
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
  // Evaluations are logged and billed also where the document has gone: the engine was asked.
  const put = new Set<Judged>(answered);
  const others = logged.filter((one) => !put.has(one) && !refused.has(one)).map((one) => evaluation(one, at));
  unawaited(logEvaluations(tx, namespaceId, at, others));
  await matchLanded(tx, namespace.organizationId, held, at, logged.filter((one) => !refused.has(one)).flatMap(landedEvaluation));
  unawaited(
    settleDeferred(
      tx,
      namespaceId,
      outcomes.map(({ due }) => pair(due)),
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
  const billed = total(outcomes);
  if (billed.units > 0) unawaited(addUsage(tx, { ...namespace, at, line: "judging", ...billed }));
  await recordCommit(tx, { ...landing, documentIds, bulk });
  return { ...billed, at };
}

/** Whether a landing leaves something to catch-up: what failed for now, waits for an index or a group, or was put off. */
export function leaves(judged: readonly Judged[]): boolean {
  return judged.some(({ kind }) => kind !== "answered" && kind !== "carried");
}

/** Has catch-up come to what has been left to it: it may have gone to rest, or until the hold of these documents ends. */
export async function wakeForLeft(tx: Transaction, namespaceId: number): Promise<void> {
  const due = await nextDue(tx, namespaceId);
  if (due !== null) await wake(tx, "judging", namespaceId, due);
}

export type Answered = Extract<Judged, { kind: "answered" }>;

/**
 * Composites whose weights have changed while their parts were asked, combined by those of now: who walks through stored answers after new weights
 * holds the namespace as well, and has either seen what landed before, or what lands now knows of them.
 */
async function byWeightsOfNow(
  tx: Transaction,
  { organizationId, name }: NamespaceIdentity,
  outcomes: readonly Outcome[],
  applicable: ApplicableJudgments,
): Promise<readonly Outcome[]> {
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

/** @returns those that were not carried, for the answer that they were compared with is not there any more */
async function carry(tx: Transaction, landing: AnswersChange, carried: readonly Carried[]): Promise<ReadonlySet<Judged>> {
  const refused = await carryAnswers(tx, landing, carried.map(carryRecord));
  const names = new Set(refused.map(({ document_id, judgment_id }) => answerKey(document_id, judgment_id)));
  return new Set(carried.filter(({ due }) => names.has(answerKey(due.document.document_id, due.judgment.judgmentId))));
}

/** Nothing else has to be waited for: whatever the document waits for, it is tried again when the wait is over. */
function wait(tx: Transaction, namespaceId: number, waiting: readonly Extract<Judged, { kind: "waiting" }>[], at: Date): void {
  const settled = waiting.map(({ due }) => pair(due));
  unawaited(settleDeferred(tx, namespaceId, settled));
  const retries = waiting.map(({ due, afterMs }) => retryOf(due, due.attempts, new Date(at.getTime() + afterMs)));
  unawaited(deferRetries(tx, namespaceId, retries));
}

/** Who looked at it in vain: fan-out, or a reader, whose hold ends. A retry stays. */
function waitsOfStanding({ due: { document, judgment, mark } }: Judged): DeferredRow[] {
  const of = { document_id: document.document_id, judgment_id: judgment.judgmentId };
  return [
    { ...of, reason: "fanout", revision: 0, mark },
    { ...of, reason: "interactive", revision: document.revision, mark: null },
  ];
}

const NOTHING: Landed = { units: 0, tokens: 0 };

/** What is told in the log. */
export type Outcome = Exclude<Judged, { kind: "put off" | "waiting" | "stands" }>;

function of<Kind extends Judged["kind"]>(judged: readonly Judged[], kind: Kind): Extract<Judged, { kind: Kind }>[] {
  return judged.filter((one): one is Extract<Judged, { kind: Kind }> => one.kind === kind);
}

export function pair({ document, judgment, mark }: Due) {
  return { documentId: document.document_id, judgmentId: judgment.judgmentId, revision: document.revision, mark };
}

function reference({ document, judgment, stored }: Due) {
  const { document_id, incarnation, revision } = document;
  return { d: document_id, j: judgment.judgmentId, i: incarnation, r: revision, o: stored?.outdated_by ?? null };
}

function carryRecord({ due, compiled }: Carried): CarryRecord {
  return { ...reference(due), v: due.judgment.activeVersion, h: compiled.hash, w: notedOf(compiled) };
}

export function answeredRow(judged: Answered, at: Date): AnsweredRow {
  const { due, answer, engine, engineVersion, compiled, units, again = false } = judged;
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
    evaluationId: newId("evl", at),
    repeated,
    carried: again,
    tokens: compiled.tokens,
    units,
  };
}

function failure({ due, compiled, failure: { code, message } }: Failed, at: Date) {
  const context = compiled === null ? {} : { context: compiled.hash };
  return { ...reference(due), v: due.judgment.activeVersion, error: { code, message, at: at.toISOString(), ...context } };
}

function retry({ due, failure: { retryAfterMs, doubles } }: Failed, at: Date) {
  if (retryAfterMs === null) return [];
  const attempts = due.attempts + 1;
  return [retryOf(due, attempts, retryAt(at, attempts, retryAfterMs, doubles))];
}

function retryOf(due: Due, attempts: number, dueAt: Date): Retry {
  return { ...pair(due), attempts, dueAt };
}

function landedEvaluation(judged: Outcome): LandedEvaluation[] {
  if (judged.kind === "failed") return [];
  const { document, judgment, stored } = judged.due;
  const answer = judged.kind === "answered" ? judged.answer : rawAnswer(judgment.type, stored!)!;
  const { engine, engineVersion } = judged;
  const { document_id: documentId, incarnation } = document;
  return [{ documentId, incarnation, judgment, engine, engineVersion, answer }];
}

/** The line of the log for an outcome that gave an answer, or did not. */
export function evaluation(judged: Outcome, at: Date): Evaluation {
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
    carried: judged.kind === "carried" || (answered && judged.again === true),
    shadow: false,
    repeated: judged.due.repeated,
    answer: answered ? judged.answer : judged.kind === "carried" ? rawAnswer(judgment.type, stored!)! : null,
    hash: judged.compiled?.hash ?? null,
    tokens: answered ? judged.compiled.tokens : 0,
    units: answered ? judged.units : 0,
    error: judged.kind === "failed" ? { code: judged.failure.code, message: judged.failure.message } : null,
  };
}

/** What outcomes are billed. */
export function total(outcomes: readonly Judged[]): Landed {
  const billed = { ...NOTHING };
  for (const one of outcomes) {
    if (one.kind !== "answered") continue;
    billed.units += one.units;
    billed.tokens += one.compiled.tokens;
  }
  return billed;
}
