/**
 * Answers requests that carried an `Idempotency-Key` once: a retry gets the first answer again, word for word. Operations that make, rotate,
 * send or delete keep their answers in a store that all processes share; those whose repeat does no harm, in the memory of the process.
 *
 * An entry is `running` until its first request is answered. A duplicate that arrives meanwhile waits and gets the same answer, which is
 * what a client whose connection broke wants; a `conflict` would send it around for nothing. Where the first one ends without an answer
 * worth keeping, one of those waiting runs in its stead.
 *
 *   (none) ── begin ──▶ running ── keep ──▶ kept ── age, or room for others ──▶ (none)
 *                          └── drop ──▶ (none)
 *
 * The memory is bounded as a whole; where it is full, the organization that fills most of it loses its oldest answer.
 */
import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "#src/clock.ts";
import { conflict, type ServiceError } from "#src/errors.ts";
import { canonical, type Json } from "#src/json.ts";
import type { Logger } from "#src/log.ts";
import type { Answer } from "./answer.ts";
import type { AnswerStore, Begun } from "./answer-store.ts";

export interface IdempotencyOptions {
  readonly clock: Clock;
  /** Bytes of answers kept at most; the oldest go first. */
  readonly mostBytes: number;
  /** Milliseconds that an answer is kept at most. */
  readonly longestMs: number;
  /** Shared by all processes; null: every answer is kept here. */
  readonly store: AnswerStore | null;
  readonly log: Logger;
}

export interface IdempotencyWork {
  /** Does what is asked. */
  readonly carryOut: () => Promise<Answer>;
  /** Whether a repeat does harm, so that the answer is kept for all processes. */
  readonly shared: boolean;
  /** Called before the end of another's work is waited for. */
  readonly waits?: () => void;
}

interface Outcome {
  readonly answer: Answer;
  /** Whether it was the answer of an earlier request. */
  readonly replayed: boolean;
}

/** What a key is bound to; each has keys of its own. */
export interface IdempotentRequest {
  readonly organizationId: string;
  /** Two API keys may have different rights, so neither is answered what the other was. */
  readonly apiKeyId: string;
  readonly operationId: string;
  readonly idempotencyKey: string;
  /** The undecoded path and query, and the digest of the body: a retry repeats all of it. */
  readonly target: string;
  readonly digest: string;
}

type Entry = { readonly payload: string; readonly settled: Promise<Answer | null> } & (
  | { readonly answer: null }
  | { readonly answer: Answer; readonly organizationId: string; readonly bytes: number; readonly until: number }
);

/** An answer larger than this is not kept: it would push out thousands of others. */
const LARGEST_ANSWER_BYTES = 4 * 1024 * 1024;

/** What an entry costs beside its text. */
const ENTRY_BYTES = 1_000;

/** How long another process's answer is waited for before it is looked for again; longer each time. */
const FIRST_LOOK_MS = 25;
const LONGEST_LOOK_MS = 500;

/** Answers that say "not now" are not kept: the retry is to find out whether it is now. */
const passing: ReadonlySet<number> = new Set([402, 408, 429]);

export class IdempotencyCache {
  readonly #options: IdempotencyOptions;
  /** In order of keeping, oldest first, with those running in between. */
  readonly #entries = new Map<string, Entry>();
  /** By organization. */
  readonly #bytesOf = new Map<string, number>();
  #bytes = 0;

  constructor(options: IdempotencyOptions) {
    this.#options = options;
  }

  /** Bytes of answers that are kept. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Carries a request out unless the same one has been answered or is being answered; then gives that answer, marked `replayed`.
   * @throws ServiceError `conflict` where the key came with another payload before; `unavailable` where the store is
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

  /** What has been done is answered also where its answer cannot be kept. */
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
          "The answer to an Idempotency-Key could not be kept: a retry may be carried out again.",
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
  return conflict("This Idempotency-Key was used for another request before; use a new one for each request.", {
    idempotency_key: idempotencyKey,
  });
}

function payloadOf({ target, digest }: IdempotentRequest): string {
  return hash("sha256", `${target}\n${digest}`, "base64");
}

/** What stands for a body in `IdempotentRequest`: bodies that are equal as JSON are one request, whatever the order of their members. */
export function digestOf(body: unknown): string {
  return hash("sha256", body === undefined ? "" : canonical(body as Json), "base64");
}
