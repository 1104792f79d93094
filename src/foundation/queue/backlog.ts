/** The amount of due work that waits or is in progress, over all namespaces. */
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session } from "#src/foundation/db/database.ts";

export interface Backlog {
  kind: string;
  /** Namespaces with due work of this kind. */
  namespaces: number;
  /** The due time of the namespace that has waited longest. */
  oldest: Date;
}

export async function readBacklog(session: Session, now: Date): Promise<Backlog[]> {
  const due = knex("wakeups").where("due_at", "<=", now).groupBy("kind").orderBy("kind");
  return built<Backlog>(session, due.select("kind").count("* as namespaces").min("due_at as oldest"));
}
