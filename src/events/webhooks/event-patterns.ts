/**
 * The events that an endpoint requests. Events of subscriptions go to the endpoint that the subscription names, and tests to the
 * tested one.
 */
import type { EventType } from "#generated/types.ts";
import type { Issue } from "#src/foundation/errors.ts";
import { isForAdmins, typesOf } from "#src/foundation/events/event-types.ts";

/** Whether an endpoint may request a type in its `events`. */
function isPlatformType(type: EventType): boolean {
  return !type.startsWith("subscription.") && type !== "webhook.test";
}

/** What is wrong with an endpoint's `events`. */
export function patternIssues(patterns: readonly string[]): Issue[] {
  return patterns.flatMap((pattern, n) => {
    const types = typesOf(pattern);
    const path = `/events/${n}`;
    if (types.length === 0) return [{ path, message: `"${pattern}" matches no event type` }];
    if (types.some(isPlatformType)) return [];
    const message = `"${pattern}" matches only events of subscriptions or tests; a subscription names its endpoint itself`;
    return [{ path, message }];
  });
}

/** Whether an endpoint receives audit events. Then only admins may change it. */
export function asksForAudit(patterns: readonly string[]): boolean {
  return patterns.flatMap(typesOf).some(isForAdmins);
}

/** The types that an endpoint receives because of its `events`. */
export function typesAsked(patterns: readonly string[]): ReadonlySet<EventType> {
  return new Set(patterns.flatMap(typesOf).filter(isPlatformType));
}
