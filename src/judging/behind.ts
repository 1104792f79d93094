/**
 * Judging that nobody waits for: a query shows what is stored of judgments that answer on read, and has judged behind it what of that is not
 * fresh. What several queries ask for is asked for together.
 */
import type { Clock } from "#src/clock.ts";
import { forEverybody } from "#src/db/caller.ts";
import type { Database } from "#src/db/database.ts";
import type { ActiveJudgment } from "#src/judgments/judgment.ts";
import type { Logger } from "#src/log.ts";
import { wake } from "#src/work/wakeups.ts";
import { deferReads } from "./holds.ts";

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

  /** Has judged what of these is not fresh, has not failed for good and is not on its way. */
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

  /** When what has been asked for is told. */
  async settled(): Promise<void> {
    await this.#asking;
  }

  async #askAll(): Promise<void> {
    for (const [namespaceId, wanted] of this.#wanted) {
      this.#wanted.delete(namespaceId);
      await this.#ask(namespaceId, wanted).catch((error: unknown) =>
        this.#parts.log.warn(
          { err: error, namespaceId },
          "Judging behind queries could not be asked for; the next query asks again.",
        ),
      );
    }
    this.#asking = null;
  }

  async #ask(namespaceId: number, wanted: Wanted): Promise<void> {
    const { db, clock, wakeJudging } = this.#parts;
    const now = clock.now();
    const asked = await db.transaction(async (tx) => {
      let asked = 0;
      for (const { judgmentId, version, documentIds } of wanted.values()) {
        asked += await deferReads(tx, namespaceId, { judgmentId, version, documentIds: [...documentIds] }, now);
      }
      if (asked > 0) await wake(tx, "judging", namespaceId, now);
      return asked;
    });
    if (asked > 0) wakeJudging();
  }
}
