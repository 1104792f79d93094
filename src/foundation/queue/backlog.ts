/** The amount of due work that waits or is in progress, over all namespaces. */
import type { Session } from "#src/foundation/db/database.ts";

export interface Backlog {
  kind: string;
  /** Namespaces with due work of this kind. */
  namespaces: number;
  /** The due time of the namespace that has waited longest. */
  oldest: Date;
}

export async function readBacklog(session: Session, now: Date): Promise<Backlog[]> {
  return session.query<Backlog>({
    name: "wakeups_backlog",
    text: "select kind, count(*) as namespaces, min(due_at) as oldest from wakeups where due_at <= $1 group by kind order by kind",
    values: [now],
  });
}
