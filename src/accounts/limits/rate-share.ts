/**
 * One process's share of a key's rate limit. Requests are admitted from a reserve, which was taken from the key's bucket in
 * advance. The reserve is refilled when it is half empty. So requests rarely wait for the database, and every admitted request is
 * counted.
 *
 *              reserve > 0 ──▶ admitted at once
 *   request ─▶ reserve = 0 ──▶ waits for a settlement ─▶ granted: admitted   else: it and the next ones are refused
 *              exhausted ────▶ refused at once until the bucket has room; tried earlier if others hold reserves
 *              blind ────────▶ admitted at once while the level known here allows, as a debt for the next settlement
 *
 * A process is blind if its settlement failed or does not return. Requests must not fail because they cannot be counted.
 */
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Admission } from "./admission.ts";
import { MINUTE_MS, type RateLevels, type Settled } from "./rate-levels.ts";

/** A reserve that is unused for this long is returned. */
const HOLD_MS = 2_000;

/** How often a process that refuses checks whether another one has returned its reserve. */
const LOOK_AGAIN_MS = 500;

/**
 * The minimum time of refusing before the next settlement. A key that sends all the time then gets what was refilled meanwhile.
 */
const LEAST_REFUSAL_MS = 200;

/** How long a request waits to be counted before it is admitted uncounted. */
const PATIENCE_MS = 2_000;

/** How often a blind process tries to settle. */
const RETRY_MS = 1_000;

export interface RateShareOptions {
  readonly levels: RateLevels;
  readonly clock: Clock;
  readonly keyId: string;
  /** Called when a settlement fails, or does not return in time. */
  readonly onBlind: (reason: unknown) => void;
  /** Called when one succeeds. */
  readonly onSettled: () => void;
}

export class RateShare {
  readonly #options: RateShareOptions;
  /** Requests per minute. The key's plan may change. */
  #limit = 1;
  /** The reserve: taken in advance and not used yet. Also its size after the last settlement, and the minute of that. */
  #reserve = 0;
  #recorded = 0;
  #recordedMinute = 0;
  /** Requests admitted by all processes and not yet refilled, as far as known here, as of a time of the clock. */
  #level = 0;
  #levelAt = 0;
  /** Requests admitted here since the settlement in progress was requested. */
  #since = 0;
  /** Requests admitted here without taking anything from the bucket. */
  #debt = 0;
  #waiting: ((admission: Admission) => void)[] = [];
  #settling = false;
  #blind = false;
  /** The first by the clock, which the bucket's refill follows. The next ones by the monotonic clock. */
  #fullUntil = 0;
  #refuseUntil = 0;
  #retryAt = 0;
  #letIn = 0;
  #patience: NodeJS.Timeout | null = null;
  #hold: NodeJS.Timeout | null = null;
  /** Called when no settlement is in progress any more. */
  #closing: (() => void) | null = null;

  constructor(options: RateShareOptions) {
    this.#options = options;
  }

  /** Requests admitted by this process so far. */
  get letIn(): number {
    return this.#letIn;
  }

  admit(limit: number): Admission | Promise<Admission> {
    this.#limit = limit;
    if (this.#reserve > 0) this.#dropOld();
    if (this.#reserve > 0) {
      this.#reserve--;
      const admission = this.#admission();
      if (this.#reserve * 2 <= this.#recorded && !this.#settling) void this.#settle();
      return admission;
    }
    if (this.#now() < this.#fullUntil && performance.now() < this.#refuseUntil) return this.#refusal();
    if (this.#blind) {
      if (!this.#settling && performance.now() >= this.#retryAt) void this.#settle();
      return this.#admitUncounted();
    }
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#patience ??= setTimeout(
        () => this.#goBlind(new Error(`The rate limits were not synchronized within ${PATIENCE_MS} ms.`)),
        PATIENCE_MS,
      );
      if (!this.#settling) void this.#settle();
    });
  }

  /** Admits no more requests. The rest of the reserve is returned for other processes. */
  async close(): Promise<void> {
    if (this.#settling) {
      await new Promise<void>((resolve) => {
        this.#closing = resolve;
      });
    }
    if (this.#hold) clearTimeout(this.#hold);
    this.#hold = null;
    if (this.#reserve > 0) await this.#giveBack();
  }

  #now(): number {
    return this.#options.clock.now().getTime();
  }

  /** Requests admitted so far, as of now. */
  get #used(): number {
    const now = this.#now();
    if (now > this.#levelAt) {
      this.#level = Math.max(this.#level - ((now - this.#levelAt) * this.#limit) / MINUTE_MS, 0);
      this.#levelAt = now;
    }
    return this.#level;
  }

  get #left(): number {
    return Math.max(Math.floor(this.#limit - this.#used), 0);
  }

  /** Seconds until this many requests have been refilled. */
  #secondsFor(requests: number): number {
    return Math.max(Math.ceil((requests * 60) / this.#limit), 0);
  }

  /** Admits one request. */
  #admission(): Admission {
    this.#since++;
    this.#letIn++;
    this.#level = this.#used + 1;
    return this.#admitted(this.#left);
  }

  #admitted(remaining: number): Admission {
    return { limit: this.#limit, remaining, reset: this.#secondsFor(this.#limit - remaining), retryAfter: null };
  }

  #admitUncounted(): Admission {
    if (this.#left === 0) return this.#refusal();
    this.#debt++;
    return this.#admission();
  }

  #refusal(): Admission {
    const used = this.#used;
    const retryAfter = Math.max(this.#secondsFor(used + 1 - this.#limit), 1);
    return { limit: this.#limit, remaining: 0, reset: Math.max(this.#secondsFor(used), retryAfter), retryAfter };
  }

  /** The bucket has already refilled what an old reserve was taken from. Using the reserve as well would admit requests twice. */
  #dropOld(): void {
    if (Math.floor(this.#now() / MINUTE_MS) === this.#recordedMinute || this.#settling) return;
    this.#reserve = 0;
    this.#recorded = 0;
  }

  /** The part of the table that is this process's reserve. */
  #recordedAt(at: number): number {
    return Math.floor(at / MINUTE_MS) === this.#recordedMinute ? this.#recorded : 0;
  }

  async #settle(): Promise<void> {
    const { levels, keyId, onSettled } = this.#options;
    const limit = this.#limit;
    const at = this.#now();
    this.#settling = true;
    const recorded = this.#recordedAt(at);
    const asked = { debt: this.#debt, waiting: this.#waiting.length, unspent: this.#reserve, recorded };
    // Four times the requests since the last settlement. So a reserve in use doubles each time, up to what the table allows.
    const used = Math.max(this.#recorded - asked.unspent, 0);
    const wanted = Math.max(4 * (used + asked.waiting), Math.ceil(limit / 1000));
    this.#since = 0;
    try {
      const settled = await levels.settle({ keyId, at, limit, ...asked, wanted });
      this.#debt -= asked.debt;
      this.#level = Math.max(settled.level - settled.held, 0) + this.#since;
      this.#levelAt = at;
      this.#recorded = asked.unspent + Math.max(settled.granted - asked.waiting, 0);
      this.#recordedMinute = Math.floor(at / MINUTE_MS);
      this.#distribute(settled, asked.waiting, at);
      this.#blind = false;
      onSettled();
    } catch (error) {
      this.#goBlind(error);
    }
    this.#next();
  }

  /** Gives what was granted to the requests it was for, or to the debt that they have become. The rest goes to the reserve. */
  #distribute({ granted, level, held }: Settled, asked: number, at: number): void {
    const served = Math.min(granted, asked);
    if (this.#blind) {
      const paid = Math.min(this.#debt, served);
      this.#debt -= paid;
      this.#level -= paid;
      this.#reserve += granted - paid;
      return;
    }
    // They are already included in the known level. Each one lowers the remainder by one.
    const left = this.#left;
    for (const [index, resolve] of this.#waiting.splice(0, served).entries()) {
      resolve(this.#admitted(left + served - 1 - index));
    }
    this.#letIn += served;
    this.#reserve += granted - served;
    if (granted < asked) {
      const elsewhere = held > this.#recorded;
      this.#refuseUntil = elsewhere ? performance.now() + LOOK_AGAIN_MS : Number.POSITIVE_INFINITY;
      this.#fullUntil = at + Math.max(((level + 1 - this.#limit) * MINUTE_MS) / this.#limit, LEAST_REFUSAL_MS);
      for (const resolve of this.#waiting.splice(0)) resolve(this.#refusal());
    }
    for (const resolve of this.#waiting.splice(0, this.#reserve)) {
      this.#reserve--;
      resolve(this.#admission());
    }
  }

  #goBlind(reason: unknown): void {
    this.#blind = true;
    this.#retryAt = performance.now() + RETRY_MS;
    for (const resolve of this.#waiting.splice(0)) resolve(this.#admitUncounted());
    this.#options.onBlind(reason);
  }

  #next(): void {
    this.#settling = false;
    if (this.#waiting.length > 0) {
      void this.#settle();
      return;
    }
    if (this.#patience) clearTimeout(this.#patience);
    this.#patience = null;
    this.#watchReserve();
    this.#closing?.();
  }

  #watchReserve(): void {
    if (this.#hold !== null || this.#reserve === 0) return;
    const letIn = this.#letIn;
    this.#hold = setTimeout(() => {
      this.#hold = null;
      if (this.#letIn !== letIn || this.#settling) this.#watchReserve();
      else if (this.#matters) void this.#giveBack();
    }, HOLD_MS).unref();
  }

  /** Keeps a small reserve while much is left. A client that sends rare requests then need not wait for each to be counted. */
  get #matters(): boolean {
    return this.#left < this.#limit / 2 || this.#reserve > this.#limit / 160;
  }

  async #giveBack(): Promise<void> {
    const { levels, keyId } = this.#options;
    const at = this.#now();
    const given = { unspent: this.#reserve, recorded: this.#recordedAt(at) };
    this.#settling = true;
    this.#reserve = 0;
    this.#recorded = 0;
    // If this fails, the reserve is lost. It is small and refilled within a minute.
    await levels.giveBack({ keyId, at, ...given }).catch(() => undefined);
    this.#next();
  }
}
