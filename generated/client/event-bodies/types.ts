// Generated from spec/ by `npm run generate`. Do not edit.
import type { AuditRecordedEvent } from "../audit-events/types.ts";
import type { EndpointDisabledEvent, EndpointFailingEvent, WebhookTestEvent } from "../endpoint-events/types.ts";
import type { JobAwaitingConfirmEvent, JobCancelledEvent, JobCompletedEvent, JobFailedEvent, JobPausedEvent } from "../job-events/types.ts";
import type { JudgmentActivatedEvent, JudgmentCalibratedEvent } from "../judgment-events/types.ts";
import type { NamespaceBudgetPausedEvent, NamespaceBudgetResumedEvent, NamespaceDeletedEvent, NamespaceTenantSummaryFailedEvent } from "../namespace-events/types.ts";
import type { SubscriptionEnteredEvent, SubscriptionExitedEvent, SubscriptionSyncedEvent } from "../subscription-events/types.ts";

/** Every event of the feed, told apart by `type`. */
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
 * The body of every webhook delivery, told apart by `type`: the events of the feed and the test send. At most 64 KB: of a
 * larger one `attributes` and `answers` are left out, `truncated` is true and `url` fetches the whole with your key.
 *
 * Deliveries are `POST` requests with `content-type: application/json`, at least once and in no particular order, signed by the
 * Standard Webhooks scheme: `webhook-id` is the event's id, the same on every retry and redelivery; `webhook-timestamp` the
 * Unix second when this attempt was signed, to be refused when more than 5 minutes from your clock; `webhook-signature` holds
 * `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed by the base64-decoded bytes of the
 * secret after `whsec_`; during a rotation there are two such entries, separated by a space. Accept when any entry equals
 * yours, compared in constant time. `user-agent` names the sender.
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
