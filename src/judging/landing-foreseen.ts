/**
 * A landing that asks nothing before it writes, and so takes one round trip: of answers to what this process has just committed. What it would
 * be told is what the commit was told a moment before; where it is otherwise by now the transaction fails, and is done again with asking.
 */
import { addUsage } from "#src/accounts/usage.ts";
import { type Transaction, unawaited } from "#src/db/session.ts";
import { failUnlessAtRevision } from "#src/documents/documents.ts";
import { failUnlessLiving } from "#src/judgments/lookup.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { type Held, raiseForeseen, recordCommit } from "#src/namespaces/sequence.ts";
import { putAnswered } from "./answered-sql.ts";
import type { StoredAnswer } from "./answers.ts";
import { settleDeferred } from "./deferred.ts";
import type { Judged } from "./judged.ts";
import { type Answered, answeredRow, pair, total } from "./landing.ts";
import { ESCAPE } from "./questions.ts";
import { notedOf } from "./warnings.ts";

/** Answers that a landing may foresee everything of. */
export interface Foreseen {
  /** As the namespace was held for the commit of the documents. */
  held: Held;
  answered: readonly Answered[];
}

/**
 * Null where something is to be looked at in the store: what others show of these answers, what they show of others, whom they supersede for
 * readers, outcomes that have been observed by now, and a log that is read by a clock ahead of this one.
 */
export function foreseen(held: Held, judged: readonly Judged[], at: Date): Foreseen | null {
  if (held.loggedUntil !== null && held.loggedUntil > at) return null;
  if (held.followed || held.highestPin !== null || (held.latestOutcome !== null && held.latestOutcome >= at)) return null;
  const answered = judged.filter((one) => one.kind === "answered");
  const plain = answered.every(
    ({ compiled: { generation, own, group } }) => generation === null && own.length === 0 && group === null,
  );
  return plain && answered.length > 0 && answered.length === judged.length ? { held, answered } : null;
}

/** What was sent; it is answered when the transaction has committed. */
export interface Sent {
  raised: Promise<{ sequence: number }[]>;
  fresh: Promise<number>;
}

export function landForeseen(tx: Transaction, namespace: NamespaceIdentity, { held, answered }: Foreseen, at: Date): Sent {
  const { namespaceId } = namespace;
  const documentIds = [...new Set(answered.map(({ due }) => due.document.document_id))];
  const raised = raiseForeseen(tx, held);
  unawaited(raised);
  unawaited(failUnlessAtRevision(tx, namespaceId, documentIds, held.sequence));
  unawaited(failUnlessLiving(tx, [...new Set(answered.map(({ due }) => due.judgment.judgmentId))]));
  const rows = answered.map((one) => answeredRow(one, at));
  const fresh = putAnswered(tx, { namespaceId, highestPin: null, at }, rows);
  unawaited(fresh);
  const settled = answered.map(({ due }) => pair(due));
  unawaited(settleDeferred(tx, namespaceId, settled));
  const billed = total(answered);
  if (billed.units > 0) unawaited(addUsage(tx, { ...namespace, at, line: "judging", ...billed }));
  unawaited(recordCommit(tx, { namespaceId, followers: held.followers, at, documentIds }));
  return { raised, fresh };
}

/** What is stored of an answer that has landed, as far as whoever reads it is told of it. */
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
    // Of a composite what it is combined from, as it is stored.
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
