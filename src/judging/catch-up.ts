/**
 * Catch-up: the reader of a namespace's sequence that turns changed documents into answers, a page at a time. A page's answers, its
 * evaluations, its usage and the reader's new place commit together, so a process may die anywhere and nothing is lost or landed twice.
 */
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import { move, Overtaken, type Place, place } from "#src/db/positions.ts";
import { type DocumentRow, readDocuments } from "#src/documents/documents.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { Logger } from "#src/log.ts";
import { type NamespaceIdentity, namespaceById } from "#src/namespaces/namespaces.ts";
import { readAnswers } from "./answers.ts";
import { latestPlace, nextPage, PAGE_DOCUMENTS } from "./commits.ts";
import { defer } from "./deferrals.ts";
import { type Deferred, dropDeferred, nextDue, postpone, readDeferred, readDue } from "./deferred.ts";
import type { Due } from "./due.ts";
import { dueDeferred } from "./due-deferred.ts";
import { dueOnWrite } from "./due-on-write.ts";
import type { JudgingGate } from "./gate.ts";
import type { Judge } from "./judge.ts";
import { land } from "./landing.ts";
import type { Landings } from "./landings.ts";

/** The reader's name among the positions. */
export const READER = "judging";

export interface CatchUpParts {
  db: Database;
  clock: Clock;
  log: Logger;
  judge: Judge;
  applicable: ApplicableJudgments;
  landings: Landings;
  gate: JudgingGate;
}

/**
 * A namespace without judgments is passed over at this pace: under a stream of writes, doing so after each would cost as much as the writes.
 * What is written after a first judgment was made waits as long for its answer at most.
 */
const PASSED_OVER_REST_MS = 250;

/** Brings a namespace up to date; answers when there is something to do next, null for not before another write. */
export async function catchUp(
  parts: CatchUpParts,
  namespaceId: number,
  signal: AbortSignal,
): Promise<Date | null | { restMs: number }> {
  const namespace = await namespaceById(parts.db, namespaceId);
  if (!namespace) return null;
  try {
    if (await passedOver(parts, namespace)) return { restMs: PASSED_OVER_REST_MS };
    for (const judgePage of [page, deferredPage]) {
      while (!signal.aborted) {
        const leave = await parts.gate.mayJudge(namespace);
        if (!leave.may) return leave.askAgainAt;
        if (!(await judgePage(parts, namespace, signal))) break;
      }
    }
  } catch (error) {
    // Another worker took the namespace over while this one was held up; it goes on from where it is.
    if (!(error instanceof Overtaken)) throw error;
  }
  return signal.aborted ? parts.clock.now() : nextDue(parts.db, namespaceId);
}

/** Moves past everything where the namespace has no judgment; false where it has one. */
async function passedOver({ db, applicable }: CatchUpParts, namespace: NamespaceIdentity): Promise<boolean> {
  const { namespaceId, organizationId, name } = namespace;
  // Before the definitions: whatever is made after they are read is made after everything up to here was written.
  const latest = await latestPlace(db, namespaceId);
  if ((await applicable.of(db, organizationId, name)).size > 0) return false;
  const from = await place(db, namespaceId, READER);
  if (from.position < latest.position) await db.transaction((tx) => move(tx, namespaceId, READER, from, latest));
  return true;
}

/** Judges the next page of changes; false where there is none. */
async function page(parts: CatchUpParts, namespace: NamespaceIdentity, signal: AbortSignal): Promise<boolean> {
  const { db, clock } = parts;
  const from = await place(db, namespace.namespaceId, READER);
  const next = await nextPage(db, namespace.namespaceId, from);
  if (!next) return false;
  const found = await look(parts, namespace, next.documentIds);
  const firstChange = (id: string, after: number) => next.changes.get(id)?.find(({ sequence }) => sequence > after)?.at;
  const due = dueOnWrite(found.documents, found.judgments, found, { now: clock.now(), firstChange });
  await judgeAndMove(parts, namespace, due, { from, to: next.to }, signal);
  return true;
}

async function judgeAndMove(
  parts: CatchUpParts,
  namespace: NamespaceIdentity,
  due: Due[],
  { from, to }: { from: Place; to: Place },
  signal: AbortSignal,
): Promise<void> {
  const judged = await parts.judge.judge(namespace, due, "catch-up", signal);
  // What a stopping server cut short is not among the judged: the rest lands, and the reader stays for whoever comes next.
  const whole = judged.length === due.length;
  await parts.db.transaction(async (tx) => {
    await land(tx, namespace, judged, parts.clock.now());
    if (whole) await move(tx, namespace.namespaceId, READER, from, to);
  });
  parts.landings.landed(namespace.namespaceId);
}

/** Judges what was deferred and is due; false where nothing is. */
async function deferredPage(parts: CatchUpParts, namespace: NamespaceIdentity, signal: AbortSignal): Promise<boolean> {
  const { db, clock, judge, landings } = parts;
  const rows = await readDue(db, namespace.namespaceId, clock.now(), PAGE_DOCUMENTS);
  if (rows.length === 0) return false;
  const found = await look(parts, namespace, [...new Set(rows.map((row) => row.document_id))]);
  const { due, needless, again, held } = dueDeferred(rows, found.documents, found.judgments, found, clock.now());
  const judged = await judge.judge(namespace, due, "catch-up", signal);
  await db.transaction(async (tx) => {
    await land(tx, namespace, judged, clock.now());
    await defer(tx, namespace.namespaceId, again);
    await postpone(tx, namespace.namespaceId, held);
    await dropDeferred(tx, namespace.namespaceId, needless);
  });
  landings.landed(namespace.namespaceId);
  return rows.length === PAGE_DOCUMENTS;
}

export interface Found {
  documents: DocumentRow[];
  judgments: Judgment[];
  stored: Awaited<ReturnType<typeof readAnswers>>;
  deferred: Deferred[];
}

/** What is known of documents and of what may be asked of them. */
export async function look(
  { db, applicable }: Pick<CatchUpParts, "db" | "applicable">,
  { namespaceId, organizationId, name }: NamespaceIdentity,
  documentIds: readonly string[],
): Promise<Found> {
  const judgments = [...(await applicable.of(db, organizationId, name)).values()];
  if (judgments.length === 0) return { documents: [], judgments, stored: [], deferred: [] };
  // In this order: what lands or is taken on between two of these reads is then seen twice rather than not at all, and judged once.
  const documents = await readDocuments(db, namespaceId, documentIds);
  const deferred = await readDeferred(db, namespaceId, documentIds);
  const stored = await readAnswers(db, namespaceId, documentIds);
  return { documents, judgments, stored, deferred };
}
