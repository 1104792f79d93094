/** What a reader has in hand, in the order of the sequence: its place is before the first that is not done, whatever is done after it. */
import type { Place } from "#src/db/positions.ts";

export interface Entry {
  /** The place of a reader that is through with it and with all before it. */
  readonly seen: Place;
  /** What of it is not done. */
  open: number;
}

/** Entries that are done and kept, so that they are dropped in one move. */
const MOST_DONE = 1_024;

export class Track {
  #settled: Place;
  #entries: Entry[] = [];
  #first = 0;

  constructor(place: Place) {
    this.#settled = place;
  }

  add(seen: Place, open: number): Entry {
    const entry = { seen, open };
    this.#entries.push(entry);
    return entry;
  }

  /** The furthest place with nothing before it that is not done. */
  get place(): Place {
    let place = this.#settled;
    for (let at = this.#first; this.#entries[at]?.open === 0; at++) place = this.#entries[at]!.seen;
    return place;
  }

  /** What is done now stays done. */
  settle(): void {
    for (; this.#entries[this.#first]?.open === 0; this.#first++) this.#settled = this.#entries[this.#first]!.seen;
    if (this.#first < MOST_DONE) return;
    this.#entries = this.#entries.slice(this.#first);
    this.#first = 0;
  }
}
