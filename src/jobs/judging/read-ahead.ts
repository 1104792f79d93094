/**
 * The documents of a job's next page, read while the page before lands: the database writes and this process reads at once, where each would
 * wait for the other. What was read too long ago, or for another place, is read anew; engines are never asked ahead.
 */

const GOOD_FOR_MS = 2_000;
const MOST_HELD = 16;

interface Ahead<Page> {
  place: string;
  page: Promise<Page>;
  readAt: number;
}

export class ReadAhead<Page> {
  readonly #held = new Map<string, Ahead<Page>>();

  begin(jobId: string, place: string, read: () => Promise<Page>): void {
    if (this.#held.size >= MOST_HELD) this.#held.clear();
    const page = read();
    // Whoever takes it hears of it.
    page.catch(() => undefined);
    this.#held.set(jobId, { place, page, readAt: performance.now() });
  }

  async take(jobId: string, place: string, read: () => Promise<Page>): Promise<Page> {
    const held = this.#held.get(jobId);
    this.#held.delete(jobId);
    const good = held?.place === place && performance.now() - held.readAt < GOOD_FOR_MS;
    return good ? held.page.catch(read) : read();
  }
}
