import type { Session, Transaction } from "#src/foundation/db/database.ts";

export interface AskedRow {
  asker: string;
  /** Concatenated digests. */
  questions: Buffer;
}

/** The questions that askers of a namespace have sent, or had sent when they crashed. */
export async function readAsked(session: Session, namespaceId: number): Promise<AskedRow[]> {
  return session.query({
    name: "asked_read",
    text: "select asker, questions from asked where namespace_id = $1",
    values: [namespaceId],
  });
}

/** Writes nothing if the namespace is deleted. */
export async function putAsked(tx: Transaction, namespaceId: number, { asker, questions }: AskedRow, at: Date): Promise<void> {
  await tx.query({
    name: "asked_put",
    text: `
      insert into asked (namespace_id, asker, questions, at)
      select $1, $2, $3, $4 where exists (select 1 from namespaces where namespace_id = $1 and deleted_at is null)
      on conflict (namespace_id, asker) do update set questions = excluded.questions, at = excluded.at`,
    values: [namespaceId, asker, questions, at],
  });
}

/** Replaces the questions of the asker's row if it is unchanged. */
export async function replaceAsked(
  session: Session,
  namespaceId: number,
  { asker, questions }: AskedRow,
  by: Buffer,
  at: Date,
): Promise<void> {
  await session.query({
    name: "asked_replace",
    text: "update asked set questions = $4, at = $5 where namespace_id = $1 and asker = $2 and questions = $3",
    values: [namespaceId, asker, questions, by, at],
  });
}

/** Deletes the asker's row if it is unchanged, and rows of other askers that were written before a time. */
export async function forgetAsked(
  tx: Transaction,
  namespaceId: number,
  { asker, questions }: AskedRow,
  before: Date,
): Promise<void> {
  await tx.query({
    name: "asked_forget",
    text: "delete from asked where namespace_id = $1 and (asker = $2 and questions = $3 or at < $4)",
    values: [namespaceId, asker, questions, before],
  });
}
