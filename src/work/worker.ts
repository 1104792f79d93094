/**
 * A worker: claims namespaces that have something to do, works on several at once, and holds each claim only while it works. A claim
 * that is not renewed runs out, so a dead process's work is taken up by another within the lease.
 *
 *   due ── claim ──▶ held ── work ──▶ nothing left: cleared │ something later: released until then │ failed: released for a while
 *                     │ lease runs out (the process died)
 *                     ▼
 *                    due
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "#src/clock.ts";
import { forEverybody } from "#src/db/caller.ts";
import type { Database } from "#src/db/database.ts";
import { ServiceError } from "#src/errors.ts";
import type { Logger } from "#src/log.ts";
import { claimMs } from "./lease.ts";
import { type Claim, claim, claimFairly, clear, generation, isDue, letGo, release, renew } from "./wakeups.ts";

/**
 * Does what a namespace needs. Answers when there will be more to do; null: not before something wakes it; `restMs`: the same, and what has
 * woken it by then may wait as long. Once `signal` is aborted the answer does not count: the namespace stays due.
 */
export type Work = (namespaceId: number, signal: AbortSignal, turn: Turn) => Promise<Date | null | { restMs: number }>;

/** How long a namespace is worked on while others wait: what is left when its turn is over is done in its next. */
export interface Turn {
  readonly over: boolean;
}

/** Where nobody else waits. */
export const UNENDING: Turn = { over: false };

const TURN_MS = 5_000;

/** Renewals within the time of a claim. */
const RENEWALS = 4;
/** How often a worker looks for what other processes left due; its own process tells it at once. */
const LOOK_EVERY_MS = 250;
/**
 * Looks that this process asks for follow one another no faster, and so do visits of one namespace: under a stream of writes each finds
 * more to do. Without that, looking took as much of the database as the writes of 64 clients.
 */
const REST_MS = 20;
/** Namespaces worked on at once, and those held in all: a namespace that rests between two visits takes no turn. */
const AT_ONCE = 8;
const MOST_HELD = 256;
const AFTER_FAILURE_MS = 2_000;
/** How often a claim is let go of again where the database is away. */
const RELEASE_EVERY_MS = 250;

export interface WorkerParts {
  db: Database;
  clock: Clock;
  log: Logger;
  /** Names this process among the owners of claims. */
  owner: string;
}

export interface WorkerOptions {
  /** Worked on at once; 8 where absent. */
  atOnce?: number;
  /** Whether each share (see `wakeups.ts`) gets its part of them. */
  fair?: boolean;
  /** Whether it looks as soon as a transaction of this process has made something due; else somebody has to tell it. */
  prompt?: boolean;
}

export class Worker {
  readonly #parts: WorkerParts;
  readonly #kind: string;
  readonly #work: Work;
  readonly #options: Required<WorkerOptions>;
  readonly #stopping = new AbortController();
  readonly #held = new Map<number, Promise<void>>();
  #resting = 0;
  /** Whether namespaces wait that this process has no room for. */
  #crowded = false;
  #started = false;
  #looking: Promise<void> | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #lookAt = 0;
  #again = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(
    parts: WorkerParts,
    kind: string,
    work: Work,
    { atOnce = AT_ONCE, fair = false, prompt = false }: WorkerOptions = {},
  ) {
    this.#parts = parts;
    this.#kind = kind;
    this.#work = work;
    this.#options = { atOnce, fair, prompt };
  }

  start(): void {
    this.#started = true;
    if (this.#options.prompt) this.#parts.db.whenWoken(this.#kind, () => this.wake());
    this.wake();
  }

  /** Something may have become due in this process. Before the start, as in a process that serves requests only, that is others' work. */
  wake(): void {
    if (!this.#started || this.#stopping.signal.aborted) return;
    if (this.#looking) this.#again = true;
    else this.#lookIn(Math.max(0, this.#lookedAt + REST_MS - performance.now()));
  }

  /** The soonest of the looks that are asked for is the one that is taken. */
  #lookIn(ms: number): void {
    const at = performance.now() + ms;
    if (this.#timer) {
      if (this.#lookAt <= at) return;
      clearTimeout(this.#timer);
    }
    this.#lookAt = at;
    // A request may have woken it; what it finds is not that request's alone.
    this.#timer = forEverybody(() => setTimeout(() => this.#lookNow(), ms));
  }

  #lookNow(): void {
    this.#timer = null;
    this.#lookedAt = performance.now();
    this.#looking = this.#look().finally(() => {
      this.#looking = null;
      if (this.#stopping.signal.aborted) return;
      // Jitter keeps the processes of a cluster from asking in step.
      this.#lookIn(LOOK_EVERY_MS * (0.75 + Math.random() / 2));
      if (this.#again) this.wake();
      this.#again = false;
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
    const { atOnce, fair } = this.#options;
    const limit = Math.min(atOnce - (this.#held.size - this.#resting), MOST_HELD - this.#held.size);
    try {
      this.#crowded = limit <= 0 && (await isDue(db, this.#kind, clock.now()));
      if (limit <= 0) return;
      const now = clock.now();
      const until = new Date(now.getTime() + claimMs());
      for (const claimed of await (fair ? claimFairly : claim)(db, { kind: this.#kind, owner, now, until, limit })) {
        this.#take(claimed);
      }
    } catch (error) {
      if (!isOutage(error)) log.error({ err: error }, "looking for work failed");
    }
  }

  /**
   * A claim of this very process may look run out to a moved clock, and one that it is just letting go of may be due again at once: then what
   * is left is looked at after that.
   */
  #take(claimed: Claim): void {
    const before = this.#held.get(claimed.namespaceId);
    const done = (before ?? Promise.resolve())
      .then(() => this.#hold(claimed, before !== undefined))
      .finally(() => {
        if (this.#held.get(claimed.namespaceId) === done) this.#held.delete(claimed.namespaceId);
        this.wake();
      });
    this.#held.set(claimed.namespaceId, done);
  }

  async #hold(claimed: Claim, waited: boolean): Promise<void> {
    const { db, clock, log, owner } = this.#parts;
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, this.#stopping.signal]);
    const renewing = setInterval(() => {
      renew(db, claimed, owner, new Date(clock.now().getTime() + claimMs())).then(
        (kept) => kept || lost.abort(),
        () => undefined,
      );
    }, claimMs() / RENEWALS);
    try {
      await this.#workOff(claimed, waited, signal);
    } catch (error) {
      if (!isOutage(error))
        log.error({ err: error, namespaceId: claimed.namespaceId, kind: this.#kind }, "work on a namespace failed");
      clearInterval(renewing);
      await this.#releaseFailed(claimed);
    } finally {
      clearInterval(renewing);
    }
  }

  /**
   * Tries until the claim has run out, or the process stops. One try would leave the namespace waiting for the whole lease after an outage of a
   * moment.
   */
  async #releaseFailed(claimed: Claim): Promise<void> {
    const { db, clock, owner } = this.#parts;
    const { signal } = this.#stopping;
    const runsOut = performance.now() + claimMs();
    for (;;) {
      const due = new Date(clock.now().getTime() + AFTER_FAILURE_MS);
      const released = await release(db, claimed, owner, due).then(
        () => true,
        () => false,
      );
      if (released || signal.aborted || performance.now() >= runsOut) return;
      await sleep(RELEASE_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #workOff(claimed: Claim, waited: boolean, signal: AbortSignal): Promise<void> {
    const { db, owner } = this.#parts;
    // Known before the work: what comes in during it raises the generation, and the claim is not cleared.
    for (let held = waited ? await this.#asNow(claimed) : claimed; held; held = await this.#asNow(claimed)) {
      const left = await this.#work(claimed.namespaceId, signal, this.#turn());
      // Work that was cut short has not seen what is left, whatever it answers: clearing its row would lose the wakeup.
      if (signal.aborted) return letGo(db, held, owner);
      if (left instanceof Date) return release(db, held, owner, left);
      if (await clear(db, held, owner)) return;
      await this.#rest(left?.restMs ?? REST_MS, signal);
      if (signal.aborted) return letGo(db, held, owner);
    }
  }

  /** The claim as it is by now; undefined where it was lost. */
  async #asNow(claimed: Claim): Promise<Claim | undefined> {
    const current = await generation(this.#parts.db, claimed, this.#parts.owner);
    return current === undefined ? undefined : { ...claimed, generation: current };
  }

  #turn(): Turn {
    const ends = performance.now() + TURN_MS;
    const isCrowded = () => this.#crowded;
    return {
      get over() {
        return isCrowded() && performance.now() > ends;
      },
    };
  }

  async #rest(ms: number, signal: AbortSignal): Promise<void> {
    this.#resting += 1;
    // Somebody else may have its turn.
    this.wake();
    await sleep(ms, undefined, { signal }).catch(() => undefined);
    this.#resting -= 1;
  }
}

/** The database is gone for now; its own log line says so once. */
function isOutage(error: unknown): boolean {
  return error instanceof ServiceError && error.code === "unavailable";
}
