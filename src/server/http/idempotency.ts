/**
 * Executes requests with an `Idempotency-Key` once: a retry gets the first response again, word for word. Operations that create,
 * rotate, send or delete keep their responses in a store shared by all processes. Harmless operations keep theirs in the memory
 * of the process.
 *
 * An entry is `running` until its first request has a response. A duplicate that arrives meanwhile waits and gets the same
 * response, as a client with a broken connection wants. A `conflict` would only make it retry. If the first request ends without
 * a response worth storing, one of the waiting requests runs instead.
 *
 *   (none) ── begin ──▶ running ── keep ──▶ kept ── age, or room for others ──▶ (none)
 *                          └── drop ──▶ (none)
 *
 * The memory has a total limit. When it is full, the organization that uses most of it loses its oldest response.
 */
import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Answer } from "typespec-koa-runtime";
import { conflict, type ServiceError } from "#src/foundation/errors.ts";
import { canonical, type Json } from "#src/foundation/json/json.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { AnswerStore, Begun } from "./answer-store.ts";
import type { IdempotentRequest } from "./idempotent-request.ts";

export interface IdempotencyOptions {
  readonly clock: Clock;
  /** The total size of stored responses, in bytes. The oldest are evicted first. */
  readonly mostBytes: number;
  /** How long a response is stored, in milliseconds. */
  readonly longestMs: number;
  /** Shared by all processes; null: every response is stored here. */
  readonly store: AnswerStore | null;
  readonly log: Logger;
}

export interface IdempotencyWork {
  /** Executes the request. */
  readonly carryOut: () => Promise<Answer>;
  /** Whether a repeat does harm, so that the response is stored for all processes. */
  readonly shared: boolean;
  /** Called before it waits for another request's end. */
  readonly waits?: () => void;
}

interface Outcome {
  readonly answer: Answer;
  /** Whether this is the response of an earlier request. */
  readonly replayed: boolean;
}

type Entry = { readonly payload: string; readonly settled: Promise<Answer | null> } & (
  | { readonly answer: null }
  | { readonly answer: Answer; readonly organizationId: string; readonly bytes: number; readonly until: number }
);

/** A larger response is not stored, because it would evict thousands of others. */
const LARGEST_ANSWER_BYTES = 4 * 1024 * 1024;

/** The overhead of an entry beside its text. */
const ENTRY_BYTES = 1_000;

/** The delay before checking for another process's response again. It grows each time. */
const FIRST_LOOK_MS = 25;
const LONGEST_LOOK_MS = 500;

/** Responses that mean "not now" are not stored, because a retry should check again. */
const passing: ReadonlySet<number> = new Set([402, 408, 429]);

export class IdempotencyCache {
  readonly #options: IdempotencyOptions;
  /** In the order in which they were stored, the oldest first, with running ones in between. */
  readonly #entries = new Map<string, Entry>();
  /** By organization. */
  readonly #bytesOf = new Map<string, number>();
  #bytes = 0;

  constructor(options: IdempotencyOptions) {
    this.#options = options;
  }

  /** The total size of stored responses in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Executes a request, unless the same one has a response or is running. Then returns that response, marked `replayed`.
   * @throws ServiceError `conflict` if the key was used with another payload; `unavailable` if the store is
   */
  async once(request: IdempotentRequest, work: IdempotencyWork): Promise<Outcome> {
    const id = JSON.stringify([request.organizationId, request.apiKeyId, request.operationId, request.idempotencyKey]);
    const payload = payloadOf(request);
    for (;;) {
      const entry = this.#find(id);
      if (entry === undefined) return this.#run(id, payload, request, work);
      if (entry.payload !== payload) throw anotherPayload(request);
      if (entry.answer === null) work.waits?.();
      const answer = entry.answer ?? (await entry.settled);
      if (answer !== null) return { answer, replayed: true };
    }
  }

  async #run(id: string, payload: string, request: IdempotentRequest, { carryOut, shared }: IdempotencyWork): Promise<Outcome> {
    const { promise: settled, resolve: settle } = Promise.withResolvers<Answer | null>();
    const store = shared ? this.#options.store : null;
    this.#entries.set(id, { payload, settled, answer: null });
    let kept: Answer | null = null;
    try {
      const outcome =
        store === null ? { answer: await carryOut(), replayed: false } : await this.#stored(store, request, carryOut);
      if (isWorthKeeping(outcome.answer)) kept = outcome.answer;
      return outcome;
    } finally {
      this.#entries.delete(id);
      if (kept !== null && store === null) this.#keep(id, payload, settled, request.organizationId, kept);
      settle(kept);
    }
  }

  /** The same over all processes. */
  async #stored(store: AnswerStore, request: IdempotentRequest, carryOut: () => Promise<Answer>): Promise<Outcome> {
    for (let pauseMs = FIRST_LOOK_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_LOOK_MS)) {
      const begun = await store.begin(request);
      switch (begun.is) {
        case "ours":
          return { answer: await this.#ended(begun, carryOut), replayed: false };
        case "answered":
          return { answer: begun.answer, replayed: true };
        case "another-payload":
          throw anotherPayload(request);
        case "running":
          await sleep(pauseMs);
          break;
        default:
          begun satisfies never;
      }
    }
  }

  /** A completed request gets its response even if it cannot be stored. */
  async #ended(begun: Begun & { is: "ours" }, carryOut: () => Promise<Answer>): Promise<Answer> {
    let answer: Answer | null = null;
    try {
      answer = await carryOut();
      return answer;
    } finally {
      const ending = answer !== null && isWorthKeeping(answer) ? begun.keep(answer) : begun.drop();
      await ending.catch((error: unknown) => {
        this.#options.log.warn(
          { err: error },
          "The answer for an Idempotency-Key could not be stored. A retry may be executed again.",
        );
      });
    }
  }

  #keep(id: string, payload: string, settled: Promise<Answer | null>, organizationId: string, answer: Answer): void {
    const bytes = ENTRY_BYTES + id.length + 2 * (answer.body?.length ?? 0);
    if (bytes > Math.min(LARGEST_ANSWER_BYTES, this.#options.mostBytes)) return;
    const now = this.#options.clock.now().getTime();
    this.#entries.set(id, { payload, settled, answer, organizationId, bytes, until: now + this.#options.longestMs });
    this.#count(organizationId, bytes);
    this.#forgetOld(now);
    while (this.#bytes > this.#options.mostBytes) this.#forgetOldestOf(this.#largest());
  }

  #forgetOld(now: number): void {
    for (const [old, entry] of this.#entries) {
      if (entry.answer === null) continue;
      if (entry.until > now) return;
      this.#forget(old);
    }
  }

  #largest(): string {
    let largest = "";
    for (const [organizationId, bytes] of this.#bytesOf) {
      if (bytes > (this.#bytesOf.get(largest) ?? 0)) largest = organizationId;
    }
    return largest;
  }

  #forgetOldestOf(organizationId: string): void {
    for (const [id, entry] of this.#entries) {
      if (entry.answer === null || entry.organizationId !== organizationId) continue;
      this.#forget(id);
      return;
    }
  }

  #find(id: string): Entry | undefined {
    const entry = this.#entries.get(id);
    if (entry === undefined || entry.answer === null || entry.until > this.#options.clock.now().getTime()) return entry;
    this.#forget(id);
    return undefined;
  }

  #forget(id: string): void {
    const entry = this.#entries.get(id);
    if (entry === undefined || entry.answer === null) return;
    this.#entries.delete(id);
    this.#count(entry.organizationId, -entry.bytes);
  }

  #count(organizationId: string, bytes: number): void {
    this.#bytes += bytes;
    const sum = (this.#bytesOf.get(organizationId) ?? 0) + bytes;
    if (sum === 0) this.#bytesOf.delete(organizationId);
    else this.#bytesOf.set(organizationId, sum);
  }
}

function isWorthKeeping({ status }: Answer): boolean {
  return status < 500 && !passing.has(status);
}

function anotherPayload({ idempotencyKey }: IdempotentRequest): ServiceError {
  return conflict("This Idempotency-Key was already used for another request. Use a new key for each request.", {
    idempotency_key: idempotencyKey,
  });
}

function payloadOf({ target, digest }: IdempotentRequest): string {
  return hash("sha256", `${target}\n${digest}`, "base64");
}

/**
 * The digest of a body in `IdempotentRequest`. Bodies that are equal as JSON are the same request, whatever the order of their
 * members.
 */
export function digestOf(body: unknown): string {
  return hash("sha256", body === undefined ? "" : canonical(body as Json), "base64");
}
