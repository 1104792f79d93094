/**
 * Combines a composite's stored answers again with new weights, in all its namespaces, a page at a time. No engine is called and
 * nothing is evaluated, because each answer stores the values of its parts. Each page commits with its offset. So a process may
 * crash at any point, and of two processes on the same walk, only one commits each page. Subscriptions report it as one change
 * (cause `weights`). Contexts that show cuts or bands of these answers are updated as after any new answer.
 */

import type { Database, Session, Transaction } from "#src/foundation/db/database.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { PAGE_DOCUMENTS } from "#src/judging/asking/commits.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { flipsOf, type Landing } from "#src/judging/fanout/flips.ts";
import { type Composite, combined, fits, isComposite } from "#src/judging/numbers/combine.ts";
import type { Walk } from "#src/quality/due/walk.ts";
import { GIVES_WAY, keepReplaced, readAnswersAfter, type StoredAnswer } from "#src/records/answers/answers.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";
import { readFields } from "#src/records/documents/documents.ts";
import type { Bulk } from "#src/records/namespaces/bulk.ts";
import { type NamespaceIdentity, namespaceById, namespacesOf } from "#src/records/namespaces/namespaces.ts";
import { endBulk, lockAll, lockNamespace, recordCommit } from "#src/records/namespaces/sequence.ts";
import { noteFlips } from "#src/records/shown/changed.ts";

export interface ReweighParts {
  db: Database;
  clock: Clock;
  applicable: ApplicableJudgments;
}

/** Stores the offset of the walk; false if another process has moved it. Null: the walk is over. */
export type Move = (tx: Transaction, from: Walk, to: Walk | null) => Promise<boolean>;

/** The next page. Returns the offset after it, null at the end, undefined if another process has done it. */
export async function reweighPage(
  parts: ReweighParts,
  organizationId: string,
  { judgmentId, name, owner }: Judgment,
  walk: Walk,
  move: Move,
): Promise<Walk | null | undefined> {
  const { db, clock, applicable } = parts;
  const namespace = walk.namespaceId === 0 ? undefined : await namespaceById(db, walk.namespaceId);
  const judgment = namespace && (await applicable.of(db, organizationId, namespace.name)).get(name);
  const own =
    judgment?.judgmentId === judgmentId && isActive(judgment) && judgment.activeVersion === walk.version ? judgment : null;
  return db.transaction(async (tx) => {
    // Read under the namespace's lock. A transaction that does not know the new weights has committed by then, and later ones
    // know them.
    const isThere = namespace !== undefined && (await lockAll(tx, [walk.namespaceId], "wait")).size === 1;
    const answers = isThere && own ? await readAnswersAfter(tx, walk.namespaceId, judgmentId, walk.after, PAGE_DOCUMENTS) : [];
    const changed = isThere && own ? await changesOf(tx, namespace, own, answers) : [];
    const to = await nextOf(tx, organizationId, owner, walk, answers, changed.length > 0);
    if (!(await move(tx, walk, to))) return undefined;
    const at = clock.now();
    const bulk: Bulk = { cause: "weights", id: walk.id, judgment: name };
    if (namespace && own) await land(tx, namespace, own, changed, applicable, bulk, at);
    const leaves = namespace && to?.namespaceId !== walk.namespaceId;
    if (leaves && (walk.changed || changed.length > 0)) await endBulk(tx, walk.namespaceId, bulk, at);
    return to;
  });
}

async function nextOf(
  db: Session,
  organizationId: string,
  owner: string,
  walk: Walk,
  answers: readonly StoredAnswer[],
  changed: boolean,
): Promise<Walk | null> {
  if (answers.length === PAGE_DOCUMENTS) return { ...walk, after: answers.at(-1)!.document_id, changed: walk.changed || changed };
  const [next] = await namespacesOf(db, organizationId, owner, walk.namespaceId, 1);
  return next === undefined ? null : { ...walk, namespaceId: next, after: "", changed: false };
}

type Changed = Extract<Landing, { kind: "answered" }> & { answer: { p: number } };

/** The answers whose number changes with the present weights. */
async function changesOf(
  db: Session,
  { namespaceId }: NamespaceIdentity,
  judgment: ActiveJudgment,
  answers: readonly StoredAnswer[],
): Promise<Changed[]> {
  const { definition } = judgment;
  if (!isComposite(definition)) return [];
  const numbers = new Map(answers.flatMap((stored) => renewed(definition, judgment, stored)));
  const documents = await readFields(db, namespaceId, [...numbers.keys()]);
  return documents.flatMap((document): Changed[] => {
    const { stored, p } = numbers.get(document.document_id)!;
    if (stored.incarnation !== document.incarnation) return [];
    const due = { document, judgment, stored, attempts: 0, mark: null, repeated: false };
    const answer = { type: "bool", p, inputs: stored.dist! } as const;
    return [{ due, kind: "answered", answer }];
  });
}

function renewed(
  definition: Composite,
  { activeVersion, weights }: ActiveJudgment,
  stored: StoredAnswer,
): [string, { stored: StoredAnswer; p: number }][] {
  if (stored.version !== activeVersion || stored.revision === null || !fits(definition, stored.dist ?? undefined)) return [];
  const p = combined(definition, weights, stored.dist!);
  return p === stored.number ? [] : [[stored.document_id, { stored, p }]];
}

async function land(
  tx: Transaction,
  namespace: NamespaceIdentity,
  { judgmentId }: ActiveJudgment,
  changed: readonly Changed[],
  applicable: ApplicableJudgments,
  bulk: Bulk,
  at: Date,
): Promise<void> {
  const held = changed.length > 0 ? await lockNamespace(tx, namespace.namespaceId) : undefined;
  if (!held) return;
  const flips = held.followed ? await flipsOf(tx, namespace, changed, applicable) : [];
  await noteFlips(tx, held, flips);
  if (flips.length > 0) await wake(tx, JUDGING, namespace.namespaceId, at);
  const records = changed.map(({ due: { document, stored }, answer }) => ({
    d: document.document_id,
    n: answer.p,
    was: stored!.number,
    r: stored!.revision,
    i: stored!.incarnation,
  }));
  const kept = records.map(({ d }) => ({ d, j: judgmentId, i: 0, r: Number.MAX_SAFE_INTEGER }));
  await keepReplaced(tx, held, GIVES_WAY, kept);
  const updated = await tx.query<{ document_id: string }>({
    name: "composites_reweigh",
    text: `
      update answers a set number = r.n, sequence = $2
      from jsonb_to_recordset($4::jsonb) as r(d text, n double precision, was double precision, r bigint, i bigint)
      where a.namespace_id = $1 and a.document_id = r.d and a.judgment_id = $3 and a.incarnation = r.i and a.revision = r.r
        and a.number = r.was
      returning a.document_id`,
    values: [held.namespaceId, held.sequence, judgmentId, JSON.stringify(records)],
  });
  const documentIds = updated.map(({ document_id }) => document_id);
  await recordCommit(tx, { ...held, at, documentIds, bulk });
}
