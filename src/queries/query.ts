/**
 * Queries: documents of a namespace by a filter, in an order, a page at a time. A request is parsed into a condition and a ranking,
 * a plan is made of them, and the plan's rows are read in one transaction that sees one state of everything.
 */
import type { QueryOptions, QueryResponse } from "#generated/types.ts";
import { addUsage } from "#src/accounts/usage.ts";
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import { namespaceByName } from "#src/namespaces/namespaces.ts";
import type { NamespaceRef } from "#src/namespaces/sequence.ts";
import { type CursorOwner, readCursor, shapeOf, writeCursor } from "./cursor.ts";
import { PageReader } from "./page.ts";
import { parseQuery } from "./request.ts";
import { contentOf, rowViews } from "./rows.ts";

export interface QueriesParts {
  db: Database;
  clock: Clock;
  applicable: ApplicableJudgments;
  /** 32 bytes, the same in every process: `cursorKey` makes it of the server's secret key. */
  cursorKey: Uint8Array;
}

interface Answered {
  namespaceId: number;
  response: QueryResponse;
}

export class Queries {
  readonly #parts: QueriesParts;

  constructor(parts: QueriesParts) {
    this.#parts = parts;
  }

  /**
   * A page of the documents that match a filter, all of them without one. `consistency` makes no difference yet: every query sees
   * all that was acknowledged before it.
   * @param filters a filter of the wire, a subscription's own for its query
   * @throws ServiceError `not_found` for a namespace that nothing was written to; `invalid_request` with what is wrong and where
   */
  async run(ref: NamespaceRef, filters: unknown, options: QueryOptions): Promise<QueryResponse> {
    const { db, clock } = this.#parts;
    const { namespaceId, response } = await db.transaction((tx) => this.#answer(tx, ref, filters, options), {
      isolation: "repeatable read",
      readOnly: true,
    });
    // Apart from the reading, which would otherwise fail wherever two queries of a namespace bill at once.
    const billed = { namespaceId, organizationId: ref.organizationId, at: clock.now(), line: "queries" as const };
    await db.transaction((tx) => addUsage(tx, { ...billed, bytes: response.usage.bytes_scanned }));
    return response;
  }

  async #answer(tx: Transaction, ref: NamespaceRef, filters: unknown, options: QueryOptions): Promise<Answered> {
    const namespace = await namespaceByName(tx, ref.organizationId, ref.name);
    const judgments = await this.#parts.applicable.of(tx, ref.organizationId, ref.name);
    const plan = parseQuery(filters, options, judgments);
    const { cursor: given, top_k: topK = 500, ...others } = options;
    const cursors = this.#cursors(
      { organizationId: ref.organizationId, namespaceId: namespace.namespace_id },
      { filters, ...others },
    );
    const cursor = given === undefined ? null : cursors.read(given);
    const page = await new PageReader(tx, namespace, judgments).read(plan, { topK, cursor, ...contentOf(options.include) });
    const last = page.more ? page.rows.at(-1) : undefined;
    return {
      namespaceId: namespace.namespace_id,
      response: {
        rows: await rowViews(tx, namespace.namespace_id, page.rows, options.include, judgments),
        next_cursor: last
          ? cursors.write(cursor?.sequence ?? namespace.sequence, { id: last.document_id, value: last.value })
          : null,
        more: page.more,
        usage: { bytes_written: 0, bytes_scanned: page.bytesScanned, judgment_units: 0, tokens_evaluated: 0 },
      },
    };
  }

  /** The cursors of one query. */
  #cursors(owner: CursorOwner, request: object) {
    const { cursorKey: key, clock } = this.#parts;
    const shape = shapeOf(request);
    return {
      read: (cursor: string) => readCursor(key, owner, shape, cursor, clock.now()),
      write: (sequence: number, last: Parameters<typeof writeCursor>[3]["last"]) =>
        writeCursor(key, owner, shape, { sequence, issuedAt: clock.now().getTime(), last }),
    };
  }
}
