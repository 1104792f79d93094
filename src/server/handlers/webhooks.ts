import type { EgressAddressesHandlers } from "#generated/egress-addresses/handlers.ts";
import type { WebhookEndpointsHandlers } from "#generated/webhook-endpoints/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import type { Deliveries } from "#src/events/webhooks/deliveries.ts";
import type { Endpoints } from "#src/events/webhooks/endpoints.ts";
import { nextCursor, startOf } from "#src/foundation/cursors.ts";

export function webhookEndpointsHandlers(endpoints: Endpoints, deliveries: Deliveries): WebhookEndpointsHandlers<RequestContext> {
  return {
    async create(context, { body }) {
      return { status: 201, body: await endpoints.create(context, body) };
    },
    async list(context, { query }) {
      const page = await endpoints.list(context, startOf("webhook_endpoints", query.cursor), query.limit);
      const last = page.endpoints.at(-1)?.id;
      return {
        status: 200,
        body: { webhook_endpoints: page.endpoints, next_cursor: nextCursor("webhook_endpoints", page.more, last) },
      };
    },
    async get(context, { path }) {
      return { status: 200, body: await endpoints.get(context, path.id) };
    },
    async update(context, { path, body }) {
      return { status: 200, body: await endpoints.update(context, path.id, body) };
    },
    async delete(context, { path }) {
      await endpoints.delete(context, path.id);
      return { status: 204, body: undefined };
    },
    async getSecret(context, { path }) {
      return { status: 200, body: await endpoints.secret(context, path.id) };
    },
    async rotateSecret(context, { path, body }) {
      return { status: 200, body: await endpoints.rotateSecret(context, path.id, body?.previous_valid_for ?? "24h") };
    },
    async test(context, { path, body }) {
      return { status: 202, body: await deliveries.test(context, path.id, body?.type ?? "webhook.test") };
    },
    async listDeliveries(context, { path, query }) {
      const { status = null, cursor, limit } = query;
      const page = await deliveries.list(context, path.id, { status, before: startOf("deliveries", cursor), limit });
      return { status: 200, body: { deliveries: page.deliveries, next_cursor: nextCursor("deliveries", page.more, page.last) } };
    },
    async recover(context, { path, body }) {
      return { status: 200, body: { queued: await deliveries.recover(context, path.id, body.since) } };
    },
  };
}

/** @param addresses as the operator configured them */
export function egressAddressesHandlers(addresses: readonly string[]): EgressAddressesHandlers<RequestContext> {
  return {
    async list(_, { query }) {
      const from = Number(startOf("addresses", query.cursor) || 0);
      const to = from + query.limit;
      const body = {
        addresses: addresses.slice(from, to),
        next_cursor: nextCursor("addresses", to < addresses.length, String(to)),
      };
      return { status: 200, body };
    },
  };
}
