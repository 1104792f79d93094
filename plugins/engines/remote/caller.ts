/**
 * The one place where requests to a server are paced and tried again. A client below it must not retry on its own: two layers would
 * multiply.
 *
 * One call: wait for a place in flight → try → answered, or failed for good → done
 *                  ↑                        → failed for now → wait (backoff, or what the server asked) → again, `attempts` tries in all
 *
 * If a server says that it is overloaded, all calls wait, not only the one that got the response.
 */
import type { EngineFailure, EngineLimits } from "#src/judging/engines/engine.ts";
import { type BackoffPolicy, backoffMs } from "./backoff.ts";
import type { Clock } from "./clock.ts";
import { cancelled, isTransient } from "./failure.ts";
import { Limiter } from "./limiter.ts";
import { RetryQuota } from "./retry-quota.ts";

/** What one try came to. `tokens`: input tokens as the server counted them. */
export type CallResult<Value> = { ok: true; value: Value; tokens: number | null } | { ok: false; failure: EngineFailure };

export interface CallerParts {
  limits: EngineLimits;
  backoff: BackoffPolicy;
  clock: Clock;
  /** From 0 to 1. */
  random(): number;
}

export class Caller {
  readonly #parts: CallerParts;
  readonly #limiter: Limiter;
  readonly #quota = new RetryQuota();
  readonly #closed = new AbortController();

  constructor(parts: CallerParts) {
    this.#parts = parts;
    this.#limiter = new Limiter(parts.limits, parts.backoff.longestWaitMs, parts.clock);
  }

  /**
   * Tries until it is answered, or no more.
   * @param tokens expected size of the request, for the pace
   * @param attempt one try; if it throws, so does the call
   * @returns the last try's outcome; `cancelled` as soon as the signal is aborted or the caller closed
   */
  async call<Value>(
    tokens: number,
    attempt: (signal: AbortSignal) => Promise<CallResult<Value>>,
    signal: AbortSignal,
  ): Promise<CallResult<Value>> {
    const either = AbortSignal.any([signal, this.#closed.signal]);
    try {
      for (let tries = 1; ; tries++) {
        const slot = await this.#limiter.acquire(tokens, either);
        if (typeof slot !== "function") return { ok: false, failure: leftAlone(slot.retryAfterMs) };
        let outcome: CallResult<Value>;
        try {
          outcome = await attempt(either);
        } catch (error) {
          // A lost slot would be lost for good, and after the last one nothing is sent any more.
          slot(false, null);
          throw error;
        }
        const wait = outcome.ok ? null : this.#waitAfter(outcome.failure, tries);
        slot(outcome.ok || !isTransient(outcome.failure), outcome.ok ? outcome.tokens : null);
        if (outcome.ok) this.#quota.earn();
        if (wait === null) return outcome;
        await this.#parts.clock.sleep(wait, either);
      }
    } catch (error) {
      if (either.aborted) return { ok: false, failure: cancelled() };
      throw error;
    }
  }

  /** Cancels waiting requests and those in flight. */
  close(): void {
    this.#closed.abort();
  }

  /** Milliseconds until the next try; null where there is to be none. Pauses everybody where the server is overloaded. */
  #waitAfter(failure: EngineFailure, tries: number): number | null {
    if (!isTransient(failure)) return null;
    const { backoff, random } = this.#parts;
    const wait = Math.max(failure.retryAfterMs ?? 0, backoffMs(tries, backoff, random()));
    const overloaded = failure.code === "overloaded";
    if (overloaded) this.#limiter.pause(failure.retryAfterMs ?? wait);
    if (tries >= backoff.attempts || wait > backoff.longestWaitMs) return null;
    // The pause holds this call as it does the others, and the pace lets them out one after the other.
    if (overloaded) return 0;
    return this.#quota.spend(failure) ? wait : null;
  }
}

function leftAlone(retryAfterMs: number): EngineFailure {
  const message = `The engine accepts no requests for another ${Math.ceil(retryAfterMs / 1_000)} s.`;
  return { code: "overloaded", message, retryable: true, retryAfterMs };
}
