/**
 * Queries: documents of a namespace by a filter, in an order, a page at a time. A first page is read in one transaction that sees one
 * state of everything. Where there is another page after it, the namespace's sequence is pinned, and all pages after the first are read as of
 * it; should a commit have come in between, the first page is read once more, as of the pin.
 */
import type { QueryOptions, QueryResponse } from "#generated/types.ts";
import type { Learning } from "#src/attributes/learn.ts";
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { notFound } from "#src/errors.ts";
import type { Behind } from "#src/judging/behind.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import { isActive } from "#src/judgments/judgment.ts";
import type { Logger } from "#src/log.ts";
import type { NamespaceRef } from "#src/namespaces/sequence.ts";
import { Bills } from "./bills.ts";
import { Counts } from "./counts.ts";
import { readCursor, shapeOf, writeCursor } from "./cursor.ts";
import type { FoundRow } from "./found.ts";
import { type Manifest, Manifests, sameManifest } from "./manifest.ts";
import type { PageParts } from "./page.ts";
import { type Chain, type PageRead, readPage } from "./reading.ts";
import type { FilterReading } from "./request.ts";
import { Settlement } from "./settlement.ts";
import { endAfter, isTimeout, tooExpensive } from "./too-expensive.ts";

export interface QueriesParts {
  db: Database;
  clock: Clock;
  log: Logger;
  applicable: ApplicableJudgments;
  /** 32 bytes, the same in every process: `cursorKey` makes it of the server's secret key. */
  cursorKey: Uint8Array;
  /** Is told which attributes queries use, and which they would. */
  learning: Pick<Learning, "note">;
  /** Has judged behind the query what of its rows is not fresh, of judgments that answer on read; nobody where absent. */
  behind?: Pick<Behind, "ask">;
  /** The most milliseconds of a statement, as the database has it. */
  statementTimeoutMs: number;
  /** Takes one of the plans that there are instead of the cheapest; for tests. */
  prefer?: PageParts["prefer"];
}

/** A namespace, as a key sees it. */
export interface QueriedNamespace extends NamespaceRef {
  /** What the key that asks is restricted to. */
  scope: string | null;
}

interface Request {
  ref: QueriedNamespace;
  /** A filter of the wire; undefined: all documents. */
  filters: unknown;
  reading: FilterReading;
  options: QueryOptions;
}

export class Queries {
  readonly #parts: QueriesParts;
  readonly #manifests: Manifests;
  readonly #counts: Counts;
  readonly #settlement: Settlement;
  readonly #bills: Bills;

  constructor(parts: QueriesParts) {
    this.#parts = parts;
    this.#manifests = new Manifests(parts.applicable, parts.clock);
    this.#counts = new Counts(parts.clock);
    this.#settlement = new Settlement(parts.db, parts.clock);
    this.#bills = new Bills(parts.db, parts.clock, parts.log);
  }

  /**
   * A page of the documents that match a filter, all of them without one.
   * @param filters a filter of the wire
   * @param reading `stored` for a subscription's own: where it names a judgment or threshold that is gone, nothing has a value
   * @throws ServiceError `not_found` for a namespace that nothing was written to; `invalid_request` with what is wrong and where
   */
  async run(
    ref: QueriedNamespace,
    filters: unknown,
    options: QueryOptions,
    reading: FilterReading = "sent",
  ): Promise<QueryResponse> {
    const request = { ref, filters, reading, options };
    try {
      return await this.#answer(request);
    } catch (error) {
      throw isTimeout(error) ? tooExpensive(request, this.#manifests.held(ref), this.#timeoutMs(options), error) : error;
    }
  }

  async #answer(request: Request): Promise<QueryResponse> {
    const { ref, options } = request;
    const page = await this.#read(options, (tx) => this.#first(tx, request));
    const { manifest, used, missed } = page;
    const bytes = page.bytes ?? manifest.bytes;
    this.#bills.add(ref.organizationId, manifest.namespaceId, bytes);
    this.#parts.learning.note(manifest, used, missed);
    const usage = { bytes_written: 0, bytes_scanned: bytes, judgment_units: 0, tokens_evaluated: 0 };
    const { rows, chain } = await this.#chained(request, page);
    const onRead = page.judgments.filter(isActive).filter(({ freshness }) => freshness.policy === "on_read");
    this.#parts.behind?.ask(
      manifest.namespaceId,
      rows.map(({ id }) => id),
      onRead,
    );
    return { rows, next_cursor: chain && this.#cursor(request, manifest.namespaceId, chain), more: chain !== null, usage };
  }

  /** When what has been read is billed. */
  settled(): Promise<void> {
    return this.#bills.settled();
  }

  /** In a transaction that sees one state; what it ends with is not waited for, since it has nothing to commit. */
  #read<T>(options: QueryOptions, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const within = async (tx: Transaction) => {
        if (options.timeout_ms !== undefined) endAfter(tx, this.#timeoutMs(options));
        resolve(await work(tx));
      };
      const reading = this.#parts.db.transaction(within, { isolation: "repeatable read", readOnly: true });
      reading.catch(reject);
    });
  }

  /** The caller's own limit, where it is less than everybody's. */
  #timeoutMs({ timeout_ms }: QueryOptions): number {
    const { statementTimeoutMs } = this.#parts;
    return Math.min(timeout_ms ?? statementTimeoutMs, statementTimeoutMs);
  }

  /** By what is held of the namespace, while it is asked whether that still holds. */
  async #first(tx: Transaction, request: Request): Promise<PageRead> {
    const { ref, options } = request;
    const held = options.cursor === undefined ? this.#manifests.held(ref) : undefined;
    const looking = this.#manifests.read(tx, ref, options.consistency === "eventual");
    const trying = held && settledOf(this.#page(tx, request, held, null));
    const manifest = await looking;
    const tried = await trying;
    if (held && tried && sameManifest(held, manifest)) return { ...tried(), manifest };
    const given = options.cursor;
    const cursor = given === undefined ? null : this.#givenCursor(request, manifest.namespaceId, given);
    return this.#page(tx, request, manifest, cursor);
  }

  #page(
    tx: Transaction,
    { ref, filters, reading, options }: Request,
    manifest: Manifest,
    chain: Chain | null,
  ): Promise<PageRead> {
    const { prefer, clock } = this.#parts;
    return readPage({ tx, manifest, counts: this.#counts, prefer, now: clock.now() }, { ref, filters, reading, options, chain });
  }

  /** Sees to it that pages after this one can be read; then it may have to be read once more. */
  async #chained(request: Request, page: PageRead): Promise<{ rows: PageRead["rows"]; chain: Chain | null }> {
    const { manifest, chain, last, rows } = page;
    if (!last) return { rows, chain: null };
    if (chain) {
      await this.#settlement.keep(manifest.namespaceId, chain, page.pinnedUntil!);
      return { rows, chain: after(chain, last) };
    }
    const begunAt = this.#parts.clock.now().getTime();
    const taken = await this.#settlement.pin(request.ref.organizationId, page);
    const pinned = taken && { ...taken, begunAt };
    if (!pinned) throw notFound(`Namespace "${request.ref.name}"`);
    if (pinned.sequence === manifest.sequence) return { rows, chain: after(pinned, last) };
    // Somebody has written between the reading and the pin.
    const again = await this.#read(request.options, (tx) => this.#pageAgain(tx, request, { ...pinned, last: null }));
    return { rows: again.rows, chain: again.last ? after(pinned, again.last) : null };
  }

  async #pageAgain(tx: Transaction, request: Request, chain: Chain): Promise<PageRead> {
    return this.#page(tx, request, await this.#manifests.read(tx, request.ref, false), chain);
  }

  #givenCursor({ ref, filters, options }: Request, namespaceId: number, given: string): Chain {
    const { cursorKey, clock } = this.#parts;
    return readCursor(cursorKey, { ...ref, namespaceId }, shapeOf(shape(filters, options)), given, clock.now());
  }

  #cursor({ ref, filters, options }: Request, namespaceId: number, chain: Chain): string {
    const { cursorKey, clock } = this.#parts;
    const cursor = { ...chain, last: chain.last!, issuedAt: clock.now().getTime() };
    return writeCursor(cursorKey, { ...ref, namespaceId }, shapeOf(shape(filters, options)), cursor);
  }
}

/**
 * What all pages of a query have in common, its defaults spelled out: a default that one page states and another leaves out makes no other
 * query. `consistency` is of the first page alone, `timeout_ms` of each.
 */
function shape(filters: unknown, { cursor: _, top_k: __, consistency: ___, timeout_ms: ____, ...others }: QueryOptions): object {
  const { include, rank_by = ["id", "asc"], answers = "any", ...rest } = others;
  const included = { answers: [], state: false, ...include, attributes: include?.attributes || [] };
  return { ...rest, filters, rank_by, answers, include: included };
}

function after({ pinId, sequence, begunAt }: Omit<Chain, "last">, { document_id: id, value }: FoundRow): Chain {
  return { pinId, sequence, begunAt, last: { id, value } };
}

/** What a promise comes to, to be asked for later: what it fails with is then thrown. */
function settledOf<T>(promise: Promise<T>): Promise<() => T> {
  return promise.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );
}
