/**
 * Bytes that arrive in pieces. A single piece is kept as it is. Several are copied into one growing buffer. If the pieces were
 * kept until the end, a client that sends single bytes would make us store a hundred bytes for each.
 */

const LEAST_CAPACITY = 64 * 1024;

/**
 * An announced length is trusted up to this multiple of what has arrived. So no memory is allocated for bytes that never arrive.
 */
const BELIEVED = 8;

export class ChunkedBytes {
  #first: Buffer | null = null;
  #buffer: Buffer | null = null;
  readonly #expected: number;
  length = 0;

  /** @param expected the announced number of bytes, if any */
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

  /** All of it. Nothing may be added afterwards. */
  whole(): Buffer {
    return this.#buffer?.subarray(0, this.length) ?? this.#first ?? Buffer.alloc(0);
  }

  #grow(filled: number): void {
    // Separate memory, which can be transferred to another thread.
    const larger = Buffer.allocUnsafeSlow(this.#capacity());
    (this.#buffer ?? this.#first!).copy(larger, 0, 0, filled);
    this.#buffer = larger;
  }

  #capacity(): number {
    if (this.length <= this.#expected) return Math.min(this.#expected, Math.max(LEAST_CAPACITY, this.length * BELIEVED));
    return Math.max(LEAST_CAPACITY, this.length * 2);
  }
}
