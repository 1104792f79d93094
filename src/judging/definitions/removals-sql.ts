/** Statements for the removal of what deleted judgments have left. */
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

export interface Removal {
  claimId: number;
  organizationId: string;
  /** The namespace or template prefix that owned the judgment. */
  owner: string;
  judgmentId: string;
  /** For a prefix: the last namespace, in order of names, that is done. */
  doneUpTo: string;
}

export async function insertRemoval(tx: Transaction, removal: Omit<Removal, "doneUpTo">): Promise<void> {
  const { claimId, organizationId, owner, judgmentId } = removal;
  await built(
    tx,
    knex("judgment_removals").insert({
      claim_id: claimId,
      organization_id: organizationId,
      owner,
      judgment_id: judgmentId,
    }),
  );
}

export async function readRemoval(session: Session, claimId: number): Promise<Removal | undefined> {
  const [row] = await built<Removal>(
    session,
    knex("judgment_removals")
      .select(
        "claim_id as claimId",
        "organization_id as organizationId",
        "owner",
        "judgment_id as judgmentId",
        "done_up_to as doneUpTo",
      )
      .where({ claim_id: claimId }),
  );
  return row;
}

export async function moveRemoval(session: Session, claimId: number, doneUpTo: string): Promise<void> {
  await built(session, knex("judgment_removals").update({ done_up_to: doneUpTo }).where({ claim_id: claimId }));
}

export async function deleteRemoval(session: Session, claimId: number): Promise<void> {
  await built(session, knex("judgment_removals").delete().where({ claim_id: claimId }));
}

/** Deletes some overrides of a judgment. Returns how many. */
export async function deleteSomeOverrides(session: Session, judgmentId: string, limit: number): Promise<number> {
  const deleted = await session.query({
    name: "removals_delete_overrides",
    text: `
      delete from judgment_overrides o using (
        select organization_id, namespace from judgment_overrides where judgment_id = $1 limit $2
      ) next
      where o.organization_id = next.organization_id and o.namespace = next.namespace and o.judgment_id = $1 returning 1`,
    values: [judgmentId, limit],
  });
  return deleted.length;
}

/**
 * Deletes answers to a judgment among the next answers of a namespace after a document. Returns the last document that was passed; null
 * at the end.
 */
export async function deleteAnswersAfter(
  session: Session,
  namespaceId: number,
  judgmentId: string,
  after: string,
  limit: number,
): Promise<string | null> {
  const [last] = await session.query<{ id: string }>({
    name: "removals_answers_up_to",
    text: "select document_id as id from answers where namespace_id = $1 and document_id > $2 order by document_id offset $3 limit 1",
    values: [namespaceId, after, limit],
  });
  await session.query({
    name: "removals_delete_answers",
    text: `
      delete from answers
      where namespace_id = $1 and document_id > $2 and ($3::text is null or document_id <= $3) and judgment_id = $4`,
    values: [namespaceId, after, last?.id ?? null, judgmentId],
  });
  return last?.id ?? null;
}
