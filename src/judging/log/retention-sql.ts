/** Statements that end old evaluations. */
import type { Session } from "#src/foundation/db/database.ts";

/** The first judgment after a given one that has evaluations in a namespace, and the time of its oldest. */
export async function nextJudgment(
  session: Session,
  namespaceId: number,
  after: string,
): Promise<{ judgmentId: string; oldest: Date } | undefined> {
  const [row] = await session.query<{ judgmentId: string; oldest: Date }>({
    name: "evaluations_next_judgment",
    text: `
      select judgment_id as "judgmentId", at as oldest from evaluations where namespace_id = $1 and judgment_id > $2
      order by judgment_id, at limit 1`,
    values: [namespaceId, after],
  });
  return row;
}

/** Deletes some evaluations of a judgment, oldest first. Returns how many. */
export async function deleteOldEvaluations(
  session: Session,
  namespaceId: number,
  { judgmentId, before, limit }: { judgmentId: string; before: Date; limit: number },
): Promise<number> {
  const deleted = await session.query({
    name: "evaluations_delete_old",
    text: `
      delete from evaluations where namespace_id = $1 and judgment_id = $2 and ctid = any(array(
        select ctid from evaluations where namespace_id = $1 and judgment_id = $2 and at < $3 order by at limit $4
      )) returning 1`,
    values: [namespaceId, judgmentId, before, limit],
  });
  return deleted.length;
}

/** Deletes some answers of a namespace that other namespaces may use. Returns how many. */
export async function deleteOldShared(session: Session, namespaceId: number, before: Date, limit: number): Promise<number> {
  const deleted = await session.query({
    name: "shared_answers_delete_old",
    text: `
      delete from shared_answers where namespace_id = $1 and ctid = any(array(
        select ctid from shared_answers where namespace_id = $1 and at < $2 limit $3
      )) returning 1`,
    values: [namespaceId, before, limit],
  });
  return deleted.length;
}
