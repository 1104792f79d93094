/** Judgments that read a group with too many live keys. Their answers are `stale` until enough keys have aged out. */
import type { Session } from "#src/foundation/db/database.ts";
import type { Judgment } from "./judgment.ts";

/** Port: the names of a namespace's groups with too many live keys. Groups are in a higher storey, so the wiring supplies it. */
export type GroupsOverCap = (session: Session, namespaceId: number, now: Date) => Promise<readonly string[]>;

const groupOf = ({ definition }: Judgment) => definition?.context?.group?.name;

/** The same judgments. Those that read such a group are copies with `overCap` set. */
export async function markOverCap(
  session: Session,
  groupsOverCap: GroupsOverCap,
  namespaceId: number,
  judgments: readonly Judgment[],
  now: Date,
): Promise<readonly Judgment[]> {
  if (!judgments.some((judgment) => groupOf(judgment) !== undefined)) return judgments;
  const over = new Set(await groupsOverCap(session, namespaceId, now));
  if (over.size === 0) return judgments;
  return judgments.map((judgment) => {
    const group = groupOf(judgment);
    return group !== undefined && over.has(group) ? { ...judgment, overCap: group } : judgment;
  });
}

/** The same for a map by name. Returns the same object if nothing is marked. */
export async function markAllOverCap(
  session: Session,
  groupsOverCap: GroupsOverCap,
  namespaceId: number,
  judgments: ReadonlyMap<string, Judgment>,
  now: Date,
): Promise<ReadonlyMap<string, Judgment>> {
  const all = [...judgments.values()];
  const marked = await markOverCap(session, groupsOverCap, namespaceId, all, now);
  return marked === all ? judgments : new Map(marked.map((judgment) => [judgment.name, judgment]));
}
