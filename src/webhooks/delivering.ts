/** What is to be done for an endpoint that this process holds: usually to send what is due, once it is disabled or deleted to put away what is left. */
import type { Logger } from "#src/log.ts";
import type { Turn } from "#src/work/worker.ts";
import { removeLog, sweepLog } from "./delivery-log.ts";
import { readClaimed } from "./endpoint-sql.ts";
import { UnreadableSecret } from "./signing.ts";
import { skipAll } from "./skipping.ts";
import { Visit, type VisitParts } from "./visit.ts";

export interface DeliveringParts extends VisitParts {
  log: Logger;
}

const UNREADABLE_SECRET_MS = 60_000;
/** Of visits that leave something to be sent, how many look at what the log no longer lists; the others all do. */
const SWEPT_SHARE = 0.02;

/** Sends what is due; answers when there is more to do, null for not before an event comes. */
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
      "Deliveries to an endpoint wait, since its secret cannot be opened.",
    );
    return new Date(clock.now().getTime() + UNREADABLE_SECRET_MS);
  }
}
