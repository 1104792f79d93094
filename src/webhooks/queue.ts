/** Which endpoints an event goes to. The relay asks as it moves events to the feed, and what is queued commits with them. */

import { covers } from "#src/accounts/scope.ts";
import type { Transaction } from "#src/db/database.ts";
import { unawaited } from "#src/db/session.ts";
import type { QueuedEvent } from "#src/events/events.ts";
import { expiryOf } from "#src/events/retention.ts";
import { wakeAll } from "#src/work/wakeups.ts";
import * as sql from "./delivery-sql.ts";
import { type EndpointRow, readEndpoints } from "./endpoint-sql.ts";
import { asksFor } from "./event-patterns.ts";
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

  /** Queues events that are new in the feed. What comes while an endpoint is disabled is skipped, so that it can be recovered. */
  async queue(tx: Transaction, organizationId: string, events: readonly QueuedEvent[], at: Date): Promise<void> {
    const [endpoints, named] = await Promise.all([readEndpoints(tx, organizationId), this.#named(tx, organizationId, events)]);
    if (endpoints.length === 0) return;
    const deliveries = events.flatMap((event) => {
      const { subscription } = event;
      // What an endpoint covers may have been narrowed since a subscription named it.
      const takes = (endpoint: EndpointRow) =>
        coversEvent(endpoint, event) &&
        (subscription === null ? asksFor(endpoint.events, event.type) : named.get(subscription) === endpoint.endpointId);
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
    // What is skipped leaves the log in its time, though nothing is sent until then.
    for (const [claims, due] of [[of(false), at] as const, [of(true), expiryOf(at)] as const]) {
      if (claims.length > 0) unawaited(wakeAll(tx, DELIVERIES, claims, due));
    }
  }

  async #named(tx: Transaction, organizationId: string, events: readonly QueuedEvent[]): Promise<ReadonlyMap<string, string>> {
    const ids = new Set(events.map(({ subscription }) => subscription).filter((id) => id !== null));
    return ids.size === 0 ? new Map() : this.#endpointsOf(tx, organizationId, [...ids]);
  }
}

/** Whether an event is about what an endpoint covers. */
export function coversEvent({ namespacePrefix }: EndpointRow, { namespace }: Pick<QueuedEvent, "namespace">): boolean {
  return covers(namespacePrefix, namespace ?? "*");
}
