/** All statements on hourly counts of judgments. Each is on one organization, namespace or judgment. */
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

export interface JudgmentHour {
  readonly namespace_id: number;
  readonly judgment_id: string;
  /** Its start, in milliseconds since 1970. */
  readonly hour: number;
  readonly agreed: number;
  readonly disagreed: number;
}

/** What was left out of an hour. */
export interface LeftOut {
  readonly hour: number;
  /** False: counts of judgments in all namespaces together. */
  readonly inherited: boolean;
  readonly value: number;
}

/** Until the commit, one process writes or deletes counts of an organization's judgments. So there is never one too many. */
export async function lockHours(tx: Transaction, organizationId: string): Promise<void> {
  await tx.query({
    name: "judgment_hours_lock",
    text: "select pg_advisory_xact_lock(hashtextextended('hours ' || $1::text, 0)) is null as held",
    values: [organizationId],
  });
}

/** Adds counts, and begins new ones while an hour has fewer than `most` of a kind. The caller holds the lock. Returns what was left out. */
export async function addToJudgmentHours(
  tx: Transaction,
  organizationId: string,
  hours: readonly JudgmentHour[],
  most: number,
): Promise<LeftOut[]> {
  return tx.query<LeftOut>({
    name: "judgment_hours_add",
    text: `
      with given as (
        select r.namespace_id, r.judgment_id, to_timestamp(r.hour / 1000.0) as hour, r.agreed, r.disagreed,
               r.namespace_id <> 0 as inherited, h.hour is not null as known
        from jsonb_to_recordset($2) as r(namespace_id bigint, judgment_id text, hour double precision, agreed bigint, disagreed bigint)
        left join judgment_hours h on h.namespace_id = r.namespace_id and h.judgment_id = r.judgment_id
          and h.hour = to_timestamp(r.hour / 1000.0)
      ), held as (
        select hour, namespace_id <> 0 as inherited, count(*) as held from judgment_hours
        where organization_id = $1 and hour in (select hour from given) group by 1, 2
      ), ranked as (
        select g.*, coalesce(d.held, 0) + row_number() over (
          partition by g.hour, g.inherited, g.known order by g.namespace_id, g.judgment_id
        ) <= $3 as fits
        from given g left join held d on d.hour = g.hour and d.inherited = g.inherited
      ), put as (
        insert into judgment_hours as h (namespace_id, judgment_id, hour, organization_id, agreed, disagreed)
        select namespace_id, judgment_id, hour, $1, agreed, disagreed from ranked where known or fits
        order by namespace_id, judgment_id, hour
        on conflict (namespace_id, judgment_id, hour) do update
        set agreed = h.agreed + excluded.agreed, disagreed = h.disagreed + excluded.disagreed
      )
      select (extract(epoch from hour) * 1000)::double precision as hour, inherited, sum(agreed + disagreed)::double precision as value
      from ranked where not known and not fits group by 1, 2`,
    values: [organizationId, JSON.stringify(hours), most],
  });
}

export interface JudgmentStepRow {
  /** Steps since 1970. */
  readonly step: number;
  readonly agreed: number;
  readonly disagreed: number;
}

/** By step of so many seconds, of one judgment in one namespace, or in all of them together. */
export async function readJudgmentSteps(
  session: Session,
  { judgmentId, namespaceId }: { judgmentId: string; namespaceId: number },
  { from, to, seconds }: { from: Date; to: Date; seconds: number },
): Promise<JudgmentStepRow[]> {
  return session.query<JudgmentStepRow>({
    name: "judgment_hours_read_steps",
    text: `
      select floor(extract(epoch from hour) / $5::integer)::double precision as step, sum(agreed)::double precision as agreed,
             sum(disagreed)::double precision as disagreed
      from judgment_hours where namespace_id = $1 and judgment_id = $2 and hour >= $3 and hour < $4
      group by 1`,
    values: [namespaceId, judgmentId, from, to, seconds],
  });
}

/** Deletes the counts of a judgment in a namespace, or (0) in all of them together: a few thousand at most. */
export async function deleteJudgmentHours(tx: Transaction, namespaceId: number, judgmentId: string): Promise<void> {
  await tx.query({
    name: "judgment_hours_delete",
    text: `
      delete from judgment_hours where namespace_id = $1 and judgment_id = $2 and hour = any(array(
        select hour from judgment_hours where namespace_id = $1 and judgment_id = $2 order by hour for update
      ))`,
    values: [namespaceId, judgmentId],
  });
}

/**
 * Deletes some counts of a namespace, and takes them off those of all namespaces, which may have begun later in a full hour. The caller
 * holds the lock. Returns their number.
 */
export async function deleteSomeNamespaceHours(tx: Transaction, namespaceId: number, limit: number): Promise<number> {
  const [row] = await tx.query<{ deleted: number }>({
    name: "judgment_hours_delete_of_namespace",
    text: `
      with gone as (
        delete from judgment_hours where namespace_id = $1 and (judgment_id, hour) in (
          select judgment_id, hour from judgment_hours where namespace_id = $1 order by judgment_id, hour limit $2
        ) returning judgment_id, hour, agreed, disagreed
      ), whole as (
        update judgment_hours h set agreed = greatest(h.agreed - g.agreed, 0), disagreed = greatest(h.disagreed - g.disagreed, 0)
        from gone g where h.namespace_id = 0 and h.judgment_id = g.judgment_id and h.hour = g.hour
      )
      select count(*)::integer as deleted from gone`,
    values: [namespaceId, limit],
  });
  return row!.deleted;
}

/** Deletes up to `limit` counts of all organizations from before a moment, oldest first. Returns their number. */
export async function sweepJudgmentHours(session: Session, before: Date, limit: number): Promise<number> {
  const key = ["namespace_id", "judgment_id", "hour"];
  const old = knex("judgment_hours").select(key).where("hour", "<", before).orderBy("hour").limit(limit);
  return (await built(session, knex("judgment_hours").delete().whereIn(key, old).returning("hour"))).length;
}
