/**
 * Merged reads: requests for single documents that arrive while others are being read are read together next, in one statement. It is
 * sent after the requests it serves arrived, so each sees all that was acknowledged before it.
 *
 * The name of a namespace leads to its id in the same statement. The id that this process remembers says where to look; where the name has
 * another by now, what was found is thrown away and read again.
 */
import { forEverybody } from "#src/db/caller.ts";
import type { Database } from "#src/db/database.ts";
import { answerOfJson, type StoredAnswer } from "#src/judging/answers.ts";
import { namespaceId as findNamespaceId } from "#src/namespaces/namespaces.ts";
import { keyOf, NamespaceIds, type NamespaceRef } from "#src/namespaces/sequence.ts";
import { type DocumentRow, type FoundRow, findDocuments } from "./sql.ts";
import { State } from "./state.ts";

/** Reads in flight: while the store works on one, the next gathers. */
const LANES = 2;
const MOST_TOGETHER = 256;

export interface Found {
  namespaceId: number;
  /** Of the organization's definitions. */
  epoch: number;
  document: DocumentRow | null;
  /** Of all judgments, also those that no longer apply. */
  answers: readonly StoredAnswer[];
}

interface Waiting {
  namespace: NamespaceRef;
  namespaceId: number;
  documentId: string;
  resolve(found: Found | null): void;
  reject(reason: unknown): void;
}

export class DocumentReader {
  readonly #db: Database;
  readonly #together: boolean;
  readonly #ids = new NamespaceIds();
  #waiting: Waiting[] = [];
  #inFlight = 0;
  #scheduled = false;

  /** @param together whether one statement may read of several namespaces; not where they lie on several machines */
  constructor(db: Database, { together }: { together: boolean }) {
    this.#db = db;
    this.#together = together;
  }

  /** @throws ServiceError `not_found` for a namespace that nothing was written to */
  async find(namespace: NamespaceRef, documentId: string): Promise<Found> {
    while (true) {
      const namespaceId = this.#ids.known(namespace) ?? (await this.#learn(namespace));
      const found = await this.#gather(namespace, namespaceId, documentId);
      if (found !== null) return found;
      this.#ids.forget(namespace);
    }
  }

  async #learn(namespace: NamespaceRef): Promise<number> {
    const namespaceId = await findNamespaceId(this.#db, namespace.organizationId, namespace.name);
    this.#ids.learn(namespace, namespaceId);
    return namespaceId;
  }

  /** Null where the name leads to another namespace, or to none. */
  #gather(namespace: NamespaceRef, namespaceId: number, documentId: string): Promise<Found | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ namespace, namespaceId, documentId, resolve, reject });
      if (this.#scheduled || this.#inFlight === LANES) return;
      this.#scheduled = true;
      // A turn of the event loop, so that what arrived together is read together.
      forEverybody(() =>
        setImmediate(() => {
          this.#scheduled = false;
          this.#start();
        }),
      );
    });
  }

  #start(): void {
    while (this.#inFlight < LANES && this.#waiting.length > 0) void this.#read(this.#take());
  }

  #take(): Waiting[] {
    if (this.#together) return this.#waiting.splice(0, MOST_TOGETHER);
    const key = keyOf(this.#waiting[0]!.namespace);
    const taken = this.#waiting.filter(({ namespace }) => keyOf(namespace) === key).slice(0, MOST_TOGETHER);
    this.#waiting = this.#waiting.filter((one) => !taken.includes(one));
    return taken;
  }

  async #read(batch: Waiting[]): Promise<void> {
    this.#inFlight += 1;
    const read = await readTogether(this.#db, batch).catch((error: unknown) => ({ error }));
    this.#inFlight -= 1;
    // The next is under way before this one's callers take their turn.
    this.#start();
    batch.forEach(({ resolve, reject }, at) => {
      if ("error" in read) reject(read.error);
      else resolve(read[at]!);
    });
  }
}

async function readTogether(db: Database, batch: readonly Waiting[]): Promise<(Found | null)[]> {
  const namespaceIds = batch.map(({ namespaceId }) => namespaceId);
  const documentIds = batch.map(({ documentId }) => documentId);
  const rows = await findDocuments(db, {
    organizationIds: batch.map(({ namespace }) => namespace.organizationId),
    names: batch.map(({ namespace }) => namespace.name),
    namespaceIds,
    documentIds,
  });
  const found: (Found | null)[] = batch.map(() => null);
  for (const row of rows) if (row.namespaceId === namespaceIds[row.at - 1]) found[row.at - 1] = foundIn(row);
  return found;
}

function foundIn({ at: _, namespaceId, epoch, answers, ...document }: FoundRow): Found {
  const id = document.document_id;
  return {
    namespaceId: namespaceId!,
    epoch: epoch ?? 0,
    document: id === null ? null : ({ ...document, state: State.stored(document.state!) } as DocumentRow),
    answers: id === null ? [] : (answers ?? []).map((answer) => answerOfJson(id, answer)),
  };
}
