/** A trial of a definition before it is saved. The service asks about a few documents and stores no answer. */
import type { Client, Filter, JudgmentCreate, Trial } from "judgment-client";

const DOCUMENTS = 5;

export interface Prepared {
  readonly ids: readonly string[];
  /** What the trial takes at most. */
  readonly most: Trial;
  /** Of the whole namespace. */
  readonly documents: number;
}

/** Costs nothing but the query. Null if there is no document to try it on. */
export async function prepareTrial(client: Client, ns: string, definition: JudgmentCreate): Promise<Prepared | null> {
  const filters = filterOf(definition);
  const { rows } = await client.queries.query({ ns, body: { top_k: DOCUMENTS, ...(filters ? { filters } : {}) } });
  if (rows.length === 0) return null;
  const ids = rows.map(({ id }) => id);
  const most = await client.judgments.tryOut({ ns, body: { ...definition, document_ids: ids, dry_run: true } });
  const namespace = await client.namespaces.get({ ns });
  return { ids, most, documents: "document_count" in namespace ? namespace.document_count : ids.length };
}

/** Costs what was said at most. */
export function askTrial(client: Client, ns: string, definition: JudgmentCreate, { ids }: Prepared): Promise<Trial> {
  return client.judgments.tryOut({ ns, body: { ...definition, document_ids: [...ids] } });
}

/** The documents that the definition applies to. */
function filterOf({ applies_to: match }: JudgmentCreate): Filter | null {
  const conditions = Object.entries(match ?? {}).map(
    ([path, value]) => [path, Array.isArray(value) ? "In" : "Eq", value] as Filter,
  );
  return conditions.length === 0 ? null : conditions.length === 1 ? conditions[0]! : (["And", conditions] as Filter);
}
