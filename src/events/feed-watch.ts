/**
 * Tells those who wait for the feed of an organization that it has gone on, whichever process has moved it. While somebody waits, one statement
 * asks for all of them, four times a second.
 */
import type { Database } from "#src/db/database.ts";
import * as sql from "./sql.ts";

const EVERY_MS = 250;

interface Waiting {
  /** How far the feed was. */
  than: string | null;
  tell(): void;
}

export class FeedWatch {
  readonly #db: Database;
  readonly #waiting = new Map<string, Set<Waiting>>();
  #timer: NodeJS.Timeout | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  /** How far a feed is. To be asked before the feed is read: what comes after that is not overlooked. */
  async last(organizationId: string): Promise<string | null> {
    const [row] = await sql.readLastEvents(this.#db, [organizationId]);
    return row?.last ?? null;
  }

  /** Resolves when the feed is not as far any more as it was, or the signal is aborted. */
  changed(organizationId: string, than: string | null, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const all = this.#waiting.get(organizationId) ?? new Set();
      this.#waiting.set(organizationId, all);
      const waiting = { than, tell };
      const forget = () => {
        all.delete(waiting);
        if (all.size === 0 && this.#waiting.get(organizationId) === all) this.#waiting.delete(organizationId);
      };
      function tell(): void {
        signal.removeEventListener("abort", tell);
        forget();
        resolve();
      }
      signal.addEventListener("abort", tell, { once: true });
      all.add(waiting);
      this.#look();
    });
  }

  #look(): void {
    if (this.#timer !== null || this.#waiting.size === 0) return;
    this.#timer = setTimeout(async () => {
      // A database that is away is asked again.
      const found = await sql.readLastEvents(this.#db, [...this.#waiting.keys()]).catch(() => []);
      for (const { organizationId, last } of found) {
        for (const waiting of [...(this.#waiting.get(organizationId) ?? [])]) if (waiting.than !== last) waiting.tell();
      }
      this.#timer = null;
      this.#look();
    }, EVERY_MS);
    this.#timer.unref();
  }
}
