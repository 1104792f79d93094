/** Permanent failures whose contexts were compiled again after a change elsewhere, and are the same. */
import type { Transaction } from "#src/foundation/db/database.ts";

export interface ComparedFailure {
  documentId: string;
  judgmentId: string;
  context: string;
  mark: number;
}

/**
 * Records that failures stand after a change, so that nobody compares their contexts again before the next one. It does not need the
 * namespace's lock: rows that somebody else is changing are left out.
 */
export async function noteCompared(tx: Transaction, namespaceId: number, failures: readonly ComparedFailure[]): Promise<void> {
  if (failures.length === 0) return;
  const free = await tx.query<{ d: string; j: string; m: number }>({
    name: "answers_hold_compared",
    text: `
      select a.document_id as d, a.judgment_id as j, c.m
      from jsonb_to_recordset($2::jsonb) as c(d text, j text, h text, m bigint)
        join answers a on a.namespace_id = $1 and a.document_id = c.d and a.judgment_id = c.j and a.error ->> 'context' = c.h
      for no key update skip locked`,
    values: [
      namespaceId,
      JSON.stringify(
        failures.map(({ documentId, judgmentId, context, mark }) => ({ d: documentId, j: judgmentId, h: context, m: mark })),
      ),
    ],
  });
  if (free.length === 0) return;
  // A cluster takes no `jsonb_build_object` of a column here: it is not immutable.
  await tx.query({
    name: "answers_note_compared",
    text: `
      update answers a set error = a.error || c.m
      from jsonb_to_recordset($2::jsonb) as c(d text, j text, m jsonb)
      where a.namespace_id = $1 and a.document_id = c.d and a.judgment_id = c.j and a.error is not null`,
    values: [namespaceId, JSON.stringify(free.map((each) => ({ ...each, m: { mark: each.m } })))],
  });
}
