/** Events about endpoints. */
import type { DeliveryError, DisabledReason } from "#generated/types.ts";
import { canonicalScope } from "#src/accounts/scope.ts";
import type { EventBody, EventOrigin } from "#src/foundation/events/record.ts";
import type { EndpointRow } from "./endpoint-sql.ts";

export function disabledEvent(endpoint: EndpointRow, reason: DisabledReason, skipped: number): EventBody {
  return {
    type: "endpoint.disabled",
    data: {
      endpoint: endpoint.endpointId,
      url: endpoint.url,
      reason,
      failing_since: endpoint.failingSince?.toISOString() ?? null,
      skipped,
    },
  };
}

export function failingEvent(endpoint: EndpointRow & { failingSince: Date }, lastError: DeliveryError): EventBody {
  return {
    type: "endpoint.failing",
    data: {
      endpoint: endpoint.endpointId,
      url: endpoint.url,
      failing_since: endpoint.failingSince.toISOString(),
      failed_attempts: endpoint.failedAttempts,
      last_error: lastError,
    },
  };
}

/** A key that sees the endpoint also sees its events. */
export function originOf({ organizationId, namespacePrefix }: EndpointRow): EventOrigin {
  return { organizationId, namespaceId: null, namespace: namespacePrefix === null ? null : canonicalScope(namespacePrefix) };
}
