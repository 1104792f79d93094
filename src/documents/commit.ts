/**
 * One transaction that commits to one namespace or to several: of each any number of requests, each whole or refused on its own, in a
 * handful of set-based statements under the namespaces' locks. The lock is the row that carries the sequence, so commits are in the
 * sequence's order. It takes two round trips: what locks and reads travels together, and what writes travels with the commit. Where
 * everything that would be read is foreseen it takes one: a first statement fails where it is otherwise.
 */
import { addUsages } from "#src/accounts/usage.ts";
import { type Transaction, unawaited } from "#src/db/session.ts";
import type { ServiceError } from "#src/errors.ts";
import { type Held, holdAll, holdForeseen, recordCommits } from "#src/namespaces/sequence.ts";
import { wakeAll } from "#src/work/wakeups.ts";
import { composedOn, type StoredDocument } from "./composition.ts";
import { contentOf } from "./content.ts";
import { NamespaceCommit, type Write, type WriteOutcome } from "./namespace-commit.ts";
import { Records } from "./records.ts";
import * as sql from "./sql.ts";

export type { Write, WriteOutcome } from "./namespace-commit.ts";

/** What one namespace is to commit. */
export interface NamespaceBatch {
  namespaceId: number;
  organizationId: string;
  writes: readonly Write[];
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

/** @throws NothingToCommit */
export async function commit(
  tx: Transaction,
  batches: readonly NamespaceBatch[],
  at: Date,
  { whenHeld, refusal }: { whenHeld: "wait" | "skip"; refusal: Refusal },
): Promise<Committed[]> {
  const holding = holdAll(
    tx,
    batches.map(({ namespaceId }) => namespaceId),
    whenHeld,
  );
  const reading = sql.readStored(tx, storedQuestion(batches));
  unawaited(reading);
  // While the store locks and reads.
  for (const { writes } of batches) for (const write of writes) write.contents ??= upsertContents(write);
  const held = await holding;
  const stored = byNamespace(batches, await reading);
  const refusals = await refusedFor(tx, held, refusal, at);
  const commits = batches.map(({ namespaceId, writes }) => {
    const hold = held.get(namespaceId);
    return hold ? new NamespaceCommit(hold, stored.get(namespaceId)!, writes, refusals.get(namespaceId)) : null;
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
  const commits = batches.map(({ held, writes }) => new NamespaceCommit(held, new Map(), writes));
  return conclude(tx, batches, commits, at);
}

async function conclude(
  tx: Transaction,
  batches: readonly NamespaceBatch[],
  commits: readonly (NamespaceCommit | null)[],
  at: Date,
): Promise<Committed[]> {
  const sent = batches.flatMap(({ organizationId }, index) => {
    const commit = commits[index];
    return commit && !commit.empty ? [{ organizationId, commit }] : [];
  });
  if (sent.length === 0) throw new NothingToCommit(commits.map((commit) => commit?.outcomes() ?? null));
  await send(tx, sent, at);
  return commits.map((commit) => ({ outcome: commit?.outcomes() ?? null, next: commit?.next ?? null }));
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
  commits: readonly { organizationId: string; commit: NamespaceCommit }[],
  at: Date,
): Promise<void> {
  const statements = {
    inserts: new Records((lists) => sql.insertDocuments(tx, at, lists)),
    updates: new Records((lists) => sql.updateDocuments(tx, at, lists)),
  };
  for (const { commit } of commits) await commit.send(tx, statements);
  statements.inserts.flush();
  statements.updates.flush();
  const records = commits.map(({ commit }) => commit.record());
  unawaited(recordCommits(tx, at, records));
  const billed = commits.map(({ organizationId, commit }, index) => {
    const { namespaceId, bytes: stored } = records[index]!;
    return { organizationId, namespaceId, nonProduction: commit.nonProduction, bytes: commit.written, stored };
  });
  unawaited(addUsages(tx, "writes", at, billed));
  const changed = records.map(({ namespaceId }) => namespaceId);
  unawaited(wakeAll(tx, "judging", changed, at));
}

function upsertContents({ request }: Write) {
  return request.upsert?.map((item) => contentOf(item.id, item));
}

function storedQuestion(batches: readonly NamespaceBatch[]): sql.StoredQuestion {
  const question: sql.StoredQuestion = { namespaceIds: [], ids: [], composed: [] };
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
