/**
 * What queries read, billed behind them: the first at once, those that come within a tenth of a second after it together, so that queries of a
 * namespace neither wait for one another at its line nor cost a transaction each. A process that is killed loses what it had not written,
 * that tenth of a second, in the customer's favour.
 */
import { addUsage } from "#src/accounts/usage.ts";
import type { Clock } from "#src/clock.ts";
import { forEverybody } from "#src/db/caller.ts";
import type { Database } from "#src/db/database.ts";
import { unawaited } from "#src/db/session.ts";
import type { Logger } from "#src/log.ts";

const PAUSE_MS = 100;

interface Open {
  organizationId: string;
  bytes: number;
  writing: Promise<void> | null;
}

export class Bills {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #open = new Map<number, Open>();
  /** What ends the pauses that are under way. */
  readonly #pauses = new Set<() => void>();
  /** How many wait for all to be written. */
  #awaited = 0;

  constructor(db: Database, clock: Clock, log: Logger) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  add(organizationId: string, namespaceId: number, bytes: number): void {
    if (bytes === 0) return;
    const open = this.#open.get(namespaceId) ?? { organizationId, bytes: 0, writing: null };
    this.#open.set(namespaceId, open);
    open.bytes += bytes;
    open.writing ??= forEverybody(() => this.#write(namespaceId, open));
  }

  /** When all that has been added is written, or could not be. */
  async settled(): Promise<void> {
    this.#awaited += 1;
    for (const end of this.#pauses) end();
    await Promise.all([...this.#open.values()].map(({ writing }) => writing));
    this.#awaited -= 1;
  }

  async #write(namespaceId: number, open: Open): Promise<void> {
    while (open.bytes > 0) {
      const { organizationId, bytes } = open;
      open.bytes = 0;
      try {
        await this.#db.transaction(async (tx) => {
          unawaited(tx.query({ name: "query_bill_behind", text: "set local synchronous_commit = off" }));
          unawaited(addUsage(tx, { namespaceId, organizationId, at: this.#clock.now(), line: "queries", bytes }));
        });
      } catch (error) {
        // It is written with the next bill of the namespace.
        open.bytes += bytes;
        open.writing = null;
        this.#log.warn({ err: error, namespaceId }, "Billing queries failed for now.");
        return;
      }
      if (this.#awaited === 0) await this.#pause();
    }
    this.#open.delete(namespaceId);
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#pauses.delete(end);
        resolve();
      };
      const timer = setTimeout(end, PAUSE_MS).unref();
      this.#pauses.add(end);
    });
  }
}
