/** For long loops on the thread that serves requests: they yield to the event loop every few milliseconds. */
import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * How long a loop runs before it yields, in milliseconds. No request may block the event loop for more than 50 ms, and several
 * loops may run at once.
 */
const SLICE_MS = 10;

export class TimeSlice {
  #ends = performance.now() + SLICE_MS;

  /** Whether the loop has run long enough. If so, it must await `next` before it continues. */
  get isOver(): boolean {
    return performance.now() >= this.#ends;
  }

  async next(): Promise<void> {
    await nextTurn();
    this.#ends = performance.now() + SLICE_MS;
  }
}
