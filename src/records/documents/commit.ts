/**
 * One transaction that commits to one or several namespaces. Each namespace has any number of requests, and each request succeeds
 * or fails as a whole. A few set-based statements do the work under the namespaces' locks. The lock is the row with the sequence,
 * so commits follow the order of the sequence. A commit takes two round trips: one locks and reads, the other writes and commits.
 * An optimistic commit takes one round trip. It predicts everything that it would read, and its first statement fails if a
 * prediction is wrong. In a store of several machines, where each statement takes a round trip, a small commit writes by one call.
 */

import { addUsages, noteUsages, type UsageLine } from "#src/accounts/money/usage.ts";
import { type Transaction, unawaited } from "#src/foundation/db/session.ts";
import type { ServiceError } from "#src/foundation/errors.ts";
import { wakeAll } from "#src/foundation/queue/wakeups.ts";
import { readAnswers, type StoredAnswer } from "#src/records/answers/answers.ts";
import { type Deferred, readDeferred } from "#src/records/answers/deferred.ts";
import { passOver } from "#src/records/answers/passing-over.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";
import {
  type CommitRecord,
  type Locked,
  lockAll,
  lockForeseen,
  notifyFollowers,
  recordCommits,
} from "#src/records/namespaces/sequence.ts";
import { commitAtOnce, MOST_DOCUMENTS, takesHolds } from "./commit-routine.ts";
import { composedOn, type StoredDocument } from "./composition.ts";
import { contentOf } from "./content.ts";
import { mostPassedOn, refuseLarge } from "./elsewhere.ts";
import { NamespaceCommit, type Write, type WriteOutcome } from "./namespace-commit.ts";
import { Records, STATEMENT_BYTES } from "./records.ts";
import * as sql from "./sql.ts";

export type { Waited, Write, WriteOutcome } from "./namespace-commit.ts";

/** What to commit to one namespace. */
export interface NamespaceBatch {
  namespaceId: number;
  organizationId: string;
  writes: readonly Write[];
  /** The usage line that its bytes are billed to. The default is `writes`. */
  line?: UsageLine;
}

/** Why a namespace with a rejecting budget refuses writes; null if it accepts them. */
export type Refusal = (tx: Transaction, namespaceId: number, at: Date) => Promise<ServiceError | null>;

/** A batch for an optimistic commit: the state of its namespace is predicted, and its documents are expected to be new. */
export interface ForeseenBatch extends NamespaceBatch {
  held: Locked;
}

/** The outcome of a batch, and the predicted state of its namespace for the next commit. */
export interface Committed {
  outcome: BatchOutcome;
  next: Locked | null;
  /** For a batch that is held as a whole: whether catch-up's offset was advanced past it. Await it after the commit. */
  passed?: Promise<boolean> | undefined;
}

/**
 * One outcome per write. Null if the namespace was not locked: it is gone, or another transaction holds the lock and the commit
 * does not wait.
 */
export type BatchOutcome = readonly (WriteOutcome | ServiceError)[] | null;

/** Rolls back a transaction in which every request was refused. */
export class NothingToCommit extends Error {
  readonly outcomes: readonly BatchOutcome[];

  constructor(outcomes: readonly BatchOutcome[]) {
    super("Every request of the group commit was refused.");
    this.outcomes = outcomes;
  }
}

export interface CommitOptions {
  whenHeld: "wait" | "skip";
  refusal: Refusal;
  /** The total size of stored documents whose states this thread may change for one write, in bytes. No limit if absent. */
  composes?: number;
}

/** @throws NothingToCommit, TooLargeHere */
export async function commit(
  tx: Transaction,
  batches: readonly NamespaceBatch[],
  at: Date,
  { whenHeld, refusal, composes = Number.POSITIVE_INFINITY }: CommitOptions,
): Promise<Committed[]> {
  const holding = lockAll(
    tx,
    batches.map(({ namespaceId }) => namespaceId),
    whenHeld,
  );
  const reading = sql.readStored(tx, { ...storedQuestion(batches), most: mostPassedOn(composes) });
  unawaited(reading);
  const knowing = Promise.all(batches.map(({ namespaceId, writes }) => knownOf(tx, namespaceId, writes)));
  unawaited(knowing);
  // Runs while the database locks and reads.
  for (const { writes } of batches) for (const write of writes) write.contents ??= upsertContents(write);
  const held = await holding;
  const stored = byNamespace(batches, await reading);
  for (const { namespaceId, writes } of batches) refuseLarge(writes, stored.get(namespaceId)!, composes);
  const known = await knowing;
  const refusals = await refusedFor(tx, held, refusal, at);
  const commits = batches.map(({ namespaceId, writes }, index) => {
    const hold = held.get(namespaceId);
    if (!hold) return null;
    const about = { at, known: known[index]!, refusal: refusals.get(namespaceId) };
    return new NamespaceCommit(hold, stored.get(namespaceId)!, writes, about);
  });
  return conclude(tx, batches, commits, at);
}

/**
 * The optimistic variant: documents are expected to be new, and namespaces to be as predicted. If not, the transaction fails with
 * an error for which `isUnforeseen` is true, and nothing has changed.
 * @throws NothingToCommit
 */
export async function commitForeseen(
  tx: Transaction,
  batches: readonly ForeseenBatch[],
  at: Date,
  whenHeld: "wait" | "skip",
): Promise<Committed[]> {
  const [first] = batches;
  const atOnce = tx.routines && batches.length === 1 && isSmall(first!.writes);
  const locked = batches.map(({ held }) => held);
  if (!atOnce) lockForeseen(tx, locked, whenHeld);
  // New documents have no answers and no postponed judging.
  const commits = batches.map(({ held, writes }) => new NamespaceCommit(held, new Map(), writes, { at }));
  return conclude(tx, batches, commits, at, atOnce ? first!.held : null);
}

/** Whether new documents fit into one call for certain. */
function isSmall(writes: readonly Write[]): boolean {
  const documents = writes.reduce((sum, { request }) => sum + (request.upsert?.length ?? 0), 0);
  if (documents > MOST_DOCUMENTS) return false;
  let bytes = 0;
  for (const write of writes) {
    write.contents ??= upsertContents(write) ?? [];
    for (const content of write.contents) bytes += content.bytes;
    if (bytes >= STATEMENT_BYTES) return false;
  }
  return true;
}

/** @param foreseen the predicted state of the only namespace, if it is not locked */
async function conclude(
  tx: Transaction,
  batches: readonly NamespaceBatch[],
  commits: readonly (NamespaceCommit | null)[],
  at: Date,
  foreseen: Locked | null = null,
): Promise<Committed[]> {
  const sent = batches.flatMap(({ organizationId, line = "writes" }, index) => {
    const commit = commits[index];
    return commit && !commit.empty ? [{ organizationId, line, commit }] : [];
  });
  if (sent.length === 0) throw new NothingToCommit(commits.map((commit) => commit?.outcomes() ?? null));
  const passed = await send(tx, sent, at, foreseen);
  return commits.map((commit) => ({
    outcome: commit?.outcomes() ?? null,
    next: commit?.next ?? null,
    passed: commit ? passed.get(commit) : undefined,
  }));
}

async function refusedFor(
  tx: Transaction,
  held: ReadonlyMap<number, Locked>,
  refusal: Refusal,
  at: Date,
): Promise<ReadonlyMap<number, ServiceError>> {
  const refusals = new Map<number, ServiceError>();
  for (const { namespaceId, rejects } of held.values()) {
    const refused = rejects ? await refusal(tx, namespaceId, at) : null;
    if (refused) refusals.set(namespaceId, refused);
  }
  return refusals;
}

interface Sent {
  organizationId: string;
  line: UsageLine;
  commit: NamespaceCommit;
}

async function send(
  tx: Transaction,
  commits: readonly Sent[],
  at: Date,
  foreseen: Locked | null,
): Promise<ReadonlyMap<NamespaceCommit, Promise<boolean>>> {
  const statements = {
    inserts: new Records((lists) => sql.insertDocuments(tx, at, lists)),
    updates: new Records((lists) => sql.updateDocuments(tx, at, lists)),
  };
  const done: AtOnce[] = [];
  const [only] = tx.routines && commits.length === 1 ? commits : [];
  if (only)
    await only.commit.send(tx, statements, () => {
      done.push(...sendAtOnce(tx, only, statements, at, foreseen));
      return done.some(({ isHeld }) => isHeld);
    });
  else for (const { commit } of commits) await commit.send(tx, statements);
  let records: readonly CommitRecord[] = done.map(({ record }) => record);
  if (records.length === 0) {
    // Its statements would neither lock the namespace nor check it.
    if (foreseen) throw new Error("A commit that was to be one call is too large for it.");
    statements.inserts.flush();
    statements.updates.flush();
    records = commits.map(({ commit }) => commit.record());
    unawaited(recordCommits(tx, at, records));
    const billed = commits.map((one, index) => ({ ...billedOf(one, records[index]!), line: one.line }));
    for (const [line, some] of Map.groupBy(billed, (one) => one.line)) unawaited(addUsages(tx, line, at, some));
  }
  const passed = new Map<NamespaceCommit, Promise<boolean>>();
  const due: number[] = [];
  const held: number[] = [];
  let until = at;
  for (const [index, { commit }] of commits.entries()) {
    const { heldAsWhole } = commit;
    const { namespaceId, sequence } = records[index]!;
    (heldAsWhole ? held : due).push(namespaceId);
    if (!heldAsWhole) continue;
    if (heldAsWhole.until > until) until = heldAsWhole.until;
    const passing = done[index]?.passing ?? passOver(tx, namespaceId, sequence, heldAsWhole.whole);
    unawaited(passing);
    passed.set(commit, passing);
  }
  if (due.length > 0) unawaited(wakeAll(tx, JUDGING, due, at));
  if (held.length > 0) unawaited(wakeAll(tx, JUDGING, held, until));
  return passed;
}

interface AtOnce {
  record: CommitRecord;
  /** Whether the call takes the leases of waiting clients. */
  isHeld: boolean;
  /** Whether it has advanced catch-up's offset, if it was to do so. */
  passing?: Promise<boolean>;
}

/** Sends the statements of a commit that is small as one. Returns nothing if the commit is larger. */
function sendAtOnce(
  tx: Transaction,
  one: Sent,
  { inserts: inserted, updates: updated }: { inserts: Records; updates: Records },
  at: Date,
  foreseen: Locked | null,
): AtOnce[] {
  if (inserted.sent || updated.sent || inserted.count + updated.count > MOST_DOCUMENTS) return [];
  const inserts = inserted.take();
  const updates = updated.take();
  const record = one.commit.record();
  const billed = billedOf(one, record);
  const { line, commit } = one;
  // What was postponed for an ended generation is deleted after the call, and leases would be deleted with it.
  const isHeld = record.ended.length === 0 && takesHolds(commit.interactive);
  const interactive = isHeld ? commit.interactive : [];
  const whole = isHeld ? commit.heldAsWhole?.whole : undefined;
  const passing = commitAtOnce(tx, { record, inserts, updates, billed, line, at, foreseen, interactive, whole });
  unawaited(passing);
  notifyFollowers(tx, at, [record]);
  noteUsages(tx, line, at, [billed]);
  return [{ record, isHeld, ...(whole ? { passing } : {}) }];
}

function billedOf({ organizationId, commit }: Sent, { namespaceId, bytes: stored }: CommitRecord) {
  return { organizationId, namespaceId, nonProduction: commit.nonProduction, bytes: commit.written, stored };
}

/** Reads the stored answers of documents that a process is about to judge itself, under the namespace's lock. */
async function knownOf(
  tx: Transaction,
  namespaceId: number,
  writes: readonly Write[],
): Promise<{ stored: StoredAnswer[]; deferred: Deferred[] }> {
  const ids = new Set(
    writes.flatMap(({ interactive }) => interactive.flatMap(({ asked, documentIds }) => (asked ? [] : documentIds))),
  );
  if (ids.size === 0) return { stored: [], deferred: [] };
  const reading = Promise.all([readAnswers(tx, namespaceId, [...ids]), readDeferred(tx, namespaceId, [...ids])]);
  unawaited(reading);
  const [stored, deferred] = await reading;
  return { stored, deferred };
}

function upsertContents({ request }: Write) {
  return request.upsert?.map((item) => contentOf(item.id, item));
}

function storedQuestion(batches: readonly NamespaceBatch[]): Omit<sql.StoredQuestion, "most"> {
  const question: Omit<sql.StoredQuestion, "most"> = { namespaceIds: [], ids: [], composed: [] };
  for (const { namespaceId, writes } of batches) {
    const composed = new Set(writes.flatMap(({ request }) => composedOn(request)));
    const asked = writes.length === 1 ? writes[0]!.ids : new Set(writes.flatMap(({ ids }) => ids));
    for (const id of asked) {
      question.namespaceIds.push(namespaceId);
      question.ids.push(id);
      question.composed.push(composed.has(id));
    }
  }
  return question;
}

function byNamespace(
  batches: readonly NamespaceBatch[],
  rows: readonly sql.StoredRow[],
): ReadonlyMap<number, ReadonlyMap<string, StoredDocument>> {
  const stored = new Map(batches.map(({ namespaceId }) => [namespaceId, new Map<string, StoredDocument>()]));
  for (const row of rows) stored.get(row.namespaceId)!.set(row.id, row);
  return stored;
}
