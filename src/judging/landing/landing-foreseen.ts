/**
 * An optimistic commit of answers: it reads nothing before it writes, so it takes one round trip. It is used for answers to documents that
 * this process has just committed. It assumes that what that commit read is still true. If not, the transaction fails, and the answers are
 * stored the ordinary way. In a store of several machines, most of it is one call.
 */
import { addUsage } from "#src/accounts/money/usage.ts";
import { type Transaction, unawaited } from "#src/foundation/db/session.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import { notedOf } from "#src/judging/contexts/warnings.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { failUnlessActive, failUnlessWeighted } from "#src/judging/definitions/lookup.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";
import { logEvaluations } from "#src/judging/log/evaluations.ts";
import { shareAnswers } from "#src/judging/log/shared-answers.ts";
import { isComposite } from "#src/judging/numbers/combine.ts";
import type { StoredAnswer } from "#src/records/answers/answers.ts";
import { settleDeferred } from "#src/records/answers/deferred.ts";
import { failUnlessAtRevision } from "#src/records/documents/documents.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { type Locked, notifyFollowers, raiseForeseen, recordCommit } from "#src/records/namespaces/sequence.ts";
import { putAnswered } from "./answered-sql.ts";
import { type Answered, answersToShare, evaluationsPassedOn } from "./evaluation-rows.ts";
import { pair } from "./for-later.ts";
import { evaluatedInHour } from "./hourly.ts";
import type { OnLanded } from "./landed-evaluations.ts";
import { answeredRow, landedEvaluation, total } from "./landing.ts";
import { landAtOnce, MOST_ANSWERS } from "./landing-routine.ts";

/** Answers for which an optimistic commit is possible. */
export interface Foreseen {
  /** The namespace row, as locked by the commit of the documents. */
  held: Locked;
  answered: readonly Answered[];
}

/**
 * Null if something must be read from the store first:
 *
 * - contexts that show these answers, or what these answers show of others
 * - a retained snapshot that needs the superseded answers
 * - outcomes that were observed by now
 * - a log that was read by a clock ahead of this one
 */
export function foreseen(held: Locked, judged: readonly Judged[], at: Date): Foreseen | null {
  if (held.loggedUntil !== null && held.loggedUntil > at) return null;
  if (held.followed || held.highestPin !== null || (held.latestOutcome !== null && held.latestOutcome >= at)) return null;
  const answered = judged.filter((one) => one.kind === "answered");
  const plain = answered.every(
    ({ compiled: { generation, own, group } }) => generation === null && own.length === 0 && group === null,
  );
  return plain && answered.length > 0 && answered.length === judged.length ? { held, answered } : null;
}

/** The statements that were sent. Their promises resolve when the transaction has committed. */
export interface Sent {
  raised: Promise<{ sequence: number }[]>;
  fresh: Promise<number>;
}

export function landForeseen(
  tx: Transaction,
  { onLanded }: { onLanded: Pick<OnLanded, "foreseen"> },
  namespace: NamespaceIdentity,
  { held, answered }: Foreseen,
  at: Date,
): Sent {
  const { namespaceId, organizationId } = namespace;
  const documentIds = [...new Set(answered.map(({ due }) => due.document.document_id))];
  const rows = answered.map((one) => answeredRow(one, at));
  const settled = answered.map(({ due }) => pair(due));
  const billed = total(answered);
  const atOnce =
    tx.routines && rows.length <= MOST_ANSWERS
      ? landAtOnce(tx, { held, organizationId, documentIds, rows, settled, billed, at })
      : null;
  const raised = atOnce ? atOnce.then(({ sequence }) => [{ sequence }]) : raiseForeseen(tx, held);
  unawaited(raised);
  if (!atOnce) unawaited(failUnlessAtRevision(tx, namespaceId, documentIds, held.sequence));
  const judgments = [...new Set(answered.map(({ due }) => due.judgment))];
  unawaited(failUnlessActive(tx, judgments.map(versionOf)));
  const composites = judgments.filter(({ definition }) => isComposite(definition));
  if (composites.length > 0) unawaited(failUnlessWeighted(tx, composites.map(weightedBy)));
  unawaited(logEvaluations(tx, namespaceId, at, evaluationsPassedOn(answered, at)));
  const fresh = atOnce ? atOnce.then((done) => done.fresh) : putAnswered(tx, { namespaceId, highestPin: null, at }, rows);
  unawaited(fresh);
  unawaited(
    shareAnswers(
      tx,
      namespaceId,
      at,
      answersToShare(answered, (one) => rows[answered.indexOf(one)]!.evaluationId),
    ),
  );
  unawaited(onLanded.foreseen(tx, organizationId, namespaceId, at, answered.flatMap(landedEvaluation)));
  tx.counted?.(evaluatedInHour(organizationId, at, answered));
  const commit = { namespaceId, followers: held.followers, at, documentIds };
  if (atOnce) {
    notifyFollowers(tx, at, [commit]);
    return { raised, fresh };
  }
  unawaited(settleDeferred(tx, namespaceId, settled));
  if (billed.units > 0) unawaited(addUsage(tx, { ...namespace, at, line: "judging", ...billed }));
  unawaited(recordCommit(tx, commit));
  return { raised, fresh };
}

function versionOf({ judgmentId, activeVersion }: ActiveJudgment) {
  return { judgmentId, version: activeVersion };
}

/**
 * The weights that an answer was combined with. They are compared under the namespace's lock, which the walk that applies new ones takes
 * too: either this transaction sees them, or the walk sees this answer.
 */
function weightedBy({ judgmentId, activeVersion, weights }: ActiveJudgment) {
  return { judgmentId, version: activeVersion, fittedAt: weights?.fittedAt ?? null };
}

/** The stored answer, limited to the members that readers of it need. */
export function landedAnswer(
  { due, answer, engine, engineVersion, compiled }: Answered,
  sequence: number,
  at: Date,
): StoredAnswer {
  const { document, judgment } = due;
  return {
    document_id: document.document_id,
    judgment_id: judgment.judgmentId,
    incarnation: document.incarnation,
    sequence,
    attempted_revision: document.revision,
    revision: document.revision,
    version: judgment.activeVersion,
    engine,
    engine_version: engineVersion,
    evaluated_at: at,
    number: answer.type === "bool" ? answer.p : answer.type === "score" ? answer.score : null,
    label: answer.type === "choice" ? answer.value : null,
    escape_p: answer.type === "choice" ? (answer.dist[ESCAPE] ?? 0) : null,
    // For a composite: its parts and features, as they are stored.
    dist: answer.type === "bool" ? (answer.inputs ?? null) : answer.dist,
    context_hash: null,
    error: null,
    attempted_version: judgment.activeVersion,
    outdated: false,
    outdated_by: null,
    previous: null,
    warnings: notedOf(compiled),
  };
}
