/**
 * Sends what is due to one endpoint, while this process holds it: up to 16 at once, no faster than its `max_per_second`, and nothing while
 * it has asked for a pause. What came of attempts is written for several at once; an attempt that a process did not get to write is
 * made again by whoever holds the endpoint next.
 *
 *   due, read ahead ── begun ──▶ under way ── answered ──▶ ended ── written
 *
 * Whatever changes calls `#go`, which begins what can be begun. It is called some thousand times a second.
 */
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import type { Turn } from "#src/work/worker.ts";
import { attemptedOf } from "./attempted.ts";
import { deliveryBody } from "./delivery-body.ts";
import * as sql from "./delivery-sql.ts";
import { type Due, DueDeliveries } from "./due.ts";
import { type EndpointRow, readClaimed } from "./endpoint-sql.ts";
import { type Ended, recordOutcomes } from "./outcomes.ts";
import { pauseAfter } from "./retry-schedule.ts";
import type { SecretSeal } from "./sealed-secret.ts";
import { MOST_IN_FLIGHT, type Outcome, type Sender } from "./sender.ts";
import { signatures } from "./signature.ts";
import { Signing } from "./signing.ts";

export interface VisitParts {
  db: Database;
  clock: Clock;
  seal: SecretSeal;
  sender: Sender;
  /** Where the API is reached from outside, with `/v1`. */
  publicUrl: string;
  /** From 0 to 1. */
  random(): number;
}

/** Attempts of which nothing is written: should the process die, so many are made again at most. */
const MOST_BEGUN = 256;
/** Outcomes are written when there are so many, or so long after the last were, or when nothing is under way: each writing costs six statements. */
const WRITTEN_AT_ONCE = 64;
const WRITTEN_EVERY_MS = 20;
/** A wait that is longer gives the endpoint back until it is over. */
const LONGEST_WAIT_MS = 1_000;
/** What is under way when the process stops may end within that; else it is sent again. */
const ENDS_WITHIN_MS = 2_000;
/** What is begun goes by an endpoint that was read so long ago at most: attempts that are long under way tell nothing of it. */
const KNOWN_FOR_MS = 100;
/** Deliveries are kept no longer, whatever `max_per_second` says. */
const LONGEST_BETWEEN_MS = 30 * 24 * 3_600_000;

export class Visit {
  readonly #parts: VisitParts;
  readonly #signal: AbortSignal;
  readonly #turn: Turn;
  readonly #signing: Signing;
  readonly #due: DueDeliveries;
  /** Aborted when what is under way has had its time to end. */
  readonly #cut = new AbortController();
  #over = Promise.withResolvers<void>();
  #endpoint: EndpointRow;
  /** When it was read. */
  #knownAt: number;
  #lookingAgain = false;
  #underWay = 0;
  /** Begun, and what came of it is not written: still due, by the store. */
  readonly #begun = new Set<string>();
  #ended: Ended[] = [];
  #reading = false;
  #writing = false;
  /** Some were written a moment ago. */
  #justWritten = false;
  #waiting = false;
  /** Nothing is going on, and nothing may be begun by what still calls: the endpoint may be another's by now. */
  #resting = false;
  /** Nothing is begun before, since the endpoint has asked for that. */
  #pausedUntil: number;
  #begunAt: number | null;
  /** Of the store, or of a secret. What was not written is sent again. */
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
        // Queued meanwhile: giving the endpoint back and claiming it again would only take longer.
        this.#due.again();
        this.#over = Promise.withResolvers();
      }
    } finally {
      this.#signal.removeEventListener("abort", stop);
    }
  }

  /** Begins what can be begun; the visit is over when nothing is, and nothing is under way. */
  #go(): void {
    if (this.#resting) return;
    try {
      if (this.#open()) this.#beginSome();
      if (this.#open() && !this.#reading && this.#due.low) this.#read();
      if (this.#toBeWritten()) this.#write();
    } catch (error) {
      this.#failure ??= error;
    }
    if (this.#underWay > 0 || this.#reading || this.#writing || this.#waiting || this.#lookingAgain) return;
    this.#resting = true;
    this.#over.resolve();
  }

  /** Whether anything may be begun, at once or after a short wait. */
  #open(): boolean {
    const { status, deletedAt } = this.#endpoint;
    if (this.#failure !== null || this.#signal.aborted || status === "disabled" || deletedAt !== null) return false;
    return this.#notBefore() - this.#parts.clock.now().getTime() <= LONGEST_WAIT_MS && !this.#turn.over;
  }

  /** Nothing is begun before: by the endpoint's pause, and by its rate as that is now. */
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
      const next = wait > 0 ? undefined : this.#due.next();
      if (!next) return;
      this.#begin(next, now);
    }
  }

  /** What the endpoint is may have been changed. */
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

  /** Gone meanwhile: nothing more is sent to it. */
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

  /** Reads what is due next, while what has been read is sent. */
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
    this.#underWay += 1;
    this.#begun.add(due.delivery.queuedId);
    const signal = this.#cut.signal;
    sender.send({ endpointId, url, headers, body, signal }).then(
      (outcome) => this.#end(due, now, outcome),
      (error: unknown) => {
        this.#failure ??= error;
        this.#end(due, now, null);
      },
    );
  }

  #end({ delivery }: Due, at: Date, outcome: Outcome | null): void {
    const { clock, random } = this.#parts;
    this.#underWay -= 1;
    // Cut short by the end of the process: it is as if it had not been begun.
    if (outcome !== null) {
      const now = clock.now();
      const pause = pauseAfter(outcome, now);
      if (pause !== null) this.#pausedUntil = Math.max(this.#pausedUntil, now.getTime() + pause);
      this.#ended.push({ attempted: attemptedOf(delivery, { at, ended: now, outcome, random: random() }), outcome });
    }
    this.#go();
  }

  #toBeWritten(): boolean {
    const { length } = this.#ended;
    if (length === 0 || this.#writing || this.#failure !== null) return false;
    return !this.#justWritten || length >= WRITTEN_AT_ONCE || this.#underWay === 0;
  }

  /** Writes what has ended by now; what ends meanwhile is written next. */
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
