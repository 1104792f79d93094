/** How much due work waits or is under way, over all namespaces. */
import type { Session } from "#src/db/database.ts";

export interface Backlog {
  kind: string;
  /** Namespaces with work of this kind that is due. */
  namespaces: number;
  /** Since when the one that has waited longest is due. */
  oldest: Date;
}

export async function readBacklog(session: Session, now: Date): Promise<Backlog[]> {
  return session.query<Backlog>({
    name: "wakeups_backlog",
    text: "select kind, count(*) as namespaces, min(due_at) as oldest from wakeups where due_at <= $1 group by kind order by kind",
    values: [now],
  });
}
