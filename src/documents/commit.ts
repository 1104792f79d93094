/**
 * One commit of a namespace: any number of requests, each whole or refused on its own, written in a handful of set-based
 * statements under the namespace's lock. The lock is the row that carries the sequence, so commits are in the sequence's order.
 */

import type { WriteRequest } from "#generated/types.ts";
import { addUsage } from "#src/accounts/usage.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { ServiceError } from "#src/errors.ts";
import { forgetAnswers } from "#src/judging/answers.ts";
import { forgetDeferred, holdInteractive, type Interactive } from "#src/judging/deferred.ts";
import { holdOrCreate, type NamespaceRef, recordCommit } from "#src/namespaces/sequence.ts";
import { wake } from "#src/work/wakeups.ts";
import { Composition, composedOn, isDeleted, mentioned, type Outcome, serialized } from "./composition.ts";
import * as sql from "./sql.ts";

/** What is sent to the store in one statement: large enough that round trips do not count, small enough for any document beside it. */
const STATEMENT_BYTES = 4 * 1024 * 1024;

export interface Write {
  request: WriteRequest;
  interactive: Interactive | null;
}

export interface WriteOutcome {
  sequence: number;
  namespaceId: number;
  /** Each document once, in order of first mention. */
  results: { id: string; incarnation: number; deleted: boolean }[];
  bytes: number;
}

export interface CommitResult {
  namespaceId: number | undefined;
  outcomes: (WriteOutcome | ServiceError)[];
}

/** Thrown to undo a commit in which every request was refused. */
class NothingToCommit extends Error {}

export async function commit(db: Database, namespace: NamespaceRef, writes: readonly Write[], at: Date): Promise<CommitResult> {
  let refusals: (ServiceError | null)[] = [];
  try {
    return await db.transaction(async (tx) => {
      const { namespaceId, sequence } = await holdOrCreate(tx, namespace, at);
      const composition = new Composition(await stored(tx, namespaceId, writes));
      refusals = writes.map(({ request }) => attempt(() => composition.apply(request)));
      if (refusals.every((refusal) => refusal !== null)) throw new NothingToCommit();
      const kept = writes.filter((_, at) => refusals[at] === null);
      const sizes = await store(tx, { namespaceId, sequence, at }, composition, kept);
      await addUsage(tx, { namespaceId, organizationId: namespace.organizationId, at, line: "writes", bytes: sizes.written });
      await wake(tx, "judging", namespaceId, at);
      return {
        namespaceId,
        outcomes: writes.map(
          ({ request }, index) => refusals[index] ?? outcomeOf(request, composition, { namespaceId, sequence }, sizes.each),
        ),
      };
    });
  } catch (error) {
    if (error instanceof NothingToCommit) return { namespaceId: undefined, outcomes: refusals.map((refusal) => refusal!) };
    throw error;
  }
}

function attempt(work: () => void): ServiceError | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
}

async function stored(tx: Transaction, namespaceId: number, writes: readonly Write[]) {
  const ids = [...new Set(writes.flatMap(({ request }) => mentioned(request)))];
  const composed = [...new Set(writes.flatMap(({ request }) => composedOn(request)))];
  const rows = await sql.readStored(tx, namespaceId, ids, composed);
  return new Map(rows.map((row) => [row.document_id, { ...row, createdAt: row.created_at }]));
}

interface Sizes {
  each: ReadonlyMap<string, number>;
  written: number;
}

async function store(
  tx: Transaction,
  commit: { namespaceId: number; sequence: number; at: Date },
  composition: Composition,
  writes: readonly Write[],
): Promise<Sizes> {
  const { namespaceId, sequence, at } = commit;
  const each = new Map<string, number>();
  const gone: string[] = [];
  const reborn: string[] = [];
  const inserts = new RecordStatements((records) => sql.insertDocuments(tx, namespaceId, sequence, at, records));
  const updates = new RecordStatements((records) => sql.updateDocuments(tx, namespaceId, sequence, at, records));
  let documents = 0;
  let bytes = 0;
  let written = 0;
  for (const [id, outcome] of composition.outcomes) {
    const before = composition.storedDocument(id);
    documents -= before ? 1 : 0;
    bytes -= before?.bytes ?? 0;
    if (isDeleted(outcome)) {
      if (before) gone.push(id);
      continue;
    }
    if (before && outcome.incarnation === null) reborn.push(id);
    const size = await (before ? updates : inserts).add(id, outcome);
    each.set(id, size);
    documents += 1;
    bytes += size;
    written += size;
  }
  await inserts.flush();
  await updates.flush();
  if (gone.length > 0) await sql.deleteDocuments(tx, namespaceId, gone);
  if (gone.length + reborn.length > 0) await forgetLives(tx, namespaceId, [...gone, ...reborn]);
  for (const { interactive } of writes) if (interactive) await holdInteractive(tx, commit, interactive);
  const documentIds = [...composition.outcomes.keys()];
  await recordCommit(tx, { namespaceId, sequence, kind: "documents", at, documentIds, documents, bytes });
  return { each, written };
}

/** No answer of an earlier life outlives it. */
async function forgetLives(tx: Transaction, namespaceId: number, documentIds: string[]): Promise<void> {
  await forgetAnswers(tx, namespaceId, documentIds);
  await forgetDeferred(tx, namespaceId, documentIds);
}

/** Collects documents and sends them a statement at a time. */
class RecordStatements {
  readonly #send: (records: string) => Promise<void>;
  #records: string[] = [];
  #bytes = 0;

  constructor(send: (records: string) => Promise<void>) {
    this.#send = send;
  }

  async add(id: string, draft: Exclude<Outcome, { deleted: true }>): Promise<number> {
    const { attributes, state, bytes } = serialized(id, draft);
    const created = draft.createdAt === null ? "null" : `"${draft.createdAt.toISOString()}"`;
    const record = `{"id":${JSON.stringify(id)},"i":${draft.incarnation},"c":${created},"b":${bytes},"a":${attributes},"s":${state}}`;
    if (this.#bytes + record.length > STATEMENT_BYTES) await this.flush();
    this.#records.push(record);
    this.#bytes += record.length;
    return bytes;
  }

  async flush(): Promise<void> {
    if (this.#records.length === 0) return;
    const records = `[${this.#records.join(",")}]`;
    this.#records = [];
    this.#bytes = 0;
    await this.#send(records);
  }
}

function outcomeOf(
  request: WriteRequest,
  composition: Composition,
  at: { namespaceId: number; sequence: number },
  sizes: ReadonlyMap<string, number>,
): WriteOutcome {
  const ids = mentioned(request);
  return {
    ...at,
    results: ids.map((id) => {
      const outcome = composition.outcomes.get(id)!;
      const deleted = isDeleted(outcome);
      return { id, deleted, incarnation: outcome.incarnation ?? (deleted ? 0 : at.sequence) };
    }),
    bytes: ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0),
  };
}
