/**
 * One transaction that commits to one namespace or to several: of each any number of requests, each whole or refused on its own, in a
 * handful of set-based statements under the namespaces' locks. The lock is the row that carries the sequence, so commits are in the
 * sequence's order. It takes two round trips: what locks and reads travels together, and what writes travels with the commit. Where
 * everything that would be read is foreseen it takes one: a first statement fails where it is otherwise.
 */
import { addUsages, type UsageLine } from "#src/accounts/usage.ts";
import { type Transaction, unawaited } from "#src/db/session.ts";
import type { ServiceError } from "#src/errors.ts";
import { readAnswers, type StoredAnswer } from "#src/judging/answers.ts";
import { type Deferred, readDeferred } from "#src/judging/deferred.ts";
import { passOver } from "#src/judging/passing-over.ts";
import { type Held, holdAll, holdForeseen, recordCommits } from "#src/namespaces/sequence.ts";
import { wakeAll } from "#src/work/wakeups.ts";
import { composedOn, type StoredDocument } from "./composition.ts";
import { contentOf } from "./content.ts";
import { mostPassedOn, refuseLarge } from "./elsewhere.ts";
import { NamespaceCommit, type Write, type WriteOutcome } from "./namespace-commit.ts";
import { Records } from "./records.ts";
import * as sql from "./sql.ts";

export type { Waited, Write, WriteOutcome } from "./namespace-commit.ts";

/** What one namespace is to commit. */
export interface NamespaceBatch {
  namespaceId: number;
  organizationId: string;
  writes: readonly Write[];
  /** What its bytes are billed as; `writes` where absent. */
  line?: UsageLine;
}

/** Why a namespace whose budget rejects takes no writes; null where it does. */
export type Refusal = (tx: Transaction, namespaceId: number, at: Date) => Promise<ServiceError | null>;

/** One whose namespace is foreseen, and whose documents are thought to be new. */
export interface ForeseenBatch extends NamespaceBatch {
  held: Held;
}

/** What became of a batch, and what its namespace will be like for the next. */
export interface Committed {
  outcome: BatchOutcome;
  next: Held | null;
  /** Of one that is held as a whole: whether catch-up has passed over it; to be awaited when the transaction has committed. */
  passed?: Promise<boolean> | undefined;
}

/** By write; null where the namespace was not held: it is gone, or somebody else holds it and was not to be waited for. */
export type BatchOutcome = readonly (WriteOutcome | ServiceError)[] | null;

/** Undoes a transaction in which every request was refused. */
export class NothingToCommit extends Error {
  readonly outcomes: readonly BatchOutcome[];

  constructor(outcomes: readonly BatchOutcome[]) {
    super("Every request of the commit was refused.");
    this.outcomes = outcomes;
  }
}

export interface CommitOptions {
  whenHeld: "wait" | "skip";
  refusal: Refusal;
  /** Bytes of stored documents that a write may change the states of here; any where absent. */
  composes?: number;
}

/** @throws NothingToCommit, TooLargeHere */
export async function commit(
  tx: Transaction,
  batches: readonly NamespaceBatch[],
  at: Date,
  { whenHeld, refusal, composes = Number.POSITIVE_INFINITY }: CommitOptions,
): Promise<Committed[]> {
  const holding = holdAll(
    tx,
    batches.map(({ namespaceId }) => namespaceId),
    whenHeld,
  );
  const reading = sql.readStored(tx, { ...storedQuestion(batches), most: mostPassedOn(composes) });
  unawaited(reading);
  const knowing = Promise.all(batches.map(({ namespaceId, writes }) => knownOf(tx, namespaceId, writes)));
  unawaited(knowing);
  // While the store locks and reads.
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
 * The same for documents that are thought to be new in namespaces that are as foreseen. Where they are not the transaction fails with an error
 * that `isUnforeseen`, and nothing has happened.
 * @throws NothingToCommit
 */
export async function commitForeseen(
  tx: Transaction,
  batches: readonly ForeseenBatch[],
  at: Date,
  whenHeld: "wait" | "skip",
): Promise<Committed[]> {
  holdForeseen(
    tx,
    batches.map(({ held }) => held),
    whenHeld,
  );
  // Documents that are new have no answers, and wait for nothing.
  const commits = batches.map(({ held, writes }) => new NamespaceCommit(held, new Map(), writes, { at }));
  return conclude(tx, batches, commits, at);
}

async function conclude(
  tx: Transaction,
  batches: readonly NamespaceBatch[],
  commits: readonly (NamespaceCommit | null)[],
  at: Date,
): Promise<Committed[]> {
  const sent = batches.flatMap(({ organizationId, line = "writes" }, index) => {
    const commit = commits[index];
    return commit && !commit.empty ? [{ organizationId, line, commit }] : [];
  });
  if (sent.length === 0) throw new NothingToCommit(commits.map((commit) => commit?.outcomes() ?? null));
  const passed = await send(tx, sent, at);
  return commits.map((commit) => ({
    outcome: commit?.outcomes() ?? null,
    next: commit?.next ?? null,
    passed: commit ? passed.get(commit) : undefined,
  }));
}

async function refusedFor(
  tx: Transaction,
  held: ReadonlyMap<number, Held>,
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

async function send(
  tx: Transaction,
  commits: readonly { organizationId: string; line: UsageLine; commit: NamespaceCommit }[],
  at: Date,
): Promise<ReadonlyMap<NamespaceCommit, Promise<boolean>>> {
  const statements = {
    inserts: new Records((lists) => sql.insertDocuments(tx, at, lists)),
    updates: new Records((lists) => sql.updateDocuments(tx, at, lists)),
  };
  for (const { commit } of commits) await commit.send(tx, statements);
  statements.inserts.flush();
  statements.updates.flush();
  const records = commits.map(({ commit }) => commit.record());
  unawaited(recordCommits(tx, at, records));
  const billed = commits.map(({ organizationId, line, commit }, index) => {
    const { namespaceId, bytes: stored } = records[index]!;
    return { line, organizationId, namespaceId, nonProduction: commit.nonProduction, bytes: commit.written, stored };
  });
  for (const [line, some] of Map.groupBy(billed, (one) => one.line)) unawaited(addUsages(tx, line, at, some));
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
    const passing = passOver(tx, namespaceId, sequence, heldAsWhole.whole);
    unawaited(passing);
    passed.set(commit, passing);
  }
  if (due.length > 0) unawaited(wakeAll(tx, "judging", due, at));
  if (held.length > 0) unawaited(wakeAll(tx, "judging", held, until));
  return passed;
}

/** What is known of the answers of documents that a process is about to judge itself, read while the namespace is held. */
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
