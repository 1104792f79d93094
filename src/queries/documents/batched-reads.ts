/**
 * Batches reads of single documents. Requests that arrive while a read is running are read together next, in one statement. The statement
 * is sent after its requests arrived, so each request sees everything that was acknowledged before it.
 *
 * The same statement, or the next where namespaces are on several machines, resolves the name of the namespace. The id that this process has cached says where to look. If the name has another id
 * by now, the result is discarded and read again.
 *
 * A large document is read again by itself. PostgreSQL needs 100 ms and more to write a state of 3.5 MB as text, and all reads in the same statement
 * would wait for that.
 */
import { forEverybody } from "#src/foundation/db/caller.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { answerOfJson, type StoredAnswer } from "#src/records/answers/answers.ts";
import {
  type DocumentRow,
  type FoundRow,
  findDocuments,
  findDocumentsApart,
  LARGE_BYTES,
  readLargeState,
} from "#src/records/documents/documents.ts";
import { State } from "#src/records/documents/state.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import { namespaceId as findNamespaceId } from "#src/records/namespaces/namespaces.ts";
import { keyOf, NamespaceIds } from "#src/records/namespaces/sequence.ts";

/** How many statements run at a time. While the database works on one, the next batch gathers. */
const LANES = 2;
const MOST_TOGETHER = 256;
/** A larger document is read by itself. */
const MOST_BYTES_TOGETHER = 64 * 1024;

export interface Found {
  namespaceId: number;
  /** The epoch of the organization's definitions. */
  epoch: number;
  document: DocumentRow | null;
  /** The answers to all judgments, including those that no longer apply. */
  answers: readonly StoredAnswer[];
}

/** The same before a large state was read. */
type Gathered = Omit<Found, "document"> & { document: (Omit<DocumentRow, "state"> & { state: State | null }) | null };

interface Wanted {
  namespace: NamespaceRef;
  namespaceId: number;
  documentId: string;
}

interface Waiting extends Wanted {
  resolve(found: Gathered | null): void;
  reject(reason: unknown): void;
}

export class BatchedReads {
  readonly #db: Database;
  readonly #together: boolean;
  readonly #ids = new NamespaceIds();
  #waiting: Waiting[] = [];
  #inFlight = 0;
  #scheduled = false;

  /** @param together whether one statement may read several namespaces; false if namespaces are on several machines */
  constructor(db: Database, { together }: { together: boolean }) {
    this.#db = db;
    this.#together = together;
  }

  /** @throws ServiceError `not_found` if nothing was ever written to the namespace */
  async find(namespace: NamespaceRef, documentId: string): Promise<Found> {
    while (true) {
      const namespaceId = this.#ids.known(namespace) ?? (await this.#learn(namespace));
      const wanted = { namespace, namespaceId, documentId };
      const gathered = await this.#gather(wanted);
      const found = gathered !== null && lacksState(gathered) ? await this.#readAlone(wanted) : gathered;
      if (found === null) this.#ids.forget(namespace);
      else if (await this.#complete(found)) return found as Found;
    }
  }

  /** Reads a large document, and all that belongs to it, in a statement of its own. A very large state is not read yet. */
  async #readAlone(wanted: Wanted): Promise<Gathered | null> {
    const [found] = await readTogether(this.#db, [wanted], this.#together, LARGE_BYTES);
    return found!;
  }

  /** Reads a very large state in pieces. False if the document has changed meanwhile. */
  async #complete(found: Gathered): Promise<boolean> {
    if (!lacksState(found)) return true;
    const { namespaceId, document } = found;
    const { document_id: documentId, revision } = document!;
    document!.state = await readLargeState(this.#db, { namespaceId, documentId, revision });
    return document!.state !== null;
  }

  async #learn(namespace: NamespaceRef): Promise<number> {
    const namespaceId = await findNamespaceId(this.#db, namespace.organizationId, namespace.name);
    this.#ids.learn(namespace, namespaceId);
    return namespaceId;
  }

  /** Null if the name refers to another namespace, or to none. */
  #gather(wanted: Wanted): Promise<Gathered | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...wanted, resolve, reject });
      if (this.#scheduled || this.#inFlight === LANES) return;
      this.#scheduled = true;
      // Wait one turn of the event loop, so that requests that arrived together are read together.
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
    const read = await readTogether(this.#db, batch, this.#together, MOST_BYTES_TOGETHER).catch((error: unknown) => ({ error }));
    this.#inFlight -= 1;
    // Start the next read before the callers of this one continue.
    this.#start();
    batch.forEach(({ resolve, reject }, at) => {
      if ("error" in read) reject(read.error);
      else resolve(read[at]!);
    });
  }
}

async function readTogether(
  db: Database,
  batch: readonly Wanted[],
  together: boolean,
  mostBytes: number,
): Promise<(Gathered | null)[]> {
  const namespaceIds = batch.map(({ namespaceId }) => namespaceId);
  const documentIds = batch.map(({ documentId }) => documentId);
  const rows = await (together ? findDocuments : findDocumentsApart)(db, {
    organizationIds: batch.map(({ namespace }) => namespace.organizationId),
    names: batch.map(({ namespace }) => namespace.name),
    namespaceIds,
    documentIds,
    mostBytes,
  });
  const found: (Gathered | null)[] = batch.map(() => null);
  for (const row of rows) if (row.namespaceId === namespaceIds[row.at - 1]) found[row.at - 1] = foundIn(row);
  return found;
}

function lacksState({ document }: Gathered): boolean {
  return document !== null && document.state === null;
}

function foundIn({ at: _, namespaceId, epoch, answers, ...document }: FoundRow): Gathered {
  const id = document.document_id;
  return {
    namespaceId: namespaceId!,
    epoch: epoch ?? 0,
    document:
      id === null ? null : ({ ...document, state: document.state === null ? null : State.stored(document.state) } as DocumentRow),
    answers: id === null ? [] : (answers ?? []).map((answer) => answerOfJson(id, answer)),
  };
}
