import { UnexpectedResponseError } from "./errors.ts";
import { NAMES } from "./names.ts";
import { isObject } from "./reply.ts";

/**
 * A list over all its pages. `for await (const entry of list)` iterates over the entries, and `for await (const page of list.pages())` over the
 * pages. Every iteration starts from the first page. A page is fetched when it is needed.
 */
export class Pages<Page, Entry> implements AsyncIterable<Entry> {
  readonly #operation: string;
  readonly #member: string;
  readonly #fetch: (cursor: string | null) => Promise<Page>;

  constructor(operation: string, member: string, fetch: (cursor: string | null) => Promise<Page>) {
    this.#operation = operation;
    this.#member = member;
    this.#fetch = fetch;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Entry, void, undefined> {
    for await (const page of this.pages()) yield* this.#entries(page);
  }

  async *pages(): AsyncGenerator<Page, void, undefined> {
    let cursor: string | null = null;
    do {
      const page: Page = await this.#fetch(cursor);
      yield page;
      const next = nextCursor(page);
      if (next !== null && next === cursor) throw this.#unexpected("answered the cursor it was given", page);
      cursor = next;
    } while (cursor !== null);
  }

  /** All entries in one array, in order. Use it only for lists that you know to be short. */
  async toArray(): Promise<Entry[]> {
    const entries: Entry[] = [];
    for await (const page of this.pages()) entries.push(...this.#entries(page));
    return entries;
  }

  #entries(page: Page): readonly Entry[] {
    const entries = isObject(page) ? page[this.#member] : undefined;
    if (!Array.isArray(entries)) throw this.#unexpected(`answered a page without its array ${this.#member}`, page);
    return entries;
  }

  #unexpected(problem: string, page: Page): UnexpectedResponseError {
    return new UnexpectedResponseError(
      problem,
      { operation: this.#operation, status: 200, requestId: null },
      JSON.stringify(page) ?? "",
    );
  }
}

function nextCursor(page: unknown): string | null {
  const next = isObject(page) ? page[NAMES.nextCursor] : undefined;
  return typeof next === "string" && next !== "" ? next : null;
}
