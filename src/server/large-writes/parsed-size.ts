/**
 * Estimates the memory of a JSON text after parsing, from its bytes. Parsing must not be tried: a value that exceeds a thread's
 * heap ends the whole process, because parsing cannot be interrupted.
 *
 * A typical text of 64 MB takes two to six times its size; `[{},{},…]` takes 25 times.
 */

/** V8's sizes in bytes: an object, an array with its header of elements, and a slot with a number in it. */
const weights = new Uint8Array(256);
weights["{".charCodeAt(0)] = 56;
weights["[".charCodeAt(0)] = 48;
weights[",".charCodeAt(0)] = 24;

/**
 * A number that a double may change: one with a run of this many digits and points, or with an exponent of -100 or less. If it
 * is kept exactly, it takes a microsecond and up to 200 bytes.
 */
const LONG_RUN = 16;
const EXACT_NUMBER = 200;

const MINUS = 0x2d;
const POINT = 0x2e;
const NINE = 0x39;
const E = 0x65;

/** An upper bound, except for strings, which take little more than their text. Takes two milliseconds per megabyte. */
export function parsedSize(json: Uint8Array): number {
  let bytes = json.length;
  let run = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]!;
    if (byte >= POINT && byte <= NINE) {
      if (++run === LONG_RUN) bytes += EXACT_NUMBER;
      continue;
    }
    if (byte === MINUS && isTiny(json, at)) bytes += EXACT_NUMBER;
    run = 0;
    bytes += weights[byte]!;
  }
  return bytes;
}

/** Whether the minus at this place begins an exponent of three digits. */
function isTiny(json: Uint8Array, minus: number): boolean {
  return (
    ((json[minus - 1] ?? 0) | 0x20) === E && isDigit(json[minus + 1]) && isDigit(json[minus + 2]) && isDigit(json[minus + 3])
  );
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte > 0x2f && byte <= NINE;
}
