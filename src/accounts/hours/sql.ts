/** All statements on hourly counts. */

import type { HourCount } from "#src/foundation/counts/hour-counts.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

/** Locks the rows until the commit, in their order, so two processes do not deadlock. */
export async function addToHours(tx: Transaction, counts: readonly HourCount[]): Promise<void> {
  await tx.query({
    name: "hours_add",
    text: `
      insert into organization_hours as h (organization_id, hour, measure, name, value)
      select organization_id, to_timestamp(hour / 1000.0), measure, name, value
      from jsonb_to_recordset($1) as r(organization_id text, hour double precision, measure text, name text, value bigint)
      order by organization_id, hour, measure, name
      on conflict (organization_id, hour, measure, name) do update
      set value = case when h.measure = 'lag' then greatest(h.value, excluded.value) else h.value + excluded.value end`,
    values: [JSON.stringify(counts)],
  });
}

export interface StepRow {
  /** Steps since 1970. */
  readonly step: number;
  readonly measure: string;
  readonly name: string;
  readonly sum: number;
  readonly largest: number;
}

/** By step of so many seconds: one row for each measure and name. */
export async function readSteps(
  session: Session,
  organizationId: string,
  { from, to, seconds }: { from: Date; to: Date; seconds: number },
): Promise<StepRow[]> {
  return session.query<StepRow>({
    name: "hours_read_steps",
    text: `
      select floor(extract(epoch from hour) / $4::integer)::double precision as step, measure, name, sum(value)::double precision as sum,
             max(value)::double precision as largest
      from organization_hours where organization_id = $1 and hour >= $2 and hour < $3
      group by 1, measure, name`,
    values: [organizationId, from, to, seconds],
  });
}

/** The steps of so many seconds that have a count of this measure and name. */
export async function readNamedSteps(
  session: Session,
  organizationId: string,
  { measure, name }: { measure: string; name: string },
  { from, to, seconds }: { from: Date; to: Date; seconds: number },
): Promise<number[]> {
  const rows = await session.query<{ step: number }>({
    name: "hours_read_named_steps",
    text: `
      select distinct floor(extract(epoch from hour) / $6::integer)::double precision as step
      from organization_hours where organization_id = $1 and measure = $2 and name = $3 and hour >= $4 and hour < $5`,
    values: [organizationId, measure, name, from, to, seconds],
  });
  return rows.map(({ step }) => step);
}

/** The sums of a measure from a moment on, by name. */
export async function readSums(
  session: Session,
  organizationId: string,
  { measure, from, to }: { measure: string; from: Date; to: Date },
): Promise<{ name: string; sum: number }[]> {
  return session.query<{ name: string; sum: number }>({
    name: "hours_read_sums",
    text: `
      select name, sum(value)::double precision as sum
      from organization_hours where organization_id = $1 and hour >= $2 and hour < $3 and measure = $4
      group by name`,
    values: [organizationId, from, to, measure],
  });
}

/** Deletes up to `limit` counts of all organizations from before a moment, oldest first. Returns their number. */
export async function sweepHours(session: Session, before: Date, limit: number): Promise<number> {
  const key = ["organization_id", "hour", "measure", "name"];
  const old = knex("organization_hours").select(key).where("hour", "<", before).orderBy("hour").limit(limit);
  const gone = await built(session, knex("organization_hours").delete().whereIn(key, old).returning("hour"));
  return gone.length;
}
