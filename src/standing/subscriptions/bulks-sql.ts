/** Statements for bulk changes, of which subscriptions get a summary event at the end. */
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { Bulk } from "#src/records/namespaces/bulk.ts";

export interface BulkCount {
  bulkId: string;
  subscriptionId: string;
  entered: number;
  exited: number;
}

/** Adds to the counts of transitions that get no event of their own. */
export async function countBulks(tx: Transaction, namespaceId: number, counts: readonly BulkCount[]): Promise<void> {
  if (counts.length === 0) return;
  await tx.query({
    name: "subscriptions_count_bulks",
    text: `
      insert into subscription_bulk_counts as b (namespace_id, bulk_id, subscription_id, entered, exited)
      select $1, c."bulkId", c."subscriptionId", c.entered, c.exited
      from jsonb_to_recordset($2::jsonb) as c("bulkId" text, "subscriptionId" text, entered bigint, exited bigint)
      on conflict (namespace_id, bulk_id, subscription_id) do update
      set entered = b.entered + excluded.entered, exited = b.exited + excluded.exited`,
    values: [namespaceId, JSON.stringify(counts)],
  });
}

/** Records bulk changes that have ended, so that their subscriptions get their events. */
export async function openBulks(tx: Transaction, namespaceId: number, bulks: readonly Bulk[]): Promise<void> {
  if (bulks.length === 0) return;
  await tx.query({
    name: "subscriptions_open_bulks",
    text: `
      insert into subscription_bulks (namespace_id, bulk_id, cause, judgment)
      select $1, b.id, b.cause, b.judgment from jsonb_to_recordset($2::jsonb) as b(id text, cause text, judgment text)
      on conflict do nothing`,
    values: [namespaceId, JSON.stringify(bulks)],
  });
}

export interface OpenBulk {
  bulkId: string;
  cause: Bulk["cause"];
  judgment: string;
  /** The last subscription that was told. */
  toldTo: string;
}

/** One bulk change of which subscriptions must be told. */
export async function readOpenBulk(session: Session, namespaceId: number): Promise<OpenBulk | undefined> {
  const [row] = await session.query<OpenBulk>({
    name: "subscriptions_read_open_bulk",
    text: `
      select bulk_id as "bulkId", cause, judgment, told_to as "toldTo"
      from subscription_bulks where namespace_id = $1 order by bulk_id limit 1`,
    values: [namespaceId],
  });
  return row;
}

/** A page of the counts of a bulk change, in order of subscriptions. */
export async function readBulkCounts(
  session: Session,
  namespaceId: number,
  bulkId: string,
  { after, limit }: { after: string; limit: number },
): Promise<BulkCount[]> {
  return session.query<BulkCount>({
    name: "subscriptions_read_bulk_counts",
    text: `
      select bulk_id as "bulkId", subscription_id as "subscriptionId", entered, exited from subscription_bulk_counts
      where namespace_id = $1 and bulk_id = $2 and subscription_id > $3 order by subscription_id limit $4`,
    values: [namespaceId, bulkId, after, limit],
  });
}

/** Continues after a subscription. */
export async function moveBulk(tx: Transaction, namespaceId: number, bulkId: string, toldTo: string): Promise<void> {
  await tx.query({
    name: "subscriptions_move_bulk",
    text: "update subscription_bulks set told_to = $3 where namespace_id = $1 and bulk_id = $2",
    values: [namespaceId, bulkId, toldTo],
  });
}

/** Deletes a bulk change after all subscriptions were told. */
export async function closeBulk(tx: Transaction, namespaceId: number, bulkId: string): Promise<void> {
  for (const table of ["subscription_bulk_counts", "subscription_bulks"] as const) {
    await tx.query({
      name: `subscriptions_close_bulk_in_${table}`,
      text: `delete from ${table} where namespace_id = $1 and bulk_id = $2`,
      values: [namespaceId, bulkId],
    });
  }
}
