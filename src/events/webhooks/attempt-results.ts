/** Writes the outcomes of attempts, together with their effect on the endpoint. */
import type { DeliveryError } from "#generated/types.ts";
import { deliveryAttempts } from "#src/events/counted.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import { recordEvents } from "#src/foundation/events/record.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Ended } from "./attempted.ts";
import { attemptedInHour } from "./attempts-by-hour.ts";
import type { Attempted } from "./delivery-sql.ts";
import * as sql from "./delivery-sql.ts";
import { disabledEvent, failingEvent, originOf } from "./endpoint-events.ts";
import { healthAfter } from "./endpoint-health.ts";
import { mailAboutEndpoint } from "./endpoint-mails.ts";
import type { EndpointRow } from "./endpoint-sql.ts";
import * as endpointSql from "./endpoint-sql.ts";
import { skipSome } from "./skipping.ts";

const MINUTE_MS = 60_000;

/** What the endpoint's next attempt waits for. */
export interface Waits {
  /** The pause that the endpoint has asked for. */
  pausedUntil: Date | null;
  lastBegunAt: Date | null;
}

/** @returns the current endpoint, with changes by others; undefined if it is gone */
export async function recordOutcomes(
  { db, clock }: { db: Database; clock: Clock },
  endpointId: string,
  ended: readonly Ended[],
  { pausedUntil, lastBegunAt }: Waits,
): Promise<EndpointRow | undefined> {
  const endpoint = await db.transaction(async (tx) => {
    const attempted = ended.map((each) => each.attempted);
    const holding = endpointSql.holdEndpoint(tx, endpointId);
    // If the endpoint is gone, this has no effect.
    unawaited(sql.recordAttempts(tx, endpointId, attempted));
    const before = await holding;
    if (!before) return undefined;
    const now = clock.now();
    unawaited(countEnded(tx, endpointId, ended, now));
    tx.counted?.(attemptedInHour(before.organizationId, ended, now));
    const attempts = ended.map(({ attempted, outcome }) => ({ at: attempted.attemptedAt, succeeded: outcome.error === null }));
    const after: EndpointRow = {
      ...before,
      ...healthAfter(before, attempts),
      pausedUntil: pausedUntil && pausedUntil > now ? pausedUntil : null,
      lastBegunAt,
    };
    unawaited(endpointSql.updateEndpoint(tx, after));
    if (after.status !== before.status) await tell(tx, after, lastError(ended), now);
    return after;
  });
  for (const { outcome } of ended) deliveryAttempts.add({ result: outcome.error ?? "succeeded" });
  return endpoint;
}

async function countEnded(tx: Transaction, endpointId: string, ended: readonly Ended[], now: Date): Promise<void> {
  const count = (status: Attempted["status"]) => ended.filter(({ attempted }) => attempted.status === status).length;
  const [succeeded, attempts] = [count("succeeded"), ended.length];
  if (attempts === 0) return;
  const counts = { succeeded, failed: count("failed"), attempts, attemptsSucceeded: succeeded };
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  await endpointSql.addToStats(tx, endpointId, minute, counts);
}

function lastError(ended: readonly Ended[]): DeliveryError {
  return ended.findLast(({ outcome }) => outcome.error !== null)?.outcome.error ?? "connect";
}

async function tell(tx: Transaction, endpoint: EndpointRow, error: DeliveryError, now: Date): Promise<void> {
  if (endpoint.status === "active") return;
  const { endpointId, failingSince } = endpoint as EndpointRow & { failingSince: Date };
  // Before the deliveries that wait are skipped.
  const missedSince =
    (endpoint.status === "disabled" && (await sql.readFirstMissed(tx, endpointId, failingSince))) || failingSince;
  const body =
    endpoint.status === "failing"
      ? failingEvent({ ...endpoint, failingSince }, error)
      : disabledEvent(endpoint, "failures", await skipSome(tx, endpoint, now));
  await recordEvents(tx, originOf(endpoint), [body], now);
  await mailAboutEndpoint(tx, { ...endpoint, failingSince, missedSince }, error, now);
}
