/** Statements for memberships: which documents are members of which subscriptions. */
import { textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

export interface MemberRow {
  documentId: string;
  subscriptionId: string;
  incarnation: number;
  /** The revision of the document that was last compared. */
  revision: number;
  /** The sequence at which this incarnation became a member. */
  since: number;
}

const columns = `document_id as "documentId", subscription_id as "subscriptionId", incarnation, revision, since`;

/** The memberships of documents. */
export async function readMembersOf(session: Session, namespaceId: number, documentIds: readonly string[]): Promise<MemberRow[]> {
  return session.query<MemberRow>({
    name: "subscriptions_read_members_of",
    text: `select ${columns} from subscription_members where namespace_id = $1 and document_id = any($2)`,
    values: [namespaceId, documentIds],
  });
}

/** The same, for the given subscriptions only. */
export async function readMembersAmong(
  session: Session,
  namespaceId: number,
  documentIds: readonly string[],
  subscriptionIds: readonly string[],
): Promise<MemberRow[]> {
  return session.query<MemberRow>({
    name: "subscriptions_read_members_among",
    text: `
      select ${columns} from subscription_members
      where namespace_id = $1 and document_id = any($2::text[]) and subscription_id = any($3::text[])`,
    values: [namespaceId, textArray(documentIds), textArray(subscriptionIds)],
  });
}

/** Adds members, and updates incarnation and revision of those that stay. */
export async function putMembers(tx: Transaction, namespaceId: number, members: readonly MemberRow[]): Promise<void> {
  if (members.length === 0) return;
  await tx.query({
    name: "subscriptions_put_members",
    text: `
      insert into subscription_members as m (namespace_id, document_id, subscription_id, incarnation, revision, since)
      select $1, r."documentId", r."subscriptionId", r.incarnation, r.revision, r.since
      from jsonb_to_recordset($2::jsonb)
        as r("documentId" text, "subscriptionId" text, incarnation bigint, revision bigint, since bigint)
      on conflict (namespace_id, document_id, subscription_id) do update
      set revision = excluded.revision, incarnation = excluded.incarnation,
          since = case when m.incarnation = excluded.incarnation then m.since else excluded.since end`,
    values: [namespaceId, JSON.stringify(members)],
  });
}

export async function removeMembers(
  tx: Transaction,
  namespaceId: number,
  members: readonly Pick<MemberRow, "documentId" | "subscriptionId">[],
): Promise<void> {
  if (members.length === 0) return;
  const removed = members.map(({ documentId, subscriptionId }) => ({ d: documentId, s: subscriptionId }));
  await tx.query({
    name: "subscriptions_remove_members",
    text: `
      delete from subscription_members m using jsonb_to_recordset($2::jsonb) as r(d text, s text)
      where m.namespace_id = $1 and m.document_id = r.d and m.subscription_id = r.s`,
    values: [namespaceId, JSON.stringify(removed)],
  });
}

/** How many members each subscription has. Those without members are left out. */
export async function countMembers(
  session: Session,
  namespaceId: number,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (subscriptionIds.length === 0) return new Map();
  const rows = await session.query<{ id: string; members: number }>({
    name: "subscriptions_count_members",
    text: `
      select subscription_id as id, count(*) as members from subscription_members
      where namespace_id = $1 and subscription_id = any($2::text[]) group by subscription_id`,
    values: [namespaceId, textArray(subscriptionIds)],
  });
  return new Map(rows.map(({ id, members }) => [id, members]));
}

/** A page of the members of a subscription, in order of ids. */
export async function readMembersIn(
  session: Session,
  namespaceId: number,
  subscriptionId: string,
  limit: number,
  after = "",
): Promise<MemberRow[]> {
  return session.query<MemberRow>({
    name: "subscriptions_read_members_in",
    text: `
      select ${columns} from subscription_members
      where namespace_id = $1 and subscription_id = $2 and document_id > $4 order by document_id limit $3`,
    values: [namespaceId, subscriptionId, limit, after],
  });
}

/** Deletes some members of an ended subscription. Returns how many. */
export async function removeSome(tx: Transaction, namespaceId: number, subscriptionId: string, limit: number): Promise<number> {
  const removed = await tx.query({
    name: "subscriptions_remove_some",
    text: `
      delete from subscription_members where namespace_id = $1 and subscription_id = $2 and document_id = any(array(
        select document_id from subscription_members where namespace_id = $1 and subscription_id = $2 limit $3
      )) returning 1`,
    values: [namespaceId, subscriptionId, limit],
  });
  return removed.length;
}
