/** Pages of the feed in the order of ids. Each is read through the index that fits the filter. */
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

/** Approximate bytes of one page. The event that reaches it is the last one. A page has one event at least. */
const MOST_BYTES = 16 * 2 ** 20;

export interface LookedAt {
  events: EventRow[];
  /** Whether the events ended because of their size. */
  cut: boolean;
  /** Where the scan ended before the feed's present end; null if everything was examined. */
  stoppedAt: string | null;
  /** The feed's present end; null if no event follows the start of the page. */
  end: string | null;
}

/** An index: its column, and the keys to look up. */
interface Way {
  name: string;
  column: string;
  keys: readonly string[];
  /** Whether everything it finds matches, apart from the time range. */
  exact: boolean;
}

/** The most selective index for a filter. */
function wayOf({ types, subscription, area }: EventFilter): Way {
  if (subscription !== null) return { name: "subscription", column: "subscription_id", keys: [subscription], exact: false };
  const anywhere = area.all || area.under === "";
  if (!anywhere) {
    const alone = types === null;
    if (area.under === null) return { name: "namespace", column: "namespace", keys: [area.exact ?? ""], exact: alone };
    const parts = area.under.split("/").slice(0, -1);
    const key = parts.slice(0, 2).join("/");
    const exact = alone && parts.length < 3 && area.exact === key;
    if (parts.length < 2) return { name: "first_part", column: FIRST_PART, keys: [key], exact };
    return { name: "two_parts", column: TWO_PARTS, keys: [key], exact };
  }
  if (types !== null) return { name: "type", column: "type", keys: types, exact: area.all };
  return { name: "all", column: "''", keys: [""], exact: area.all };
}

const FIRST_PART = "split_part(namespace, '/', 1)";
const TWO_PARTS = "(split_part(namespace, '/', 1) || '/' || split_part(namespace, '/', 2))";
const named = new Set(["namespace", "first_part", "two_parts"]);

/**
 * The first matching events after an id, among a limited number of examined ones. If the scan ends earlier for one index key than
 * for another, the page ends at the earliest.
 */
export async function listEvents(
  session: Session,
  organizationId: string,
  filter: EventFilter,
  page: { after: string; look: number; limit: number },
): Promise<LookedAt> {
  const { types, subscription, since, until, area } = filter;
  const { name, column, keys, exact } = wayOf(filter);
  const timed = since !== null || until !== null;
  const look = exact && !timed ? page.limit : Math.max(page.limit, Math.ceil(page.look / keys.length));
  const rows = await session.query<Partial<EventRow> & { stoppedAt: string | null; end: string | null; fitting: number }>({
    name: `events_list_by_${name}`,
    // Names are ASCII, so all names with a prefix sort before the prefix plus the last ASCII character.
    text: `
      with looked as materialized (
        select k.key, e.* from unnest($3::text[]) as k(key) cross join lateral (
          select event_id, namespace, type, recorded_at, subscription_id from events
          where organization_id = $1 and event_id > $2 and ${column} = k.key and test_endpoint is null
            and ($6::text[] is not null or not starts_with(type, 'audit.'))
            ${named.has(name) ? "and namespace is not null" : ""} ${name === "subscription" ? "and subscription_id is not null" : ""}
          order by event_id limit $4
        ) e
      ), stopped as (
        select min(last) as at from (select max(event_id) as last from looked group by key having count(*) = $4) full_keys
      ), fitting as (
        select event_id from looked, stopped
        where (at is null or event_id <= at) and ($6::text[] is null or type = any($6)) and ($7::text is null or subscription_id = $7)
          and ($8::timestamptz is null or recorded_at >= $8) and ($9::timestamptz is null or recorded_at < $9)
          and (case when namespace is null then $10::boolean
               else namespace = $11 or (namespace >= $12::text and namespace < $12::text || $13::text) end)
        order by event_id limit $5
      )
      select stopped.at as "stoppedAt", (select max(event_id) from events where organization_id = $1 and event_id > $2) as "end", shown.*,
             (select count(*)::integer from fitting) as fitting
      from stopped left join lateral (
        select * from (
          select ${columns}, sum(octet_length(data::text)) over (order by event_id rows unbounded preceding exclude current row) as before
          from events where organization_id = $1 and event_id in (select event_id from fitting)
        ) sized where before is null or before < $14
      ) shown on true
      order by shown."eventId"`,
    values: [
      organizationId,
      page.after,
      keys,
      look,
      page.limit,
      types,
      subscription,
      since,
      until,
      area.all,
      area.exact,
      area.under,
      "\u007f",
      MOST_BYTES,
    ],
  });
  const { stoppedAt, end, fitting } = rows[0]!;
  const events = rows.filter((row): row is typeof row & EventRow => row.eventId != null);
  return { events, cut: events.length < fitting, stoppedAt, end };
}
