/** Ids: a prefix that names the kind and 26 lowercase base-32 characters of a ULID, so that ids of one process sort by their making. */
import { monotonicFactory } from "ulid";

const next = monotonicFactory();

export type IdPrefix = "job" | "sub" | "we" | "evt" | "key" | "out" | "jdg" | "evl" | "org" | "mail";

export function newId(prefix: IdPrefix, now: Date): string {
  return `${prefix}_${next(now.getTime()).toLowerCase()}`;
}
