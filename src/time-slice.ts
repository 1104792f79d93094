/** Long loops on the thread that serves requests: they yield to the event loop every few milliseconds. */
import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds that a loop runs before it yields. No request may hold the event loop for more than 50 ms, and several loops may run at once. */
const SLICE_MS = 10;

export class TimeSlice {
  #ends = performance.now() + SLICE_MS;

  /** Whether the loop has run long enough. Then it awaits `next` before it goes on. */
  get isOver(): boolean {
    return performance.now() >= this.#ends;
  }

  async next(): Promise<void> {
    await nextTurn();
    this.#ends = performance.now() + SLICE_MS;
  }
}
