/** All types of events, and the patterns that match several types. */
import type { EventType } from "#generated/types.ts";

const all: Record<EventType, true> = {
  "subscription.entered": true,
  "subscription.exited": true,
  "subscription.synced": true,
  "job.awaiting_confirm": true,
  "job.completed": true,
  "job.failed": true,
  "job.cancelled": true,
  "job.paused": true,
  "namespace.budget_paused": true,
  "namespace.budget_resumed": true,
  "namespace.deleted": true,
  "namespace.tenant_summary_failed": true,
  "judgment.activated": true,
  "judgment.calibrated": true,
  "judgment.drift_detected": true,
  "judgment.learned": true,
  "judgment.agreement_dropped": true,
  "endpoint.failing": true,
  "endpoint.disabled": true,
  "audit.recorded": true,
  "webhook.test": true,
};

export const eventTypes = Object.keys(all) as readonly EventType[];

/** Whether only admins see events of a type, and only if they ask for it by name. */
export function isForAdmins(type: EventType): boolean {
  return type.startsWith("audit.");
}

/**
 * The types that a pattern matches: an exact type, `job.*` for all with this prefix, or `*` for all types except those for
 * admins.
 */
export function typesOf(pattern: string): EventType[] {
  if (pattern === "*") return eventTypes.filter((type) => !isForAdmins(type));
  if (!pattern.endsWith(".*")) return eventTypes.filter((type) => type === pattern);
  return eventTypes.filter((type) => type.startsWith(pattern.slice(0, -1)));
}
