import type { Session, Transaction } from "#src/db/database.ts";

export interface AskedRow {
  asker: string;
  /** Digests, one after another. */
  questions: Buffer;
}

/** What askers of a namespace have sent, or had sent when they died. */
export async function readAsked(session: Session, namespaceId: number): Promise<AskedRow[]> {
  return session.query({
    name: "asked_read",
    text: "select asker, questions from asked where namespace_id = $1",
    values: [namespaceId],
  });
}

/** Nothing of a namespace that is gone. */
export async function putAsked(tx: Transaction, namespaceId: number, { asker, questions }: AskedRow, at: Date): Promise<void> {
  await tx.query({
    name: "asked_put",
    text: `
      insert into asked (namespace_id, asker, questions, at)
      select $1, $2, $3, $4 where exists (select from namespaces where namespace_id = $1 and deleted_at is null)
      on conflict (namespace_id, asker) do update set questions = excluded.questions, at = excluded.at`,
    values: [namespaceId, asker, questions, at],
  });
}

/** Deletes a row as it was written, and those of others that were written before a moment. */
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
