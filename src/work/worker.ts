/**
 * A worker: claims namespaces that have something to do, works on several at once, and holds each claim only while it works. A claim
 * that is not renewed runs out, so a dead process's work is taken up by another within the lease.
 *
 *   due ── claim ──▶ held ── work ──▶ nothing left: cleared │ something later: released until then │ failed: released for a while
 *                     │ lease runs out (the process died)
 *                     ▼
 *                    due
 */
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import { ServiceError } from "#src/errors.ts";
import type { Logger } from "#src/log.ts";
import { type Claim, claim, clear, generation, release, renew } from "./wakeups.ts";

/** Does what a namespace needs; answers when there will be more to do, null for not before something wakes it. */
export type Work = (namespaceId: number, signal: AbortSignal) => Promise<Date | null>;

const LEASE_MS = 20_000;
const RENEW_EVERY_MS = 5_000;
/** How often a worker looks for what other processes left due; its own process tells it at once. */
const LOOK_EVERY_MS = 250;
/** Namespaces worked on at once. */
const AT_ONCE = 8;
const AFTER_FAILURE_MS = 2_000;

export interface WorkerParts {
  db: Database;
  clock: Clock;
  log: Logger;
  /** Names this process among the owners of claims. */
  owner: string;
}

export class Worker {
  readonly #parts: WorkerParts;
  readonly #kind: string;
  readonly #work: Work;
  readonly #stopping = new AbortController();
  readonly #held = new Map<number, Promise<void>>();
  #started = false;
  #looking: Promise<void> | null = null;
  #again = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: WorkerParts, kind: string, work: Work) {
    this.#parts = parts;
    this.#kind = kind;
    this.#work = work;
  }

  start(): void {
    this.#started = true;
    this.wake();
  }

  /** Something may have become due in this process. Before the start, as in a process that serves requests only, that is others' work. */
  wake(): void {
    if (!this.#started || this.#stopping.signal.aborted) return;
    if (this.#looking) {
      this.#again = true;
      return;
    }
    if (this.#timer) clearTimeout(this.#timer);
    this.#looking = this.#look().finally(() => {
      this.#looking = null;
      if (this.#again) {
        this.#again = false;
        this.wake();
      } else if (!this.#stopping.signal.aborted) {
        // Jitter keeps the processes of a cluster from asking in step.
        this.#timer = setTimeout(() => this.wake(), LOOK_EVERY_MS * (0.75 + Math.random() / 2));
      }
    });
  }

  /** Claims nothing more, lets go of what can be left, and waits for the rest. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    if (this.#timer) clearTimeout(this.#timer);
    await this.#looking;
    await Promise.all(this.#held.values());
  }

  async #look(): Promise<void> {
    const { db, clock, log, owner } = this.#parts;
    const limit = AT_ONCE - this.#held.size;
    if (limit <= 0) return;
    try {
      const now = clock.now();
      const until = new Date(now.getTime() + LEASE_MS);
      for (const claimed of await claim(db, { kind: this.#kind, owner, now, until, limit })) {
        // A moved clock may make a claim of this very process look run out.
        if (this.#held.has(claimed.namespaceId)) continue;
        const done = this.#hold(claimed).finally(() => {
          this.#held.delete(claimed.namespaceId);
          this.wake();
        });
        this.#held.set(claimed.namespaceId, done);
      }
    } catch (error) {
      if (!isOutage(error)) log.error({ err: error }, "looking for work failed");
    }
  }

  async #hold(claimed: Claim): Promise<void> {
    const { db, clock, log, owner } = this.#parts;
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, this.#stopping.signal]);
    const renewing = setInterval(() => {
      renew(db, claimed, owner, new Date(clock.now().getTime() + LEASE_MS)).then(
        (kept) => kept || lost.abort(),
        () => undefined,
      );
    }, RENEW_EVERY_MS);
    try {
      await this.#workOff(claimed, signal);
    } catch (error) {
      if (!isOutage(error))
        log.error({ err: error, namespaceId: claimed.namespaceId, kind: this.#kind }, "work on a namespace failed");
      const due = new Date(clock.now().getTime() + AFTER_FAILURE_MS);
      await release(db, claimed, owner, due).catch(() => undefined);
    } finally {
      clearInterval(renewing);
    }
  }

  async #workOff(claimed: Claim, signal: AbortSignal): Promise<void> {
    const { db, owner } = this.#parts;
    while (true) {
      // Read before the work: what comes in during it raises the generation, and the claim is not cleared.
      const current = await generation(db, claimed, owner);
      if (current === undefined) return;
      const held = { ...claimed, generation: current };
      const due = await this.#work(claimed.namespaceId, signal);
      if (due !== null) return release(db, held, owner, due);
      if (await clear(db, held, owner)) return;
    }
  }
}

/** The database is gone for now; its own log line says so once. */
function isOutage(error: unknown): boolean {
  return error instanceof ServiceError && error.code === "unavailable";
}
