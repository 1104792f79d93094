/**
 * Requests of one namespace on their way to one engine. No more are handed over at once than keep it busy: what a crash leaves in the dark is
 * then little, and those behind wait here, in order.
 */
import { isAfter, type Place } from "#src/db/positions.ts";
import type { Batch } from "./judge.ts";
import type { Judged } from "./judged.ts";

/** Requests for which it is said at a time that they are asked, where the engine answers faster than that is said. */
const MOST_AT_A_TIME = 1_024;

interface Queued {
  batch: Batch;
  /** The place of a reader that has asked it; null where its row says that it is asked. */
  place: Place | null;
  answered(judged: Judged[]): void;
}

export interface WindowParts {
  /** Requests that the engine takes at once. */
  concurrency: number;
  signal: AbortSignal;
  ask(batch: Batch): Promise<Judged[]>;
  /** Whether it has been said that a place is asked for. */
  said(place: Place): boolean;
  say(place: Place): Promise<void>;
}

export class Window {
  readonly #parts: WindowParts;
  readonly #size: number;
  #queued: Queued[] = [];
  #sent = 0;
  #saying = false;
  /** For how many it is said next. */
  #reach: number;

  constructor(parts: WindowParts) {
    this.#parts = parts;
    // A few more than it takes at once, for while the next are on their way.
    this.#size = parts.concurrency + Math.ceil(parts.concurrency / 4) + 2;
    this.#reach = this.#size;
  }

  /** Whether there is little left to hand over. */
  get short(): boolean {
    return this.#queued.length < this.#size;
  }

  /** The outcomes; none where a stopping server cut it short. */
  ask(batch: Batch, place: Place | null): Promise<Judged[]> {
    return new Promise((answered) => {
      this.#queued.push({ batch, place, answered });
      this.pump();
    });
  }

  pump(): void {
    const { signal, said } = this.#parts;
    if (signal.aborted) for (const { answered } of this.#queued.splice(0)) answered([]);
    let taken = 0;
    for (const { place } of this.#queued) {
      if (this.#sent + taken >= this.#size || (place !== null && !said(place))) break;
      taken += 1;
    }
    for (const queued of this.#queued.splice(0, taken)) void this.#send(queued);
    if (this.#sent < this.#size && this.#queued.length > 0) void this.#say();
  }

  async #send({ batch, answered }: Queued): Promise<void> {
    this.#sent += 1;
    answered(await this.#parts.ask(batch));
    this.#sent -= 1;
    this.pump();
  }

  /** Says once for several that are next: a window of them, and more each time that the engine is idle before it has been said. */
  async #say(): Promise<void> {
    if (this.#saying) return;
    this.#saying = true;
    let furthest: Place | null = null;
    for (const { place } of this.#queued.slice(0, this.#reach)) {
      if (place && (furthest === null || isAfter(place, furthest))) furthest = place;
    }
    await this.#parts.say(furthest!);
    this.#reach = this.#sent === 0 ? Math.min(2 * this.#reach, MOST_AT_A_TIME) : this.#size;
    this.#saying = false;
    this.pump();
  }
}
