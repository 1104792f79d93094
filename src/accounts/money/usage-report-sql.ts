/** The monthly usage of an organization, per namespace and in total. Deleted namespaces are included under their names. */
import type { Session } from "#src/foundation/db/database.ts";

/** Usage of one kind: production or non-production. */
export interface MonthRow {
  nonProduction: boolean;
  units: number;
  tokens: number;
  written: number;
  summarized: number;
  scanned: number;
  /** Bytes stored times milliseconds, as text, because it may exceed the exact range of a number. */
  storedMs: string;
  /** The part of it that tenant summaries have written, also as text. */
  summarizedMs: string;
}

export interface Month {
  organizationId: string;
  month: string;
  /** The start of the month and of the next one. */
  from: Date;
  to: Date;
  /** Milliseconds of the month that have passed. */
  elapsedMs: number;
}

/** A set of names; see `foundation/areas.ts`. */
export interface Names {
  exact: string | null;
  under: string | null;
}

export const EVERYTHING: Names = { exact: null, under: "" };

/**
 * By name and kind. What was stored when the month began is the present storage less its growth since then, usually in this
 * month. The storage of tenant summaries is the growth of their line, limited to the total. Parameters: $1 organization, $2
 * month, $3 and $4 its ends, $5 milliseconds passed, $6 and $7 names.
 */
const byName = (namespaces: string, lines: string) => `
        select n.name, p.non_production, coalesce(u.units, 0) as units, coalesce(u.tokens, 0) as tokens,
               coalesce(u.written, 0) as written, coalesce(u.summarized, 0) as summarized, coalesce(u.scanned, 0) as scanned,
               greatest(0, $5::bigint * (
                 case when n.deleted_at is null and n.non_production = p.non_production then n.bytes else 0 end
                 - coalesce(u.stored_since, 0) + coalesce(u.stored, 0)
               )::numeric - coalesce(u.moment, 0)) as stored_ms,
               greatest(0, $5::bigint * coalesce(s.stored, 0)::numeric - coalesce(s.moment, 0)) as summarized_ms
        from ${namespaces} n cross join unnest('{f,t}'::boolean[]) as p(non_production)
        left join (
          select namespace_id, non_production, sum(stored) as stored_since,
                 sum(stored) filter (where month = $2) as stored, sum(stored_moment) filter (where month = $2) as moment,
                 sum(units) filter (where month = $2) as units, sum(tokens) filter (where month = $2) as tokens,
                 sum(bytes) filter (where month = $2 and line = 'writes') as written,
                 sum(bytes) filter (where month = $2 and line = 'tenant_summary') as summarized,
                 sum(bytes) filter (where month = $2 and line = 'queries') as scanned
          from ${lines} where organization_id = $1 and month >= $2 group by namespace_id, non_production
        ) u on u.namespace_id = n.namespace_id and u.non_production = p.non_production
        left join (
          select namespace_id, non_production, sum(stored) as stored, sum(stored_moment) filter (where month = $2) as moment
          from ${lines} where organization_id = $1 and line = 'tenant_summary' and month <= $2 group by namespace_id, non_production
        ) s on s.namespace_id = n.namespace_id and s.non_production = p.non_production
        where n.organization_id = $1 and n.created_at < $4 and (n.deleted_at is null or n.deleted_at >= $3)
          and (n.name = $6::text or (n.name >= $7::text and n.name < $7::text || chr(127)))`;

/** Sums over namespaces, or over such sums. */
const sums = `sum(units) as units, sum(tokens) as tokens, sum(written) as written, sum(summarized) as summarized,
             sum(scanned) as scanned, sum(stored_ms) as stored_ms`;
const ofNamespaces = `${sums}, sum(least(summarized_ms, stored_ms)) as summarized_ms`;
const kept = `non_production as "nonProduction", units, tokens, written, summarized, scanned, stored_ms::text as "storedMs",
           summarized_ms::text as "summarizedMs"`;

/** What is, or what was last seen of it (`last-seen.ts`). */
export type Source = "present" | "seen";

const SOURCES = {
  present: { suffix: "", byName: byName("namespaces", "usage_lines") },
  seen: { suffix: "_seen", byName: byName("namespaces_seen", "usage_lines_seen") },
} as const;

/** At most two rows. */
export async function readMonth(session: Session, month: Month, names: Names, source: Source): Promise<MonthRow[]> {
  return session.query<MonthRow>({
    name: `usage_read_month${SOURCES[source].suffix}`,
    text: `
      select ${kept} from (
        select non_production, ${ofNamespaces} from (${SOURCES[source].byName}) m group by non_production
      ) s`,
    values: [...valuesOf(month), names.exact, names.under],
  });
}

/** Names of a page. */
interface Page {
  after: string;
  limit: number;
}

/** The sums of one name, and those of all, which have none. */
type Named = MonthRow & { name: string | null };

const pageOf = (figures: string) => `
        select * from ${figures} where name in (
          select distinct name from ${figures}
          where name > $8 and units + tokens + written + summarized + scanned + stored_ms > 0 order by name limit $9
        ) and units + tokens + written + summarized + scanned + stored_ms > 0`;

/** Namespaces with any usage, by name; at most two rows of each. */
export async function readMonthByName(
  session: Session,
  month: Month,
  names: Names,
  page: Page,
  source: Source,
): Promise<(MonthRow & { name: string })[]> {
  return session.query({
    name: `usage_read_month_by_name${SOURCES[source].suffix}`,
    text: `
      with m as (
        select name, non_production, ${ofNamespaces} from (${SOURCES[source].byName}) m where name > $8 group by name, non_production
      )
      select name, ${kept} from (${pageOf("m")}) p order by name, non_production`,
    values: [...valuesOf(month), names.exact, names.under, page.after, page.limit],
  });
}

/** What `readMonth` and `readMonthByName` read of all names, with one look at them. */
export async function readMonthWithNames(
  session: Session,
  month: Month,
  page: Page,
  source: Source,
): Promise<{ whole: MonthRow[]; rows: (MonthRow & { name: string })[] }> {
  const found = await session.query<Named>({
    name: `usage_read_month_with_names${SOURCES[source].suffix}`,
    text: `
      with m as materialized (
        select name, non_production, ${ofNamespaces} from (${SOURCES[source].byName}) m group by name, non_production
      )
      select name, ${kept} from (
        select null as name, non_production, ${sums}, sum(summarized_ms) as summarized_ms from m group by non_production
        union all
        (${pageOf("m")})
      ) p order by name, non_production`,
    values: [...valuesOf(month), EVERYTHING.exact, EVERYTHING.under, page.after, page.limit],
  });
  return { whole: found.filter(({ name }) => name === null), rows: found.filter(isNamed) };
}

function isNamed(row: Named): row is MonthRow & { name: string } {
  return row.name !== null;
}

/** When something was last seen of an organization's namespaces; null where nothing was. */
export async function readSeenAt(session: Session, organizationId: string): Promise<Date | null> {
  const [row] = await session.query<{ at: Date | null }>({
    name: "usage_read_seen_at",
    text: "select max(seen_at) as at from namespaces_seen where organization_id = $1",
    values: [organizationId],
  });
  return row!.at;
}

function valuesOf({ organizationId, month, from, to, elapsedMs }: Month): unknown[] {
  return [organizationId, month, from, to, elapsedMs];
}
