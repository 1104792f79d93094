/**
 * Queries: documents of a namespace by a filter, in an order, a page at a time. A first page is read in one transaction that sees one
 * state of everything. Where there is another page after it, the namespace's sequence is pinned, and all pages after the first are read as of
 * it; should a commit have come in between, the first page is read once more, as of the pin.
 */
import { randomBytes } from "node:crypto";
import type { QueryOptions, QueryResponse } from "#generated/types.ts";
import type { Learning } from "#src/attributes/learn.ts";
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { notFound } from "#src/errors.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import type { NamespaceRef } from "#src/namespaces/sequence.ts";
import { Counts } from "./counts.ts";
import { readCursor, shapeOf, writeCursor } from "./cursor.ts";
import { Manifests, sameManifest } from "./manifest.ts";
import type { PageParts } from "./page.ts";
import { type Chain, type PageRead, readPage } from "./reading.ts";
import { Settlement } from "./settlement.ts";

export interface QueriesParts {
  db: Database;
  clock: Clock;
  applicable: ApplicableJudgments;
  /** 32 bytes, the same in every process: `cursorKey` makes it of the server's secret key. */
  cursorKey: Uint8Array;
  /** Is told which attributes queries use, and which they would. */
  learning: Pick<Learning, "note">;
  /** Takes one of the plans that there are instead of the cheapest; for tests. */
  prefer?: PageParts["prefer"];
}

interface Request {
  ref: NamespaceRef;
  /** A filter of the wire; undefined: all documents. */
  filters: unknown;
  options: QueryOptions;
}

export class Queries {
  readonly #parts: QueriesParts;
  readonly #manifests: Manifests;
  readonly #counts: Counts;
  readonly #settlement: Settlement;

  constructor(parts: QueriesParts) {
    this.#parts = parts;
    this.#manifests = new Manifests(parts.applicable, parts.clock);
    this.#counts = new Counts(parts.clock);
    this.#settlement = new Settlement(parts.db, parts.clock);
  }

  /**
   * A page of the documents that match a filter, all of them without one.
   * @param filters a filter of the wire, a subscription's own for its query
   * @throws ServiceError `not_found` for a namespace that nothing was written to; `invalid_request` with what is wrong and where
   */
  async run(ref: NamespaceRef, filters: unknown, options: QueryOptions): Promise<QueryResponse> {
    const request = { ref, filters, options };
    const page = await this.#read((tx) => this.#first(tx, request));
    const { namespace } = page.manifest;
    this.#parts.learning.note(
      { namespaceId: namespace.namespace_id, documents: namespace.document_count },
      page.used,
      page.missed,
    );
    const usage = { bytes_written: 0, bytes_scanned: bytesOf(page), judgment_units: 0, tokens_evaluated: 0 };
    const { rows, chain } = await this.#settled(request, page);
    return {
      rows,
      next_cursor: chain && this.#cursor(request, namespace.namespace_id, chain),
      more: page.last !== undefined,
      usage,
    };
  }

  /** In a transaction that sees one state; what it ends with is not waited for, since it has nothing to commit. */
  #read<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const reading = this.#parts.db.transaction(async (tx) => resolve(await work(tx)), {
        isolation: "repeatable read",
        readOnly: true,
      });
      reading.catch(reject);
    });
  }

  /** By what is held of the namespace, while it is asked whether that still holds. */
  async #first(tx: Transaction, request: Request): Promise<PageRead> {
    const { ref, options } = request;
    const held = options.cursor === undefined ? this.#manifests.held(ref) : undefined;
    const looking = options.consistency === "eventual" ? this.#manifests.readEventually(tx, ref) : this.#manifests.read(tx, ref);
    const tried =
      held &&
      this.#page(tx, request, held, null).then(
        (page) => () => page,
        (error: unknown) => () => {
          throw error;
        },
      );
    const manifest = await looking;
    const outcome = await tried;
    if (held && outcome && sameManifest(held, manifest)) return { ...outcome(), manifest };
    const given = options.cursor;
    const cursor = given === undefined ? null : this.#givenCursor(request, manifest.namespace.namespace_id, given);
    return this.#page(tx, request, manifest, cursor);
  }

  #page(tx: Transaction, { filters, options }: Request, manifest: PageRead["manifest"], chain: Chain | null): Promise<PageRead> {
    const { prefer } = this.#parts;
    return readPage({ tx, manifest, counts: this.#counts, prefer }, { filters, options, chain });
  }

  /** Bills a page, and sees to it that the pages after it can be read; then the page may have to be read once more. */
  async #settled(request: Request, page: PageRead): Promise<{ rows: PageRead["rows"]; chain: Chain | null }> {
    const { manifest, chain, last, rows } = page;
    const pin = last && !chain ? { pinId: newPinId(), standing: page.standing, judgments: page.judgments } : null;
    const kept = last && chain ? chain.pinId : null;
    const { organizationId } = request.ref;
    const sequence = await this.#settlement.settle({
      organizationId,
      namespace: manifest.namespace,
      bytes: bytesOf(page),
      pin,
      kept,
    });
    if (!last) return { rows, chain: null };
    if (!pin) return { rows, chain: { ...chain!, last: { id: last.document_id, value: last.value } } };
    if (sequence === undefined) throw notFound(`Namespace "${request.ref.name}"`);
    const pinned = { pinId: pin.pinId, sequence };
    if (sequence === manifest.namespace.sequence)
      return { rows, chain: { ...pinned, last: { id: last.document_id, value: last.value } } };
    // Somebody has written between the reading and the pin.
    const again = await this.#read((tx) => this.#page(tx, request, manifest, { ...pinned, last: null }));
    const end = again.last;
    return { rows: again.rows, chain: end ? { ...pinned, last: { id: end.document_id, value: end.value } } : null };
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

/** What all pages of a query have in common. */
function shape(filters: unknown, { cursor: _, top_k: __, ...others }: QueryOptions): object {
  return { filters, ...others };
}

function bytesOf({ bytes, manifest }: PageRead): number {
  return bytes ?? manifest.namespace.bytes;
}

function newPinId(): string {
  return randomBytes(12).toString("base64url");
}
