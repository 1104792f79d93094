/**
 * Learned indexes. A query on a large namespace may filter or rank by an attribute without an index. The query is answered by a
 * scan, and the index is built in the background. The use of indexes is recorded, so that unused ones can be removed.
 */

import { forEverybody } from "#src/foundation/db/caller.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { isCombined } from "#src/records/values/combined.ts";
import { drop, keepUp, start } from "./reconcile.ts";
import * as sql from "./sql.ts";
import { isCarried, MOST_COMBINED, MOST_INDEXES } from "./wanted.ts";
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

/**
 * A combined index is started when queries of a day would have been faster with it by this time for each document, in microseconds. To build
 * it takes about half as long, and commits then maintain one more row.
 */
const WORTH_US = 30;
const WORTH_WITHIN_MS = 24 * 60 * 60 * 1000;

/** A combined index that would have made a query faster, and by how many microseconds. */
export interface Lacked {
  readonly name: string;
  readonly us: number;
}

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
  /** What queries would have saved with combined indexes, since when. */
  readonly #lacked = new Map<string, { us: number; since: number }>();
  readonly #running = new Set<Promise<void>>();

  constructor(parts: LearningParts) {
    this.#parts = parts;
  }

  /** Reports the indexes that a query used and the ones that it lacked. The work happens after the query. */
  note(
    namespace: { namespaceId: number; documents: number },
    used: readonly string[],
    missed: readonly string[],
    lacked: Lacked | null = null,
  ): void {
    const { namespaceId, documents } = namespace;
    const usedNow = this.#due(namespaceId, used);
    const isWorth = lacked !== null && this.#isWorth(namespace, lacked);
    const wanted = isWorth ? [...missed, lacked.name] : missed;
    const missedNow = documents < LARGE_NAMESPACE ? [] : this.#due(namespaceId, wanted);
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

  /** Whether queries would have saved as much with a combined index as it costs. */
  #isWorth({ namespaceId, documents }: { namespaceId: number; documents: number }, { name, us }: Lacked): boolean {
    const now = this.#parts.clock.now().getTime();
    const key = `${namespaceId} ${name}`;
    const known = this.#lacked.get(key);
    const before = known && known.since > now - WORTH_WITHIN_MS ? known : { us: 0, since: now };
    if (this.#lacked.size >= MOST_NOTED) this.#lacked.clear();
    const sum = { us: before.us + us, since: before.since };
    const isWorth = sum.us >= documents * WORTH_US;
    if (isWorth) this.#lacked.delete(key);
    else this.#lacked.set(key, sum);
    return isWorth;
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
  const single = (name: string) => !isCombined(name);
  await beginOf(
    tx,
    namespace,
    indexes.filter(({ attribute }) => single(attribute)),
    attributes.filter(single),
    MOST_INDEXES,
    now,
  );
  const combined = indexes.filter(({ attribute }) => isCombined(attribute));
  // None of them may count as maintained because another begins now.
  const stale = isCarried(namespace) ? [] : combined.filter(({ state }) => state !== "dropping");
  await drop(tx, namespace.namespace_id, stale);
  const left = combined.map((index) => (stale.includes(index) ? { ...index, state: "dropping" as const } : index));
  await beginOf(tx, namespace, left, attributes.filter(isCombined), MOST_COMBINED, now);
  await keepUp(tx, namespace);
}

/** Starts indexes of one sort, at most `most` with those that are there. Idle ones give way. */
async function beginOf(
  tx: Transaction,
  namespace: sql.HeldNamespace,
  indexes: readonly sql.IndexRow[],
  attributes: readonly string[],
  most: number,
  now: Date,
): Promise<void> {
  const known = new Set(indexes.map(({ attribute }) => attribute));
  const made = attributes.filter((attribute) => !known.has(attribute));
  const kept = indexes.filter(({ state }) => state !== "dropping");
  const idle = kept
    .filter(({ origin, last_used_at }) => origin === "learned" && now.getTime() - last_used_at.getTime() > SETTLED_MS)
    .sort((one, other) => one.last_used_at.getTime() - other.last_used_at.getTime());
  const room = most - kept.length;
  const begun = made.slice(0, room + idle.length);
  await drop(tx, namespace.namespace_id, idle.slice(0, Math.max(0, begun.length - room)));
  await start(tx, namespace, begun, "learned", now);
}
