import type { Delivery } from "#generated/types.ts";
import type { DeliveryRow } from "./delivery-sql.ts";

export function deliveryView(row: DeliveryRow): Delivery {
  return {
    event_id: row.eventId,
    event_type: row.eventType,
    endpoint: row.endpointId,
    status: row.status,
    attempts: row.attempts,
    next_attempt_at: row.nextAttemptAt?.toISOString() ?? null,
    last_attempt:
      row.attemptedAt === null
        ? null
        : {
            at: row.attemptedAt.toISOString(),
            status_code: row.statusCode,
            latency_ms: row.latencyMs ?? 0,
            error: row.error,
            response: row.response,
          },
    attempt_history: (row.history ?? []).map(({ at, ...attempt }) => ({ at: new Date(at).toISOString(), ...attempt })),
    ...(row.status === "skipped" ? { skipped_reason: row.skippedReason ?? "endpoint_disabled" } : {}),
    created_at: row.createdAt.toISOString(),
  };
}
