/**
 * Keeps the answers of requests that carried an `Idempotency-Key`, so that a retry gets the first answer again, word for word. It is
 * a convenience of one process: what must not happen twice is safe without it, and a process that starts knows nothing.
 *
 * An entry is `running` until its first request is answered. A duplicate that arrives meanwhile waits and gets the same answer, which is
 * what a client whose connection broke wants; a `conflict` would send it around for nothing. Where the first one ends without an answer
 * worth keeping, one of those waiting runs in its stead.
 *
 *   (none) ── begin ──▶ running ── keep ──▶ kept ── age, or room for others ──▶ (none)
 *                          └── drop ──▶ (none)
 */
import { hash } from "node:crypto";
import type { Clock } from "#src/clock.ts";
import { conflict } from "#src/errors.ts";
import type { Answer } from "./answer.ts";

export interface IdempotencyOptions {
  readonly clock: Clock;
  /** Bytes of answers kept at most; the oldest go first. */
  readonly mostBytes: number;
  /** Milliseconds that an answer is kept at most. */
  readonly longestMs: number;
}

/** What a key is bound to; each has keys of its own. */
export interface IdempotentRequest {
  readonly organizationId: string;
  /** Two API keys may have different rights, so neither is answered what the other was. */
  readonly apiKeyId: string;
  readonly operationId: string;
  readonly idempotencyKey: string;
  /** The undecoded path and query, and the SHA-256 of the body: a retry repeats all of it. */
  readonly target: string;
  readonly digest: string;
}

type Entry = { readonly payload: string; readonly settled: Promise<Answer | null> } & (
  | { readonly answer: null }
  | { readonly answer: Answer; readonly bytes: number; readonly until: number }
);

/** An answer larger than this is not kept: it would push out thousands of others. */
const LARGEST_ANSWER_BYTES = 4 * 1024 * 1024;

/** What an entry costs beside its text. */
const ENTRY_BYTES = 1_000;

/** Answers that say "not now" are not kept: the retry is to find out whether it is now. */
const passing: ReadonlySet<number> = new Set([402, 408, 429]);

export class IdempotencyCache {
  readonly #options: IdempotencyOptions;
  /** In order of keeping, oldest first, with those running in between. */
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(options: IdempotencyOptions) {
    this.#options = options;
  }

  /** Bytes of answers that are kept. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Runs `work` unless the same request has been answered or is being answered; then gives that answer, marked `replayed`.
   * @param waits called before the end of another's work is waited for
   * @throws ServiceError `conflict` where the key came with another payload before
   */
  async once(
    request: IdempotentRequest,
    work: () => Promise<Answer>,
    waits: () => void = () => undefined,
  ): Promise<{ answer: Answer; replayed: boolean }> {
    const id = JSON.stringify([request.organizationId, request.apiKeyId, request.operationId, request.idempotencyKey]);
    const payload = payloadOf(request);
    for (;;) {
      const entry = this.#find(id);
      if (entry === undefined) return { answer: await this.#run(id, payload, work), replayed: false };
      if (entry.payload !== payload) {
        throw conflict("This Idempotency-Key was used for another request before; use a new one for each request.", {
          idempotency_key: request.idempotencyKey,
        });
      }
      if (entry.answer === null) waits();
      const answer = entry.answer ?? (await entry.settled);
      if (answer !== null) return { answer, replayed: true };
    }
  }

  async #run(id: string, payload: string, work: () => Promise<Answer>): Promise<Answer> {
    const { promise: settled, resolve: settle } = Promise.withResolvers<Answer | null>();
    this.#entries.set(id, { payload, settled, answer: null });
    let kept: Answer | null = null;
    try {
      const answer = await work();
      if (answer.status < 500 && !passing.has(answer.status)) kept = answer;
      return answer;
    } finally {
      this.#entries.delete(id);
      if (kept !== null) this.#keep(id, payload, settled, kept);
      settle(kept);
    }
  }

  #keep(id: string, payload: string, settled: Promise<Answer | null>, answer: Answer): void {
    const bytes = ENTRY_BYTES + id.length + 2 * (answer.body?.length ?? 0);
    if (bytes > Math.min(LARGEST_ANSWER_BYTES, this.#options.mostBytes)) return;
    const now = this.#options.clock.now().getTime();
    this.#entries.set(id, { payload, settled, answer, bytes, until: now + this.#options.longestMs });
    this.#bytes += bytes;
    for (const [old, entry] of this.#entries) {
      if (entry.answer === null) continue;
      if (this.#bytes <= this.#options.mostBytes && entry.until > now) break;
      this.#forget(old);
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
    this.#bytes -= entry.bytes;
  }
}

function payloadOf({ target, digest }: IdempotentRequest): string {
  return hash("sha256", `${target}\n${digest}`, "base64");
}

/** What stands for a body in `IdempotentRequest`. */
export function digestOf(body: Uint8Array): string {
  return hash("sha256", body, "base64");
}
