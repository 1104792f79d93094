/** The due deliveries of one endpoint with their events, read ahead in batches. */

import type { Database } from "#src/foundation/db/database.ts";
import { type EventText, eventTexts } from "#src/foundation/events/events.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { DuePlace, DueRow } from "./delivery-sql.ts";
import * as sql from "./delivery-sql.ts";
import { type EndpointRow, holdEndpoint } from "./endpoint-sql.ts";
import { type Skipped, skippedReason } from "./skipped-reason.ts";

export interface Due {
  delivery: DueRow;
  event: EventText;
}

/** Deliveries per batch. The next batch is read when half are left. */
const READ_AT_ONCE = 256;
/** The size of events per batch, in stored bytes. The batches of 128 endpoints are in memory at the same time. */
const READ_BYTES = 1024 * 1024;
/**
 * Each batch begins where the previous one ended, because reading past sent deliveries is expensive. But a process whose clock is
 * behind may have queued a delivery before that position. And a delivery that was read may have been skipped or queued again. So
 * at this interval, everything is read again from the start.
 */
const FROM_THE_FIRST_MS = 5_000;
/**
 * After the last batch, new deliveries are checked for at this interval. Otherwise, all attempts in progress would have to finish
 * and be written first.
 */
const LOOKED_AGAIN_MS = 20;
const FIRST: DuePlace = { nextAttemptAt: "-infinity", queuedId: "" };

export class DueDeliveries {
  readonly #parts: { db: Database; clock: Clock };
  readonly #endpoint: EndpointRow;
  /** Read with their events, in order. */
  readonly #due: Due[] = [];
  /** Not to be sent to the endpoint as it is now. The next read records them as skipped. */
  #skipped: Skipped[] = [];
  /** Read without events. */
  #rows: DueRow[] = [];
  #after = FIRST;
  /** In the process's monotonic time. */
  #fromFirstAt = Number.NEGATIVE_INFINITY;
  /** Nothing came after the last batch. */
  #exhausted = false;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading = false;
  #atOnce = READ_AT_ONCE;

  constructor(parts: { db: Database; clock: Clock }, endpoint: EndpointRow) {
    this.#parts = parts;
    this.#endpoint = endpoint;
  }

  /** Whether it is time to read more. */
  get low(): boolean {
    if (this.#due.length > this.#atOnce / 2) return false;
    if (this.#skipped.length > 0) return true;
    return this.#rows.length > 0 || !this.#exhausted || performance.now() - this.#readAt >= LOOKED_AGAIN_MS;
  }

  /** Whether there is a delivery to start. */
  get ready(): boolean {
    return this.#due.length > 0;
  }

  /** The next delivery that the endpoint may receive, as the endpoint is now. */
  next(endpoint: EndpointRow): Due | undefined {
    const old = this.#due.length > 0 && performance.now() - this.#fromFirstAt >= FROM_THE_FIRST_MS;
    if (old && this.#reading) return undefined;
    if (old) this.again();
    for (;;) {
      const due = this.#due.shift();
      const reason = due ? skippedReason(endpoint, due.event) : null;
      if (!due || reason === null) return due;
      this.#skipped.push({ queuedId: due.delivery.queuedId, reason });
    }
  }

  /** Forgets what was read and starts again from the first. */
  again(): void {
    this.#due.length = 0;
    this.#rows = [];
    this.#exhausted = false;
    this.#after = FIRST;
  }

  /**
   * @param begun deliveries without a written outcome, which are still due in the database
   * @param maxPerSecond the current rate; no more is read ahead than will be sent soon
   */
  async read(begun: ReadonlySet<string>, maxPerSecond: number | null): Promise<void> {
    this.#reading = true;
    this.#atOnce = Math.min(READ_AT_ONCE, Math.ceil((maxPerSecond ?? READ_AT_ONCE) * (FROM_THE_FIRST_MS / 1_000)));
    try {
      if (this.#skipped.length > 0) await this.#skip();
      if (this.#rows.length === 0) await this.#readRows(begun);
      await this.#readEvents();
    } finally {
      this.#reading = false;
    }
  }

  async #skip(): Promise<void> {
    const { endpointId } = this.#endpoint;
    const skipped = this.#skipped;
    this.#skipped = [];
    await this.#parts.db.transaction(async (tx) => {
      if (await holdEndpoint(tx, endpointId)) await sql.skipDeliveries(tx, endpointId, skipped);
    });
  }

  async #readEvents(): Promise<void> {
    const { db } = this.#parts;
    const { endpointId, organizationId } = this.#endpoint;
    if (this.#rows.length === 0) return;
    const ids = this.#rows.map(({ eventId }) => eventId);
    const events = await eventTexts(db, organizationId, ids, READ_BYTES);
    const gone: string[] = [];
    const left: DueRow[] = [];
    for (const delivery of this.#rows) {
      const event = events.get(delivery.eventId);
      if (event) this.#due.push({ delivery, event });
      else if (event === null) left.push(delivery);
      else gone.push(delivery.queuedId);
    }
    this.#rows = left;
    if (gone.length > 0) await sql.forgetDeliveries(db, endpointId, gone);
  }

  async #readRows(begun: ReadonlySet<string>): Promise<void> {
    const { db, clock } = this.#parts;
    const now = clock.now();
    const fromFirst = this.#after === FIRST;
    this.#readAt = performance.now();
    if (fromFirst) this.#fromFirstAt = this.#readAt;
    const except = fromFirst ? [...begun] : [];
    this.#rows = await sql.readDue(db, this.#endpoint.endpointId, { now, after: this.#after, except, limit: this.#atOnce });
    this.#after = this.#rows.at(-1) ?? this.#after;
    this.#exhausted = this.#rows.length < this.#atOnce;
  }
}
