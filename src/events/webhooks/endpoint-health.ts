/**
 * The health of an endpoint. Counting begins with the first failed attempt after the last success, and each attempt updates it.
 *
 *   active ── 24 hours and 10 failed attempts without a success ──▶ failing ── 5 days ──▶ disabled
 *     ▲                                                              │                      │
 *     ├──────────────────────────── any success ─────────────────────┘                      │
 *     └──────────────── PATCH enabled: true, which clears the count ◀───────────────────────┘  (and PATCH enabled: false from either)
 */
import type { EndpointRow } from "./endpoint-sql.ts";

const HOUR_MS = 3_600_000;
const FAILING_AFTER_MS = 24 * HOUR_MS;
const FAILING_ATTEMPTS = 10;
const DISABLED_AFTER_MS = 5 * 24 * HOUR_MS;

export type Health = Pick<EndpointRow, "status" | "failingSince" | "failedAttempts" | "lastSuccessAt">;

/** The health after attempts, in the order in which they ended. */
export function healthAfter(health: Health, attempts: readonly { at: Date; succeeded: boolean }[]): Health {
  return attempts.reduce(after, health);
}

function after(health: Health, { at, succeeded }: { at: Date; succeeded: boolean }): Health {
  // An attempt that was in progress when the endpoint was disabled may have succeeded.
  if (health.status === "disabled") return succeeded ? { ...health, lastSuccessAt: at } : health;
  if (succeeded) return { status: "active", failingSince: null, failedAttempts: 0, lastSuccessAt: at };
  const failingSince = health.failingSince ?? at;
  const failedAttempts = health.failedAttempts + 1;
  const forMs = at.getTime() - failingSince.getTime();
  return { ...health, failingSince, failedAttempts, status: statusOf(health.status, forMs, failedAttempts) };
}

function statusOf(status: Health["status"], forMs: number, failedAttempts: number): Health["status"] {
  if (forMs >= DISABLED_AFTER_MS) return "disabled";
  if (forMs >= FAILING_AFTER_MS && failedAttempts >= FAILING_ATTEMPTS) return "failing";
  return status;
}

/** The state after PATCH `enabled: true`. */
export function usableAgain({ lastSuccessAt }: Health): Health {
  return { status: "active", failingSince: null, failedAttempts: 0, lastSuccessAt };
}
