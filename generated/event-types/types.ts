// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * What happened. More types may come; ignore those you do not know.
 *
 * - `subscription.entered`: A document starts matching a subscription.
 * - `subscription.exited`: A document stops matching a subscription or is deleted.
 * - `subscription.synced`: A bulk change of a subscription's members is done: read them again.
 * - `job.awaiting_confirm`: A job waits to be confirmed.
 * - `job.completed`: A job is `done`.
 * - `job.failed`: A job has failed.
 * - `job.cancelled`: A job was cancelled.
 * - `job.paused`: A job was paused, by hand or by a budget.
 * - `namespace.budget_paused`: Judging in a namespace is paused at its budget.
 * - `namespace.budget_resumed`: Judging in a namespace goes on after a budget pause.
 * - `namespace.deleted`: A namespace is deleted with all it held.
 * - `namespace.tenant_summary_failed`: A template's namespace refused the writes of a tenant summary run.
 * - `judgment.activated`: A judgment's version became active.
 * - `judgment.calibrated`: A judgment has a new calibration.
 * - `endpoint.failing`: Nothing reached an endpoint for 24 hours and at least 10 attempts failed.
 * - `endpoint.disabled`: An endpoint is disabled, after 5 days without a success or by PATCH.
 * - `audit.recorded`: Something was noted in the audit log. Sent to those who ask for it by name, or by `audit.*`; `*` is every type but this.
 * - `webhook.test`: A test send; never listed in the feed.
 */
export type EventType =
  | "subscription.entered"
  | "subscription.exited"
  | "subscription.synced"
  | "job.awaiting_confirm"
  | "job.completed"
  | "job.failed"
  | "job.cancelled"
  | "job.paused"
  | "namespace.budget_paused"
  | "namespace.budget_resumed"
  | "namespace.deleted"
  | "namespace.tenant_summary_failed"
  | "judgment.activated"
  | "judgment.calibrated"
  | "endpoint.failing"
  | "endpoint.disabled"
  | "audit.recorded"
  | "webhook.test";

/** An event type, or a pattern: `job.*` for every type that begins so, `*` for all but `audit.recorded`. */
export type EventTypePattern = string;
