/**
 * Queries: the documents of a namespace that match a filter, in an order, page by page. A first page is read in one transaction with one
 * snapshot. If another page follows, the namespace's sequence is pinned. All later pages are read as of that sequence. If a commit came
 * between the read and the pin, the first page is read again as of the pin.
 */
import type { QueryOptions, QueryResponse } from "#generated/types.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { notFound } from "#src/foundation/errors.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { isActive } from "#src/judging/definitions/judgment.ts";
import type { GroupsOverCap } from "#src/judging/definitions/over-cap.ts";
import type { Behind } from "#src/judging/interactive/behind.ts";
import type { Learning } from "#src/records/attributes/learn.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import { Bills } from "./bills.ts";
import { Counts } from "./counts.ts";
import { isEnded, readCursor, shapeOf, writeCursor } from "./cursor.ts";
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
  /** 32 bytes, the same in every process. `cursorKey` derives it from the server's secret key. */
  cursorKey: Uint8Array;
  /** Is told which attribute indexes queries use, and which they would use. */
  learning: Pick<Learning, "note">;
  /** Requests judging, in the background, of rows whose `on_read` answers are not fresh. If absent, nothing is requested. */
  behind?: Pick<Behind, "ask">;
  /** The database's time limit for a statement, in milliseconds. */
  statementTimeoutMs: number;
  groupsOverCap: GroupsOverCap;
  /** For tests: chooses one of the plans instead of the cheapest. */
  prefer?: PageParts["prefer"];
  /** Whether all namespaces are on one machine. If absent, they are. */
  together?: boolean;
}

/** A namespace, with the scope of the API key. */
export interface QueriedNamespace extends NamespaceRef {
  /** The scope of the API key. */
  scope: string | null;
}

interface Request {
  ref: QueriedNamespace;
  /** A filter of the API. Undefined means all documents. */
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
    this.#manifests = new Manifests(parts.applicable, parts.clock, parts.together === false ? "routed" : "indexed");
    this.#counts = new Counts(parts.clock);
    this.#settlement = new Settlement(parts.db, parts.clock);
    this.#bills = new Bills(parts.db, parts.clock, parts.log);
  }

  /**
   * A page of the documents that match a filter.
   *
   * @param filters a filter of the API; without one, all documents match
   * @param reading `stored` for a subscription's filter: a judgment or threshold that is gone has no value
   * @throws ServiceError `not_found` if nothing was ever written to the namespace; `invalid_request` with the problems and their locations
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
      // A judgment was deleted between the two reads of a first page.
      if (options.cursor === undefined && isEnded(error)) return this.#answer(request);
      throw isTimeout(error) ? tooExpensive(request, this.#manifests.held(ref), this.#timeoutMs(options), error) : error;
    }
  }

  async #answer(request: Request): Promise<QueryResponse> {
    const { ref, options } = request;
    const page = await this.#read(options, (tx) => this.#first(tx, request));
    const { manifest, used, missed, lacked } = page;
    const bytes = page.bytes ?? manifest.bytes;
    this.#bills.add(ref.organizationId, manifest.namespaceId, bytes);
    this.#parts.learning.note(manifest, used, missed, lacked);
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

  /** Resolves when everything read so far is billed. */
  settled(): Promise<void> {
    return this.#bills.settled();
  }

  /**
   * Runs in a transaction with one snapshot. The result does not wait for the end of the transaction, which has nothing to commit.
   */
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

  /** The caller's own time limit, if it is shorter than the general one. */
  #timeoutMs({ timeout_ms }: QueryOptions): number {
    const { statementTimeoutMs } = this.#parts;
    return Math.min(timeout_ms ?? statementTimeoutMs, statementTimeoutMs);
  }

  /** Reads with the cached manifest, and at the same time checks whether it is current. */
  async #first(tx: Transaction, request: Request): Promise<PageRead> {
    const { ref, options } = request;
    const held = options.cursor === undefined ? this.#manifests.held(ref) : undefined;
    const looking = this.#manifests.read(tx, ref, options.consistency === "eventual");
    // Before the page, whose statements may fail and end the transaction.
    const sharing = held && settledOf(this.#settlement.look(tx, held.namespaceId));
    const trying = held && settledOf(this.#page(tx, request, held, null));
    const manifest = await looking;
    const [tried, shared] = [await trying, await sharing];
    shared?.();
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
    const { prefer, clock, groupsOverCap } = this.#parts;
    const parts = { tx, manifest, counts: this.#counts, prefer, groupsOverCap, now: clock.now() };
    return readPage(parts, { ref, filters, reading, options, chain });
  }

  /** Makes later pages readable. The first page may have to be read again. */
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
    // A commit came between the read and the pin.
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
 * What all pages of a query share, with defaults filled in. So a default may be stated on one page and omitted on another. `consistency`
 * belongs to the first page only, and `timeout_ms` to each page.
 */
function shape(filters: unknown, { cursor: _, top_k: __, consistency: ___, timeout_ms: ____, ...others }: QueryOptions): object {
  const { include, rank_by = ["id", "asc"], answers = "any", ...rest } = others;
  const included = { answers: [], state: false, ...include, attributes: include?.attributes || [] };
  return { ...rest, filters, rank_by, answers, include: included };
}

function after({ pinId, sequence, begunAt }: Omit<Chain, "last">, { document_id: id, value }: FoundRow): Chain {
  return { pinId, sequence, begunAt, last: { id, value } };
}

/** Turns the outcome of a promise into a function that returns the value or throws the error later. */
function settledOf<T>(promise: Promise<T>): Promise<() => T> {
  return promise.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );
}
