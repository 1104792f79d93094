/** What turned out to be of documents, for those who learn from it. */
import type { OutcomeValue } from "#generated/types.ts";
import type { Session } from "#src/db/database.ts";

/** Of each of some documents its latest outcome for a judgment, by id; those without one are left out. */
export async function latestOutcomes(
  session: Session,
  namespaceId: number,
  judgmentId: string,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, OutcomeValue>> {
  const rows = await session.query<{ document_id: string; value: OutcomeValue }>({
    name: "outcomes_read_latest",
    text: `
      select distinct on (document_id) document_id, value from outcomes
      where namespace_id = $1 and document_id = any($2::text[]) and judgment_id = $3
      order by document_id, observed_at desc, outcome_id desc`,
    values: [namespaceId, documentIds, judgmentId],
  });
  return new Map(rows.map(({ document_id, value }) => [document_id, value]));
}
