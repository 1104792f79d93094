/** The representation of an endpoint. */
import type { EndpointStats, WebhookEndpoint } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import type { EndpointRow } from "./endpoint-sql.ts";
import * as sql from "./endpoint-sql.ts";

const DAY_MS = 24 * 3_600_000;

const NONE: sql.Counts = { succeeded: 0, failed: 0, attempts: 0, attemptsSucceeded: 0 };

export async function endpointViews(session: Session, rows: readonly EndpointRow[], now: Date): Promise<WebhookEndpoint[]> {
  const since = new Date(now.getTime() - DAY_MS);
  const ids = rows.map(({ endpointId }) => endpointId);
  const ended = new Map((await sql.readStats(session, ids, since)).map((one) => [one.endpointId, one]));
  return rows.map((row) => endpointView(row, ended.get(row.endpointId), now));
}

function endpointView(row: EndpointRow, counts: sql.Counts = NONE, now: Date): WebhookEndpoint {
  const { succeeded, failed, attempts, attemptsSucceeded } = counts;
  const deliveries = succeeded + failed;
  const stats: EndpointStats = {
    deliveries_24h: deliveries,
    success_rate_24h: deliveries === 0 ? null : succeeded / deliveries,
    attempts_24h: attempts,
    attempt_success_rate_24h: attempts === 0 ? null : attemptsSucceeded / attempts,
    last_delivery_at: row.lastSuccessAt?.toISOString() ?? null,
  };
  return {
    id: row.endpointId,
    url: row.url,
    events: row.events,
    namespace_prefix: row.namespacePrefix,
    description: row.description,
    max_per_second: row.maxPerSecond,
    status: row.status,
    enabled: row.status !== "disabled",
    failing_since: row.failingSince?.toISOString() ?? null,
    previous_secret_expires_at: previousUntil(row, now)?.toISOString() ?? null,
    stats,
    created_at: row.createdAt.toISOString(),
  };
}

/** Until when the previous secret also signs; null if it has ended. */
export function previousUntil({ previousSecretUntil }: EndpointRow, now: Date): Date | null {
  return previousSecretUntil !== null && previousSecretUntil > now ? previousSecretUntil : null;
}
