/** The feed as it is followed and read. */
import type { EventType, FeedEvent } from "#generated/types.ts";
import { refuseOutsideScope } from "#src/accounts/access.ts";
import { covers } from "#src/accounts/scope.ts";
import type { Clock } from "#src/clock.ts";
import { nextCursor, startOf } from "#src/cursors.ts";
import type { Database } from "#src/db/database.ts";
import { invalidRequest, notFound, ServiceError } from "#src/errors.ts";
import { intersection, scopeArea } from "#src/namespaces/areas.ts";
import { firstEventId, timeOf } from "./event-id.ts";
import { isForAdmins, typesOf } from "./event-types.ts";
import { FeedWatch } from "./feed-watch.ts";
import { Followers } from "./followers.ts";
import { type EventFilter, type LookedAt, listEvents } from "./list-sql.ts";
import { oldestEventId } from "./retention.ts";
import * as sql from "./sql.ts";

/** Events that one page looks at where an index finds more than fits: a page then costs the same for every filter. */
const LOOKED_AT = 5_000;
/** An event gets its id after it was recorded, by clocks that may differ so much. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** Looks of one page for a key that does not see all. */
const MOST_LOOKS = 20;
/** An hour, a minute, a millisecond: the roughest that is after what the client knows. */
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
  /** Of a stream: as `after`. */
  lastEventId?: string | undefined;
}

export interface FeedView {
  events: FeedEvent[];
  next_cursor: string | null;
  last_event_id: string | null;
}

/** What a look came to. */
export interface FeedLook {
  events: FeedEvent[];
  /** Whether there is more to look at now. */
  more: boolean;
  /** How far it has looked: the id of any event, also of one that the key may not see. Not to be shown. */
  place: string | null;
  /** The same as it may be shown. */
  shown: string | null;
}

interface Asked {
  organizationId: string;
  /** Of the key that asks. */
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

  /** A page; where nothing fits yet, the first events that come within `waitMs`. */
  async list(asked: Asked & { keyId: string }, page: FeedPage, waitMs = 0, gone?: AbortSignal): Promise<FeedView> {
    if (waitMs === 0) return viewOf(await this.look(asked, page));
    const leave = this.followers.enter(asked.organizationId, asked.keyId);
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, this.followers.stopping, ...(gone ? [gone] : [])]);
    const waited = this.#clock.sleep(waitMs, signal).then(
      () => over.abort(),
      () => undefined,
    );
    try {
      const { cursor, after, ...rest } = page;
      for (let place: FeedPage = page; ; ) {
        const known = await this.watch.last(asked.organizationId);
        const found = await this.look(asked, place);
        if (found.events.length > 0 || signal.aborted) return viewOf(found);
        if (found.place !== null) place = { ...rest, after: found.place };
        if (!found.more) await this.watch.changed(asked.organizationId, known, signal);
      }
    } finally {
      leave();
      over.abort();
      await waited;
    }
  }

  async look({ organizationId, scope, admin }: Asked, page: FeedPage): Promise<FeedLook> {
    const { namespace_prefix, subscription, since, until, limit } = page;
    if (namespace_prefix !== undefined) refuseOutsideScope(scope, namespace_prefix);
    const area = namespace_prefix === undefined ? scopeArea(scope) : intersection(scopeArea(scope), scopeArea(namespace_prefix));
    const filter = {
      types: typesAsked(page.types, admin),
      subscription: subscription ?? null,
      since: since === undefined ? null : new Date(since),
      until: until === undefined ? null : new Date(until),
      area: { ...area, all: scope === null && namespace_prefix === undefined },
    };
    const after = await this.#placeOf(organizationId, scope, page);
    const found = await this.#find(organizationId, filter, this.#from(after, filter.since), {
      limit: limit + 1,
      looks: scope === null ? 1 : MOST_LOOKS,
    });
    const events = found.events.slice(0, limit).map(eventView);
    const full = found.events.length > limit;
    // Where a page ends by its limit, those after its last event are still to be looked at.
    const ownLast = events.at(-1)?.id ?? null;
    const place = (full ? ownLast : (found.stoppedAt ?? found.end)) ?? after;
    const more = full || found.stoppedAt !== null;
    const shown = scope === null || full ? place : this.#unrevealing(found.stoppedAt, ownLast ?? after);
    return { events, more, place, shown };
  }

  /** Looks on where a look found nothing, so that a page seldom has to say that it ended among events of others. */
  async #find(
    organizationId: string,
    filter: EventFilter,
    from: string,
    { limit, looks }: { limit: number; looks: number },
  ): Promise<LookedAt> {
    let after = from;
    for (let look = 1; ; look++) {
      const found = await listEvents(this.#db, organizationId, filter, { after, look: LOOKED_AT, limit });
      if (found.events.length > 0 || found.stoppedAt === null || look === looks) return found;
      after = found.stoppedAt;
    }
  }

  /**
   * How far a page has looked, without the id of an event that the key may not see: that has the time of it. At the feed's end it is a moment
   * before which no event will come any more, whatever has happened. Among events of others it is a round time before the last of them.
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

  /** The event that a page begins after; null for the feed's start. */
  async #placeOf(
    organizationId: string,
    scope: string | null,
    { after: given, cursor, lastEventId }: FeedPage,
  ): Promise<string | null> {
    const after = lastEventId ?? given;
    if (after !== undefined && cursor !== undefined) {
      throw invalidRequest([{ path: "query/cursor", message: "may not be given together with after; leave one of them out" }]);
    }
    const place = after ?? (cursor === undefined || EVENT_ID.test(cursor) ? cursor : startOf("events", cursor));
    if (place === undefined) return null;
    const path = lastEventId !== undefined ? "header/Last-Event-ID" : after === undefined ? "query/cursor" : "query/after";
    if (!EVENT_ID.test(place))
      throw invalidRequest([{ path, message: "must be the next_cursor of an earlier page, or an event's id, unchanged" }]);
    if (await this.#missed(organizationId, scope, place)) {
      const message = "events after it may have left the feed, which keeps 30 days; begin again with since, or from the start";
      throw invalidRequest([{ path, message }]);
    }
    return place;
  }

  /**
   * Whether events after one have left the feed. Those to be swept are looked for first: a sweep in between is then not overlooked. A key with a
   * scope is not told whether there were any.
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

function typesAsked(patterns: readonly string[] | undefined, admin: boolean): EventType[] | null {
  if (patterns === undefined) return null;
  const issues = patterns.flatMap((pattern, n) =>
    typesOf(pattern).length > 0
      ? []
      : [
          {
            path: `query/types/${n}`,
            message: `"${pattern}" is no type of event and begins none; GET /v1/openapi.json lists them`,
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
  // What was recorded had the body of its type (record.ts).
  return { id: eventId, type, timestamp: timestamp.toISOString(), data, ...test } as unknown as FeedEvent;
}
