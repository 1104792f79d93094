import type { SubscriptionsHandlers } from "#generated/subscriptions/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { nextCursor, startOf } from "#src/foundation/cursors.ts";
import type { Queries } from "#src/queries/query.ts";
import type { Subscriptions } from "#src/standing/subscriptions/subscriptions.ts";

export function subscriptionsHandlers(subscriptions: Subscriptions, queries: Queries): SubscriptionsHandlers<RequestContext> {
  return {
    async create(context, { path, body }) {
      return { status: 201, body: await subscriptions.create(context, path.ns, body) };
    },
    async list({ organizationId }, { path, query }) {
      const page = { after: startOf("subscriptions", query.cursor), limit: query.limit };
      const found = await subscriptions.list(organizationId, path.ns, page);
      const next_cursor = nextCursor("subscriptions", found.more, found.subscriptions.at(-1)?.name);
      return { status: 200, body: { subscriptions: found.subscriptions, next_cursor } };
    },
    async get({ organizationId }, { path }) {
      return { status: 200, body: await subscriptions.get(organizationId, path.ns, path.name) };
    },
    async update(context, { path, body }) {
      return { status: 200, body: await subscriptions.update(context, path.ns, path.name, body) };
    },
    async delete({ organizationId }, { path }) {
      await subscriptions.delete(organizationId, path.ns, path.name);
      return { status: 204, body: undefined };
    },
    async query({ organizationId, key }, { path, body }) {
      const filters = await subscriptions.filterOf(organizationId, path.ns, path.name);
      return {
        status: 200,
        body: await queries.run({ organizationId, name: path.ns, scope: key.scope }, filters, body, "stored"),
      };
    },
  };
}
