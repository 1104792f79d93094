/** Statements on the periods that are compared with those before. */
import type { DriftPeriods } from "#generated/types.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { DRIFT, SENTINEL } from "./wakeups.ts";

export interface Watch {
  judgmentId: string;
  version: number;
  by: DriftPeriods;
  /** The engine and its version as a JSON array, or the month that began. */
  period: string;
  organizationId: string;
  /** The key of its work-queue row. */
  claimId: number;
  begunAt: Date;
  /** How often it was compared, or all of its comparisons after a drift was told. If two workers compare at once, only one commits. */
  looks: number;
}

export interface NewWatch extends Pick<Watch, "judgmentId" | "version" | "by" | "period" | "claimId"> {
  due: Date;
}

/** Inserts those that are new, with their work. Returns the claims of these. One statement, because an optimistic commit sends it unread. */
export async function insertWatches(
  tx: Transaction,
  organizationId: string,
  watches: readonly NewWatch[],
  at: Date,
): Promise<number[]> {
  const rows = await tx.query<{ claimId: number }>({
    name: "drift_watches_insert",
    text: `
      with given as (
        select * from jsonb_to_recordset($2::jsonb) as w("judgmentId" text, version integer, by text, period text, "claimId" bigint, due timestamptz)
      ), made as (
        insert into drift_watches (judgment_id, version, divided_by, period, organization_id, claim_id, begun_at)
        select w."judgmentId", w.version, w.by, w.period, $1, w."claimId", $3 from given w order by 1, 2, 3, 4
        on conflict (judgment_id, version, divided_by, period) do nothing
        returning claim_id
      )
      insert into wakeups (kind, namespace_id, due_at)
      select $4, m.claim_id, w.due from made m join given w on w."claimId" = m.claim_id
      union all
      select $5, m.claim_id, $3 from made m join given w on w."claimId" = m.claim_id where w.by = 'engine_version'
      returning namespace_id as "claimId"`,
    values: [organizationId, JSON.stringify(watches), at, DRIFT, SENTINEL],
    wakes: DRIFT,
  });
  return rows.map(({ claimId }) => claimId);
}

export async function readWatch(session: Session, claimId: number): Promise<Watch | undefined> {
  const [row] = await session.query<Watch>({
    name: "drift_watches_read",
    text: `
      select judgment_id as "judgmentId", version, divided_by as by, period, organization_id as "organizationId", claim_id as "claimId",
        begun_at as "begunAt", looks
      from drift_watches where claim_id = $1`,
    values: [claimId],
  });
  return row;
}

/** The version of an engine that answered a version of the judgment last for the first time. */
export async function readLastBegun(
  session: Session,
  judgmentId: string,
  version: number,
): Promise<Pick<Watch, "period" | "begunAt"> | undefined> {
  const [row] = await session.query<Pick<Watch, "period" | "begunAt">>({
    name: "drift_watches_read_last_begun",
    text: `
      select period, begun_at as "begunAt" from drift_watches
      where judgment_id = $1 and version = $2 and divided_by = 'engine_version' order by begun_at desc limit 1`,
    values: [judgmentId, version],
  });
  return row;
}

/** Counts looks up to a number; false if another worker has looked. */
export async function countLooks(tx: Transaction, { claimId, looks }: Watch, upTo: number): Promise<boolean> {
  const rows = await tx.query({
    name: "drift_watches_count_looks",
    text: "update drift_watches set looks = $3 where claim_id = $1 and looks = $2 returning 1",
    values: [claimId, looks, upTo],
  });
  return rows.length === 1;
}

/** Months before the one that began. */
export async function deleteFormerMonths(tx: Transaction, { judgmentId, period }: Watch): Promise<void> {
  await tx.query({
    name: "drift_watches_delete_former_months",
    text: "delete from drift_watches where judgment_id = $1 and divided_by = 'month' and period < $2",
    values: [judgmentId, period],
  });
}

export async function deleteWatches(tx: Session, judgmentId: string): Promise<void> {
  await tx.query({
    name: "drift_watches_delete",
    text: "delete from drift_watches where judgment_id = $1",
    values: [judgmentId],
  });
}
