import type { Session } from "#src/foundation/db/database.ts";

/** The next documents whose last attempt failed at or after a time (RFC 3339), in the order of their ids. */
export async function failedAfter(
  session: Session,
  namespaceId: number,
  { judgmentId, since }: { judgmentId: string; since: string },
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await session.query<{ id: string }>({
    name: "answers_failed_after",
    text: `
      select document_id as id from answers
      where namespace_id = $1 and judgment_id = $2 and error is not null and error ->> 'at' >= $3 and document_id > $4
      order by document_id limit $5`,
    values: [namespaceId, judgmentId, since, after, limit],
  });
  return rows.map(({ id }) => id);
}

export async function countFailed(session: Session, namespaceId: number, judgmentId: string, since: string): Promise<number> {
  const [row] = await session.query<{ count: number }>({
    name: "answers_count_failed",
    text: `
      select count(*) as count from answers
      where namespace_id = $1 and judgment_id = $2 and error is not null and error ->> 'at' >= $3`,
    values: [namespaceId, judgmentId, since],
  });
  return row!.count;
}
