/** Ids that wakeups are kept under: 52 random bits, so that whatever has one never meets another's. */
import { randomInt } from "node:crypto";

export function newClaimId(): number {
  return randomInt(1, 2 ** 21) * 2 ** 31 + randomInt(0, 2 ** 31);
}
