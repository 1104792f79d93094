/**
 * Writes what this process has counted, every five seconds and when it stops. Transactions count in memory, so they wait for nothing. A
 * process that is killed loses at most what it counted since the last write. Hours never have more than happened.
 */
import { monthOf } from "#src/accounts/money/prices.ts";
import { monthStart } from "#src/accounts/money/usage.ts";
import type { HourCount } from "#src/foundation/counts/hour-counts.ts";
import { forEverybody } from "#src/foundation/db/caller.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { addOfJudgments, sweepJudgmentHours } from "./judgment-hours.ts";
import { addToHours, sweepHours } from "./sql.ts";

const EVERY_MS = 5_000;
const SWEEP_MS = 3_600_000;
const AT_ONCE = 1_000;

export const HOURS_KEPT_MS = 90 * 24 * 3_600_000;

export interface RecorderParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, "warn">;
  readonly keptMs: number;
  /** How often counts are written. Null: only when it stops. Default: 5,000. */
  readonly everyMs?: number | null | undefined;
}

export class HourRecorder {
  readonly #parts: RecorderParts;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();
  #sweeping: Promise<void> | null = null;
  #sweepAt = 0;

  constructor(parts: RecorderParts) {
    this.#parts = parts;
  }

  get keptMs(): number {
    return this.#parts.keptMs;
  }

  start(): void {
    const { everyMs = EVERY_MS } = this.#parts;
    if (everyMs !== null) this.#timer ??= setInterval(() => forEverybody(() => this.#tick()), everyMs).unref();
  }

  /** Writes what was counted. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.write();
    await this.#sweeping;
  }

  /** Writes what was counted until now. Never fails. */
  async write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeAll());
    await this.#writing;
  }

  #tick(): void {
    void this.write();
    if (this.#sweeping !== null || performance.now() < this.#sweepAt) return;
    this.#sweepAt = performance.now() + SWEEP_MS;
    const { db, clock, keptMs, log } = this.#parts;
    this.#sweeping = sweepOldHours(db, clock.now(), keptMs)
      .catch((error: unknown) => log.warn({ err: error }, "Old hourly counts could not be deleted."))
      .finally(() => {
        this.#sweeping = null;
      });
  }

  async #writeAll(): Promise<void> {
    const batches = batchesOf(this.#parts.db.hours.take());
    for (const [at, batch] of batches.entries()) {
      if (await this.#writeBatch(batch)) continue;
      this.#parts.db.hours.giveBack(batches.slice(at).flat());
      return;
    }
  }

  /** @returns false if nothing of it was written. If it is unknown, it is not written again, so that nothing is counted twice. */
  async #writeBatch(batch: readonly HourCount[]): Promise<boolean> {
    const { db, log } = this.#parts;
    let inserted = false;
    try {
      await db.transaction(async (tx) => {
        inserted = false;
        await (batch[0]!.judgment === undefined ? addToHours(tx, batch) : addOfJudgments(tx, batch));
        inserted = true;
      });
    } catch (error) {
      log.warn({ err: error }, inserted ? "Hourly counts may be lost." : "Hourly counts could not be written yet.");
      return inserted;
    }
    return true;
  }
}

/** Each batch of counts of judgments is of one organization. */
function batchesOf(counts: readonly HourCount[]): HourCount[][] {
  const groups = Map.groupBy(counts, ({ judgment, organization_id }) => (judgment === undefined ? null : organization_id));
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / AT_ONCE) }, (_, n) => group.slice(n * AT_ONCE, (n + 1) * AT_ONCE)),
  );
}

/** Whole months are kept, because prices depend on what a month has used before. */
export async function sweepOldHours(db: Database, now: Date, keptMs: number): Promise<void> {
  const before = new Date(monthStart(monthOf(new Date(now.getTime() - keptMs))));
  while ((await sweepHours(db, before, AT_ONCE)) === AT_ONCE);
  while ((await sweepJudgmentHours(db, before, AT_ONCE)) === AT_ONCE);
}
