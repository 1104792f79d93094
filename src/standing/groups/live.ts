/** Whether a key is live: for `keep_keys` after its last change. The clock decides this on each read, so no sweep is needed. */
import type { Plan } from "./plan.ts";

export function isLive({ keepMs }: Pick<Plan, "keepMs">, changedAt: Date | null, now: Date): boolean {
  return keepMs === null || (changedAt !== null && changedAt.getTime() > now.getTime() - keepMs);
}

/** A key is live if it changed after this time. Null if keys stay forever. */
export function liveSince({ keepMs }: Pick<Plan, "keepMs">, now: Date): Date | null {
  return keepMs === null ? null : new Date(now.getTime() - keepMs);
}
