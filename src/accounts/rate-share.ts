/**
 * One process's share in what a key may do in one minute. Requests are let in from a reserve that is taken from the key's limit in
 * advance; the reserve is filled up while it is half full, so that hardly a request waits for the database, and nothing is let in that
 * nobody has counted.
 *
 *              reserve > 0 ──▶ let in, at once
 *   request ─▶ reserve = 0 ──▶ waits for a settlement ─▶ granted: let in   else: refused, and those after it
 *              exhausted ────▶ refused, at once; where others hold reserves it is looked again now and then
 *              blind ────────▶ let in at once while the count known here allows, as a debt for the next settlement
 *
 * Blind is a process whose settlement failed or does not come back: requests are not to fail because they cannot be counted.
 */
import type { Admission } from "./accounts.ts";
import type { RateCounts, Settled } from "./rate-counts.ts";

/** A reserve that is not used for so long is given back. */
const HOLD_MS = 2_000;

/** How often a process that refuses looks whether another one has given back. */
const LOOK_AGAIN_MS = 500;

/** How long a request waits to be counted before it is let in uncounted. */
const PATIENCE_MS = 2_000;

/** How often a blind process tries to settle. */
const RETRY_MS = 1_000;

export interface RateShareOptions {
  readonly counts: RateCounts;
  readonly keyId: string;
  readonly minute: number;
  readonly limit: number;
  /** Whole seconds until the minute is over. */
  readonly secondsLeft: () => number;
  /** Told when a settlement fails, or has not come back in time. */
  readonly onBlind: (reason: unknown) => void;
  /** Told when one succeeds. */
  readonly onSettled: () => void;
}

export class RateShare {
  readonly #options: RateShareOptions;
  /** What is taken in advance and not used yet; and what it was after the last settlement. */
  #reserve = 0;
  #recorded = 0;
  /** Requests let in by anybody, as of the last settlement; and those let in here that are not among them. */
  #known = 0;
  #since = 0;
  /** Requests let in here that nothing was taken for. */
  #debt = 0;
  #waiting: ((admission: Admission) => void)[] = [];
  #settling = false;
  #blind = false;
  /** By the monotonic clock, as the next two. */
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

  admit(): Admission | Promise<Admission> {
    if (this.#reserve > 0) {
      this.#reserve--;
      const admission = this.#admission();
      if (this.#reserve * 2 <= this.#recorded && !this.#settling) void this.#settle();
      return admission;
    }
    if (performance.now() < this.#refuseUntil) return this.#refusal();
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

  /** The minute is over: what is left of it is worth nothing. Those that wait are answered all the same. */
  end(): void {
    if (this.#hold) clearTimeout(this.#hold);
    this.#hold = null;
    this.#reserve = 0;
    this.#recorded = 0;
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

  get #left(): number {
    return Math.max(this.#options.limit - this.#known - this.#since, 0);
  }

  /** Lets one in. */
  #admission(): Admission {
    this.#since++;
    this.#letIn++;
    return { limit: this.#options.limit, remaining: this.#left, retryAfter: null };
  }

  #admitUncounted(): Admission {
    if (this.#left === 0) return this.#refusal();
    this.#debt++;
    return this.#admission();
  }

  #refusal(): Admission {
    return { limit: this.#options.limit, remaining: 0, retryAfter: this.#options.secondsLeft() };
  }

  async #settle(): Promise<void> {
    const { counts, keyId, minute, limit, onSettled } = this.#options;
    this.#settling = true;
    const asked = { debt: this.#debt, waiting: this.#waiting.length, unspent: this.#reserve, recorded: this.#recorded };
    const since = this.#since;
    // Four times what came since the last settlement: a reserve that is used doubles each time, up to what the table allows.
    const wanted = Math.max(4 * (asked.recorded - asked.unspent + asked.waiting), Math.ceil(limit / 1000));
    try {
      const settled = await counts.settle({ keyId, minute, limit, ...asked, wanted });
      this.#debt -= asked.debt;
      this.#since -= since;
      this.#known = settled.taken - settled.held;
      this.#recorded = asked.unspent + Math.max(settled.granted - asked.waiting, 0);
      this.#distribute(settled, asked.waiting);
      this.#blind = false;
      onSettled();
    } catch (error) {
      this.#goBlind(error);
    }
    this.#next();
  }

  /** Gives what was granted to those it was asked for, or to the debt that they became meanwhile; the rest to the reserve. */
  #distribute({ granted, held }: Settled, asked: number): void {
    const served = Math.min(granted, asked);
    if (this.#blind) {
      const paid = Math.min(this.#debt, served);
      this.#debt -= paid;
      this.#since -= paid;
      this.#reserve += granted - paid;
      return;
    }
    // They are among those known by now; so many fewer were left after each.
    const { limit } = this.#options;
    const left = this.#left;
    for (const [index, resolve] of this.#waiting.splice(0, served).entries()) {
      resolve({ limit, remaining: left + served - 1 - index, retryAfter: null });
    }
    this.#letIn += served;
    this.#reserve += granted - served;
    if (granted < asked) {
      const elsewhere = held > this.#recorded;
      this.#refuseUntil = elsewhere ? performance.now() + LOOK_AGAIN_MS : Number.POSITIVE_INFINITY;
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
    const { limit } = this.#options;
    return this.#left < limit / 2 || this.#reserve > limit / 160;
  }

  async #giveBack(): Promise<void> {
    const { counts, keyId, minute } = this.#options;
    const given = { unspent: this.#reserve, recorded: this.#recorded };
    this.#settling = true;
    this.#reserve = 0;
    this.#recorded = 0;
    // Where it fails, the reserve is lost for this minute: it is little.
    await counts.giveBack({ keyId, minute, ...given }).catch(() => undefined);
    this.#next();
  }
}
