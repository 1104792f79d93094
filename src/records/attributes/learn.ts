/**
 * Learned indexes. A query on a large namespace may filter or rank by an attribute without an index. The query is answered by a
 * scan, and the index is built in the background. The use of indexes is recorded, so that unused ones can be removed.
 */

import { forEverybody } from "#src/foundation/db/caller.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { drop, keepUp, start } from "./reconcile.ts";
import * as sql from "./sql.ts";
import { MOST_INDEXES } from "./wanted.ts";
import { KIND } from "./work.ts";

/** In a smaller namespace a scan takes a few milliseconds, so an index is not worth its cost for commits. */
export const LARGE_NAMESPACE = 5_000;

/**
 * A learned index is replaced by another only after no query has used it for this time. Otherwise two dashboards would trigger
 * builds in turns.
 */
const SETTLED_MS = 24 * 60 * 60 * 1000;

/** A use is recorded at most once per interval. */
const NOTED_EVERY_MS = 60 * 60 * 1000;
const MOST_NOTED = 100_000;

export interface LearningParts {
  db: Database;
  clock: Clock;
  log: Logger;
  /** Tells this process's worker that there is an index to build. */
  wake(): void;
}

export class Learning {
  readonly #parts: LearningParts;
  /** When each attribute of a namespace was last requested, or last recorded as used, by this process. */
  readonly #noted = new Map<string, number>();
  readonly #running = new Set<Promise<void>>();

  constructor(parts: LearningParts) {
    this.#parts = parts;
  }

  /** Reports the indexes that a query used and the ones that it lacked. The work happens after the query. */
  note(namespace: { namespaceId: number; documents: number }, used: readonly string[], missed: readonly string[]): void {
    const { namespaceId, documents } = namespace;
    const usedNow = this.#due(namespaceId, used);
    const missedNow = documents < LARGE_NAMESPACE ? [] : this.#due(namespaceId, missed);
    forEverybody(() => {
      if (usedNow.length > 0) this.#behind(sql.setLastUsed(this.#parts.db, namespaceId, usedNow, this.#parts.clock.now()));
      if (missedNow.length > 0) this.#behind(this.#learn(namespaceId, missedNow));
    });
  }

  /** Waits for background work in progress. */
  async stop(): Promise<void> {
    await Promise.all(this.#running);
  }

  #due(namespaceId: number, attributes: readonly string[]): string[] {
    const now = this.#parts.clock.now().getTime();
    const due = attributes.filter((attribute) => (this.#noted.get(`${namespaceId} ${attribute}`) ?? 0) <= now - NOTED_EVERY_MS);
    if (this.#noted.size + due.length > MOST_NOTED) this.#noted.clear();
    for (const attribute of due) this.#noted.set(`${namespaceId} ${attribute}`, now);
    return due;
  }

  #behind(work: Promise<void>): void {
    const running = work
      .catch((error: unknown) => this.#parts.log.warn({ err: error }, "The attributes that queries use could not be recorded."))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async #learn(namespaceId: number, attributes: readonly string[]): Promise<void> {
    const { db, clock } = this.#parts;
    await db.transaction(async (tx) => {
      const namespace = await sql.holdNamespace(tx, namespaceId);
      if (!namespace) return;
      await begin(tx, namespace, attributes, clock.now());
      await wake(tx, KIND, namespaceId, clock.now());
    });
    this.#parts.wake();
  }
}

async function begin(tx: Transaction, namespace: sql.HeldNamespace, attributes: readonly string[], now: Date): Promise<void> {
  const indexes = await sql.readIndexes(tx, namespace.namespace_id);
  const known = new Set(indexes.map(({ attribute }) => attribute));
  const made = attributes.filter((attribute) => !known.has(attribute));
  const kept = indexes.filter(({ state }) => state !== "dropping");
  const idle = kept
    .filter(({ origin, last_used_at }) => origin === "learned" && now.getTime() - last_used_at.getTime() > SETTLED_MS)
    .sort((one, other) => one.last_used_at.getTime() - other.last_used_at.getTime());
  const room = MOST_INDEXES - kept.length;
  const begun = made.slice(0, room + idle.length);
  await drop(tx, namespace.namespace_id, idle.slice(0, Math.max(0, begun.length - room)));
  await start(tx, namespace, begun, "learned", now);
  await keepUp(tx, namespace);
}
