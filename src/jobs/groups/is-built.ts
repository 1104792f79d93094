/** Whether a group can be read in a namespace. What shows it waits for that. */
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { findById } from "#src/standing/groups/building.ts";
import { keptOf, readState } from "#src/standing/groups/state.ts";

/**
 * Whether this is so, or will not become so by the group's job: the job has ended, the group is deleted, or another group of its name applies
 * there.
 */
export async function isBuilt(
  { db, applicable, appliedGroups: groups }: Pick<JobParts, "db" | "applicable" | "appliedGroups">,
  namespaceId: number,
  groupId: string,
): Promise<boolean> {
  const found = await findById(db, groupId);
  if (!found || found.jobId === null) return true;
  const state = await readState({ applicable, groups }, db, namespaceId);
  if (!state || ![...state.groups.values()].some((group) => group.groupId === groupId)) return true;
  const kept = keptOf(state).find(({ group }) => group.groupId === groupId);
  return kept?.state.status === "ready";
}
