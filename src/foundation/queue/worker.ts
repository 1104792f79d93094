/**
 * A worker of the work queue. It leases namespaces that have work, works on several at once, and keeps each lease only while it
 * works. A lease that is not renewed expires. So another process takes over a dead process's work within the lease duration.
 *
 *   due ── lease ──▶ held ── work ──▶ nothing left: deleted │ more later: released until then │ failed: released for a while
 *                     │ lease expires (the process died)
 *                     ▼
 *                    due
 */
import { setTimeout as sleep } from "node:timers/promises";
import { forEverybody } from "#src/foundation/db/caller.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Offer, Wakeup } from "#src/foundation/db/session.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { outsideOfTraces, spanned } from "#src/foundation/tracing/tracing.ts";
import { leaseDurationMs } from "./lease.ts";
import { isOutage, LOOK_EVERY_MS, Looks } from "./looks.ts";
import { clear, generation, isDue, type Lease, leaseDue, leaseFairly, leaveQuiet, letGo, release, renew } from "./wakeups.ts";
import type { Turn, Work } from "./work.ts";

const TURN_MS = 5_000;

/** The number of renewals per lease duration. */
const RENEWALS = 4;
/**
 * The minimum pause between two polls that this process asks for, and between two visits of one namespace. Under a stream of
 * writes, each poll finds more work. Without the pause, polling used as much of the database as the writes of 64 clients.
 */
const REST_MS = 20;
/**
 * The number of namespaces worked on at once, and the number of leases in all. A namespace that rests between two visits uses no
 * slot.
 */
const AT_ONCE = 8;
const MOST_HELD = 256;
/** The number of items that a worker takes from one transaction. */
const MOST_OFFERED = 4;
const AFTER_FAILURE_MS = 2_000;
/**
 * Where a commit may be seen in parts, its last part is mostly there after these pauses. New work is checked for after each.
 */
const SOON_MS = [20, 30, 50];
/** The retry interval for releasing a lease while the database is down. */
const RELEASE_EVERY_MS = 250;

export interface WorkerParts {
  db: Database;
  clock: Clock;
  log: Logger;
  /** Identifies this process as the owner of leases. */
  owner: string;
  /**
   * For a store that spreads tables: after so many milliseconds, everything that was committed together can be seen everywhere.
   * What was looked at is looked at once more then, and once soon before. Null where a commit is seen as a whole.
   */
  lastLookMs?: number | null;
  /** The looks that its workers share. Without them, a worker has its own. */
  looks?: Looks;
}

export interface WorkerOptions {
  /** Namespaces worked on at once. The default is 8. */
  atOnce?: number;
  /** Whether to lease fairly between shares (see `wakeups.ts`). */
  fair?: boolean;
  /** Whether the worker begins right after a commit of this process that made work due. If not, other code must call `wake`. */
  prompt?: boolean;
  /** Whether its work is found in local tables, where a look sees everything that a wakeup tells of. */
  local?: boolean;
}

export class QueueWorker {
  readonly #parts: WorkerParts;
  readonly #kind: string;
  readonly #work: Work;
  readonly #options: Required<WorkerOptions>;
  readonly #looks: Looks;
  readonly #stopping = new AbortController();
  readonly #held = new Map<number, Promise<void>>();
  #resting = 0;
  /** Whether namespaces wait for which this process has no room. */
  #crowded = false;
  /** Whether the last look used all room. More may be due then. */
  #filled = false;
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
    { atOnce = AT_ONCE, fair = false, prompt = false, local = false }: WorkerOptions = {},
  ) {
    this.#parts = parts;
    this.#kind = kind;
    this.#work = work;
    this.#options = { atOnce, fair, prompt, local };
    this.#looks = parts.looks ?? new Looks(parts);
  }

  start(): void {
    this.#started = true;
    if (this.#options.prompt) this.#listen();
    this.#looks.join(this.#kind, (due) => this.#told(due));
    this.wake();
  }

  /**
   * Work may be due in this process. Does nothing before the start: a process that only serves requests leaves the work to
   * others.
   */
  wake(): void {
    if (!this.#started || this.#stopping.signal.aborted) return;
    if (this.#looking) this.#again = true;
    else this.#lookIn(Math.max(0, this.#lookedAt + REST_MS - performance.now()));
  }

  #listen(): void {
    const { db, owner } = this.#parts;
    db.whenWoken(this.#kind, {
      owner,
      wake: () => this.wake(),
      offer: (wakeup) => this.#offer(wakeup),
      take: (offer, items) =>
        outsideOfTraces(() => {
          for (const item of items) this.#takeOffered({ ...item, kind: this.#kind, quiet: false }, offer);
        }),
    });
  }

  /** An idle worker takes work of this process as it becomes due. Under a stream of work, looks find many items at once. */
  #offer({ itemIds, due }: Wakeup): Offer | undefined {
    const { clock, owner } = this.#parts;
    const now = performance.now();
    const works = this.#started && !this.#stopping.signal.aborted;
    // Where older work waits for room, new work waits behind it.
    const idle = !this.#looking && !this.#filled && !this.#crowded && now - this.#lookedAt >= REST_MS;
    if (!works || !idle || itemIds.length > Math.min(MOST_OFFERED, this.#room()) || due > clock.now()) return undefined;
    this.#lookedAt = now;
    return { owner, until: new Date(clock.now().getTime() + leaseDurationMs()) };
  }

  /** A lease that was committed late, or that comes after the end, is for others. */
  #takeOffered(lease: Lease, { until }: Offer): void {
    const { db, clock, owner } = this.#parts;
    const late = until.getTime() - clock.now().getTime() < leaseDurationMs() / 2;
    if (!late && !this.#stopping.signal.aborted) {
      this.#take(lease);
      return;
    }
    letGo(db, lease, owner).then(
      () => this.wake(),
      () => undefined,
    );
  }

  /** If several polls are requested, the earliest is done. */
  #lookIn(ms: number): void {
    const at = performance.now() + ms;
    if (this.#timer) {
      if (this.#lookAt <= at) return;
      clearTimeout(this.#timer);
    }
    this.#lookAt = at;
    // A request may have caused the poll, but the work found does not belong to that request alone.
    this.#timer = outsideOfTraces(() => forEverybody(() => setTimeout(() => this.#lookNow(), ms)));
  }

  #lookNow(): void {
    this.#timer = null;
    if (this.#looking) {
      this.#again = true;
      return;
    }
    this.#lookedAt = performance.now();
    this.#looking = this.#look().finally(() => {
      this.#looking = null;
      if (this.#again) this.wake();
      this.#again = false;
    });
  }

  /** Takes no new leases, releases interruptible work, and waits for the rest. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    if (this.#timer) clearTimeout(this.#timer);
    await this.#looks.leave(this.#kind);
    await this.#looking;
    await Promise.all(this.#held.values());
  }

  /** How many more namespaces this worker may work on. */
  #room(): number {
    return Math.min(this.#options.atOnce - (this.#held.size - this.#resting), MOST_HELD - this.#held.size);
  }

  /** What a look of the process found for this worker. */
  #told(due: boolean): void {
    this.#crowded = due && this.#room() <= 0;
    if (due && !this.#crowded) this.wake();
  }

  async #look(): Promise<void> {
    const { db, clock, log, owner } = this.#parts;
    const { fair } = this.#options;
    const limit = this.#room();
    try {
      this.#filled = limit <= 0;
      this.#crowded = limit <= 0 && (await isDue(db, this.#kind, clock.now()));
      if (limit <= 0) return;
      const now = clock.now();
      const until = new Date(now.getTime() + leaseDurationMs());
      const leases = await (fair ? leaseFairly : leaseDue)(db, { kind: this.#kind, owner, now, until, limit });
      this.#filled = leases.length >= limit;
      for (const lease of leases) this.#take(lease);
    } catch (error) {
      if (!isOutage(error)) log.error({ err: error }, "A worker could not look for work.");
    }
  }

  /**
   * This process may lease a namespace that it still holds. The lease looks expired after a clock change, or the row is due again
   * while it is released. Then the new lease is worked off after the old one.
   */
  #take(lease: Lease): void {
    const before = this.#held.get(lease.itemId);
    const done = (before ?? Promise.resolve())
      .then(() => this.#hold(lease, before !== undefined))
      .finally(() => {
        if (this.#held.get(lease.itemId) === done) this.#held.delete(lease.itemId);
        this.#hasRoom();
      });
    this.#held.set(lease.itemId, done);
  }

  /** An item uses no slot any more. What became due since the last look has told so itself. */
  #hasRoom(): void {
    if (this.#filled || this.#crowded) this.wake();
  }

  async #hold(lease: Lease, waited: boolean): Promise<void> {
    const { db, clock, log, owner } = this.#parts;
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, this.#stopping.signal]);
    const renewing = setInterval(() => {
      renew(db, lease, owner, new Date(clock.now().getTime() + leaseDurationMs())).then(
        (kept) => kept || lost.abort(),
        () => undefined,
      );
    }, leaseDurationMs() / RENEWALS);
    try {
      await this.#workOff(lease, waited, signal);
    } catch (error) {
      if (!isOutage(error))
        log.error(
          { err: error, itemId: lease.itemId, kind: this.#kind },
          "The work on a work-queue row failed. It is tried again.",
        );
      clearInterval(renewing);
      await this.#releaseFailed(lease);
    } finally {
      clearInterval(renewing);
    }
  }

  /**
   * Retries until the lease has expired or the process stops. With one try only, a short outage would block the namespace for the
   * whole lease.
   */
  async #releaseFailed(lease: Lease): Promise<void> {
    const { db, clock, owner } = this.#parts;
    const { signal } = this.#stopping;
    const runsOut = performance.now() + leaseDurationMs();
    for (;;) {
      const due = new Date(clock.now().getTime() + AFTER_FAILURE_MS);
      const released = await release(db, lease, owner, due).then(
        () => true,
        () => false,
      );
      if (released || signal.aborted || performance.now() >= runsOut) return;
      await sleep(RELEASE_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #workOff(lease: Lease, waited: boolean, signal: AbortSignal): Promise<void> {
    const { db, owner } = this.#parts;
    let looked: number | null = null;
    // Read before the work. Work that arrives later raises the generation, so the row is not deleted.
    for (let held = waited ? await this.#asNow(lease) : lease; held; held = await this.#asNow(lease)) {
      const left = await this.#visit(lease.itemId, signal);
      // Interrupted work has not seen everything, whatever it returned. Deleting its row would lose work.
      if (signal.aborted) return letGo(db, held, owner);
      const date = left instanceof Date ? left : null;
      if (held.generation !== looked && this.#mayBeEarly(held, date)) {
        looked = held.generation;
        await this.#restUntilSeen(held, signal);
      } else {
        if (date ? await this.#put(held, date) : await this.#end(held)) return;
        await this.#rest((left instanceof Date ? undefined : left?.restMs) ?? REST_MS, signal);
      }
      if (signal.aborted) return letGo(db, held, owner);
    }
  }

  /** One call of the work, as a trace of its own. */
  #visit(itemId: number, signal: AbortSignal): ReturnType<Work> {
    const attributes = {
      "messaging.system": "judgment",
      "messaging.destination.name": this.#kind,
      "messaging.operation.name": "process",
      "messaging.operation.type": "process",
      "judgment.item": itemId,
    };
    const start = { name: `process ${this.#kind}`, kind: "consumer", from: {}, attributes } as const;
    return spanned(start, () => this.#work(itemId, signal, this.#turn()));
  }

  /** Nothing is left. False if work has arrived meanwhile. */
  async #end(held: Lease): Promise<boolean> {
    const { db, owner } = this.#parts;
    const last = this.#lastLook(held);
    return last === null ? clear(db, held, owner) : leaveQuiet(db, held, owner, last);
  }

  /** More is due at `left`. False if work has arrived meanwhile, and is not noted in the row. */
  async #put(held: Lease, left: Date): Promise<boolean> {
    const { db, owner } = this.#parts;
    if (this.#mayBeEarly(held, left)) return leaveQuiet(db, held, owner, this.#lastLook(held)!);
    const due = await release(db, held, owner, left);
    if (due) this.#lookBy(due);
    return true;
  }

  /** A released row is due then. If that is later than the next look of the process, that one finds it. */
  #lookBy(due: Date): void {
    const ms = due.getTime() - this.#parts.clock.now().getTime();
    if (ms <= 0) this.wake();
    else if (ms < LOOK_EVERY_MS && !this.#stopping.signal.aborted) this.#lookIn(Math.max(ms, REST_MS));
  }

  /** When to look once more, because this look may have been too early; null if it was not. */
  #lastLook({ quiet }: Lease): Date | null {
    const { clock, lastLookMs = null } = this.#parts;
    return lastLookMs === null || quiet || this.#options.local ? null : new Date(clock.now().getTime() + lastLookMs);
  }

  /** Whether a look that found nothing before `left` may have come before what it was to find. */
  #mayBeEarly(held: Lease, left: Date | null): boolean {
    const last = this.#lastLook(held);
    return last !== null && (left === null || last < left);
  }

  /** Ends early where more work arrives. */
  async #restUntilSeen(held: Lease, signal: AbortSignal): Promise<void> {
    const { db, owner } = this.#parts;
    for (const ms of SOON_MS) {
      await this.#rest(ms, signal);
      if (signal.aborted || (await generation(db, held, owner)) !== held.generation) return;
    }
  }

  /** The lease in its current state; undefined if it was lost. */
  async #asNow(lease: Lease): Promise<Lease | undefined> {
    const current = await generation(this.#parts.db, lease, this.#parts.owner);
    if (current === undefined) return undefined;
    return { ...lease, generation: current, quiet: lease.quiet && current === lease.generation };
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
    // Another namespace may have its turn now.
    this.#hasRoom();
    await sleep(ms, undefined, { signal }).catch(() => undefined);
    this.#resting -= 1;
  }
}
