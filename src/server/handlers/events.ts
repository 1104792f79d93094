import type { EventsHandlers } from "#generated/events/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import type { Feed } from "#src/events/feed/feed.ts";
import type { Deliveries } from "#src/events/webhooks/deliveries.ts";

export function eventsHandlers(feed: Feed, deliveries: Deliveries): EventsHandlers<RequestContext> {
  return {
    async list(context, { query }) {
      const { wait_ms, ...page } = query;
      const { organizationId, key } = context;
      const asked = { organizationId, scope: key.scope, admin: key.admin, keyId: key.id };
      return { status: 200, body: await feed.list(asked, page, wait_ms, wait_ms > 0 ? context.signal : undefined) };
    },
    async deliveries(context, { path }) {
      return { status: 200, body: { deliveries: await deliveries.ofEvent(context, path.id) } };
    },
    async redeliver(context, { path, body }) {
      return { status: 200, body: await deliveries.redeliver(context, path.id, body.endpoint) };
    },
    async get({ organizationId, key }, { path }) {
      return { status: 200, body: await feed.get({ organizationId, scope: key.scope, admin: key.admin }, path.id) };
    },
  };
}
