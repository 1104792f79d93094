/**
 * Converts a bound on calibrated numbers to a bound on raw numbers. This is possible because maps of a bool are monotone. A filter then
 * compares the stored number with the bound found here. So it agrees to the last digit with the numbers that answers show. The database's
 * own logarithm might differ.
 */
import { type CalibrationMap, mapped } from "./maps.ts";

/** Which raw numbers satisfy the condition: those from `from` on, those up to `upTo`, all or none. */
export type RawCut = { from: number } | { upTo: number } | "all" | "none";

/** The raw numbers whose calibrated number is at least (or, if `beyond`, more than) a number. */
export function rawCut(map: CalibrationMap, number: number, beyond: boolean): RawCut {
  const holds = (p: number) => (beyond ? mapped(map, p) > number : mapped(map, p) >= number);
  const [atNone, atOne] = [holds(0), holds(1)];
  if (atNone && atOne) return "all";
  if (!atNone && !atOne) return "none";
  const [last, first] = neighbours((p) => holds(p) === atOne);
  return atOne ? { from: first } : { upTo: last };
}

/** The raw numbers whose calibrated number is exactly a number: those between two ends, both included. Null if there are none. */
export function rawRange(map: CalibrationMap, number: number): { from: number; upTo: number } | null {
  const [least, beyond] = [rawCut(map, number, false), rawCut(map, number, true)];
  if (least === "none" || beyond === "all") return null;
  const range = { from: 0, upTo: 1 };
  if (least !== "all") Object.assign(range, least);
  if (beyond !== "none") {
    if ("from" in beyond) range.upTo = numberOf(bitsOf(beyond.from) - 1n);
    else range.from = numberOf(bitsOf(beyond.upTo) + 1n);
  }
  return range.from <= range.upTo ? range : null;
}

/**
 * The last number where a test is false, and the first where it is true. The test is false at 0, true at 1, and changes once.
 */
function neighbours(holds: (p: number) => boolean): [number, number] {
  let [low, high] = [bitsOf(0), bitsOf(1)];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (holds(numberOf(middle))) high = middle;
    else low = middle;
  }
  return [numberOf(low), numberOf(high)];
}

/** The order of non-negative numbers is the order of their bits. */
const word = new DataView(new ArrayBuffer(8));

function bitsOf(number: number): bigint {
  word.setFloat64(0, number);
  return word.getBigUint64(0);
}

function numberOf(bits: bigint): number {
  word.setBigUint64(0, bits);
  return word.getFloat64(0);
}
