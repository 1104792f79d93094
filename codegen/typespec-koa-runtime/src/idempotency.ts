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
 * The memory has a total limit. When it is full, the sender that uses most of it loses its oldest response.
 */
import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Answer } from "./answer.ts";
import type { AnswerStore, Begun } from "./answer-store.ts";
import type { IdempotentRequest } from "./idempotent-request.ts";
import { canonical } from "./json/canonical.ts";
import type { Json } from "./json/json.ts";
import type { Logger } from "./log.ts";
import type { RetriedParts, RetriedRequest, RetriedWork, Retries } from "./ports.ts";
import { ServiceError } from "./service-error.ts";

export interface IdempotencyOptions<Caller> {
  /** Who a caller is, and whose share of the memory its answers use. */
  bindingOf(caller: Caller): Pick<IdempotentRequest, "sender" | "callerId">;
  /** The present time; the default is the system's. */
  readonly clock?: { now(): Date };
  /** The total size of stored responses, in bytes. The oldest are evicted first. The default is 64 MB. */
  readonly mostBytes?: number;
  /** How long a response is stored, in milliseconds. The default is a day. */
  readonly longestMs?: number;
  /** Shared by all processes; the default is none: every response is stored here. */
  readonly store?: AnswerStore | null;
  /**
   * Operations that may be harmless to repeat, by id, and which of their requests are. Only this process stores the responses to those. If it is not
   * known whether such a request has had an effect, a retry is carried out.
   */
  readonly harmless?: ReadonlyMap<string, (parts: RetriedParts) => boolean>;
  readonly log: Pick<Logger, "warn">;
}

interface Outcome {
  readonly answer: Answer;
  /** Whether this is the response of an earlier request. */
  readonly replayed: boolean;
}

/** A request that is carried out, unless the store has its answer. */
interface First {
  readonly id: string;
  readonly payload: string;
  readonly request: IdempotentRequest;
  readonly isHarmless: boolean;
}

type Entry = { readonly payload: string; readonly settled: Promise<Answer | null> } & (
  | { readonly answer: null }
  | { readonly answer: Answer; readonly sender: string; readonly bytes: number; readonly until: number }
);

/** A larger response is not stored, because it would evict thousands of others. */
const LARGEST_ANSWER_BYTES = 4 * 1024 * 1024;

/** The overhead of an entry beside its text. */
const ENTRY_BYTES = 1_000;

const DEFAULTS = {
  clock: { now: () => new Date() },
  mostBytes: 64 * 2 ** 20,
  longestMs: 24 * 3_600_000,
  store: null,
  harmless: new Map<string, (parts: RetriedParts) => boolean>(),
};

/** The delay before checking for another process's response again. It grows each time. */
const FIRST_LOOK_MS = 25;
const LONGEST_LOOK_MS = 500;

/** The delays before an answer that could not be stored is stored again, about as long as a store leases a request. */
const KEEP_PAUSES_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000];

/**
 * Responses that mean "not now" are not stored, because a retry should check again. Nor are failures, unless the failed request may have had an
 * effect (`unsettled`): a retry would have it a second time.
 */
const passing: ReadonlySet<number> = new Set([402, 408, 429]);

export class IdempotencyCache<Caller> implements Retries<Caller> {
  readonly #options: Required<IdempotencyOptions<Caller>>;
  /** In the order in which they were stored, the oldest first, with running ones in between. */
  readonly #entries = new Map<string, Entry>();
  /** By sender. */
  readonly #bytesOf = new Map<string, number>();
  #bytes = 0;

  constructor(options: IdempotencyOptions<Caller>) {
    this.#options = { ...DEFAULTS, ...options };
  }

  digestOf(body: unknown): string {
    return digestOf(body);
  }

  /** The total size of stored responses in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Executes a request, unless the same one has a response or is running. Then returns that response, marked `replayed`.
   * @throws ServiceError `conflict` if the key was used with another payload; `unavailable` if the store is
   */
  async once({ caller, parts, ...asked }: RetriedRequest<Caller>, work: RetriedWork): Promise<Outcome> {
    const request: IdempotentRequest = { ...asked, ...this.#options.bindingOf(caller) };
    const isHarmless = this.#options.harmless.get(asked.operationId)?.(parts) ?? false;
    const id = JSON.stringify([request.sender, request.callerId, request.operationId, request.idempotencyKey]);
    const payload = payloadOf(request);
    for (;;) {
      const entry = this.#find(id);
      if (entry === undefined) return this.#run({ id, payload, request, isHarmless }, work.carryOut);
      if (entry.payload !== payload) throw anotherPayload(request);
      if (entry.answer === null) work.waits();
      const answer = entry.answer ?? (await entry.settled);
      if (answer !== null) return { answer, replayed: true };
    }
  }

  async #run({ id, payload, request, isHarmless }: First, carryOut: RetriedWork["carryOut"]): Promise<Outcome> {
    const { promise: settled, resolve: settle } = Promise.withResolvers<Answer | null>();
    const store = isHarmless ? null : this.#options.store;
    this.#entries.set(id, { payload, settled, answer: null });
    let kept: Answer | null = null;
    try {
      const outcome =
        store === null ? { answer: await carryOut(), replayed: false } : await this.#stored(store, request, carryOut);
      if (isWorthKeeping(outcome.answer, isHarmless)) kept = outcome.answer;
      return outcome;
    } finally {
      this.#entries.delete(id);
      // With other parts, a request under this key may not look into the store. This process still knows it.
      const isKeptHere = store === null || this.#options.harmless.has(request.operationId);
      if (kept !== null && isKeptHere) this.#keep(id, payload, settled, request.sender, kept);
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
      if (answer !== null && isWorthKeeping(answer, false)) await this.#keepStored(begun, answer);
      else await begun.drop().catch((error: unknown) => this.#warn(error));
    }
  }

  /** Its request waits for one try. After a failure, others follow behind the response: what made it fail may have lost the answer of a commit too. */
  async #keepStored(begun: Begun & { is: "ours" }, answer: Answer): Promise<void> {
    const lost = await begun.keep(answer).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (lost !== null) void this.#keepLater(begun, answer, lost.error);
  }

  async #keepLater(begun: Begun & { is: "ours" }, answer: Answer, error: unknown): Promise<void> {
    for (const pauseMs of KEEP_PAUSES_MS) {
      await sleep(pauseMs, undefined, { ref: false });
      const kept = await begun.keep(answer).then(
        () => true,
        () => false,
      );
      if (kept) return;
    }
    this.#warn(error);
  }

  #warn(error: unknown): void {
    this.#options.log.warn(
      { err: error },
      "The answer for an Idempotency-Key could not be stored. A retry may be executed again.",
    );
  }

  #keep(id: string, payload: string, settled: Promise<Answer | null>, sender: string, answer: Answer): void {
    const bytes = ENTRY_BYTES + id.length + 2 * (answer.body?.length ?? 0);
    if (bytes > Math.min(LARGEST_ANSWER_BYTES, this.#options.mostBytes)) return;
    const now = this.#options.clock.now().getTime();
    this.#entries.set(id, { payload, settled, answer, sender, bytes, until: now + this.#options.longestMs });
    this.#count(sender, bytes);
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
    for (const [sender, bytes] of this.#bytesOf) {
      if (bytes > (this.#bytesOf.get(largest) ?? 0)) largest = sender;
    }
    return largest;
  }

  #forgetOldestOf(sender: string): void {
    for (const [id, entry] of this.#entries) {
      if (entry.answer === null || entry.sender !== sender) continue;
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
    this.#count(entry.sender, -entry.bytes);
  }

  #count(sender: string, bytes: number): void {
    this.#bytes += bytes;
    const sum = (this.#bytesOf.get(sender) ?? 0) + bytes;
    if (sum === 0) this.#bytesOf.delete(sender);
    else this.#bytesOf.set(sender, sum);
  }
}

function isWorthKeeping({ status, unsettled = false }: Answer, isHarmless: boolean): boolean {
  return unsettled ? !isHarmless : status < 500 && !passing.has(status);
}

function anotherPayload({ idempotencyKey }: IdempotentRequest): ServiceError {
  const message = "This Idempotency-Key was already used for another request. Use a new key for each request.";
  return new ServiceError("conflict", message, { details: { idempotency_key: idempotencyKey } });
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
