/**
 * Records requests behind their responses. A request costs one entry in a bounded queue. A timer writes the queue every second. So a request
 * never waits for the log and never fails because of it. What the queue has no room for is counted and left out.
 */
import type { EndedRequest, RequestLog } from "typespec-koa-runtime";
import type { Identity } from "#src/accounts/identity.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { newId } from "#src/foundation/ids.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { requestsLeftOut } from "./counted.ts";
import { firstId } from "./reading.ts";
import { dayOf, sweepRequestLog } from "./retention.ts";
import { addToDays, type DayCount, deleteOldest, insertRequests, type RecordedRequest } from "./sql.ts";

const DAY_MS = 24 * 3_600_000;
const EVERY_MS = 1_000;
const SWEEP_MS = 3_600_000;

export interface RequestLogLimits {
  /** Entries that wait to be written. */
  readonly queue: number;
  /** Entries of one transaction. */
  readonly batch: number;
  /** Entries that an organization keeps of a day. */
  readonly perDay: number;
  /** How many more it may have before its oldest are deleted. */
  readonly spare: number;
}

export const requestLogLimits: RequestLogLimits = { queue: 10_000, batch: 1_000, perDay: 100_000, spare: 2_000 };

export interface RecorderParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, "warn">;
  /** 0: nothing is recorded. */
  readonly keptMs: number;
  readonly limits?: Partial<RequestLogLimits>;
}

type Ended = EndedRequest<Identity>;

export class RequestRecorder implements RequestLog<Identity> {
  readonly #parts: RecorderParts;
  readonly #limits: RequestLogLimits;
  #queue: RecordedRequest[] = [];
  /** What was left out and is not yet told, by organization and day. */
  #leftOut = new Map<string, DayCount>();
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> | null = null;
  #sweeping: Promise<void> | null = null;
  #sweepAt = 0;
  #fails = false;

  constructor(parts: RecorderParts) {
    this.#parts = parts;
    this.#limits = { ...requestLogLimits, ...parts.limits };
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#tick(), EVERY_MS).unref();
  }

  /** Writes what waits. What cannot be written now is lost. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.write();
    await this.#sweeping;
  }

  ended({ caller, operation, requestId, address, path, status, code, durationMs, bytesIn, bytesOut }: Ended): void {
    if (this.#parts.keptMs === 0) return;
    const at = this.#parts.clock.now();
    if (this.#queue.length >= this.#limits.queue) {
      this.#leaveOut(caller.organizationId, at, "queue_full");
      return;
    }
    this.#queue.push({
      organization_id: caller.organizationId,
      entry_id: newId("rle", at),
      at: at.getTime(),
      request_id: requestId,
      key_id: caller.key.id,
      session_id: caller.session?.id ?? null,
      address,
      operation: operation.id,
      method: operation.method,
      path: operation.path,
      namespace: typeof path.ns === "string" ? path.ns : null,
      status,
      error: code,
      duration_ms: Math.round(durationMs),
      bytes_in: bytesIn,
      bytes_out: bytesOut,
    });
  }

  /** Writes what waits. Never fails. If the database does not answer, the entries go on waiting. */
  async write(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
    this.#writing = this.#writeAll().finally(() => {
      this.#writing = null;
    });
    await this.#writing;
  }

  #tick(): void {
    if (this.#writing === null && this.#queue.length > 0) void this.write();
    if (this.#sweeping !== null || performance.now() < this.#sweepAt) return;
    this.#sweepAt = performance.now() + SWEEP_MS;
    const { db, clock, keptMs } = this.#parts;
    this.#sweeping = sweepRequestLog(db, clock.now(), keptMs)
      .catch((error: unknown) => this.#parts.log.warn({ err: error }, "The request log could not be swept."))
      .finally(() => {
        this.#sweeping = null;
      });
  }

  async #writeAll(): Promise<void> {
    for (let left = this.#queue.length; left > 0; left -= this.#limits.batch) {
      const batch = this.#queue.slice(0, this.#limits.batch);
      const leftOut = this.#leftOut;
      this.#leftOut = new Map();
      try {
        await this.#writeBatch(batch, leftOut);
        this.#fails = false;
      } catch (error) {
        for (const { organization_id, day, left_out } of leftOut.values()) this.#add(organization_id, day, left_out);
        if (!this.#fails) this.#parts.log.warn({ err: error }, "The request log could not be written.");
        this.#fails = true;
        if (error instanceof ServiceError && error.code === "unavailable") return;
        // It would fail again, and would stop all that follow.
        for (const { organization_id, at } of batch) this.#leaveOut(organization_id, new Date(at), "failed");
      }
      this.#queue.splice(0, batch.length);
    }
  }

  async #writeBatch(batch: readonly RecordedRequest[], leftOut: ReadonlyMap<string, DayCount>): Promise<void> {
    const { perDay, spare } = this.#limits;
    const counts = new Map(leftOut);
    let [day, dayBegin] = ["", Number.NaN];
    for (const { organization_id, at } of batch) {
      if (!(at >= dayBegin && at < dayBegin + DAY_MS)) {
        day = dayOf(new Date(at));
        dayBegin = Date.parse(day);
      }
      const count = counts.get(`${organization_id} ${day}`) ?? { organization_id, day, kept: 0, left_out: 0 };
      counts.set(`${organization_id} ${day}`, { ...count, kept: count.kept + 1 });
    }
    const trimmed = await this.#parts.db.transaction(async (tx) => {
      await insertRequests(tx, batch);
      const days = await addToDays(tx, [...counts.values()]);
      let sum = 0;
      for (const { organization_id, day, kept } of days.filter((one) => one.kept > perDay + spare)) {
        const begin = Date.parse(day);
        const range = { from: firstId(new Date(begin)), to: firstId(new Date(begin + DAY_MS)), limit: kept - perDay };
        const gone = await deleteOldest(tx, organization_id, range);
        await addToDays(tx, [{ organization_id, day, kept: -gone, left_out: gone }]);
        sum += gone;
      }
      return sum;
    });
    if (trimmed > 0) requestsLeftOut.add({ reason: "daily_limit" }, trimmed);
  }

  #leaveOut(organizationId: string, at: Date, reason: string): void {
    requestsLeftOut.add({ reason });
    this.#add(organizationId, dayOf(at), 1);
  }

  #add(organization_id: string, day: string, by: number): void {
    const name = `${organization_id} ${day}`;
    const known = this.#leftOut.get(name) ?? { organization_id, day, kept: 0, left_out: 0 };
    this.#leftOut.set(name, { ...known, left_out: known.left_out + by });
  }
}
