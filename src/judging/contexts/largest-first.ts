/** A heap of sized items, largest first. Without it, every dropped element would need a scan of all arrays of a document. */
interface Sized {
  readonly size: number;
}

export class LargestFirst<Place extends Sized> {
  readonly #heap: { place: Place; at: number }[];

  constructor(places: readonly Place[]) {
    this.#heap = places.map((place, at) => ({ place, at })).sort(after);
  }

  /** The largest item. Of equal ones, the first. */
  get first(): Place | undefined {
    return this.#heap[0]?.place;
  }

  /** Restores the heap after the first item has become smaller. */
  sink(): void {
    const heap = this.#heap;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      if (left >= heap.length) return;
      const below = right < heap.length && after(heap[left]!, heap[right]!) > 0 ? right : left;
      if (after(heap[at]!, heap[below]!) < 0) return;
      [heap[at], heap[below]] = [heap[below]!, heap[at]!];
      at = below;
    }
  }
}

function after(one: { place: Sized; at: number }, other: { place: Sized; at: number }): number {
  return other.place.size - one.place.size || one.at - other.at;
}
