/**
 * Bytes that arrive in pieces. A single piece is kept as it is; more are copied into one buffer, which grows as they come. Keeping the pieces
 * until the end would let a client that sends a byte at a time have us hold a hundred bytes for each of them.
 */

const LEAST_CAPACITY = 64 * 1024;

/** How much more than is there is believed of what is announced: memory for bytes that never come is not taken. */
const BELIEVED = 8;

export class ChunkedBytes {
  #first: Buffer | null = null;
  #buffer: Buffer | null = null;
  readonly #expected: number;
  length = 0;

  /** @param expected how many bytes there will be, where that is announced */
  constructor(expected = 0) {
    this.#expected = expected;
  }

  add(chunk: Buffer): void {
    const before = this.length;
    this.length += chunk.length;
    if (this.#first === null) {
      this.#first = chunk;
      return;
    }
    if (this.#buffer === null || this.#buffer.length < this.length) this.#grow(before);
    chunk.copy(this.#buffer!, before);
  }

  /** All of it; nothing may be added after. */
  whole(): Buffer {
    return this.#buffer?.subarray(0, this.length) ?? this.#first ?? Buffer.alloc(0);
  }

  #grow(filled: number): void {
    // Memory of its own, which can be handed to another thread.
    const larger = Buffer.allocUnsafeSlow(this.#capacity());
    (this.#buffer ?? this.#first!).copy(larger, 0, 0, filled);
    this.#buffer = larger;
  }

  #capacity(): number {
    if (this.length <= this.#expected) return Math.min(this.#expected, Math.max(LEAST_CAPACITY, this.length * BELIEVED));
    return Math.max(LEAST_CAPACITY, this.length * 2);
  }
}
