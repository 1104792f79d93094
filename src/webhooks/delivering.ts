/**
 * Sends what is due to one endpoint, while this process holds it: up to 16 at once, no faster than its `max_per_second`, and nothing while
 * it has asked for a pause. What came of attempts is written for several at once; an attempt that a process did not get to write is
 * made again by whoever holds the endpoint next.
 */
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import { ServiceError } from "#src/errors.ts";
import { type EventRow, eventsByIds } from "#src/events/events.ts";
import type { Logger } from "#src/log.ts";
import { deliveryBody } from "./delivery-body.ts";
import { removeLog, sweepLog } from "./delivery-log.ts";
import type { Attempted, DeliveryRow } from "./delivery-sql.ts";
import * as sql from "./delivery-sql.ts";
import { type EndpointRow, readClaimed } from "./endpoint-sql.ts";
import { previousUntil } from "./endpoint-view.ts";
import { recordOutcomes } from "./outcomes.ts";
import { DEFAULT_PAUSE_MS, LONGEST_PAUSE_MS, retryAfterMs, waitAfter } from "./retry-schedule.ts";
import type { SecretSeal } from "./sealed-secret.ts";
import { MOST_IN_FLIGHT, type Outcome, type Sender } from "./sender.ts";
import { signatures } from "./signature.ts";
import { skipAll } from "./skipping.ts";

export interface DeliveringParts {
  db: Database;
  clock: Clock;
  log: Logger;
  seal: SecretSeal;
  sender: Sender;
  /** Where the API is reached from outside, with `/v1`. */
  publicUrl: string;
  /** From 0 to 1. */
  random(): number;
}

/** Deliveries that are read at once. */
const READ_AT_ONCE = 256;
/** More are read when fewer are left. */
const READ_BELOW = 128;
/** A wait that is longer gives the endpoint back until it is over. */
const LONGEST_WAIT_MS = 1_000;
/** What is under way when the process stops may end within that; else it is sent again. */
const ENDS_WITHIN_MS = 2_000;
const UNREADABLE_SECRET_MS = 60_000;
/** Deliveries are kept no longer, whatever `max_per_second` says. */
const LONGEST_BETWEEN_MS = 30 * 24 * 3_600_000;
/** Of visits, how many look at what the log no longer lists. */
const SWEPT_SHARE = 0.02;

/** Sends what is due; answers when there is more to do, null for not before an event comes. */
export async function deliver(parts: DeliveringParts, claimId: number, signal: AbortSignal): Promise<Date | null> {
  const { db, clock, log } = parts;
  const endpoint = await readClaimed(db, claimId);
  if (!endpoint) return null;
  if (endpoint.deletedAt !== null) return removeLog(parts, endpoint, signal);
  if (endpoint.status === "disabled") {
    await skipAll(db, endpoint.endpointId);
    return null;
  }
  try {
    const due = await new Visit(parts, endpoint, signal).run();
    if (parts.random() < SWEPT_SHARE) await sweepLog(parts, endpoint.endpointId);
    return due;
  } catch (error) {
    if (!(error instanceof UnreadableSecret)) throw error;
    log.error(
      { err: error.cause, endpoint: endpoint.endpointId },
      "Deliveries to an endpoint wait, since its secret cannot be opened.",
    );
    return new Date(clock.now().getTime() + UNREADABLE_SECRET_MS);
  }
}

class UnreadableSecret extends Error {}

interface Due {
  delivery: DeliveryRow;
  event: EventRow;
}

class Visit {
  readonly #parts: DeliveringParts;
  readonly #signal: AbortSignal;
  /** Aborted when what is under way has had its time to end. */
  readonly #cut = new AbortController();
  #endpoint: EndpointRow;
  #secrets: { of: EndpointRow; texts: string[] } | null = null;
  /** Due and not begun, in order. */
  readonly #due: Due[] = [];
  readonly #underWay = new Map<string, Promise<void>>();
  /** Begun, and what came of it is not written: still due, by the store. */
  readonly #begun = new Set<string>();
  #ended: { attempted: Attempted; outcome: Outcome }[] = [];
  #reading: Promise<void> | null = null;
  #writing: Promise<void> | null = null;
  /** Nothing is begun before. */
  #notBefore: number;
  #exhausted = false;
  /** Of the store. What was not written is sent again. */
  #failure: unknown = null;

  constructor(parts: DeliveringParts, endpoint: EndpointRow, signal: AbortSignal) {
    this.#parts = parts;
    this.#endpoint = endpoint;
    this.#signal = signal;
    this.#notBefore = endpoint.pausedUntil?.getTime() ?? 0;
  }

  async run(): Promise<Date | null> {
    const cutLater = () => void setTimeout(() => this.#cut.abort(), ENDS_WITHIN_MS).unref();
    this.#signal.addEventListener("abort", cutLater, { once: true });
    try {
      while (await this.#step());
      await Promise.all(this.#underWay.values());
      await this.#reading;
      await this.#written();
      if (this.#failure !== null) throw this.#failure;
    } finally {
      this.#signal.removeEventListener("abort", cutLater);
    }
    return this.#nextVisit();
  }

  /** Begins what can be begun and waits until something has changed; false when no more is to be begun. */
  async #step(): Promise<boolean> {
    const { clock } = this.#parts;
    if (
      this.#failure !== null ||
      this.#signal.aborted ||
      this.#endpoint.status === "disabled" ||
      this.#endpoint.deletedAt !== null
    )
      return false;
    const wait = this.#notBefore - clock.now().getTime();
    if (wait > LONGEST_WAIT_MS) return false;
    if (wait > 0) {
      await clock.sleep(wait, this.#signal).catch(() => undefined);
      return true;
    }
    if (this.#due.length < READ_BELOW && !this.#exhausted) this.#reading ??= this.#read();
    const next = this.#underWay.size < MOST_IN_FLIGHT ? this.#due.shift() : undefined;
    if (next) {
      this.#begin(next);
      return true;
    }
    const changes = [...this.#underWay.values(), ...[this.#reading, this.#writing].filter((one) => one !== null)];
    if (changes.length === 0) return false;
    await Promise.race(changes);
    return true;
  }

  /** Reads what is due next, while what has been read is sent. */
  async #read(): Promise<void> {
    const { db, clock } = this.#parts;
    const { endpointId, organizationId } = this.#endpoint;
    try {
      const begun = [...this.#begun, ...this.#due.map(({ delivery }) => delivery.queuedId)];
      const due = await sql.readDue(db, endpointId, { now: clock.now(), begun, limit: READ_AT_ONCE });
      const ids = due.map(({ eventId }) => eventId);
      const events = await eventsByIds(db, organizationId, ids);
      this.#exhausted = due.length < READ_AT_ONCE;
      const gone = due.filter(({ eventId }) => !events.has(eventId)).map(({ queuedId }) => queuedId);
      if (gone.length > 0) await sql.forgetDeliveries(db, endpointId, gone);
      for (const delivery of due) {
        const event = events.get(delivery.eventId);
        if (event) this.#due.push({ delivery, event });
      }
    } catch (error) {
      this.#failure ??= error;
    } finally {
      this.#reading = null;
    }
  }

  #begin({ delivery, event }: Due): void {
    const rate = this.#endpoint.maxPerSecond;
    if (rate !== null) {
      const between = Math.min(1_000 / rate, LONGEST_BETWEEN_MS);
      this.#notBefore = Math.max(this.#notBefore, this.#parts.clock.now().getTime()) + between;
    }
    const attempt = this.#attempt(delivery, event).finally(() => this.#underWay.delete(delivery.queuedId));
    this.#underWay.set(delivery.queuedId, attempt);
    this.#begun.add(delivery.queuedId);
  }

  async #attempt(delivery: DeliveryRow, event: EventRow): Promise<void> {
    const { clock, sender, publicUrl } = this.#parts;
    const at = clock.now();
    const timestamp = Math.floor(at.getTime() / 1_000);
    const body = deliveryBody(event, publicUrl);
    const signature = signatures(this.#signing(at), { id: event.eventId, timestamp, body });
    const headers = { "webhook-id": event.eventId, "webhook-timestamp": String(timestamp), "webhook-signature": signature };
    const { endpointId, url } = this.#endpoint;
    const outcome = await sender.send({ endpointId, url, headers, body, signal: this.#cut.signal });
    // Cut short by the end of the process: it is as if it had not been begun.
    if (outcome === null) return;
    this.#ended.push({ attempted: this.#judged(delivery, at, outcome), outcome });
    this.#writing ??= this.#write().catch((error: unknown) => {
      this.#failure = error;
    });
  }

  #judged(delivery: DeliveryRow, at: Date, outcome: Outcome): Attempted {
    const { clock, random } = this.#parts;
    const { status_code: statusCode, latency_ms: latencyMs, error, response } = outcome;
    const attempted = {
      queuedId: delivery.queuedId,
      attempts: delivery.attempts,
      attemptedAt: at,
      statusCode,
      latencyMs,
      error,
      response,
    };
    if (error === null) return { ...attempted, status: "succeeded", nextAttemptAt: null };
    const now = clock.now();
    const asked = retryAfterMs(outcome.retryAfter, now);
    if (statusCode === 429 || statusCode === 503) {
      this.#notBefore = Math.max(this.#notBefore, now.getTime() + Math.min(asked ?? DEFAULT_PAUSE_MS, LONGEST_PAUSE_MS));
    }
    const wait = waitAfter(delivery.attempts + 1, asked, random());
    if (wait === null) return { ...attempted, status: "failed", nextAttemptAt: null };
    return { ...attempted, status: "pending", nextAttemptAt: new Date(now.getTime() + wait) };
  }

  #signing(now: Date): string[] {
    const endpoint = this.#endpoint;
    if (this.#secrets?.of !== endpoint) this.#secrets = { of: endpoint, texts: this.#opened(endpoint) };
    // The one before the present ends by the clock.
    return previousUntil(endpoint, now) ? this.#secrets.texts : this.#secrets.texts.slice(0, 1);
  }

  #opened({ endpointId, secret, previousSecret }: EndpointRow): string[] {
    const { seal } = this.#parts;
    try {
      return [secret, ...(previousSecret ? [previousSecret] : [])].map((sealed) => seal.open(endpointId, sealed));
    } catch (cause) {
      if (!(cause instanceof ServiceError)) throw cause;
      throw new UnreadableSecret("unreadable", { cause });
    }
  }

  async #write(): Promise<void> {
    try {
      while (this.#ended.length > 0) {
        const ended = this.#ended;
        this.#ended = [];
        const pausedUntil = new Date(this.#notBefore);
        const after = await recordOutcomes(this.#parts, this.#endpoint.endpointId, ended, pausedUntil);
        for (const { attempted } of ended) this.#begun.delete(attempted.queuedId);
        // Gone meanwhile: nothing more is sent to it.
        this.#endpoint = after ?? { ...this.#endpoint, deletedAt: this.#parts.clock.now() };
      }
    } finally {
      this.#writing = null;
    }
  }

  async #written(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async #nextVisit(): Promise<Date | null> {
    const { db, clock } = this.#parts;
    if (this.#signal.aborted) return clock.now();
    const next = await sql.readNextDue(db, this.#endpoint.endpointId);
    return next && new Date(Math.max(next.getTime(), this.#notBefore));
  }
}
