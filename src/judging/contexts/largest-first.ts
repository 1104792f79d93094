/** A heap of sized items, largest first. Without it, every dropped element would need a scan of all arrays of a document. */
interface Sized {
  readonly size: number;
}

export class LargestFirst<Item extends Sized> {
  readonly #heap: { item: Item; at: number }[];

  constructor(items: readonly Item[]) {
    this.#heap = items.map((item, at) => ({ item, at })).sort(after);
  }

  /** The largest item. Of equal ones, the first. */
  get first(): Item | undefined {
    return this.#heap[0]?.item;
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

function after(one: { item: Sized; at: number }, other: { item: Sized; at: number }): number {
  return other.item.size - one.item.size || one.at - other.at;
}
