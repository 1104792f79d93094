/** The next page of changed documents after a place in the sequence. */
import type { Session } from "#src/db/database.ts";
import type { Place } from "#src/db/positions.ts";

/** Documents of a page (architecture's figure, and that of every job). */
export const PAGE_DOCUMENTS = 256;

export interface Page {
  documentIds: string[];
  to: Place;
}

/** Up to a page of documents in the order of their commits, each once; null where nothing has changed. */
export async function nextPage(session: Session, namespaceId: number, from: Place): Promise<Page | null> {
  const commits = await session.query<{ sequence: number; document_ids: string[] }>({
    name: "commits_next",
    text: `
      select sequence, document_ids from commits
      where namespace_id = $1 and sequence > $2 and kind = 'documents'
      order by sequence limit $3`,
    values: [namespaceId, from.position, PAGE_DOCUMENTS],
  });
  if (commits.length === 0) return null;
  const ids = new Set<string>();
  let { position, within } = from;
  for (const { sequence, document_ids } of commits) {
    while (within < document_ids.length && ids.size < PAGE_DOCUMENTS) {
      ids.add(document_ids[within]!);
      within += 1;
    }
    if (within < document_ids.length) return { documentIds: [...ids], to: { position, within } };
    position = sequence;
    within = 0;
  }
  return { documentIds: [...ids], to: { position, within } };
}
