/**
 * Bytes that arrive in pieces. A single piece is kept as it is; more are copied into one buffer, as large as is expected or doubling as it
 * fills. Keeping the pieces until the end would let a client that sends a byte at a time have us hold a hundred bytes for each of them.
 */

const LEAST_CAPACITY = 64 * 1024;

export class ChunkedBytes {
  #first: Buffer | null = null;
  #buffer: Buffer | null = null;
  readonly #expected: number;
  length = 0;

  /** @param expected how many bytes there will be, where that is known */
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
    const larger = Buffer.allocUnsafeSlow(
      this.length <= this.#expected ? this.#expected : Math.max(LEAST_CAPACITY, this.length * 2),
    );
    (this.#buffer ?? this.#first!).copy(larger, 0, 0, filled);
    this.#buffer = larger;
  }
}
