/**
 * The work for an endpoint that this process has leased. Usually it sends what is due. For a disabled or deleted endpoint, it
 * cleans up.
 */
import type { Logger } from "#src/foundation/log/log.ts";
import type { Turn } from "#src/foundation/queue/work.ts";
import { removeLog, sweepLog } from "./delivery-log.ts";
import { readClaimed } from "./endpoint-sql.ts";
import { UnreadableSecret } from "./signing.ts";
import { skipAll } from "./skipping.ts";
import { Visit, type VisitParts } from "./visit.ts";

export interface DeliveringParts extends VisitParts {
  log: Logger;
}

const UNREADABLE_SECRET_MS = 60_000;
/** The share of visits with remaining deliveries that sweep the expired log. Other visits always sweep it. */
const SWEPT_SHARE = 0.02;

/** Sends what is due. Returns when there is more to do; null to wait for the next event. */
export async function deliver(parts: DeliveringParts, claimId: number, signal: AbortSignal, turn: Turn): Promise<Date | null> {
  const { db, clock, log } = parts;
  const endpoint = await readClaimed(db, claimId);
  if (!endpoint) return null;
  if (endpoint.deletedAt !== null) return removeLog(parts, endpoint, signal);
  if (endpoint.status === "disabled") {
    await skipAll(db, endpoint.endpointId);
    return sweepLog(parts, endpoint.endpointId, signal);
  }
  try {
    const due = await new Visit(parts, endpoint, signal, turn).run();
    if (due !== null && parts.random() >= SWEPT_SHARE) return due;
    const sweptAgain = await sweepLog(parts, endpoint.endpointId, signal);
    return due ?? sweptAgain;
  } catch (error) {
    if (!(error instanceof UnreadableSecret)) throw error;
    log.error(
      { err: error.cause, endpoint: endpoint.endpointId },
      "Deliveries to an endpoint wait, because its secret cannot be decrypted.",
    );
    return new Date(clock.now().getTime() + UNREADABLE_SECRET_MS);
  }
}
