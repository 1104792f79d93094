/**
 * Stores responses in the database for 24 hours. So a retry with an `Idempotency-Key` gets the same response from any process,
 * also after restarts. A running request is leased to the process that executes it. If that process dies, its lease expires and a
 * retry begins again. What was committed before the crash, but not yet answered, may then be done twice.
 *
 *   (none) ── begin ──▶ leased ── keep ──▶ answered ── 24 hours, or room for newer ──▶ (none)
 *                         ├── drop ──▶ (none)
 *                         └── lease expires ── begin of a retry ──▶ leased
 */
import { randomUUID } from "node:crypto";
import type { Answer, AnswerStore, Begun, IdempotentRequest } from "typespec-koa-runtime";
import type { Session } from "#src/foundation/db/session.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { Seal } from "#src/foundation/secrets/seal.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import * as sql from "./sql.ts";

const KEPT_MS = 24 * 3_600_000;

/** A lease is renewed several times before it expires. */
const LEASE_MS = 30_000;
const RENEW_MS = 8_000;

const PURPOSE = "idempotent answers";

const SWEEP_MS = 60_000;
const SWEPT_AT_ONCE = 1_000;

export interface StoredAnswersLimits {
  /** The limits per organization. Its oldest responses are deleted first. */
  readonly answers: number;
  readonly bytes: number;
  /** The limits are checked after this many responses, or this many bytes, of an organization in one process. */
  readonly lookAfterAnswers: number;
  readonly lookAfterBytes: number;
}

export const storedAnswersLimits: StoredAnswersLimits = {
  answers: 100_000,
  bytes: 64 * 2 ** 20,
  lookAfterAnswers: 1_000,
  lookAfterBytes: 8 * 2 ** 20,
};

export interface StoredAnswersOptions {
  readonly session: Session;
  readonly clock: Clock;
  /** The server's secret, 32 bytes. */
  readonly secretsKey: Buffer;
  /** The other secret while `SECRETS_KEY` is replaced. Requests that other processes begin under it are found. */
  readonly secretsKeyPrevious?: Buffer | null;
  readonly log: Logger;
  readonly limits?: Partial<StoredAnswersLimits>;
}

export class StoredAnswers implements AnswerStore {
  readonly #options: StoredAnswersOptions;
  readonly #limits: StoredAnswersLimits;
  readonly #seal: Seal;
  readonly #previous: Seal | null;
  /** What was stored for an organization since its limits were checked. */
  readonly #since = new Map<string, { answers: number; bytes: number }>();
  readonly #sweeping: NodeJS.Timeout;

  constructor(options: StoredAnswersOptions) {
    this.#options = options;
    this.#limits = { ...storedAnswersLimits, ...options.limits };
    this.#seal = new Seal(options.secretsKey, PURPOSE);
    this.#previous = options.secretsKeyPrevious ? new Seal(options.secretsKeyPrevious, PURPOSE) : null;
    this.#sweeping = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  stop(): void {
    clearInterval(this.#sweeping);
  }

  async begin(request: IdempotentRequest): Promise<Begun> {
    const { session, clock } = this.#options;
    const { sender: organizationId, callerId, operationId, idempotencyKey, target, digest } = request;
    const name = JSON.stringify([organizationId, callerId, operationId, idempotencyKey]);
    const text = `${target}\n${digest}`;
    const place = { organizationId, request: this.#seal.digest(name) };
    const payload = this.#seal.digest(text);
    const owner = randomUUID();
    const now = clock.now();
    const claim = { payload, owner, now, leasedUntil: after(now, LEASE_MS), until: after(now, KEPT_MS) };
    const notBegun = (error: unknown) => this.#notBegun(place, owner, error);
    const refused = (error: unknown) => (isUnsettled(error) ? notBegun(error) : Promise.reject(error));
    if (!(await sql.claim(session, place, claim).catch(refused))) {
      // A request that has just ended without a response is checked again.
      return (await this.#found(this.#seal, { organizationId, name, text }, now)) ?? { is: "running" };
    }
    // Another process may have begun it under the other secret. Each claims before it looks, so at most one of both goes on.
    const other = this.#previous && (await this.#found(this.#previous, { organizationId, name, text }, now).catch(notBegun));
    if (!other) return this.#ours(place, name, owner);
    await this.#letGo(place, owner);
    return other;
  }

  /**
   * Where it is not known whether the request has begun, it is known that it has changed nothing. Nobody works on it, so its lease is ended: a
   * retry would wait for that.
   */
  async #notBegun(place: sql.AnswerKey, owner: string, error: unknown): Promise<never> {
    await this.#letGo(place, owner);
    if (!isUnsettled(error)) throw error;
    throw new ServiceError(error.code, "The database does not answer. Try again in a moment.", { cause: error });
  }

  async #letGo(place: sql.AnswerKey, owner: string): Promise<void> {
    try {
      await sql.drop(this.#options.session, place, owner);
    } catch (error) {
      this.#options.log.debug({ err: error }, "A request that did not begin could not be deleted. Its lease will expire.");
    }
  }

  /** What is known of a request under one secret. Null if nothing is, or if a process died with it and this one may go on. */
  async #found(
    seal: Seal,
    { organizationId, name, text }: { organizationId: string; name: string; text: string },
    now: Date,
  ): Promise<Begun | null> {
    const kept = await sql.find(this.#options.session, { organizationId, request: seal.digest(name) }, now);
    if (kept === null) return null;
    if (!kept.payload.equals(seal.digest(text))) return { is: "another-payload" };
    if (kept.answer !== null) return { is: "answered", answer: JSON.parse(seal.open(name, kept.answer)) as Answer };
    return kept.leased ? { is: "running" } : null;
  }

  /** Deletes expired responses in the background. */
  async sweep(): Promise<void> {
    const { session, clock } = this.#options;
    try {
      while ((await sql.sweep(session, clock.now(), SWEPT_AT_ONCE)) === SWEPT_AT_ONCE);
    } catch (error) {
      this.#options.log.debug({ err: error }, "Expired answers could not be deleted. The next sweep tries again.");
    }
  }

  #ours(place: sql.AnswerKey, name: string, owner: string): Begun {
    const { session, clock } = this.#options;
    const renewing = setInterval(() => {
      sql.renew(session, place, owner, after(clock.now(), LEASE_MS)).catch(() => {});
    }, RENEW_MS).unref();
    return {
      is: "ours",
      keep: async (answer) => {
        clearInterval(renewing);
        const sealed = this.#seal.seal(name, JSON.stringify(answer));
        await sql.keep(session, place, { owner, answer: sealed, until: after(clock.now(), KEPT_MS) });
        await this.#bound(place.organizationId, sealed.length);
      },
      drop: async () => {
        clearInterval(renewing);
        await sql.drop(session, place, owner);
      },
    };
  }

  async #bound(organizationId: string, bytes: number): Promise<void> {
    const { answers, bytes: mostBytes, lookAfterAnswers, lookAfterBytes } = this.#limits;
    const since = this.#since.get(organizationId) ?? { answers: 0, bytes: 0 };
    const sum = { answers: since.answers + 1, bytes: since.bytes + bytes };
    const look = sum.answers >= lookAfterAnswers || sum.bytes >= lookAfterBytes;
    if (look) this.#since.delete(organizationId);
    else this.#since.set(organizationId, sum);
    if (look) await sql.bound(this.#options.session, organizationId, { answers, bytes: mostBytes });
  }
}

function isUnsettled(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.unsettled;
}

function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
