// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * The type of an event. More types may be added. Ignore those you do not know.
 *
 * - `subscription.entered`: A document started to match a subscription.
 * - `subscription.exited`: A document stopped matching a subscription, or was deleted.
 * - `subscription.synced`: A bulk change of a subscription's members is complete. Read the members again.
 * - `job.awaiting_confirm`: A job waits for your confirmation.
 * - `job.completed`: A job is `done`.
 * - `job.failed`: A job has failed.
 * - `job.cancelled`: A job was cancelled.
 * - `job.paused`: A job was paused, by a request or by a budget.
 * - `namespace.budget_paused`: Judging in a namespace is paused because a budget is used up.
 * - `namespace.budget_resumed`: Judging in a namespace resumed after a budget pause.
 * - `namespace.deleted`: A namespace was deleted with everything in it.
 * - `namespace.tenant_summary_failed`: The template's own namespace refused the writes of a tenant summary run.
 * - `judgment.activated`: A version of a judgment became active.
 * - `judgment.calibrated`: A judgment has a new calibration.
 * - `endpoint.failing`: For 24 hours no delivery to an endpoint succeeded, and at least 10 attempts failed.
 * - `endpoint.disabled`: An endpoint was disabled, after 5 days without a success or by PATCH.
 * - `audit.recorded`: The audit log has a new entry. You receive it only when you ask for it by name or by `audit.*`. `*` means every type except this one.
 * - `webhook.test`: A test delivery. The feed never lists it.
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

/** An event type, or a pattern. `job.*` means every type that begins with `job.`. `*` means all types except `audit.recorded`. */
export type EventTypePattern = string;
