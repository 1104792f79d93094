/** Writes rows as documents in batches, and finds the rows that are wrong. */
import type { Client } from "#generated/client/index.ts";
import { LineError } from "../lines.ts";
import { isTooLarge, refusedOf } from "../refused.ts";
import { documentOf, type Mapping } from "./documents-of-rows.ts";
import type { Row, Rows } from "./row.ts";

/** The limits of a request are 1,000 documents and 64 MB. */
const DOCUMENTS = 1_000;
const SIZE = 8 * 1024 * 1024;

export interface Target {
  readonly client: Client;
  readonly ns: string;
  readonly patch: boolean;
  readonly mapping: Mapping;
  /** Whether wrong rows are skipped. Otherwise the first one ends the import. */
  readonly skips: boolean;
}

export interface BadRow {
  readonly number: number;
  readonly problem: string;
}

interface Item {
  readonly row: Row;
  readonly document: object;
  /** The characters that it takes in a request. In the file it may be compressed. */
  readonly size: number;
}

export class Importer {
  readonly #target: Target;
  readonly #unit: Rows["unit"];
  documents = 0;
  skipped = 0;
  bytes = 0;
  /** Everything up to this row is written or skipped. */
  onWritten: (row: Row) => void = () => {};
  onSkipped: (row: BadRow) => void = () => {};

  constructor(target: Target, unit: Rows["unit"]) {
    this.#target = target;
    this.#unit = unit;
  }

  /** @param between called after each request; may throw @throws LineError */
  async import(rows: AsyncIterable<Row>, between: () => void): Promise<void> {
    let batch: Item[] = [];
    let size = 0;
    let last: Row | null = null;
    const flush = async () => {
      const sent = batch;
      batch = [];
      size = 0;
      await this.#send(sent);
      if (last) this.onWritten(last);
      between();
    };
    try {
      for await (const row of rows) {
        const document = row.problem ?? documentOf(row, this.#target.mapping);
        if (typeof document === "string") this.#wrong({ number: row.number, problem: document });
        else {
          const item = { row, document, size: JSON.stringify(document).length };
          if (batch.length > 0 && size + item.size > SIZE) await flush();
          batch.push(item);
          size += item.size;
        }
        last = row;
        if (batch.length === DOCUMENTS) await flush();
      }
    } catch (error) {
      // What stands before a wrong row is written.
      if (error instanceof LineError && batch.length > 0) await flush();
      throw error;
    }
    await flush();
  }

  /** Sends a batch, in halves where it is too large. Refused documents are skipped, or those before the first one are sent alone. @throws LineError */
  async #send(items: readonly Item[]): Promise<void> {
    if (items.length === 0) return;
    const { client, ns, patch, skips } = this.#target;
    const documents = items.map(({ document }) => document) as never[];
    let refused: ReturnType<typeof refusedOf>;
    try {
      await client.documents.write({ ns, body: patch ? { patch: documents } : { upsert: documents } });
      this.documents += items.length;
      this.bytes += items.reduce((sum, { row }) => sum + row.bytes, 0);
      return;
    } catch (error) {
      if (isTooLarge(error) && items.length > 1) return this.#halves(items);
      refused = refusedOf(error, items.length);
      if (refused.length === 0) throw error;
    }
    const [first] = refused as [(typeof refused)[number]];
    if (!skips) {
      await this.#send(items.slice(0, first.at));
      if (first.at > 0) this.onWritten(items[first.at - 1]!.row);
      this.#wrong({ number: items[first.at]!.row.number, problem: `is refused: ${first.problem}` });
    }
    for (const { at, problem } of refused) this.#wrong({ number: items[at]!.row.number, problem: `is refused: ${problem}` });
    const wrong = new Set(refused.map(({ at }) => at));
    await this.#send(items.filter((_, at) => !wrong.has(at)));
  }

  async #halves(items: readonly Item[]): Promise<void> {
    const middle = items.length >> 1;
    await this.#send(items.slice(0, middle));
    // Where wrong rows are skipped, those that follow are counted already. The position moves past all of them at once.
    if (!this.#target.skips) this.onWritten(items[middle - 1]!.row);
    await this.#send(items.slice(middle));
  }

  #wrong(bad: BadRow): void {
    if (!this.#target.skips) throw new LineError(bad.number, bad.problem, this.#unit);
    this.skipped += 1;
    this.onSkipped(bad);
  }
}
