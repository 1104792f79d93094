// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EndpointId, EventId } from "../common/types.ts";
import type { FeedEvent } from "../event-bodies/types.ts";

/** A stretch of the feed, oldest first. */
export interface EventList {
  /** In the order in which they became visible. */
  events: FeedEvent[];
  /** Pass as `cursor` to go on at once; null when the feed has been read to its present end. */
  next_cursor: Cursor | null;
  /**
   * How far this page has looked, whether or not the last events matched: pass it as `after` to go on later without looking at
   * those again. Null where no `after` was given and nothing was there to be looked at. A restricted key gets the id of an event that it
   * sees, or one made of a time, which tells nothing of events outside its scope: at the feed's end it is five minutes ago, or the last
   * event that it sees where that is later.
   */
  last_event_id: EventId | null;
}

/** Where to send an event again. */
export interface RedeliverRequest {
  /**
   * An endpoint that covers the event's namespace; a test send goes again only to the endpoint it tested. Otherwise
   * `invalid_request`.
   */
  endpoint: EndpointId;
}
