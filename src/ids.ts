/** Ids: a prefix that names the kind and 26 lowercase base-32 characters of a ULID, so that ids of one process sort by their making. */
import { randomInt } from "node:crypto";
import { monotonicFactory } from "ulid";

let next = monotonicFactory();

/** Ids follow the clock again, also where that was set back; for tests, whose clocks begin anew. */
export function restartIds(): void {
  next = monotonicFactory();
}

export type IdPrefix = "job" | "sub" | "we" | "evt" | "key" | "out" | "jdg" | "evl" | "aud" | "org" | "mail" | "grp";

export function newId(prefix: IdPrefix, now: Date): string {
  return `${prefix}_${next(now.getTime()).toLowerCase()}`;
}

/**
 * An id that is a number, as namespaces have and wakeups are kept under: 52 random bits, exact in a JavaScript number, so that whatever has
 * one never meets another's, nor its own of an earlier life.
 */
export function newNumber(): number {
  return randomInt(1, 2 ** 21) * 2 ** 31 + randomInt(0, 2 ** 31);
}
