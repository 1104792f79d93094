/** What is due to one endpoint, with its events, read in stretches ahead of being sent. */
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import { type EventText, eventTexts } from "#src/events/events.ts";
import type { DuePlace, DueRow } from "./delivery-sql.ts";
import * as sql from "./delivery-sql.ts";
import type { EndpointRow } from "./endpoint-sql.ts";

export interface Due {
  delivery: DueRow;
  event: EventText;
}

/** Deliveries that are read at once, and more are when half of them are left. */
const READ_AT_ONCE = 256;
/** Of events, in bytes as they are stored: what 128 endpoints have read at once is held in memory. */
const READ_BYTES = 1024 * 1024;
/**
 * Each stretch begins where the one before ended, since what has been sent of them costs reading on. What another process queued meanwhile
 * by a clock that is behind lies before that, and what was read may have been skipped or queued anew: so often all is read again from the
 * first on.
 */
const FROM_THE_FIRST_MS = 5_000;
/** After the last stretch so often it is looked whether more has come since: without that, all under way would end and be written first. */
const LOOKED_AGAIN_MS = 20;
const FIRST: DuePlace = { nextAttemptAt: "-infinity", queuedId: "" };

export class DueDeliveries {
  readonly #parts: { db: Database; clock: Clock };
  readonly #endpoint: EndpointRow;
  /** Read with their events, in order. */
  readonly #due: Due[] = [];
  /** Read without. */
  #rows: DueRow[] = [];
  #after = FIRST;
  /** By the process's own clock. */
  #fromFirstAt = Number.NEGATIVE_INFINITY;
  /** Nothing came after what was read last. */
  #exhausted = false;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading = false;
  #atOnce = READ_AT_ONCE;

  constructor(parts: { db: Database; clock: Clock }, endpoint: EndpointRow) {
    this.#parts = parts;
    this.#endpoint = endpoint;
  }

  /** Whether more had better be read. */
  get low(): boolean {
    if (this.#due.length > this.#atOnce / 2) return false;
    return this.#rows.length > 0 || !this.#exhausted || performance.now() - this.#readAt >= LOOKED_AGAIN_MS;
  }

  /** Whether there is something to be begun. */
  get ready(): boolean {
    return this.#due.length > 0;
  }

  next(): Due | undefined {
    const old = this.#due.length > 0 && performance.now() - this.#fromFirstAt >= FROM_THE_FIRST_MS;
    if (old && this.#reading) return undefined;
    if (old) this.again();
    return this.#due.shift();
  }

  /** Forgets what was read and looks from the first on. */
  again(): void {
    this.#due.length = 0;
    this.#rows = [];
    this.#exhausted = false;
    this.#after = FIRST;
  }

  /**
   * @param begun those of which nothing is written: still due, by the store
   * @param maxPerSecond as it is by now: no more is read ahead than is sent soon
   */
  async read(begun: ReadonlySet<string>, maxPerSecond: number | null): Promise<void> {
    this.#reading = true;
    this.#atOnce = Math.min(READ_AT_ONCE, Math.ceil((maxPerSecond ?? READ_AT_ONCE) * (FROM_THE_FIRST_MS / 1_000)));
    try {
      if (this.#rows.length === 0) await this.#readRows(begun);
      await this.#readEvents();
    } finally {
      this.#reading = false;
    }
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
