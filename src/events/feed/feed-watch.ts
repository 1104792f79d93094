/**
 * Notifies clients that wait for an organization's feed when it has new events: at once where this process moved them, within a quarter of a second
 * where another one did. While clients wait, one statement per process checks all their feeds, four times a second.
 */
import { LRUCache } from "lru-cache";
import type { Database } from "#src/foundation/db/database.ts";
import * as sql from "#src/foundation/events/event-rows.ts";

const EVERY_MS = 250;
/** Organizations whose last event is remembered. */
const MOST_REMEMBERED = 10_000;

interface Waiting {
  /** The last event that the client knows. */
  than: string | null;
  tell(): void;
}

export class FeedWatch {
  readonly #db: Database;
  readonly #waiting = new Map<string, Set<Waiting>>();
  /** The last events that this process moved, for a client that begins to wait just afterwards. */
  readonly #moved = new LRUCache<string, string>({ max: MOST_REMEMBERED });
  #timer: NodeJS.Timeout | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The feed's last event. Call it before you read the feed, so that later events are noticed. */
  async last(organizationId: string): Promise<string | null> {
    const [row] = await sql.readLastEvents(this.#db, [organizationId]);
    return row?.last ?? null;
  }

  /** This process has moved events to the feed, up to this one. */
  moved(organizationId: string, last: string): void {
    this.#moved.set(organizationId, last);
    this.#tell(organizationId, last);
  }

  /** Resolves when the feed has new events, or the signal is aborted. */
  changed(organizationId: string, than: string | null, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted || this.#hasMoved(organizationId, than)) return resolve();
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

  /** Tells of it once: a database that has lost the event would be asked for it without end. */
  #hasMoved(organizationId: string, than: string | null): boolean {
    const moved = (this.#moved.get(organizationId) ?? "") > (than ?? "");
    if (moved) this.#moved.delete(organizationId);
    return moved;
  }

  #tell(organizationId: string, last: string | null): void {
    for (const waiting of [...(this.#waiting.get(organizationId) ?? [])]) if (waiting.than !== last) waiting.tell();
  }

  #look(): void {
    if (this.#timer !== null || this.#waiting.size === 0) return;
    this.#timer = setTimeout(async () => {
      // If the database is down, the check is repeated.
      const found = await sql.readLastEvents(this.#db, [...this.#waiting.keys()]).catch(() => []);
      for (const { organizationId, last } of found) this.#tell(organizationId, last);
      this.#timer = null;
      this.#look();
    }, EVERY_MS);
    this.#timer.unref();
  }
}
