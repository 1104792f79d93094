/**
 * Tracks entries in flight in the order of the change feed. The offset is before the first entry that is not done, even if later ones are
 * done.
 */
import type { Offset } from "#src/foundation/db/positions.ts";

export interface Entry {
  /** The offset of a consumer that has processed this entry and all before it. */
  readonly seen: Offset;
  /** How many parts of it are not done. */
  open: number;
}

/** Drop done entries from the array only when there are this many, so that dropping is cheap. */
const MOST_DONE = 1_024;

export class Track {
  #settled: Offset;
  #entries: Entry[] = [];
  #first = 0;

  constructor(place: Offset) {
    this.#settled = place;
  }

  add(seen: Offset, open: number): Entry {
    const entry = { seen, open };
    this.#entries.push(entry);
    return entry;
  }

  /** The furthest offset with no unfinished entry before it. */
  get place(): Offset {
    let place = this.#settled;
    for (let at = this.#first; this.#entries[at]?.open === 0; at++) place = this.#entries[at]!.seen;
    return place;
  }

  /** Makes the current offset permanent and forgets the entries before it. */
  settle(): void {
    for (; this.#entries[this.#first]?.open === 0; this.#first++) this.#settled = this.#entries[this.#first]!.seen;
    if (this.#first < MOST_DONE) return;
    this.#entries = this.#entries.slice(this.#first);
    this.#first = 0;
  }
}
