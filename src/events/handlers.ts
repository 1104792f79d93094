import type { EventsHandlers } from "#generated/events/handlers.ts";
import type { RequestContext } from "#src/http/context.ts";
import type { Feed } from "./feed.ts";

export function eventsHandlers(feed: Feed): EventsHandlers<RequestContext> {
  return {
    async list({ organizationId, key }, { query }) {
      return { status: 200, body: await feed.list({ organizationId, scope: key.scope }, query) };
    },
    async get({ organizationId, key }, { path }) {
      return { status: 200, body: await feed.get({ organizationId, scope: key.scope }, path.id) };
    },
  };
}
