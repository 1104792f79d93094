/** One page of a plan: its rows, and the bytes of the documents that were read to find them. */

import type { Transaction } from "#src/db/database.ts";
import { invalidRequest } from "#src/errors.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { NamespaceRow } from "#src/namespaces/namespaces.ts";
import type { Cursor } from "./cursor.ts";
import type { Plan } from "./plan.ts";
import { Source } from "./source.ts";
import * as sql from "./sql.ts";

export type { FoundRow } from "./sql.ts";

/** A page with content ends at the size of the largest write, however many rows were asked for: it is held in memory whole. */
const MOST_BYTES = 64 * 1024 * 1024;

export interface PageRequest {
  topK: number;
  cursor: Cursor | null;
  attributes: boolean;
  state: boolean;
}

export interface PageFound {
  rows: sql.FoundRow[];
  more: boolean;
  bytesScanned: number;
}

export class PageReader {
  readonly #tx: Transaction;
  readonly #namespace: NamespaceRow;
  readonly #judgments: ReadonlyMap<string, Judgment>;

  /** @param tx one whose statements all see the same state */
  constructor(tx: Transaction, namespace: NamespaceRow, judgments: ReadonlyMap<string, Judgment>) {
    this.#tx = tx;
    this.#namespace = namespace;
    this.#judgments = judgments;
  }

  async read(plan: Plan, { topK, cursor, attributes, state }: PageRequest): Promise<PageFound> {
    const after = cursor && { id: cursor.last.id, value: await this.#valueAfter(plan, cursor) };
    // One more than the page holds tells whether there is another page.
    const page = { after, limit: topK + 1, bytes: attributes || state ? MOST_BYTES : Number.MAX_SAFE_INTEGER, attributes, state };
    const found = await sql.findPage(this.#tx, this.#source(cursor), plan, page);
    const rows = found.slice(0, topK);
    const more = rows.length < (found[0]?.found ?? 0);
    return { rows, more, bytesScanned: await this.#scanned(plan, after?.id ?? null, more ? rows.at(-1)!.document_id : null) };
  }

  #source(cursor: Cursor | null): Source {
    return new Source(this.#namespace.namespace_id, this.#judgments, cursor?.sequence ?? null);
  }

  /** A value too long for the cursor is read from its document. */
  async #valueAfter(plan: Plan, cursor: Cursor) {
    if (cursor.last.value !== undefined) return cursor.last.value;
    const value = await sql.findRankedValue(this.#tx, this.#source(cursor), plan, cursor.last.id);
    if (value !== undefined) return value;
    const message = "cannot be continued, since the document that its page ended with has changed; start again without one";
    throw invalidRequest([{ path: "/cursor", message }]);
  }

  async #scanned({ access, rank }: Plan, after: string | null, last: string | null): Promise<number> {
    const { namespace_id: namespaceId, bytes } = this.#namespace;
    switch (access.is) {
      case "documents":
        return sql.bytesOfDocuments(this.#tx, namespaceId, access.ids);
      case "walk":
        return rank.direction === "asc"
          ? sql.bytesBetween(this.#tx, namespaceId, after, last)
          : sql.bytesBetweenDown(this.#tx, namespaceId, after, last);
      case "scan":
        return bytes;
      default:
        return access satisfies never;
    }
  }
}
