/**
 * Queries: documents of a namespace by a filter, in an order, a page at a time. A first page is read in one transaction that sees one
 * state of everything. Where there is another page after it, the namespace's sequence is pinned, and all pages after the first are read as of
 * it; should a commit have come in between, the first page is read once more, as of the pin.
 */
import { randomBytes } from "node:crypto";
import type { QueryOptions, QueryResponse } from "#generated/types.ts";
import { addUsage } from "#src/accounts/usage.ts";
import { readyAttributes } from "#src/attributes/indexes.ts";
import type { Learning } from "#src/attributes/learn.ts";
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { HISTORY } from "#src/db/history.ts";
import { unawaited } from "#src/db/session.ts";
import { invalidRequest, notFound } from "#src/errors.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import { type NamespaceRow, namespaceByName } from "#src/namespaces/namespaces.ts";
import { NamespaceIds, type NamespaceRef } from "#src/namespaces/sequence.ts";
import { wake } from "#src/work/wakeups.ts";
import type { Asked } from "./asked.ts";
import { Counts } from "./counts.ts";
import { CURSOR_VALID_MS, type Cursor, expired, readCursor, shapeOf, writeCursor } from "./cursor.ts";
import type { FoundRow } from "./found.ts";
import { type PageParts, PageReader } from "./page.ts";
import { holdForPin, insertPin, type Pin, readPin, setPinExpiry } from "./pins.ts";
import { attributesFor } from "./plan.ts";
import { judgmentsRead, parseQuery } from "./request.ts";
import { isContentAsked, rowViews } from "./rows.ts";
import { readChanged } from "./sql.ts";
import { asOf, judgmentsOf, readStanding, type Standing } from "./standing.ts";

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

interface PageRead {
  namespace: NamespaceRow;
  response: QueryResponse;
  /** The pin that the page was read by. */
  pinId: string | null;
  /** The last row of a page that has another after it. */
  last: FoundRow | undefined;
  /** What answers stood at, where there is another page; null where the query reads none. */
  standing: Standing | null;
  /** The judgments whose answers the query reads. */
  read: readonly Judgment[];
}

/** A page with content ends at the size of the largest write, however many rows were asked for: it is held in memory whole. */
const MOST_BYTES = 64 * 1024 * 1024;

/** How much longer than its last cursor a pin lives, so that a page begun in time is read to its end. */
const PIN_SLACK_MS = 60_000;
/** How long a pin outlives the last page. */
const AFTER_LAST_MS = 30_000;

export class Queries {
  readonly #parts: QueriesParts;
  readonly #counts: Counts;
  readonly #ids = new NamespaceIds();

  constructor(parts: QueriesParts) {
    this.#parts = parts;
    this.#counts = new Counts(parts.clock);
  }

  /**
   * A page of the documents that match a filter, all of them without one.
   * @param filters a filter of the wire, a subscription's own for its query
   * @throws ServiceError `not_found` for a namespace that nothing was written to; `invalid_request` with what is wrong and where
   */
  async run(ref: NamespaceRef, filters: unknown, options: QueryOptions): Promise<QueryResponse> {
    const request = { ref, filters, options };
    const page = await this.#read(request, null);
    return this.#settled(request, page);
  }

  #read(request: Request, pinId: string | null): Promise<PageRead> {
    return this.#parts.db.transaction((tx) => this.#readIn(tx, request, pinId), {
      isolation: "repeatable read",
      readOnly: true,
    });
  }

  /** @param ownPin the pin of a first page that is read once more */
  async #readIn(tx: Transaction, request: Request, ownPin: string | null): Promise<PageRead> {
    const { ref, filters, options } = request;
    const { namespace, applicable, attributes } = await this.#look(tx, ref);
    const cursor = options.cursor === undefined ? null : this.#cursor(request, namespace, options.cursor);
    const pinId = ownPin ?? cursor?.pinId ?? null;
    const pin = pinId === null ? null : await this.#pin(tx, namespace, pinId);
    const judgments = pin ? judgmentsOf(pin.standing) : applicable;
    const asked = parseQuery(filters, options, judgments);
    const view = pin && asOf(pin.sequence, await this.#changed(tx, namespace, pin), pin.standing);
    const reader = new PageReader({
      tx,
      namespace: { namespaceId: namespace.namespace_id, documents: namespace.document_count, bytes: namespace.bytes },
      judgments,
      indexes: { judgments, attributes },
      counts: this.#counts,
      asOf: view,
      prefer: this.#parts.prefer,
    });
    this.#note(namespace, asked, judgments, attributes);
    const topK = options.top_k ?? 500;
    // One more than the page holds tells whether there is another page.
    const found = await reader.read(asked, await this.#after(reader, asked, cursor), topK + 1);
    const rows = isContentAsked(options.include) ? upTo(MOST_BYTES, found.rows.slice(0, topK)) : found.rows.slice(0, topK);
    const more = rows.length < found.rows.length;
    const read = judgmentsRead(asked, options, judgments);
    return {
      namespace,
      pinId,
      last: more ? rows.at(-1) : undefined,
      standing: more && !pin && read.length > 0 ? await readStanding(tx, namespace.namespace_id, read) : null,
      read,
      response: {
        rows: await rowViews(tx, namespace.namespace_id, rows, options.include, judgments, view),
        next_cursor: null,
        more,
        usage: { bytes_written: 0, bytes_scanned: found.bytes, judgment_units: 0, tokens_evaluated: 0 },
      },
    };
  }

  /** What is known of a namespace before anything is looked for in it; in one round trip where its id is known. */
  async #look(tx: Transaction, ref: NamespaceRef) {
    const known = this.#ids.known(ref);
    const [namespace, applicable, attributes] = await Promise.all([
      namespaceByName(tx, ref.organizationId, ref.name),
      this.#parts.applicable.of(tx, ref.organizationId, ref.name),
      known === undefined ? undefined : readyAttributes(tx, known),
    ]);
    const namespaceId = namespace.namespace_id;
    if (attributes && known === namespaceId) return { namespace, applicable, attributes };
    this.#ids.learn(ref, namespaceId);
    return { namespace, applicable, attributes: await readyAttributes(tx, namespaceId) };
  }

  #note(namespace: NamespaceRow, asked: Asked, judgments: ReadonlyMap<string, Judgment>, ready: ReadonlySet<string>): void {
    const usable = attributesFor(asked, judgments);
    this.#parts.learning.note(
      { namespaceId: namespace.namespace_id, documents: namespace.document_count },
      usable.filter((name) => ready.has(name)),
      usable.filter((name) => !ready.has(name)),
    );
  }

  async #pin(tx: Transaction, namespace: NamespaceRow, pinId: string): Promise<Pin> {
    const pin = await readPin(tx, namespace.namespace_id, pinId);
    if (!pin) throw expired();
    return pin;
  }

  async #changed(tx: Transaction, namespace: NamespaceRow, { sequence }: Pin): Promise<string[]> {
    return namespace.sequence === sequence ? [] : readChanged(tx, namespace.namespace_id, sequence);
  }

  /** The row that the page before ended with; a value too long for the cursor is read from its document. */
  async #after(reader: PageReader, asked: Asked, cursor: Cursor | null) {
    if (cursor === null) return null;
    const { id, value } = cursor.last;
    if (value !== undefined) return { id, value };
    const read = await reader.rankedValue(asked, id);
    if (read !== undefined) return { id, value: read };
    throw invalidRequest([{ path: "/cursor", message: "cannot be continued; start again without one" }]);
  }

  /** Bills a page, and sees to it that the pages after it can be read. */
  async #settled(request: Request, page: PageRead): Promise<QueryResponse> {
    const { db, clock } = this.#parts;
    const { namespace_id: namespaceId, sequence } = page.namespace;
    const now = clock.now();
    const pinId = page.last ? (page.pinId ?? newPinId()) : null;
    const pinned = await db.transaction(async (tx) => {
      // What a crash of the database may lose here is a pin, whose cursor is then refused, and what the last half second billed.
      unawaited(tx.query({ name: "query_settle_behind", text: "set local synchronous_commit = off" }));
      const pinned = pinId !== null && page.pinId === null ? await this.#takePin(tx, page, pinId, now) : undefined;
      if (page.pinId !== null) {
        const until = new Date(now.getTime() + (page.last ? CURSOR_VALID_MS + PIN_SLACK_MS : AFTER_LAST_MS));
        unawaited(setPinExpiry(tx, namespaceId, page.pinId, until));
        unawaited(wake(tx, HISTORY, namespaceId, until));
      }
      const { organizationId } = request.ref;
      unawaited(
        addUsage(tx, { namespaceId, organizationId, at: now, line: "queries", bytes: page.response.usage.bytes_scanned }),
      );
      return pinned;
    });
    if (pinned === undefined || pinned === sequence) return this.#withCursor(request, page, pinId, now);
    // Somebody has written between the reading and the pin.
    const again = await this.#read(request, pinId);
    const response = { ...again.response, usage: page.response.usage };
    return this.#withCursor(request, { ...again, response }, pinId, now);
  }

  async #takePin(tx: Transaction, page: PageRead, pinId: string, now: Date): Promise<number> {
    const namespaceId = page.namespace.namespace_id;
    const sequence = await holdForPin(tx, namespaceId);
    if (sequence === undefined) throw notFound(`Namespace "${page.namespace.name}"`);
    const standing =
      sequence === page.namespace.sequence || page.read.length === 0
        ? page.standing
        : await readStanding(tx, namespaceId, page.read);
    const expiresAt = new Date(now.getTime() + CURSOR_VALID_MS + PIN_SLACK_MS);
    unawaited(insertPin(tx, { namespaceId, pinId, sequence, expiresAt, standing }));
    unawaited(wake(tx, HISTORY, namespaceId, expiresAt));
    return sequence;
  }

  #cursor({ ref, filters, options }: Request, { namespace_id: namespaceId }: NamespaceRow, given: string): Cursor {
    const { cursorKey, clock } = this.#parts;
    return readCursor(cursorKey, { ...ref, namespaceId }, shapeOf(shape(filters, options)), given, clock.now());
  }

  #withCursor({ ref, filters, options }: Request, { namespace, last, response }: PageRead, pinId: string | null, now: Date) {
    if (!last || pinId === null) return response;
    const owner = { ...ref, namespaceId: namespace.namespace_id };
    const cursor = { pinId, issuedAt: now.getTime(), last: { id: last.document_id, value: last.value } };
    return { ...response, next_cursor: writeCursor(this.#parts.cursorKey, owner, shapeOf(shape(filters, options)), cursor) };
  }
}

/** What all pages of a query have in common. */
function shape(filters: unknown, { cursor: _, top_k: __, ...others }: QueryOptions): object {
  return { filters, ...others };
}

function newPinId(): string {
  return randomBytes(12).toString("base64url");
}

/** Rows while those before them have no more bytes than so many: at least one. */
function upTo(bytes: number, rows: readonly FoundRow[]): FoundRow[] {
  let before = 0;
  return rows.filter((row) => {
    const fits = before <= bytes;
    before += row.bytes;
    return fits;
  });
}
