/** Statements over what deleted judgments have left. */
import type { Session, Transaction } from "#src/db/database.ts";

export interface Removal {
  claimId: number;
  organizationId: string;
  /** The namespace or template prefix that had the judgment. */
  owner: string;
  judgmentId: string;
  /** Of a prefix: the last namespace, by name, that has nothing left. */
  doneUpTo: string;
}

export async function insertRemoval(tx: Transaction, removal: Omit<Removal, "doneUpTo">): Promise<void> {
  await tx.query({
    name: "removals_insert",
    text: "insert into judgment_removals (claim_id, organization_id, owner, judgment_id) values ($1, $2, $3, $4)",
    values: [removal.claimId, removal.organizationId, removal.owner, removal.judgmentId],
  });
}

export async function readRemoval(session: Session, claimId: number): Promise<Removal | undefined> {
  const [row] = await session.query<Removal>({
    name: "removals_read",
    text: `
      select claim_id as "claimId", organization_id as "organizationId", owner, judgment_id as "judgmentId", done_up_to as "doneUpTo"
      from judgment_removals where claim_id = $1`,
    values: [claimId],
  });
  return row;
}

export async function moveRemoval(session: Session, claimId: number, doneUpTo: string): Promise<void> {
  await session.query({
    name: "removals_move",
    text: "update judgment_removals set done_up_to = $2 where claim_id = $1",
    values: [claimId, doneUpTo],
  });
}

export async function deleteRemoval(session: Session, claimId: number): Promise<void> {
  await session.query({
    name: "removals_delete",
    text: "delete from judgment_removals where claim_id = $1",
    values: [claimId],
  });
}

/** Removes some of what namespaces override of a judgment; answers how much that was. */
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
