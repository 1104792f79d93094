/**
 * Lets requests through to a server: so many in flight, so many a minute, so many tokens a second, none while it asks to be left alone.
 * Whoever cannot go yet waits in line; that is the backpressure on whoever called.
 *
 * Where the server says that it is too much, the number in flight is halved; each answer after that raises it by its share of one, up to
 * the limit again (additive increase, multiplicative decrease, as TCP does it).
 */
import type { EngineLimits } from "#src/judging/engines/engine.ts";
import { Bucket } from "./bucket.ts";
import type { Clock } from "./clock.ts";

/** A place in flight, to be given back once: with whether the server answered, and the tokens that it counted where it says. */
export type Slot = (answered: boolean, tokens: number | null) => void;

/** No place, and none for so many milliseconds. */
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
  /** What a server counts is believed up to this: a wrong count must not stop the engine for longer than a pause may. */
  readonly #mostOwed: number;
  readonly #waiting = new Set<Waiting>();
  /** In flight at most, for now; a fraction counts once it has grown to one. */
  #window: number;
  #inFlight = 0;
  #pausedUntil = 0;
  #alarm: { at: number; stop: AbortController } | null = null;

  /** @param longestWaitMs a pause longer than this is not waited for: whoever is in line is refused */
  constructor(limits: EngineLimits, longestWaitMs: number, clock: Clock) {
    const { concurrency, requestsPerMinute, tokensPerSecond } = limits;
    const now = clock.now().getTime();
    this.#clock = clock;
    this.#concurrency = concurrency;
    this.#window = concurrency;
    this.#longestWaitMs = longestWaitMs;
    // A second's worth at once, and so much less in the rest of the minute that no minute has more than the limit.
    const burst = Math.max(1, (requestsPerMinute ?? 0) / 60);
    this.#requests = requestsPerMinute === null ? null : new Bucket(burst, (requestsPerMinute * 59) / 3_600, now);
    this.#tokens = tokensPerSecond === null ? null : new Bucket(tokensPerSecond, tokensPerSecond, now);
    this.#mostOwed = ((tokensPerSecond ?? 0) * longestWaitMs) / 1_000;
  }

  /**
   * Waits for a place in flight, first come first served.
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

  /** Nothing more goes out for so many milliseconds. */
  pause(ms: number): void {
    const now = this.#now();
    // Whatever was in flight together is told the same at about the same time: one halving for all of it.
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

  /** One timer at most, the earliest, and none while nobody waits: a timer keeps the process alive. */
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
