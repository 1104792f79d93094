// Generated from spec/ by `npm run generate`. Do not edit.
import type { AuditRecordedEvent } from "../audit-events/types.ts";
import type { EndpointDisabledEvent, EndpointFailingEvent, WebhookTestEvent } from "../endpoint-events/types.ts";
import type { JobAwaitingConfirmEvent, JobCancelledEvent, JobCompletedEvent, JobFailedEvent, JobPausedEvent } from "../job-events/types.ts";
import type { JudgmentActivatedEvent, JudgmentCalibratedEvent } from "../judgment-events/types.ts";
import type { NamespaceBudgetPausedEvent, NamespaceBudgetResumedEvent, NamespaceDeletedEvent, NamespaceTenantSummaryFailedEvent } from "../namespace-events/types.ts";
import type { SubscriptionEnteredEvent, SubscriptionExitedEvent, SubscriptionSyncedEvent } from "../subscription-events/types.ts";

/** Every event of the feed. `type` tells the variants apart. */
export type FeedEvent =
  | SubscriptionEnteredEvent
  | SubscriptionExitedEvent
  | SubscriptionSyncedEvent
  | JobAwaitingConfirmEvent
  | JobCompletedEvent
  | JobFailedEvent
  | JobCancelledEvent
  | JobPausedEvent
  | NamespaceBudgetPausedEvent
  | NamespaceBudgetResumedEvent
  | NamespaceDeletedEvent
  | NamespaceTenantSummaryFailedEvent
  | JudgmentActivatedEvent
  | JudgmentCalibratedEvent
  | EndpointFailingEvent
  | EndpointDisabledEvent
  | AuditRecordedEvent;

/**
 * The body of every webhook delivery: the events of the feed and the test delivery. `type` tells the variants apart. A
 * body has at most 64 KB. If an event is larger, `attributes` and `answers` are left out, `truncated` is true, and
 * `url` fetches the whole event with your key.
 *
 * Deliveries are `POST` requests with `content-type: application/json`. Each event is delivered at least once, in no
 * particular order. Deliveries are signed by the Standard Webhooks scheme:
 *
 * - `webhook-id` is the id of the event. It is the same on every retry and redelivery.
 * - `webhook-timestamp` is the Unix second when this attempt was signed. Refuse it when it is more than 5 minutes from
 * your clock.
 * - `webhook-signature` contains `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The
 * HMAC key is the base64-decoded part of the secret after `whsec_`. During a rotation there are two such entries,
 * separated by a space. Accept the delivery when any entry equals yours. Compare in constant time.
 * - `user-agent` names the sender.
 */
export type WebhookEvent =
  | SubscriptionEnteredEvent
  | SubscriptionExitedEvent
  | SubscriptionSyncedEvent
  | JobAwaitingConfirmEvent
  | JobCompletedEvent
  | JobFailedEvent
  | JobCancelledEvent
  | JobPausedEvent
  | NamespaceBudgetPausedEvent
  | NamespaceBudgetResumedEvent
  | NamespaceDeletedEvent
  | NamespaceTenantSummaryFailedEvent
  | JudgmentActivatedEvent
  | JudgmentCalibratedEvent
  | EndpointFailingEvent
  | EndpointDisabledEvent
  | AuditRecordedEvent
  | WebhookTestEvent;
