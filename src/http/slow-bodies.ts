/**
 * Ends bodies that come too slowly. In each period in which a body is read, so many bytes of it have to arrive; while it waits for room its
 * client is not to blame. One timer looks at all of them, for most bodies are there before it would be set.
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

  /** @param end called once, where the body is too slow */
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
    // What arrived while this process was held up lies unread; nobody is to blame for it.
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
          `The body came too slowly: ${reading.bytes} bytes in ${seconds} s; send at least ${bytesPerSecond} a second.`,
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
