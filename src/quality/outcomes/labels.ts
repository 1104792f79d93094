/** The true values of documents, for code that learns from them. */
import type { OutcomeValue } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";

/**
 * For each of these documents, the latest outcome of a generation for a judgment, by id. Documents without one are omitted.
 * @param lives the incarnation of each requested document
 */
export async function latestOutcomes(
  session: Session,
  namespaceId: number,
  judgmentId: string,
  lives: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, OutcomeValue>> {
  const rows = await session.query<{ document_id: string; value: OutcomeValue }>({
    name: "outcomes_read_latest",
    text: `
      select distinct on (o.document_id) o.document_id, o.value
      from jsonb_to_recordset($2::jsonb) as l(d text, i bigint)
        join outcomes o on o.namespace_id = $1 and o.document_id = l.d and o.judgment_id = $3 and o.incarnation = l.i
      order by o.document_id, o.observed_at desc, o.outcome_id desc`,
    values: [namespaceId, JSON.stringify([...lives].map(([d, i]) => ({ d, i }))), judgmentId],
  });
  return new Map(rows.map(({ document_id, value }) => [document_id, value]));
}
