// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EndpointId, EventId } from "../common/types.ts";
import type { FeedEvent } from "../event-bodies/types.ts";

/** One page of the feed, oldest first. */
export interface EventList {
  /** The events, in the order in which they became visible. */
  events: FeedEvent[];
  /** Pass as `cursor` to get the next page now. Null when you have read to the current end of the feed. */
  next_cursor: Cursor | null;
  /**
   * The position up to which this page has read, whether or not the last events matched. Pass it as `after` to continue
   * later without reading those events again. Null when you gave no `after` and there were no events to read. A
   * restricted key gets the id of an event that it may see, or an id made from a time. Such an id reveals nothing about
   * events outside its scope. At the end of the feed, it is five minutes ago, or the last visible event if that is
   * later.
   */
  last_event_id: EventId | null;
}

/** The endpoint that receives the event again. */
export interface RedeliverRequest {
  /**
   * An endpoint that covers the event's namespace. A test delivery can go again only to the endpoint that it tested.
   * Otherwise `invalid_request`.
   */
  endpoint: EndpointId;
}
