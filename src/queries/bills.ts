/**
 * What queries read, billed behind them. While a bill of a namespace is being written, those that come add up to the next, so that many
 * queries of a namespace do not wait for one another at its line. A process that is killed loses what it had not written, some
 * milliseconds of it, in the customer's favour.
 */
import { addUsage } from "#src/accounts/usage.ts";
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import { unawaited } from "#src/db/session.ts";
import type { Logger } from "#src/log.ts";

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
    open.writing ??= this.#write(namespaceId, open);
  }

  /** When all that has been added is written, or could not be. */
  async settled(): Promise<void> {
    await Promise.all([...this.#open.values()].map(({ writing }) => writing));
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
    }
    this.#open.delete(namespaceId);
  }
}
