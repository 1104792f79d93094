/**
 * Sends the due deliveries of one endpoint while this process has its lease. At most 16 are in flight, no faster than
 * `max_per_second`, and none while the endpoint has asked for a pause. Outcomes are written in batches. Delivery is
 * at-least-once: if a process could not write an attempt's outcome, the next lease holder repeats the attempt.
 *
 *   due, read ahead ── started ──▶ in flight ── response ──▶ ended ── written
 *
 * Every change calls `#go`, which starts what can be started. It runs some thousand times a second.
 */

import type { Database } from "#src/foundation/db/database.ts";
import type { Turn } from "#src/foundation/queue/work.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { recordOutcomes } from "./attempt-results.ts";
import { attemptedOf, type Ended } from "./attempted.ts";
import { deliveryBody } from "./delivery-body.ts";
import * as sql from "./delivery-sql.ts";
import { type Due, DueDeliveries } from "./due.ts";
import { type EndpointRow, readClaimed } from "./endpoint-sql.ts";
import { pauseAfter } from "./retry-schedule.ts";
import type { SecretSeal } from "./sealed-secret.ts";
import { type AttemptResult, MOST_IN_FLIGHT, type Sender } from "./sender.ts";
import { signatures } from "./signature.ts";
import { Signing } from "./signing.ts";
import { sentInTrace } from "./traced-attempt.ts";

export interface VisitParts {
  db: Database;
  clock: Clock;
  seal: SecretSeal;
  sender: Sender;
  /** The API's public URL, with `/v1`. */
  publicUrl: string;
  /** From 0 to 1. */
  random(): number;
}

/** Attempts without a written outcome. If the process dies, at most this many are repeated. */
const MOST_BEGUN = 256;
/**
 * Outcomes are written when there are this many, or this long after the last write, or when nothing is in flight. Each write
 * takes six statements.
 */
const WRITTEN_AT_ONCE = 64;
const WRITTEN_EVERY_MS = 20;
/**
 * While attempts are in flight and there is room for more, new deliveries are looked for at this interval. An attempt may take 15 s,
 * and the first attempt of another delivery does not wait for it. The interval doubles while nothing comes, up to the longest one:
 * 128 endpoints may hang at once.
 */
const LOOKS_EVERY_MS = { first: 100, longest: 1_000 };
/** For a longer wait, the lease is released until the wait is over. */
const LONGEST_WAIT_MS = 1_000;
/** Attempts in flight when the process stops have this long to end. Otherwise they are sent again. */
const ENDS_WITHIN_MS = 2_000;
/** The maximum age of the endpoint's data when an attempt starts, because long attempts bring no news of it. */
const KNOWN_FOR_MS = 100;
/** Deliveries are not retained longer, whatever `max_per_second` is. */
const LONGEST_BETWEEN_MS = 30 * 24 * 3_600_000;

export class Visit {
  readonly #parts: VisitParts;
  readonly #signal: AbortSignal;
  readonly #turn: Turn;
  readonly #signing: Signing;
  readonly #due: DueDeliveries;
  /** Aborted when the attempts in flight have had their time to end. */
  readonly #cut = new AbortController();
  #over = Promise.withResolvers<void>();
  #endpoint: EndpointRow;
  /** When it was read. */
  #knownAt: number;
  #lookingAgain = false;
  #underWay = 0;
  /** Started, and the outcome is not written: still due in the database. */
  readonly #begun = new Set<string>();
  #ended: Ended[] = [];
  #lookingLater: NodeJS.Timeout | null = null;
  #looksAfterMs = LOOKS_EVERY_MS.first;
  #reading = false;
  #writing = false;
  /** Some outcomes were written just before. */
  #justWritten = false;
  #waiting = false;
  /** Nothing is in progress, and late calls must not start anything: another process may have the lease by now. */
  #resting = false;
  /** No attempt starts before, because the endpoint has asked for that. */
  #pausedUntil: number;
  #begunAt: number | null;
  /** An error of the database or of a secret. Attempts without a written outcome are sent again. */
  #failure: unknown = null;

  constructor(parts: VisitParts, endpoint: EndpointRow, signal: AbortSignal, turn: Turn) {
    this.#parts = parts;
    this.#endpoint = endpoint;
    this.#knownAt = parts.clock.now().getTime();
    this.#signal = signal;
    this.#turn = turn;
    this.#signing = new Signing(parts.seal);
    this.#due = new DueDeliveries(parts, endpoint);
    this.#pausedUntil = endpoint.pausedUntil?.getTime() ?? 0;
    this.#begunAt = endpoint.lastBegunAt?.getTime() ?? null;
  }

  /** @returns when there is more to do */
  async run(): Promise<Date | null> {
    const stop = () => {
      setTimeout(() => this.#cut.abort(), ENDS_WITHIN_MS).unref();
      this.#go();
    };
    this.#signal.addEventListener("abort", stop, { once: true });
    try {
      for (;;) {
        this.#resting = false;
        this.#go();
        await this.#over.promise;
        if (this.#failure !== null) throw this.#failure;
        const next = await this.#nextVisit();
        if (!this.#open() || next === null || next > this.#parts.clock.now()) return next;
        // New deliveries were queued meanwhile. Releasing the lease and taking it again would only take longer.
        this.#due.again();
        this.#over = Promise.withResolvers();
      }
    } finally {
      this.#signal.removeEventListener("abort", stop);
      if (this.#lookingLater) clearTimeout(this.#lookingLater);
    }
  }

  /** Starts what can be started. The visit is over when nothing can be started and nothing is in flight. */
  #go(): void {
    if (this.#resting) return;
    try {
      if (this.#open()) this.#beginSome();
      if (this.#open() && !this.#reading && this.#due.low) this.#read();
      if (this.#toBeWritten()) this.#write();
    } catch (error) {
      this.#failure ??= error;
    }
    if (this.#underWay > 0 && this.#underWay < MOST_IN_FLIGHT && !this.#reading) this.#lookLater();
    if (this.#underWay > 0 || this.#reading || this.#writing || this.#waiting || this.#lookingAgain) return;
    this.#resting = true;
    this.#over.resolve();
  }

  /** Whether an attempt may start, at once or after a short wait. */
  #open(): boolean {
    const { status, deletedAt } = this.#endpoint;
    if (this.#failure !== null || this.#signal.aborted || status === "disabled" || deletedAt !== null) return false;
    return this.#notBefore() - this.#parts.clock.now().getTime() <= LONGEST_WAIT_MS && !this.#turn.over;
  }

  /** The earliest start of the next attempt, by the endpoint's pause and its current rate. */
  #notBefore(): number {
    const { maxPerSecond } = this.#endpoint;
    if (maxPerSecond === null || this.#begunAt === null) return this.#pausedUntil;
    return Math.max(this.#pausedUntil, this.#begunAt + Math.min(1_000 / maxPerSecond, LONGEST_BETWEEN_MS));
  }

  #beginSome(): void {
    const { clock } = this.#parts;
    while (this.#underWay < MOST_IN_FLIGHT && this.#begun.size < MOST_BEGUN && !this.#lookingAgain) {
      const now = clock.now();
      if (this.#due.ready && Math.abs(now.getTime() - this.#knownAt) > KNOWN_FOR_MS) {
        this.#lookAgain();
        return;
      }
      const wait = this.#notBefore() - now.getTime();
      if (wait > 0) this.#wait(wait);
      const next = wait > 0 ? undefined : this.#due.next(this.#endpoint);
      if (!next) return;
      this.#begin(next, now);
    }
  }

  /** Nothing else may happen before the attempts in flight end. */
  #lookLater(): void {
    this.#lookingLater ??= setTimeout(() => {
      this.#lookingLater = null;
      this.#looksAfterMs = Math.min(2 * this.#looksAfterMs, LOOKS_EVERY_MS.longest);
      this.#go();
    }, this.#looksAfterMs).unref();
  }

  /** The endpoint may have been changed. */
  #lookAgain(): void {
    this.#lookingAgain = true;
    const looked = () => {
      this.#lookingAgain = false;
      this.#go();
    };
    const at = this.#parts.clock.now().getTime();
    readClaimed(this.#parts.db, this.#endpoint.claimId).then(
      (now) => {
        this.#isNow(now, at);
        looked();
      },
      (error: unknown) => {
        this.#failure ??= error;
        looked();
      },
    );
  }

  /** The endpoint was deleted meanwhile: nothing more is sent to it. */
  #isNow(endpoint: EndpointRow | undefined, at: number): void {
    this.#endpoint = endpoint ?? { ...this.#endpoint, deletedAt: this.#parts.clock.now() };
    this.#knownAt = at;
  }

  #wait(ms: number): void {
    if (this.#waiting || ms > LONGEST_WAIT_MS) return;
    this.#waiting = true;
    const waited = () => {
      this.#waiting = false;
      this.#go();
    };
    this.#parts.clock.sleep(ms, this.#signal).then(waited, waited);
  }

  /** Reads the next due deliveries while those read before are sent. */
  #read(): void {
    this.#reading = true;
    const read = () => {
      this.#reading = false;
      this.#go();
    };
    this.#due.read(this.#begun, this.#endpoint.maxPerSecond).then(read, (error: unknown) => {
      this.#failure ??= error;
      read();
    });
  }

  #begin(due: Due, now: Date): void {
    const { sender, publicUrl } = this.#parts;
    const { endpointId, url } = this.#endpoint;
    const { eventId } = due.event;
    const timestamp = Math.floor(now.getTime() / 1_000);
    const body = deliveryBody(due.event, publicUrl);
    const signature = signatures(this.#signing.keys(this.#endpoint, now), { id: eventId, timestamp, body });
    const headers = { "webhook-id": eventId, "webhook-timestamp": String(timestamp), "webhook-signature": signature };
    this.#begunAt = now.getTime();
    this.#looksAfterMs = LOOKS_EVERY_MS.first;
    this.#underWay += 1;
    this.#begun.add(due.delivery.queuedId);
    const signal = this.#cut.signal;
    sentInTrace(sender, { endpointId, url, headers, body, signal }).then(
      (outcome) => this.#end(due, now, outcome),
      (error: unknown) => {
        this.#failure ??= error;
        this.#end(due, now, null);
      },
    );
  }

  #end({ delivery }: Due, at: Date, outcome: AttemptResult | null): void {
    const { clock, random } = this.#parts;
    this.#underWay -= 1;
    // Aborted by the end of the process, as if it had not been started.
    if (outcome !== null) {
      const now = clock.now();
      const pause = pauseAfter(outcome, now);
      if (pause !== null) this.#pausedUntil = Math.max(this.#pausedUntil, now.getTime() + pause);
      const lateMs = lateness(delivery.nextAttemptAt, at);
      this.#ended.push({ lateMs, attempted: attemptedOf(delivery, { at, ended: now, outcome, random: random() }), outcome });
    }
    this.#go();
  }

  #toBeWritten(): boolean {
    const { length } = this.#ended;
    if (length === 0 || this.#writing || this.#failure !== null) return false;
    return !this.#justWritten || length >= WRITTEN_AT_ONCE || this.#underWay === 0;
  }

  /** Writes the outcomes so far. Those that arrive meanwhile are written next. */
  #write(): void {
    this.#writing = true;
    const ended = this.#ended;
    this.#ended = [];
    const written = () => {
      this.#writing = false;
      this.#justWritten = true;
      setTimeout(() => {
        this.#justWritten = false;
        this.#go();
      }, WRITTEN_EVERY_MS);
      this.#go();
    };
    const at = this.#parts.clock.now().getTime();
    const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms));
    const waits = { pausedUntil: dateOf(this.#pausedUntil), lastBegunAt: dateOf(this.#begunAt) };
    recordOutcomes(this.#parts, this.#endpoint.endpointId, ended, waits).then(
      (after) => {
        for (const { attempted } of ended) this.#begun.delete(attempted.queuedId);
        this.#isNow(after, at);
        written();
      },
      (error: unknown) => {
        this.#failure ??= error;
        written();
      },
    );
  }

  async #nextVisit(): Promise<Date | null> {
    const { db, clock } = this.#parts;
    if (this.#signal.aborted) return clock.now();
    const next = await sql.readNextDue(db, this.#endpoint.endpointId);
    return next && new Date(Math.max(next.getTime(), this.#notBefore()));
  }
}

function lateness(dueAt: Date | "-infinity", at: Date): number {
  return dueAt === "-infinity" ? 0 : Math.max(0, at.getTime() - dueAt.getTime());
}
