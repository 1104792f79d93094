/**
 * A cut through calibrated numbers as a cut through raw ones: maps of a bool are monotone, so what lies on one side of a calibrated number lies on one
 * side of a raw one. So a filter compares what is stored with a bound that was found here, and agrees to the last digit with the numbers
 * that answers show, which a logarithm of the database's own might not.
 */
import { type CalibrationMap, mapped } from "./maps.ts";

/** Which raw numbers lie on the upper side: those from `from` on, or those up to `upTo`. */
export type RawCut = { from: number } | { upTo: number } | "all" | "none";

/** The raw numbers whose calibrated number is at least, or (`beyond`) more than, a number. */
export function rawCut(map: CalibrationMap, number: number, beyond: boolean): RawCut {
  const holds = (p: number) => (beyond ? mapped(map, p) > number : mapped(map, p) >= number);
  const [atNone, atOne] = [holds(0), holds(1)];
  if (atNone && atOne) return "all";
  if (!atNone && !atOne) return "none";
  const [last, first] = neighbours((p) => holds(p) === atOne);
  return atOne ? { from: first } : { upTo: last };
}

/** Of a test that fails at 0 and holds at 1 and in between changes once: where it does, the last number before and the first after. */
function neighbours(holds: (p: number) => boolean): [number, number] {
  let [low, high] = [bitsOf(0), bitsOf(1)];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (holds(numberOf(middle))) high = middle;
    else low = middle;
  }
  return [numberOf(low), numberOf(high)];
}

/** Numbers from 0 on have the order of their bits. */
const word = new DataView(new ArrayBuffer(8));

function bitsOf(number: number): bigint {
  word.setFloat64(0, number);
  return word.getBigUint64(0);
}

function numberOf(bits: bigint): number {
  word.setBigUint64(0, bits);
  return word.getFloat64(0);
}
