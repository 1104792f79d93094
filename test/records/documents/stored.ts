/** The stored state of a namespace, read with plain SQL: now, and at a pinned sequence. */
import type { Session } from "#src/foundation/db/database.ts";

export interface StoredDocument {
  id: string;
  revision: number;
  incarnation: number;
  attributes: unknown;
  state: unknown;
}

export interface StoredAnswer {
  id: string;
  judgment: string;
  incarnation: number;
  revision: number | null;
  attempted: number;
  number: number | null;
  error: unknown;
}

export interface Stored {
  documents: StoredDocument[];
  answers: StoredAnswer[];
}

const DOCUMENT = "document_id as id, revision, incarnation, attributes, state";
const ANSWER =
  "document_id as id, judgment_id as judgment, incarnation, revision, attempted_revision as attempted, number, error";

export async function storedNow(session: Session, namespaceId: number): Promise<Stored> {
  return {
    documents: await session.query({
      text: `select ${DOCUMENT} from documents where namespace_id = $1 order by 1`,
      values: [namespaceId],
    }),
    answers: await session.query({
      text: `select ${ANSWER} from answers where namespace_id = $1 order by 1, 2`,
      values: [namespaceId],
    }),
  };
}

export async function storedAt(session: Session, namespaceId: number, sequence: number): Promise<Stored> {
  const values = [namespaceId, sequence];
  return {
    documents: await session.query({
      text: `
        select ${DOCUMENT} from documents where namespace_id = $1 and revision <= $2
        union all
        select ${DOCUMENT} from document_history where namespace_id = $1 and revision <= $2 and superseded > $2
        order by 1`,
      values,
    }),
    answers: await session.query({
      text: `
        select ${ANSWER} from answers where namespace_id = $1 and sequence <= $2
        union all
        select ${ANSWER} from answer_history where namespace_id = $1 and sequence <= $2 and superseded > $2
        order by 1, 2`,
      values,
    }),
  };
}

/** Rows of history. */
export async function kept(session: Session, namespaceId: number): Promise<{ documents: number; answers: number }> {
  const [row] = await session.query<{ documents: number; answers: number }>({
    text: `
      select (select count(*) from document_history where namespace_id = $1) as documents,
             (select count(*) from answer_history where namespace_id = $1) as answers`,
    values: [namespaceId],
  });
  return row!;
}
