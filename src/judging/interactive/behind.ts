/**
 * Background judging for queries. A query returns stored answers of judgments with policy `on_read`, and requests judging of those that are
 * not fresh. Nobody waits for it. Requests of several queries are merged.
 */

import { forEverybody } from "#src/foundation/db/caller.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { deferReads, readUnasked, type WantedReads } from "#src/records/answers/holds.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";
import { holdNamespace } from "#src/records/namespaces/sequence.ts";

/** Documents of one namespace by judgment and version. */
type Wanted = Map<string, { judgmentId: string; version: number; documentIds: Set<string> }>;

export interface BehindParts {
  db: Database;
  clock: Clock;
  log: Logger;
  /** Tells this process's worker that there is something to judge. */
  wakeJudging(): void;
}

export class Behind {
  readonly #parts: BehindParts;
  readonly #wanted = new Map<number, Wanted>();
  #asking: Promise<void> | null = null;

  constructor(parts: BehindParts) {
    this.#parts = parts;
  }

  /** Requests judging of answers that are not fresh, unless they failed permanently or are already deferred. */
  ask(namespaceId: number, documentIds: readonly string[], judgments: readonly ActiveJudgment[]): void {
    if (documentIds.length === 0 || judgments.length === 0) return;
    const wanted: Wanted = this.#wanted.get(namespaceId) ?? new Map();
    this.#wanted.set(namespaceId, wanted);
    for (const { judgmentId, activeVersion: version } of judgments) {
      const one = wanted.get(`${judgmentId} ${version}`) ?? { judgmentId, version, documentIds: new Set() };
      wanted.set(`${judgmentId} ${version}`, one);
      for (const id of documentIds) one.documentIds.add(id);
    }
    this.#asking ??= forEverybody(() => this.#askAll());
  }

  /** Resolves when all requests so far are stored. */
  async settled(): Promise<void> {
    await this.#asking;
  }

  async #askAll(): Promise<void> {
    for (const [namespaceId, wanted] of this.#wanted) {
      this.#wanted.delete(namespaceId);
      await this.#ask(namespaceId, wanted).catch((error: unknown) =>
        this.#parts.log.warn(
          { err: error, namespaceId },
          "Documents of a query could not be queued for judging. The next query queues them.",
        ),
      );
    }
    this.#asking = null;
  }

  async #ask(namespaceId: number, wanted: Wanted): Promise<void> {
    const { db, clock, wakeJudging } = this.#parts;
    const unasked: WantedReads[] = [];
    for (const one of wanted.values()) {
      const documentIds = await readUnasked(db, namespaceId, { ...one, documentIds: [...one.documentIds] });
      if (documentIds.length > 0) unasked.push({ ...one, documentIds });
    }
    if (unasked.length === 0) return;
    const now = clock.now();
    const asked = await db.transaction(async (tx) => {
      let asked = 0;
      unawaited(holdNamespace(tx, namespaceId));
      for (const one of unasked) asked += await deferReads(tx, namespaceId, one, now);
      if (asked > 0) await wake(tx, JUDGING, namespaceId, now);
      return asked;
    });
    if (asked > 0) wakeJudging();
  }
}
