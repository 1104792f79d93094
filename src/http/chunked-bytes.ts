/**
 * Bytes that arrive in pieces. A single piece is kept as it is; more are copied into one buffer that doubles as it fills. Keeping the pieces
 * until the end would let a client that sends a byte at a time have us hold a hundred bytes for each of them.
 */

const LEAST_CAPACITY = 64 * 1024;

export class ChunkedBytes {
  #first: Buffer | null = null;
  #buffer: Buffer | null = null;
  length = 0;

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
    const larger = Buffer.allocUnsafe(Math.max(LEAST_CAPACITY, this.length * 2));
    (this.#buffer ?? this.#first!).copy(larger, 0, 0, filled);
    this.#buffer = larger;
  }
}
