/**
 * Whether an endpoint may still receive an event that was queued for it. A user may have changed the endpoint since. Otherwise a key that
 * sees only the changed endpoint could lead earlier events to a URL of its own.
 */
import type { EventType, SkippedReason } from "#generated/types.ts";
import { covers } from "#src/accounts/scope.ts";
import { isForAdmins } from "#src/foundation/events/event-types.ts";
import type { EndpointRow } from "./endpoint-sql.ts";
import { typesAsked } from "./event-patterns.ts";

/** What decides who may see an event. */
export interface Concerned {
  namespace: string | null;
  type: EventType;
  /** The endpoint of a test send, which has example data. Null for a real event. */
  testEndpoint: string | null;
}

/** A delivery that is not to be sent, and why. */
export interface Skipped {
  queuedId: string;
  reason: SkippedReason;
}

/** Whether an event concerns what an endpoint covers. */
export function coversEvent(
  { namespacePrefix }: Pick<EndpointRow, "namespacePrefix">,
  { namespace }: Pick<Concerned, "namespace">,
): boolean {
  return covers(namespacePrefix, namespace ?? "*");
}

/** Why the endpoint may not receive the event; null if it may. Other types than those for admins are sent even if it asks for them no more. */
export function skippedReason(
  endpoint: Pick<EndpointRow, "namespacePrefix" | "events">,
  event: Concerned,
): Exclude<SkippedReason, "endpoint_disabled"> | null {
  if (event.testEndpoint !== null) return null;
  if (!coversEvent(endpoint, event)) return "not_covered";
  return isForAdmins(event.type) && !typesAsked(endpoint.events).has(event.type) ? "not_requested" : null;
}
