/**
 * Bills what queries read, in the background. The first bill of a namespace is written at once. Those that follow within a tenth of a
 * second are written together. So queries do not wait for each other at the namespace's row, and do not cost a transaction each. A process
 * that is killed loses the bills of that tenth of a second, in the customer's favour.
 */
import { addUsage } from "#src/accounts/money/usage.ts";
import { forEverybody } from "#src/foundation/db/caller.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";

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
  /** Functions that end the current pauses. */
  readonly #pauses = new Set<() => void>();
  /** How many callers wait until everything is written. */
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

  /** Resolves when all bills so far are written, or have failed. */
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
        // The next bill of the namespace includes it.
        open.bytes += bytes;
        open.writing = null;
        this.#log.warn({ err: error, namespaceId }, "Queries could not be billed yet. The service tries again.");
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
