/** Lists deliveries, and queues those that users request: tests, redeliveries, recoveries. */
import type { Delivery, DeliveryStatus, EventType } from "#generated/types.ts";
import { covers } from "#src/accounts/scope.ts";
import { expiryOf, oldestEventId } from "#src/events/feed/retention.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { conflict, invalidRequest, notFound } from "#src/foundation/errors.ts";
import { isForAdmins } from "#src/foundation/events/event-types.ts";
import { addTestEvent, type EventRow, eventById, eventsConcerned, takeEventIds } from "#src/foundation/events/events.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { NewDelivery } from "./delivery-sql.ts";
import * as sql from "./delivery-sql.ts";
import { deliveryView } from "./delivery-view.ts";
import { originOf } from "./endpoint-events.ts";
import { type EndpointRow, holdEndpoint } from "./endpoint-sql.ts";
import type { Caller, Endpoints } from "./endpoints.ts";
import { exampleData } from "./example-events.ts";
import { skippedReason } from "./skipped-reason.ts";
import { DELIVERIES } from "./wakeups.ts";

const RECOVERED_AT_ONCE = 5_000;
const MOST_OF_EVENT = 100;

export interface DeliveriesParts {
  db: Database;
  clock: Clock;
  endpoints: Endpoints;
}

type UnsentPage = Parameters<typeof sql.readUnsent>[2];

interface RecoveredPage {
  queued: number;
  /** Null if nothing is left after the page. */
  last: string | null;
}

export class Deliveries {
  readonly #parts: DeliveriesParts;

  constructor(parts: DeliveriesParts) {
    this.#parts = parts;
  }

  async list(
    caller: Caller,
    endpointId: string,
    { status, before, limit }: { status: DeliveryStatus | null; before: string; limit: number },
  ): Promise<{ deliveries: Delivery[]; last: string | undefined; more: boolean }> {
    const { db, clock, endpoints } = this.#parts;
    await endpoints.existing(db, caller, endpointId);
    const keptSince = oldestEventId(clock.now());
    const rows = await sql.listDeliveries(db, endpointId, { status, keptSince, before, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    return { deliveries: shown.map(deliveryView), last: shown.at(-1)?.queuedId, more: rows.length > limit };
  }

  /** Queues an example event for one endpoint. */
  async test(caller: Caller, endpointId: string, type: EventType): Promise<Delivery> {
    const { db, clock, endpoints } = this.#parts;
    await endpoints.existing(db, caller, endpointId);
    const delivery = await db.transaction(async (tx) => {
      const endpoint = await this.#usable(tx, endpointId);
      const { namespace } = originOf(endpoint);
      const data = exampleData(type, endpointId);
      const event = await addTestEvent(tx, caller.organizationId, { endpointId, namespace, type, data }, clock.now());
      return this.#queue(tx, endpoint, event, event.eventId);
    });
    return delivery;
  }

  /** The latest deliveries of one event, to endpoints that the caller may see. */
  async ofEvent(caller: Caller, eventId: string): Promise<Delivery[]> {
    const { db, clock, endpoints } = this.#parts;
    await this.#seenEvent(caller, eventId);
    const ids = await endpoints.seenIds(db, caller);
    if (ids.length === 0) return [];
    const asked = { eventId, keptSince: oldestEventId(clock.now()), limit: MOST_OF_EVENT };
    return (await sql.listDeliveriesOf(db, ids, asked)).map(deliveryView);
  }

  /** Queues an event again. */
  async redeliver(caller: Caller, eventId: string, endpointId: string): Promise<Delivery> {
    const { db, clock, endpoints } = this.#parts;
    const event = await this.#seenEvent(caller, eventId);
    await refuseOther(endpoints.existing(db, caller, endpointId), event);
    const delivery = await db.transaction(async (tx) => {
      const endpoint = await this.#usable(tx, endpointId);
      // A delivery that waits for its next attempt is not sent twice; it becomes due now.
      const pending = await sql.readPendingOf(tx, endpointId, eventId);
      if (pending) await sql.forgetDeliveries(tx, endpointId, [pending.queuedId]);
      const [queuedId] = await takeEventIds(tx, caller.organizationId, clock.now(), 1);
      return this.#queue(tx, endpoint, event, queuedId!);
    });
    return delivery;
  }

  /** Queues failed and skipped deliveries again that the endpoint may still receive. Returns their number. */
  async recover(caller: Caller, endpointId: string, since: string): Promise<number> {
    const { db, clock, endpoints } = this.#parts;
    const from = new Date(since);
    refuseUnrecoverable(from, clock.now());
    await endpoints.existing(db, caller, endpointId);
    let queued = 0;
    for (let after: string | null = ""; after !== null; ) {
      const page: UnsentPage = { since: from, after, limit: RECOVERED_AT_ONCE };
      const done: RecoveredPage = await db.transaction(async (tx) =>
        this.#recoverPage(tx, await this.#usable(tx, endpointId), page),
      );
      queued += done.queued;
      after = done.last;
    }
    return queued;
  }

  async #recoverPage(tx: Transaction, endpoint: EndpointRow, page: UnsentPage): Promise<RecoveredPage> {
    const { endpointId, organizationId, claimId } = endpoint;
    const now = this.#parts.clock.now();
    const unsent = await sql.readUnsent(tx, endpointId, page);
    const events = await eventsConcerned(tx, organizationId, [...new Set(unsent.map(({ eventId }) => eventId))]);
    const queuedIds = unsent
      .filter(({ eventId }) => {
        const event = events.get(eventId);
        return event !== undefined && skippedReason(endpoint, event) === null;
      })
      .map(({ queuedId }) => queuedId);
    const queued = queuedIds.length === 0 ? 0 : await sql.queueAgain(tx, endpointId, queuedIds, now);
    if (queued > 0) await wake(tx, DELIVERIES, claimId, now);
    return { queued, last: unsent.length === page.limit ? unsent.at(-1)!.queuedId : null };
  }

  async #queue(tx: Transaction, endpoint: EndpointRow, event: EventRow, queuedId: string): Promise<Delivery> {
    const { endpointId, organizationId, claimId } = endpoint;
    const now = this.#parts.clock.now();
    const delivery: NewDelivery = { endpointId, queuedId, eventId: event.eventId, eventType: event.type, status: "pending" };
    await sql.insertDeliveries(tx, organizationId, [delivery], now);
    await wake(tx, DELIVERIES, claimId, now);
    const fresh = {
      attempts: 0,
      attemptedAt: null,
      statusCode: null,
      latencyMs: null,
      error: null,
      response: null,
      history: null,
      skippedReason: null,
    };
    return deliveryView({ ...delivery, ...fresh, organizationId, nextAttemptAt: now, createdAt: now });
  }

  async #seenEvent({ organizationId, key }: Caller, eventId: string): Promise<EventRow> {
    const { db, clock } = this.#parts;
    const event = await eventById(db, organizationId, eventId);
    const isSeen = covers(key.scope, event?.namespace ?? "*") && (key.admin || (event && !isForAdmins(event.type)));
    if (!event || eventId < oldestEventId(clock.now()) || !isSeen) throw notFound(`Event "${eventId}"`);
    return event;
  }

  async #usable(tx: Transaction, endpointId: string): Promise<EndpointRow> {
    const endpoint = await holdEndpoint(tx, endpointId);
    if (!endpoint) throw notFound(`Webhook endpoint "${endpointId}"`);
    if (endpoint.status === "disabled") {
      throw conflict(`The endpoint ${endpointId} is disabled. PATCH it with {"enabled": true} first.`);
    }
    return endpoint;
  }
}

/** Checks whether the endpoint of a redelivery may receive the event. */
async function refuseOther(finding: Promise<EndpointRow>, event: EventRow): Promise<void> {
  const endpoint = await finding.catch(() => null);
  const issue = (message: string) => invalidRequest([{ path: "/endpoint", message }]);
  if (endpoint === null) throw issue("must be the id of an endpoint that exists and that this key may see");
  if (event.testEndpoint !== null && event.testEndpoint !== endpoint.endpointId) {
    throw issue(`must be ${event.testEndpoint}: a test event can be sent again only to the endpoint that it tested`);
  }
  const reason = skippedReason(endpoint, event);
  if (reason === "not_covered") {
    throw issue(`must be an endpoint that covers ${event.namespace ?? "the whole organization"}, because the event is about it`);
  }
  if (reason === "not_requested") {
    throw issue(`must be an endpoint whose events include ${event.type}, because only admins may read such an event`);
  }
}

function refuseUnrecoverable(since: Date, now: Date): void {
  const issue = (message: string) => invalidRequest([{ path: "/since", message }]);
  if (since > now) throw issue("must not be in the future");
  if (expiryOf(since) < now) throw issue("must be at most 30 days in the past");
}
