/**
 * Ids of events, which are also their offsets in an organization's change feed. Each id is larger than the one before, whatever
 * the clocks of processes say, and globally unique. As in a ULID, 48 bits are milliseconds. The other 80 bits are random for the
 * first id of a batch.
 */
import { randomBytes } from "node:crypto";

const PREFIX = "evt_";
/** Crockford's base 32. */
export const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 26;
const RANDOM_BITS = 80n;

/** Returns `count` ids in ascending order, all after `last`. */
export function nextEventIds(last: string | null, now: Date, count: number): string[] {
  const fresh = freshNumber(now);
  const after = last === null ? 0n : numberOf(last) + 1n;
  const first = after > fresh ? after : fresh;
  const ids: string[] = [];
  for (let n = 0, id = idOf(first); n < count; n++, id = following(id)) ids.push(id);
  return ids;
}

/**
 * The common prefix of a batch's ids. Each id adds two digits that number it. The caller must check that they come after the last
 * id.
 */
export function batchPrefix(now: Date): string {
  return idOf(freshNumber(now)).slice(0, -BATCH_DIGITS);
}

const BATCH_DIGITS = 2;
export const MOST_OF_BATCH = DIGITS.length ** BATCH_DIGITS;

function freshNumber(now: Date): bigint {
  // The highest bit stays 0, so that counting within a batch cannot overflow into the next millisecond.
  const random = BigInt(`0x${randomBytes(10).toString("hex")}`) >> 1n;
  return (BigInt(now.getTime()) << RANDOM_BITS) | random;
}

/** The next id. Incrementing the text takes a tenth of the time of 128-bit arithmetic. */
function following(id: string): string {
  let place = id.length - 1;
  while (id[place] === "z") place--;
  const next = DIGITS[DIGITS.indexOf(id[place]!) + 1]!;
  return id.slice(0, place) + next + "0".repeat(id.length - 1 - place);
}

/** A lower bound for the ids of this moment and all later ones. */
export function firstEventId(at: Date): string {
  return idOf(BigInt(Math.max(0, at.getTime())) << RANDOM_BITS);
}

/** The time in an id, in milliseconds since 1970. */
export function timeOf(id: string): number {
  return Number(numberOf(id) >> RANDOM_BITS);
}

function idOf(value: bigint): string {
  let text = "";
  let rest = value;
  for (let place = 0; place < LENGTH; place++) {
    text = DIGITS[Number(rest & 31n)] + text;
    rest >>= 5n;
  }
  return PREFIX + text;
}

function numberOf(id: string): bigint {
  return [...id.slice(PREFIX.length)].reduce((value, digit) => (value << 5n) | BigInt(DIGITS.indexOf(digit)), 0n);
}
