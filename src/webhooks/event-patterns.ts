/** Which events an endpoint asks for. What subscriptions send goes to the endpoint that they name, and tests to the one that is tested. */
import type { EventType } from "#generated/types.ts";
import type { Issue } from "#src/errors.ts";
import { isForAdmins, typesOf } from "#src/events/event-types.ts";

/** Whether an endpoint may ask for a type by its `events`. */
function isPlatformType(type: EventType): boolean {
  return !type.startsWith("subscription.") && type !== "webhook.test";
}

/** What is wrong with an endpoint's `events`. */
export function patternIssues(patterns: readonly string[]): Issue[] {
  return patterns.flatMap((pattern, n) => {
    const types = typesOf(pattern);
    const path = `/events/${n}`;
    if (types.length === 0) return [{ path, message: `"${pattern}" is no type of event and begins none` }];
    if (types.some(isPlatformType)) return [];
    const message = `"${pattern}" matches only what subscriptions send or tests; a subscription names its endpoint itself`;
    return [{ path, message }];
  });
}

/** Whether an endpoint receives events of the audit log: then it is for admins to change. */
export function asksForAudit(patterns: readonly string[]): boolean {
  return patterns.flatMap(typesOf).some(isForAdmins);
}

export function asksFor(patterns: readonly string[], type: EventType): boolean {
  return isPlatformType(type) && patterns.some((pattern) => typesOf(pattern).includes(type));
}
