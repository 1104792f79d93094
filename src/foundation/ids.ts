/** Ids: a prefix for the kind and the 26 lowercase base-32 characters of a ULID. Ids of one process sort by creation. */
import { randomInt } from "node:crypto";
import { monotonicFactory } from "ulid";

let next = monotonicFactory();

/** For tests, whose clocks may be set back: new ids follow the clock again. */
export function restartIds(): void {
  next = monotonicFactory();
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
