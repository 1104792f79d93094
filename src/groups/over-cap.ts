/** Judgments that read a group with too many live keys: what they have answered reads `stale` until enough of them have aged out. */
import type { Session } from "#src/db/database.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import { readOverCap } from "./states-sql.ts";

const groupOf = ({ definition }: Judgment) => definition?.context?.group?.name;

/** The same judgments, those marked that read such a group in a namespace. */
export async function markOverCap(
  session: Session,
  namespaceId: number,
  judgments: readonly Judgment[],
  now: Date,
): Promise<readonly Judgment[]> {
  if (!judgments.some((judgment) => groupOf(judgment) !== undefined)) return judgments;
  const over = new Set(await readOverCap(session, namespaceId, now));
  if (over.size === 0) return judgments;
  return judgments.map((judgment) => {
    const group = groupOf(judgment);
    return group !== undefined && over.has(group) ? { ...judgment, overCap: group } : judgment;
  });
}

/** The same of a map by name, which stays the same object where nothing is marked. */
export async function markAllOverCap(
  session: Session,
  namespaceId: number,
  judgments: ReadonlyMap<string, Judgment>,
  now: Date,
): Promise<ReadonlyMap<string, Judgment>> {
  const all = [...judgments.values()];
  const marked = await markOverCap(session, namespaceId, all, now);
  return marked === all ? judgments : new Map(marked.map((judgment) => [judgment.name, judgment]));
}
