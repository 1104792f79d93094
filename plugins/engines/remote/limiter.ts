/**
 * Limits requests to a server: how many are in flight, how many start in a minute, and how many tokens they have a second. While the server
 * asks for a pause, none is sent. A request over a limit waits in a queue. This is the backpressure on callers.
 *
 * If the server reports overload, the limit of requests in flight is halved. Each later answer raises it a little, up to the configured
 * limit (additive increase, multiplicative decrease, as in TCP).
 */
import type { EngineLimits } from "#src/judging/engines/engine.ts";
import { Bucket } from "./bucket.ts";
import type { Clock } from "./clock.ts";

/** A slot for one request in flight. Return it once, with whether the server answered and the tokens that it counted, if known. */
export type Slot = (answered: boolean, tokens: number | null) => void;

/** No slot is free, and none will be for this many milliseconds. */
export interface Refusal {
  retryAfterMs: number;
}

interface Waiting {
  tokens: number;
  signal: AbortSignal;
  resolve(slot: Slot | Refusal): void;
  reject(reason: unknown): void;
  onAbort(): void;
}

export class Limiter {
  readonly #clock: Clock;
  readonly #concurrency: number;
  readonly #longestWaitMs: number;
  readonly #requests: Bucket | null;
  readonly #tokens: Bucket | null;
  /** Token counts of the server above this are ignored: a wrong count must not stop the engine for longer than a pause may. */
  readonly #mostOwed: number;
  readonly #waiting = new Set<Waiting>();
  /** The current limit of requests in flight. A fraction counts when it has grown to one. */
  #window: number;
  #inFlight = 0;
  #pausedUntil = 0;
  #alarm: { at: number; stop: AbortController } | null = null;

  /** @param longestWaitMs if a pause is longer than this, waiting requests are refused */
  constructor(limits: EngineLimits, longestWaitMs: number, clock: Clock) {
    const { concurrency, requestsPerMinute, tokensPerSecond } = limits;
    const now = clock.now().getTime();
    this.#clock = clock;
    this.#concurrency = concurrency;
    this.#window = concurrency;
    this.#longestWaitMs = longestWaitMs;
    // The requests of one second may start at once. The rest of the minute has correspondingly fewer, so no minute exceeds the limit.
    const burst = Math.max(1, (requestsPerMinute ?? 0) / 60);
    this.#requests = requestsPerMinute === null ? null : new Bucket(burst, (requestsPerMinute * 59) / 3_600, now);
    this.#tokens = tokensPerSecond === null ? null : new Bucket(tokensPerSecond, tokensPerSecond, now);
    this.#mostOwed = ((tokensPerSecond ?? 0) * longestWaitMs) / 1_000;
  }

  /**
   * Waits for a slot, in first-come order.
   * @param tokens expected size of the request
   * @throws the signal's reason, once it is aborted
   */
  async acquire(tokens: number, signal: AbortSignal): Promise<Slot | Refusal> {
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        this.#waiting.delete(waiting);
        reject(signal.reason);
        this.#admit();
      };
      const waiting: Waiting = { tokens, signal, resolve, reject, onAbort };
      signal.addEventListener("abort", onAbort, { once: true });
      this.#waiting.add(waiting);
      this.#admit();
    });
  }

  /** Sends nothing for this many milliseconds. */
  pause(ms: number): void {
    const now = this.#now();
    // Requests that were in flight together report overload at about the same time. They halve the limit once.
    if (this.#pausedUntil <= now) this.#window = Math.max(1, this.#window / 2);
    this.#pausedUntil = Math.max(this.#pausedUntil, now + ms);
    this.#admit();
  }

  #admit(): void {
    for (const waiting of this.#waiting) {
      const now = this.#now();
      const pause = this.#pausedUntil - now;
      if (pause > this.#longestWaitMs) {
        this.#leave(waiting).resolve({ retryAfterMs: pause });
        continue;
      }
      if (this.#inFlight >= Math.floor(this.#window)) return;
      const wait = Math.max(pause, this.#requests?.waitFor(1, now) ?? 0, this.#tokens?.waitFor(waiting.tokens, now) ?? 0);
      if (wait > 0) {
        this.#wakeAt(now + wait);
        return;
      }
      this.#leave(waiting).resolve(this.#slot(waiting.tokens, now));
    }
    this.#wakeAt(null);
  }

  #slot(expected: number, now: number): Slot {
    this.#inFlight += 1;
    this.#requests?.take(1, now);
    this.#tokens?.take(expected, now);
    return (answered, used) => {
      this.#inFlight -= 1;
      if (used !== null) this.#tokens?.correct(used - expected, this.#mostOwed, this.#now());
      if (answered) this.#window = Math.min(this.#concurrency, this.#window + 1 / this.#window);
      this.#admit();
    };
  }

  #leave(waiting: Waiting): Waiting {
    this.#waiting.delete(waiting);
    waiting.signal.removeEventListener("abort", waiting.onAbort);
    return waiting;
  }

  /** At most one timer, the earliest. There is none while no request waits, because a timer keeps the process alive. */
  #wakeAt(at: number | null): void {
    if (at !== null && this.#alarm && this.#alarm.at <= at) return;
    this.#alarm?.stop.abort();
    this.#alarm = null;
    if (at === null) return;
    const alarm = { at, stop: new AbortController() };
    this.#alarm = alarm;
    this.#clock.sleep(at - this.#now(), alarm.stop.signal).then(
      () => {
        this.#alarm = null;
        this.#admit();
      },
      () => {},
    );
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
