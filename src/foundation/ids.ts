/** Ids: a prefix for the kind and the 26 lowercase base-32 characters of a ULID. Ids of one process sort by creation. */
import { randomFillSync, randomInt } from "node:crypto";
import { monotonicFactory } from "ulid";

const pool = new Uint8Array(4_096);
let taken = pool.length;

/** A fraction from 0 to less than 1. Random bytes are drawn many at once: an id takes 16, and one at a time they cost 6 µs an id. */
function fraction(): number {
  if (taken === pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  return pool[taken++]! / 256;
}

let next = monotonicFactory(fraction);

/** For tests, whose clocks may be set back: new ids follow the clock again. */
export function restartIds(): void {
  next = monotonicFactory(fraction);
}

export type IdPrefix =
  | "job"
  | "sub"
  | "we"
  | "evt"
  | "key"
  | "out"
  | "jdg"
  | "evl"
  | "aud"
  | "org"
  | "mail"
  | "grp"
  | "lq"
  | "rle"
  | "ses";

export function newId(prefix: IdPrefix, now: Date): string {
  return `${prefix}_${next(now.getTime()).toLowerCase()}`;
}

/**
 * A numeric id, as for namespaces and work-queue rows: 52 random bits, exact in a JavaScript number. So no id meets another one,
 * nor the same object's id of an earlier generation.
 */
export function newNumber(): number {
  return randomInt(1, 2 ** 21) * 2 ** 31 + randomInt(0, 2 ** 31);
}
