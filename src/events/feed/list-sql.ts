/** Scans of the feed in the order of ids. Each goes through the indexes that fit the filter. */
import type { EventType } from "#generated/types.ts";
import type { NameArea } from "#src/foundation/areas.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { columns, type EventRow } from "#src/foundation/events/event-rows.ts";

export interface EventFilter {
  /** Null: all except those for admins. */
  types: readonly EventType[] | null;
  subscription: string | null;
  since: Date | null;
  until: Date | null;
  /** The names that are visible and requested. Events about the organization have no name and are visible if `all` is set. */
  area: NameArea & { all: boolean };
}

export interface LookedAt {
  events: EventRow[];
  /** The bytes of their data. */
  bytes: number;
  /** Whether the events ended because of their size. */
  cut: boolean;
  /** Where the scan ended before the feed's present end; null if everything was examined. */
  stoppedAt: string | null;
  /** The feed's present end; null if no event follows the start of the scan. */
  end: string | null;
}

interface Look {
  after: string;
  /** The most events that match. */
  limit: number;
  /** Ends with the event that reaches this size. There is one event at least. */
  bytes: number;
  /** The most events that are examined, and the most of one index key. */
  most: number;
  each: number;
}

/** An index that finds all events of the filter, and others. */
interface Way {
  name: string;
  column: string;
  /** Which keys to look up. Names are looked up in the index first. */
  keys: readonly string[];
  /** What the index's predicate demands beside `test_endpoint is null`. */
  also?: string;
}

const FIRST_PART = "split_part(namespace, '/', 1)";
const TWO_PARTS = "(split_part(namespace, '/', 1) || '/' || split_part(namespace, '/', 2))";
const OF_NAMESPACE = "and namespace is not null";

/** The most names under a deep prefix that are looked up one by one. Finding so many takes about 1 ms. */
const MOST_NAMES = 100;

/** An index for each condition. */
function waysOf({ types, subscription, area }: EventFilter): readonly Way[] {
  const ways = areaWays(area);
  if (types !== null) ways.unshift({ name: "type", column: "type", keys: types });
  if (subscription !== null) {
    ways.unshift({
      name: "subscription",
      column: "subscription_id",
      keys: [subscription],
      also: "and subscription_id is not null",
    });
  }
  return ways.length > 0 ? ways : [{ name: "all", column: "''", keys: [""] }];
}

function areaWays({ all, exact, under }: EventFilter["area"]): Way[] {
  if (all || under === "") return [];
  const names = exact === null ? [] : [exact];
  if (under === null) return [{ name: "namespace", column: "namespace", keys: names, also: OF_NAMESPACE }];
  const parts = under.split("/").slice(0, -1);
  const key = parts.slice(0, 2).join("/");
  if (parts.length < 2) return [{ name: "first_part", column: FIRST_PART, keys: [key], also: OF_NAMESPACE }];
  const two: Way = { name: "two_parts", column: TWO_PARTS, keys: [key], also: OF_NAMESPACE };
  return parts.length < 3 ? [two] : [two, { name: NAMES, column: "namespace", keys: names, also: OF_NAMESPACE }];
}

const NAMES = "names";

/**
 * The first matching events after an id, among a limited number of examined ones.
 *
 * Each way is complete up to the event where it stops: if the scan ends earlier for one key than for another, up to the earliest. One way
 * that is complete is enough, so the scan ends where the furthest one stops. So a type that is rare in a busy namespace is found through the
 * index of types, and one that is frequent elsewhere through the index of namespaces.
 *
 * There is no index on namespace and type, nor one on three parts of a name: each would be written for every event, and few are asked for.
 */
export async function listEvents(
  session: Session,
  organizationId: string,
  filter: EventFilter,
  { after, limit, bytes, most, each }: Look,
): Promise<LookedAt> {
  const { types, subscription, since, until, area } = filter;
  const ways = waysOf(filter);
  const ofWay = Math.ceil(most / ways.length);
  const values: unknown[] = [organizationId, after, limit, bytes, types, subscription, since, until];
  values.push(area.all, area.exact, area.under, AFTER_NAMES);
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const steps = ways.map((way) => {
    if (way.name === NAMES) return namesStep(way, parameter(way.keys), parameter(Math.min(each, ofWay)), parameter(ofWay));
    return step(way, parameter(way.keys), parameter(Math.max(1, Math.min(each, Math.ceil(ofWay / way.keys.length)))));
  });
  const rows = await session.query<
    Partial<EventRow> & { stoppedAt: string | null; end: string | null; fitting: number; bytes: number }
  >({
    name: `events_list_by_${ways.map(({ name }) => name).join("_and_")}`,
    text: `
      with recursive ${steps.join(", ")}, stopped as (
        select case when ${ways.map(({ name }) => `stopped_${name}.at is null`).join(" or ")} then null
               else greatest(${ways.map(({ name }) => `stopped_${name}.at`).join(", ")}) end as at
        from ${ways.map(({ name }) => `stopped_${name}`).join(", ")}
      ), looked as (${ways.map(({ name }) => `select * from looked_${name}`).join(" union all ")}
      ), fitting as (
        select distinct event_id from looked, stopped
        where (at is null or event_id <= at)
          and (case when $5::text[] is null then not starts_with(type, 'audit.') else type = any($5) end)
          and ($6::text is null or subscription_id = $6)
          and ($7::timestamptz is null or recorded_at >= $7) and ($8::timestamptz is null or recorded_at < $8)
          and (case when namespace is null then $9::boolean
               else namespace = $10 or (namespace >= $11::text and namespace < $11::text || $12::text) end)
        order by event_id limit $3
      )
      select stopped.at as "stoppedAt", (select max(event_id) from events where organization_id = $1 and event_id > $2) as "end", shown.*,
             (select count(*)::integer from fitting) as fitting
      from stopped left join lateral (
        select * from (
          select *, sum(bytes) over (order by "eventId" rows unbounded preceding exclude current row) as before from (
            select ${columns}, octet_length(data::text) as bytes from events
            where organization_id = $1 and event_id in (select event_id from fitting)
          ) read
        ) sized where before is null or before < $4
      ) shown on true
      order by shown."eventId"`,
    values,
  });
  const { stoppedAt, end, fitting } = rows[0]!;
  const events = rows.filter((row): row is typeof row & EventRow => row.eventId != null);
  const shown = events.reduce((sum, event) => sum + event.bytes, 0);
  return { events, bytes: shown, cut: events.length < fitting, stoppedAt, end };
}

/** Names are ASCII, so all names with a prefix sort before the prefix plus the last ASCII character. */
const AFTER_NAMES = "\u007f";

/** What a way finds, and where it stops; null if it has examined everything. */
function step({ name, column, also = "" }: Way, keys: string, limit: string): string {
  return `looked_${name} as materialized (
        select k.key, e.* from unnest(${keys}::text[]) as k(key) cross join lateral (
          select event_id, namespace, type, recorded_at, subscription_id from events
          where organization_id = $1 and event_id > $2 and ${column} = k.key and test_endpoint is null ${also}
          order by event_id limit ${limit}
        ) e
      ), stopped_${name} as (
        select min(last) as at from (
          select max(event_id) as last from looked_${name} group by key having count(*) = ${limit}
        ) full_keys
      )`;
}

/**
 * A prefix of three parts and more: the names under it that have events, and then the events of each. Each step seeks in the index behind
 * the name before. If there are too many names, this way stops before the first event.
 */
function namesStep({ name, column, also = "" }: Way, keys: string, each: string, most: string): string {
  const next = (after: string) => `
          select namespace as key from events
          where organization_id = $1 and ${after} and namespace < $11::text || $12::text and test_endpoint is null ${also}
          order by namespace limit 1`;
  return `met as (
        select key, 1 as n from (${next("namespace >= $11::text")}) first_name
        union all
        select following.key, n + 1 from met cross join lateral (${next("namespace > met.key")}) following where n <= ${MOST_NAMES}
      ), keys as materialized (
        select key from met union all select unnest(${keys}::text[])
      ), sizes as materialized (
        select count(*) > ${MOST_NAMES} as beyond, greatest(1, least(${each}::bigint, ${most}::bigint / greatest(1, count(*)))) as of_key from keys
      ), looked_${name} as materialized (
        select k.key, e.* from keys k cross join lateral (
          select event_id, namespace, type, recorded_at, subscription_id from events
          where organization_id = $1 and event_id > $2 and ${column} = k.key and test_endpoint is null ${also}
          order by event_id limit (select of_key from sizes)
        ) e where not (select beyond from sizes)
      ), stopped_${name} as (
        select case when beyond then '' else (
          select min(last) from (select max(event_id) as last from looked_${name} group by key having count(*) = of_key) full_keys
        ) end as at from sizes
      )`;
}
