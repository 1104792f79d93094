/**
 * Keeps what was last seen of namespaces and their usage beside their names, where a store has them on several machines. Lists and usage reports read
 * it while a machine is lost. So it may be some seconds behind, and it decides nothing: neither budgets nor bills.
 *
 *     changed by a transaction of this process ──▶ noted ──FLUSH_MS──▶ ripe ──FLUSH_MS──▶ read where it is, and kept
 *                                                     ▲                                        │ its machine does not answer
 *                                                     └────────────────────────────────────────┘
 *
 * A transaction notes before it commits, so a note ripens first. A process that is killed loses its notes: the next change of the namespace brings
 * them back. Only what has changed is read.
 */
import { monthOf } from "#src/accounts/money/prices.ts";
import { onChanged } from "#src/foundation/db/changed-namespaces.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { indexedAttributes } from "#src/records/attributes/views.ts";
import * as sql from "./last-seen-sql.ts";

const FLUSH_MS = 2_000;
/** Read by one statement. */
const MOST_AT_ONCE = 200;
/** Notes beyond these are let go: they come again with the next change. */
const MOST_NOTED = 100_000;

export interface LastSeenParts {
  db: Database;
  clock: Clock;
  log: Logger;
  /** Default: FLUSH_MS. */
  everyMs?: number | undefined;
}

export class LastSeen {
  readonly #parts: LastSeenParts;
  #noted = new Set<number>();
  #ripe = new Set<number>();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();
  #stopped = false;
  readonly #ignore: () => void;

  constructor(parts: LastSeenParts) {
    this.#parts = parts;
    this.#ignore = onChanged((id) => {
      if (this.#noted.size < MOST_NOTED) this.#noted.add(id);
    });
  }

  start(): void {
    this.#flushing = this.#noteUnseen().catch(() => {}); // What is missing is seen at its next change.
    this.#later();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#ignore();
    clearTimeout(this.#timer);
    await this.#flushing;
  }

  /** Reads all that has changed until now. For tests, which do not wait. */
  async flush(): Promise<void> {
    await this.#flushing;
    this.#flushing = this.#flush([...this.#ripe, ...this.#noted]);
    this.#ripe = new Set();
    this.#noted = new Set();
    await this.#flushing;
  }

  #later(): void {
    this.#timer = setTimeout(async () => {
      await this.#flushing;
      const ripe = [...this.#ripe];
      this.#ripe = this.#noted;
      this.#noted = new Set();
      this.#flushing = this.#flush(ripe);
      await this.#flushing;
      if (!this.#stopped) this.#later();
    }, this.#parts.everyMs ?? FLUSH_MS).unref();
  }

  /** Those that were there before anything was seen of them. */
  async #noteUnseen(): Promise<void> {
    for (let after = 0; !this.#stopped; ) {
      const ids = await sql.listUnseen(this.#parts.db, after, MOST_AT_ONCE);
      if (ids.length === 0) return;
      await this.#flush(ids);
      after = ids.at(-1)!;
    }
  }

  /** Never rejects. */
  async #flush(ids: readonly number[]): Promise<void> {
    for (let at = 0; at < ids.length && !this.#stopped; at += MOST_AT_ONCE) {
      const some = ids.slice(at, at + MOST_AT_ONCE);
      await this.#look(some).catch((error: unknown) => this.#lookApart(some, error));
    }
  }

  /** A machine that is lost hides no others. */
  async #lookApart(ids: readonly number[], reason: unknown): Promise<void> {
    for (const id of ids) {
      if (this.#stopped) return;
      const failure =
        ids.length === 1
          ? reason
          : await this.#look([id]).then(
              () => null,
              (error: unknown) => error,
            );
      if (failure === null) continue;
      if (failure instanceof ServiceError && failure.code === "unavailable") this.#noted.add(id);
      else this.#parts.log.warn({ err: failure, namespaceId: id }, "What was last seen of a namespace could not be kept.");
    }
  }

  async #look(ids: readonly number[]): Promise<void> {
    const { db, clock } = this.#parts;
    const now = clock.now();
    const rows = await sql.readPresent(db, ids);
    const lines = await sql.readLines(db, ids, monthOf(new Date(now.getTime() - MONTH_MS)));
    const seen: sql.SeenRow[] = [];
    for (const [organizationId, some] of Map.groupBy(rows, ({ organization_id }) => organization_id)) {
      const namespaces = some.map(({ namespace_id: namespaceId, name }) => ({ namespaceId, name }));
      const indexed = await indexedAttributes(db, organizationId, namespaces);
      seen.push(...some.map((row) => ({ ...row, seen_at: now, indexed_attributes: indexed.get(row.namespace_id)! })));
    }
    const living = new Set(rows.map(({ namespace_id }) => namespace_id));
    const gone = ids.filter((id) => !living.has(id));
    await db.transaction(async (tx) => {
      if (seen.length > 0) await sql.keepSeen(tx, seen);
      if (lines.length > 0) await sql.keepLines(tx, lines);
      if (gone.length > 0) await sql.dropSeen(tx, gone);
    });
  }
}

/** The longest. */
const MONTH_MS = 31 * 86_400_000;
