import type { EventsHandlers } from "#generated/events/handlers.ts";
import type { RequestContext } from "#src/http/context.ts";
import type { Deliveries } from "#src/webhooks/deliveries.ts";
import type { Feed } from "./feed.ts";

export function eventsHandlers(feed: Feed, deliveries: Deliveries): EventsHandlers<RequestContext> {
  return {
    async list({ organizationId, key }, { query }) {
      return { status: 200, body: await feed.list({ organizationId, scope: key.scope }, query) };
    },
    async redeliver(context, { path, body }) {
      return { status: 200, body: await deliveries.redeliver(context, path.id, body.endpoint) };
    },
    async get({ organizationId, key }, { path }) {
      return { status: 200, body: await feed.get({ organizationId, scope: key.scope }, path.id) };
    },
  };
}
