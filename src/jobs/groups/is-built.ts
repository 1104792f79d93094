/** Whether a group can be read in a namespace. What shows it waits for that. */
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { findById } from "#src/standing/groups/building.ts";
import { isOlder, keptOf, readState } from "#src/standing/groups/state.ts";

/**
 * Whether this is so, or need not be waited for: the group is deleted, or another group of its name applies there. If its job was cancelled
 * or has failed, the namespace's consumer continues the build.
 */
export async function isBuilt(
  { db, applicable, appliedGroups: groups }: Pick<JobParts, "db" | "applicable" | "appliedGroups">,
  namespaceId: number,
  groupId: string,
): Promise<boolean> {
  if (!(await findById(db, groupId))) return true;
  const state = await readState({ applicable, groups }, db, namespaceId);
  const group = state && [...state.groups.values()].find((one) => one.groupId === groupId);
  if (!group) return true;
  const kept = keptOf(state).find((one) => one.group.groupId === groupId);
  return kept ? kept.state.status === "ready" : isOlder(group, state.reader);
}
