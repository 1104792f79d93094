/** How long a key is live: for `keep_keys` after its last change, told by the clock whenever it is read, so that nothing has to be done for it. */
import type { Plan } from "./plan.ts";

export function isLive({ keepMs }: Pick<Plan, "keepMs">, changedAt: Date | null, now: Date): boolean {
  return keepMs === null || (changedAt !== null && changedAt.getTime() > now.getTime() - keepMs);
}

/** The moment after which a key must have changed to be live; null where keys stay for good. */
export function liveSince({ keepMs }: Pick<Plan, "keepMs">, now: Date): Date | null {
  return keepMs === null ? null : new Date(now.getTime() - keepMs);
}
