/**
 * Decides which endpoints receive an event. The relay calls it when it moves events to the feed, and the queued deliveries commit
 * with them.
 */

import { expiryOf } from "#src/events/feed/retention.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import type { QueuedEvent } from "#src/foundation/events/events.ts";
import { wakeAll } from "#src/foundation/queue/wakeups.ts";
import * as sql from "./delivery-sql.ts";
import { type EndpointRow, readEndpoints } from "./endpoint-sql.ts";
import { typesAsked } from "./event-patterns.ts";
import { coversEvent } from "./skipped-reason.ts";
import { DELIVERIES } from "./wakeups.ts";

/** The endpoints that subscriptions name, by the subscriptions' ids. */
export type SubscriptionEndpoints = (
  tx: Transaction,
  organizationId: string,
  subscriptionIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

export class DeliveryQueue {
  readonly #endpointsOf: SubscriptionEndpoints;

  constructor(endpointsOf: SubscriptionEndpoints) {
    this.#endpointsOf = endpointsOf;
  }

  /** Queues new events of the feed. Events for a disabled endpoint are skipped, so that they can be recovered. */
  queue(tx: Transaction, organizationId: string): (events: readonly QueuedEvent[], at: Date) => Promise<void> {
    const read = readEndpoints(tx, organizationId);
    unawaited(read);
    return async (events, at) => {
      const endpoints = await read;
      if (endpoints.length > 0) await this.#queueFor(tx, organizationId, endpoints, events, at);
    };
  }

  async #queueFor(
    tx: Transaction,
    organizationId: string,
    endpoints: readonly EndpointRow[],
    events: readonly QueuedEvent[],
    at: Date,
  ): Promise<void> {
    const named = await this.#named(tx, organizationId, events);
    // Once for each endpoint: there may be a hundred of them with fifty patterns each, and a thousand events.
    const asked = new Map(endpoints.map(({ endpointId, events: patterns }) => [endpointId, typesAsked(patterns)]));
    const deliveries = events.flatMap((event) => {
      const { subscription } = event;
      // The endpoint's coverage may have been narrowed since a subscription named it.
      const takes = (endpoint: EndpointRow) =>
        coversEvent(endpoint, event) &&
        (subscription === null
          ? asked.get(endpoint.endpointId)!.has(event.type)
          : named.get(subscription) === endpoint.endpointId);
      return endpoints.filter(takes).map((endpoint) => ({
        endpointId: endpoint.endpointId,
        queuedId: event.eventId,
        eventId: event.eventId,
        eventType: event.type,
        status: endpoint.status === "disabled" ? ("skipped" as const) : ("pending" as const),
      }));
    });
    if (deliveries.length === 0) return;
    unawaited(sql.insertDeliveries(tx, organizationId, deliveries, at));
    const concerned = new Set(deliveries.map(({ endpointId }) => endpointId));
    const of = (disabled: boolean) =>
      endpoints
        .filter(({ endpointId, status }) => concerned.has(endpointId) && (status === "disabled") === disabled)
        .map(({ claimId }) => claimId);
    // Skipped deliveries expire from the log, although nothing is sent until then.
    for (const [claims, due] of [[of(false), at] as const, [of(true), expiryOf(at)] as const]) {
      if (claims.length > 0) unawaited(wakeAll(tx, DELIVERIES, claims, due));
    }
  }

  async #named(tx: Transaction, organizationId: string, events: readonly QueuedEvent[]): Promise<ReadonlyMap<string, string>> {
    const ids = new Set(events.map(({ subscription }) => subscription).filter((id) => id !== null));
    return ids.size === 0 ? new Map() : this.#endpointsOf(tx, organizationId, [...ids]);
  }
}
