/**
 * One process's share in what a key may do. Requests are let in from a reserve that is taken from the key's bucket in advance; the reserve
 * is filled up while it is half full, so that hardly a request waits for the database, and nothing is let in that nobody has counted.
 *
 *              reserve > 0 ──▶ let in, at once
 *   request ─▶ reserve = 0 ──▶ waits for a settlement ─▶ granted: let in   else: refused, and those after it
 *              exhausted ────▶ refused, at once, until the bucket has room again; where others hold reserves it is looked again earlier
 *              blind ────────▶ let in at once while the level known here allows, as a debt for the next settlement
 *
 * Blind is a process whose settlement failed or does not come back: requests are not to fail because they cannot be counted.
 */
import type { Clock } from "#src/clock.ts";
import type { Admission } from "./accounts.ts";
import { MINUTE_MS, type RateLevels, type Settled } from "./rate-levels.ts";

/** A reserve that is not used for so long is given back. */
const HOLD_MS = 2_000;

/** How often a process that refuses looks whether another one has given back. */
const LOOK_AGAIN_MS = 500;

/** How long a process refuses at least before it settles again: a key that asks all the time then gets what has come in meanwhile. */
const LEAST_REFUSAL_MS = 200;

/** How long a request waits to be counted before it is let in uncounted. */
const PATIENCE_MS = 2_000;

/** How often a blind process tries to settle. */
const RETRY_MS = 1_000;

export interface RateShareOptions {
  readonly levels: RateLevels;
  readonly clock: Clock;
  readonly keyId: string;
  /** Told when a settlement fails, or has not come back in time. */
  readonly onBlind: (reason: unknown) => void;
  /** Told when one succeeds. */
  readonly onSettled: () => void;
}

export class RateShare {
  readonly #options: RateShareOptions;
  /** Requests a minute; the key's plan may change. */
  #limit = 1;
  /** What is taken in advance and not used yet; and what it was after the last settlement, and in which minute that was. */
  #reserve = 0;
  #recorded = 0;
  #recordedMinute = 0;
  /** Requests let in by anybody and not yet refilled, as far as it is known here, as of a time of the clock. */
  #level = 0;
  #levelAt = 0;
  /** Let in here since the settlement under way was asked for. */
  #since = 0;
  /** Requests let in here that nothing was taken for. */
  #debt = 0;
  #waiting: ((admission: Admission) => void)[] = [];
  #settling = false;
  #blind = false;
  /** By the clock, by which the bucket refills; and by the monotonic clock, as the next. */
  #fullUntil = 0;
  #refuseUntil = 0;
  #retryAt = 0;
  #letIn = 0;
  #patience: NodeJS.Timeout | null = null;
  #hold: NodeJS.Timeout | null = null;
  /** Told when no settlement is under way any more. */
  #closing: (() => void) | null = null;

  constructor(options: RateShareOptions) {
    this.#options = options;
  }

  /** Requests let in by this process so far. */
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
      this.#patience ??= setTimeout(() => this.#goBlind(new Error(`No settlement within ${PATIENCE_MS} ms.`)), PATIENCE_MS);
      if (!this.#settling) void this.#settle();
    });
  }

  /** Nobody is let in here any more: what is left of the reserve is others'. */
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

  /** What has been let in, by now. */
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

  /** Seconds until so many requests have been refilled. */
  #secondsFor(requests: number): number {
    return Math.max(Math.ceil((requests * 60) / this.#limit), 0);
  }

  /** Lets one in. */
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

  /** The bucket has refilled in the meantime what an old reserve was taken from: using it as well would let requests in twice. */
  #dropOld(): void {
    if (Math.floor(this.#now() / MINUTE_MS) === this.#recordedMinute || this.#settling) return;
    this.#reserve = 0;
    this.#recorded = 0;
  }

  /** What the table has of this process's reserve. */
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
    // Four times what came since the last settlement: a reserve that is used doubles each time, up to what the table allows.
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

  /** Gives what was granted to those it was asked for, or to the debt that they became meanwhile; the rest to the reserve. */
  #distribute({ granted, level, held }: Settled, asked: number, at: number): void {
    const served = Math.min(granted, asked);
    if (this.#blind) {
      const paid = Math.min(this.#debt, served);
      this.#debt -= paid;
      this.#level -= paid;
      this.#reserve += granted - paid;
      return;
    }
    // They are among those known by now; so many fewer were left after each.
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

  /** A small reserve is kept while much is left: a client that sends a request now and then does not wait for each to be counted. */
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
    // Where it fails, the reserve is lost: it is little, and refilled within a minute.
    await levels.giveBack({ keyId, at, ...given }).catch(() => undefined);
    this.#next();
  }
}
