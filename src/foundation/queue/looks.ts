/**
 * Looks for work that other processes have made due, for all workers of a process at once. A look is one statement with one index probe per
 * kind. So an idle process asks the database four times a second, however many workers it has.
 */
import { forEverybody } from "#src/foundation/db/caller.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { outsideOfTraces } from "#src/foundation/tracing/tracing.ts";
import { dueKinds } from "./wakeups.ts";

/** About the interval between two looks of a process. */
export const LOOK_EVERY_MS = 250;

/** Told after each look whether rows of its kind are due that nobody has leased. */
type Told = (due: boolean) => void;

export class Looks {
  readonly #parts: { db: Database; clock: Clock; log: Logger };
  readonly #told = new Map<string, Told>();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;

  constructor(parts: { db: Database; clock: Clock; log: Logger }) {
    this.#parts = parts;
  }

  /** Looks for rows of this kind too, from now on. */
  join(kind: string, told: Told): void {
    if (this.#told.has(kind)) throw new Error(`Two workers work on rows of kind "${kind}".`);
    this.#told.set(kind, told);
    if (!this.#timer && !this.#looking) this.#lookLater();
  }

  /** Looks for them no more. Resolves when no look is under way that could still tell. */
  async leave(kind: string): Promise<void> {
    this.#told.delete(kind);
    if (this.#told.size === 0 && this.#timer) {
      clearTimeout(this.#timer);
      this.#timer = null;
    }
    await this.#looking;
  }

  #lookLater(): void {
    // Jitter, so that the processes of a cluster do not look in step.
    const ms = LOOK_EVERY_MS * (0.75 + Math.random() / 2);
    this.#timer = outsideOfTraces(() => forEverybody(() => setTimeout(() => this.#lookNow(), ms)));
  }

  #lookNow(): void {
    this.#timer = null;
    this.#looking = this.#look().finally(() => {
      this.#looking = null;
      if (this.#told.size > 0) this.#lookLater();
    });
  }

  async #look(): Promise<void> {
    const { db, clock, log } = this.#parts;
    try {
      const due = await dueKinds(db, [...this.#told.keys()], clock.now());
      for (const [kind, told] of this.#told) told(due.has(kind));
    } catch (error) {
      if (!isOutage(error)) log.error({ err: error }, "The process could not look for work.");
    }
  }
}

/** The database is down. The log reports that once, elsewhere. */
export function isOutage(error: unknown): boolean {
  return error instanceof ServiceError && error.code === "unavailable";
}
