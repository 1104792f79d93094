/**
 * Reads the documents of a job's next page while the previous page is persisted. So the database writes and this process reads at
 * the same time, and neither waits for the other. Data that is too old, or read for another position, is read again. Engines are
 * never called ahead.
 */

import { LRUCache } from "lru-cache";

const GOOD_FOR_MS = 2_000;
const MOST_HELD = 16;

interface Ahead<Page> {
  place: string;
  page: Promise<Page>;
}

export class ReadAhead<Page> {
  readonly #held = new LRUCache<string, Ahead<Page>>({ max: MOST_HELD, ttl: GOOD_FOR_MS });

  begin(jobId: string, place: string, read: () => Promise<Page>): void {
    const page = read();
    // The code that takes the page sees the error.
    page.catch(() => undefined);
    this.#held.set(jobId, { place, page });
  }

  async take(jobId: string, place: string, read: () => Promise<Page>): Promise<Page> {
    const held = this.#held.get(jobId);
    this.#held.delete(jobId);
    return held?.place === place ? held.page.catch(read) : read();
  }
}
