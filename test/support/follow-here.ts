/** Does the work of a namespace's subscription consumer in this process, when a test wants it. For services that run no workers. */
import type { Database } from "#src/foundation/db/database.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { groupsOverCap } from "#src/server/ports.ts";
import { ApplicableSubscriptions } from "#src/standing/subscriptions/applicable.ts";
import { followSubscriptions } from "#src/standing/subscriptions/reader.ts";
import type { TestService } from "./service.ts";

export interface FollowHere {
  /** The most turns. By default, all that there are. */
  turns?: number;
  /** The database, if the test stands between it and the consumer. */
  db?: Database;
  /** Those that are known, if the test changes them. */
  subscriptions?: ApplicableSubscriptions;
  /** The most memberships that a page compares. */
  mostCompared?: number;
}

/** Returns when there will be more work. */
export async function followHere(
  { fresh: { database }, clock }: Pick<TestService, "fresh" | "clock">,
  namespace: string,
  { turns = Number.POSITIVE_INFINITY, db = database, subscriptions = new ApplicableSubscriptions(), ...limits }: FollowHere = {},
): Promise<Date | null> {
  const [row] = await database.query<{ id: number }>({
    text: "select namespace_id as id from namespaces where name = $1 and deleted_at is null",
    values: [namespace],
  });
  const parts = {
    db,
    clock,
    applicable: new ApplicableJudgments(),
    subscriptions,
    groupsOverCap,
    ...limits,
  };
  let left = turns;
  const signal = {
    get aborted() {
      return left-- <= 0;
    },
  };
  return followSubscriptions(parts, row!.id, signal as AbortSignal);
}
