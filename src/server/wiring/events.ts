/**
 * Events: the relay from the outbox to the feed, and deliveries to endpoints.
 *
 *   recorded ── worker of EVENTS: relay ──▶ feed and queue of deliveries (one transaction) ── worker of DELIVERIES ──▶ endpoint
 */
import { sweepAuditLog } from "#src/accounts/audit/log.ts";
import { sweepSessions } from "#src/accounts/keys/sessions.ts";
import { Feed } from "#src/events/feed/feed.ts";
import type { RelayParts } from "#src/events/feed/relay.ts";
import { createWebhooks, type WebhookOptions, type Webhooks } from "#src/events/webhooks/webhooks.ts";
import { endpointsOf } from "#src/standing/subscriptions/endpoints.ts";
import type { Ground } from "./ground.ts";

export interface WebhookSettings extends WebhookOptions {
  secretsKey: Buffer;
  /** The previous secret, during a rotation. */
  secretsKeyPrevious: Buffer | null;
}

export interface EventsStorey {
  readonly feed: Feed;
  readonly relaying: RelayParts;
  /** Null: no webhooks are sent. */
  readonly webhooks: Webhooks | null;
}

export function wireEvents(ground: Ground, settings?: WebhookSettings): EventsStorey {
  const { db, clock, together } = ground;
  const webhooks = settings ? createWebhooks({ ...ground, ...settings }, settings, endpointsOf) : null;
  const feed = new Feed(db, clock);
  const relaying: RelayParts = {
    db,
    clock,
    together,
    moved: (organizationId, lastEventId) => feed.watch.moved(organizationId, lastEventId),
    queue: (tx, organizationId) => webhooks?.queue.queue(tx, organizationId) ?? (async () => {}),
    async sweepAlso(organizationId) {
      await sweepAuditLog({ db, clock }, organizationId);
      await sweepSessions({ db, clock }, organizationId);
    },
  };
  return { feed, relaying, webhooks };
}
