/**
 * Aborts bodies that arrive too slowly. While a body is read, a minimum number of bytes must arrive in each period. While it
 * waits for room, its client is not to blame. One timer checks all bodies, because most are complete before a timer of their own
 * would be set.
 */

export interface SlowBodyLimits {
  readonly bytesPerSecond: number;
  readonly periodMs: number;
}

/** Thrown where such a body is read. */
export class SlowBody extends Error {
  override readonly name = "SlowBody";
}

export interface Watched {
  arrived(bytes: number): void;
  /** It is not read for now. */
  pause(): void;
  resume(): void;
  /** It has ended. */
  done(): void;
}

interface Reading {
  begun: number;
  bytes: number;
  isPaused: boolean;
  readonly end: (reason: SlowBody) => void;
}

const LOOKS_PER_PERIOD = 5;

export class SlowBodies {
  readonly #limits: SlowBodyLimits;
  readonly #readings = new Set<Reading>();
  #looking: NodeJS.Timeout | null = null;
  #lookedAt = 0;

  constructor(limits: SlowBodyLimits) {
    this.#limits = limits;
  }

  /** @param end called once if the body is too slow */
  watch(end: (reason: SlowBody) => void): Watched {
    const reading: Reading = { begun: performance.now(), bytes: 0, isPaused: false, end };
    this.#readings.add(reading);
    this.#start();
    return {
      arrived: (bytes) => {
        reading.bytes += bytes;
      },
      pause: () => {
        reading.isPaused = true;
      },
      resume: () => {
        reading.isPaused = false;
        begin(reading, performance.now());
      },
      done: () => void this.#readings.delete(reading),
    };
  }

  #start(): void {
    if (this.#looking !== null) return;
    this.#lookedAt = performance.now();
    this.#looking = setInterval(() => this.#look(), this.#limits.periodMs / LOOKS_PER_PERIOD).unref();
  }

  #look(): void {
    const { periodMs, bytesPerSecond } = this.#limits;
    const now = performance.now();
    // If this process was blocked, bytes that arrived lie unread, and no client is to blame.
    const heldUp = now - this.#lookedAt > (2 * periodMs) / LOOKS_PER_PERIOD;
    this.#lookedAt = now;
    for (const reading of this.#readings) {
      if (reading.isPaused) continue;
      if (heldUp) begin(reading, now);
      if (now - reading.begun < periodMs) continue;
      if (reading.bytes >= (bytesPerSecond * periodMs) / 1000) {
        begin(reading, now);
        continue;
      }
      this.#readings.delete(reading);
      const seconds = Math.round(periodMs / 100) / 10;
      reading.end(
        new SlowBody(
          `The body arrived too slowly: ${reading.bytes} bytes in ${seconds} s. Send at least ${bytesPerSecond} bytes per second.`,
        ),
      );
    }
    if (this.#readings.size > 0 || this.#looking === null) return;
    clearInterval(this.#looking);
    this.#looking = null;
  }
}

function begin(reading: Reading, now: number): void {
  reading.begun = now;
  reading.bytes = 0;
}
