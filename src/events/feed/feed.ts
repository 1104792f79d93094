/** Reads and follows the change feed. */
import type { EventType, FeedEvent } from "#generated/types.ts";
import { refuseOutsideScope } from "#src/accounts/keys/access.ts";
import { covers } from "#src/accounts/scope.ts";
import { intersection, scopeArea } from "#src/foundation/areas.ts";
import { nextCursor, startOf } from "#src/foundation/cursors.ts";
import { setAside } from "#src/foundation/db/caller.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { invalidRequest, notFound, ServiceError } from "#src/foundation/errors.ts";
import { firstEventId, timeOf } from "#src/foundation/events/event-id.ts";
import * as sql from "#src/foundation/events/event-rows.ts";
import { isForAdmins, typesOf } from "#src/foundation/events/event-types.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { FeedWatch } from "./feed-watch.ts";
import { Followers } from "./followers.ts";
import { type EventFilter, type LookedAt, listEvents } from "./list-sql.ts";
import { oldestEventId } from "./retention.ts";

/** The most events that one scan examines. */
const LOOKED_AT = 5_000;
/**
 * The first scan for a page examines as many events as the page may have. That is enough where an index finds nothing else. Otherwise each
 * further scan examines this many times as many.
 */
const GROWTH = 8;
/** How long a page looks for events in milliseconds, however few match. It then ends with fewer, and says how far it looked. */
const MOST_MS = 1_000;
/** Approximate bytes of one page. The event that reaches it is the last one. */
const MOST_BYTES = 16 * 2 ** 20;
/** An event gets its id after it was recorded, and the clocks may differ by this much. */
const CLOCKS_DIFFER_MS = 5 * 60_000;
/** An hour, a minute, a millisecond: uses the coarsest step that is after what the client knows. */
const ROUND_MS = [3_600_000, 60_000, 1];

const EVENT_ID = /^evt_[0-9a-z]{26}$/;

export interface FeedPage {
  after?: string | undefined;
  cursor?: string | undefined;
  types?: readonly string[] | undefined;
  namespace_prefix?: string | undefined;
  subscription?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  limit: number;
  /** For a stream: the same as `after`. */
  lastEventId?: string | undefined;
}

export interface FeedView {
  events: FeedEvent[];
  next_cursor: string | null;
  last_event_id: string | null;
}

/** The result of one scan. */
export interface FeedLook {
  events: FeedEvent[];
  /** Whether there are more events to examine now. */
  more: boolean;
  /** The end of the scan: the id of any event, even one that the key may not see. Never show it. */
  place: string | null;
  /** The same in a form that may be shown. */
  shown: string | null;
}

interface Asked {
  organizationId: string;
  /** The scope of the caller's key. */
  scope: string | null;
  admin: boolean;
}

export class Feed {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly watch: FeedWatch;
  readonly followers = new Followers();

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
    this.watch = new FeedWatch(db);
  }

  async get({ organizationId, scope, admin }: Asked, eventId: string): Promise<FeedEvent> {
    const event = await sql.readEvent(this.#db, organizationId, eventId);
    const seen =
      event &&
      eventId >= oldestEventId(this.#clock.now()) &&
      covers(scope, event.namespace ?? "*") &&
      (admin || !isForAdmins(event.type));
    if (!seen) throw notFound(`Event "${eventId}"`);
    return eventView(event);
  }

  /** A page. If nothing matches yet, it waits up to `waitMs` for the first matching events. */
  async list(asked: Asked & { keyId: string }, page: FeedPage, waitMs = 0, gone?: AbortSignal): Promise<FeedView> {
    if (waitMs === 0) return viewOf(await this.look(asked, page));
    setAside();
    const leave = this.followers.enter(asked.organizationId, asked.keyId);
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, this.followers.stopping, ...(gone ? [gone] : [])]);
    const waited = this.#clock.sleep(waitMs, signal).then(
      () => over.abort(),
      () => undefined,
    );
    try {
      const { cursor, after, ...rest } = page;
      for (let [place, told]: [FeedPage, string | null | undefined] = [page, undefined]; ; ) {
        const known = await this.watch.last(asked.organizationId);
        const found = await this.look(asked, place, told);
        if (found.events.length > 0 || signal.aborted) return viewOf(found);
        if (found.place !== null) [place, told] = [{ ...rest, after: found.place }, found.shown];
        if (!found.more) await this.watch.changed(asked.organizationId, known, signal);
      }
    } finally {
      leave();
      over.abort();
      await waited;
    }
  }

  /** @throws ServiceError what `look` would throw about the request, without looking */
  async refuseUnfit({ organizationId, scope, admin }: Asked, page: Omit<FeedPage, "limit">): Promise<void> {
    filterOf(scope, admin, page);
    await this.#placeOf(organizationId, scope, page);
  }

  /**
   * @param told what the look before showed, if the page begins at its `place`. That may be an event that the key may not see, so nothing is
   * made from it that is shown.
   */
  async look({ organizationId, scope, admin }: Asked, page: FeedPage, told?: string | null): Promise<FeedLook> {
    const { limit } = page;
    const filter = filterOf(scope, admin, page);
    const after = await this.#placeOf(organizationId, scope, page);
    const found = await this.#find(organizationId, filter, this.#from(after, filter.since), limit + 1);
    const events = found.events.slice(0, limit).map(eventView);
    const full = found.cut || found.events.length > limit;
    // If the page reached a limit, the events after its last one are still to be examined.
    const ownLast = events.at(-1)?.id ?? null;
    const place = (full ? ownLast : (found.stoppedAt ?? found.end)) ?? after;
    const more = full || found.stoppedAt !== null;
    const known = told === undefined ? after : told;
    const shown = scope === null || full ? place : this.#unrevealing(found.stoppedAt, ownLast ?? known);
    return { events, more, place, shown };
  }

  /**
   * Scans until the page is full, its time is over, or there is nothing more. It does not end in the millisecond that it began in: a key
   * with a scope could not be told a place beyond it, and would look at the same events again.
   */
  async #find(organizationId: string, filter: EventFilter, from: string, limit: number): Promise<LookedAt> {
    const began = this.#clock.now().getTime();
    const events: LookedAt["events"] = [];
    let bytes = 0;
    let stopped: string | null = null;
    for (let each = limit; ; each = Math.min(each * GROWTH, LOOKED_AT)) {
      const found = await listEvents(this.#db, organizationId, filter, {
        after: stopped ?? from,
        limit: limit - events.length,
        bytes: MOST_BYTES - bytes,
        most: LOOKED_AT,
        each,
      });
      events.push(...found.events);
      bytes += found.bytes;
      const { cut, stoppedAt, end } = found;
      const over = Math.abs(this.#clock.now().getTime() - began) >= MOST_MS;
      const full = cut || events.length >= limit || bytes >= MOST_BYTES;
      if (stoppedAt === null || full || (over && timeOf(stoppedAt) > timeOf(from))) {
        return { events, bytes, cut, stoppedAt, end: end ?? stopped };
      }
      stopped = stoppedAt;
    }
  }

  /**
   * How far a page has scanned, without the id of an event that the key may not see. It has a time instead. At the feed's end,
   * this is a moment before which no event will arrive any more. Among events of others, it is a rounded time before the last of
   * them.
   */
  #unrevealing(stoppedAt: string | null, own: string | null): string | null {
    if (stoppedAt === null) {
      const passed = firstEventId(new Date(this.#clock.now().getTime() - CLOCKS_DIFFER_MS));
      return own !== null && own > passed ? own : passed;
    }
    const stopped = timeOf(stoppedAt);
    const rounded = ROUND_MS.map((ms) => firstEventId(new Date(stopped - (stopped % ms))));
    return rounded.find((place) => own === null || place > own) ?? own;
  }

  /** The event that a page begins after; null for the start of the feed. */
  async #placeOf(
    organizationId: string,
    scope: string | null,
    { after: given, cursor, lastEventId }: Omit<FeedPage, "limit">,
  ): Promise<string | null> {
    const after = lastEventId ?? given;
    if (after !== undefined && cursor !== undefined) {
      throw invalidRequest([{ path: "query/cursor", message: "must be absent together with after; send only one of them" }]);
    }
    const place = after ?? (cursor === undefined || EVENT_ID.test(cursor) ? cursor : startOf("events", cursor));
    if (place === undefined) return null;
    const path = lastEventId !== undefined ? "header/Last-Event-ID" : after === undefined ? "query/cursor" : "query/after";
    if (!EVENT_ID.test(place))
      throw invalidRequest([{ path, message: "must be an event's id, or the next_cursor of an earlier page, unchanged" }]);
    if (await this.#missed(organizationId, scope, place)) {
      const message =
        "is too old: later events may have left the feed, which keeps them for 30 days; begin again with since, or from the start";
      throw invalidRequest([{ path, message }]);
    }
    return place;
  }

  /**
   * Whether events after a given one have been removed from the feed. It reads the events to be swept first, so that it notices a
   * sweep in between. A key with a scope does not learn whether there were any.
   */
  async #missed(organizationId: string, scope: string | null, after: string): Promise<boolean> {
    const oldest = oldestEventId(this.#clock.now());
    if (after >= oldest) return false;
    if (scope !== null) return true;
    if (await sql.existsBetween(this.#db, organizationId, after, oldest)) return true;
    return ((await sql.readSwept(this.#db, organizationId)) ?? "") > after;
  }

  #from(after: string | null, since: Date | null): string {
    const from = [oldestEventId(this.#clock.now()), after ?? ""];
    if (since !== null) from.push(firstEventId(new Date(since.getTime() - CLOCKS_DIFFER_MS)));
    return from.sort().at(-1)!;
  }
}

function viewOf({ events, more, shown }: FeedLook): FeedView {
  return { events, next_cursor: nextCursor("events", more, shown ?? undefined), last_event_id: shown };
}

/** @throws ServiceError `invalid_request`, `forbidden` */
function filterOf(
  scope: string | null,
  admin: boolean,
  { types, namespace_prefix, subscription, since, until }: Omit<FeedPage, "limit">,
): EventFilter {
  if (namespace_prefix !== undefined) refuseOutsideScope(scope, namespace_prefix);
  const area = namespace_prefix === undefined ? scopeArea(scope) : intersection(scopeArea(scope), scopeArea(namespace_prefix));
  return {
    types: typesAsked(types, admin),
    subscription: subscription ?? null,
    since: since === undefined ? null : new Date(since),
    until: until === undefined ? null : new Date(until),
    area: { ...area, all: scope === null && namespace_prefix === undefined },
  };
}

function typesAsked(patterns: readonly string[] | undefined, admin: boolean): EventType[] | null {
  if (patterns === undefined) return null;
  const issues = patterns.flatMap((pattern, n) =>
    typesOf(pattern).length > 0
      ? []
      : [
          {
            path: `query/types/${n}`,
            message: `"${pattern}" matches no event type; GET /v1/openapi.json lists them`,
          },
        ],
  );
  if (issues.length > 0) throw invalidRequest(issues);
  const types = [...new Set(patterns.flatMap(typesOf))];
  if (!admin && types.some(isForAdmins))
    throw new ServiceError("forbidden", "Events of the audit log need an admin key.", { details: { required_role: "admin" } });
  return types;
}

function eventView({ eventId, type, timestamp, data, testEndpoint }: sql.EventRow): FeedEvent {
  const test = testEndpoint === null ? {} : { test: true };
  // The recorded data has the body of its type (`record.ts`).
  return { id: eventId, type, timestamp: timestamp.toISOString(), data, ...test } as unknown as FeedEvent;
}
