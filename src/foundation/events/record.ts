/**
 * The transactional outbox of events. Code that causes an event records it in the same transaction, stored with the namespace it
 * concerns. The relay moves events to their organization's feed. Only there do they get their offset and their id.
 */
import { createHash } from "node:crypto";
import type { FeedEvent } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { newId } from "#src/foundation/ids.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import * as sql from "./event-rows.ts";

/** The kind of the relay's work-queue rows. */
export const EVENTS = "events";

/** What happened, with the body of its event type. */
export type EventBody = { [Event in FeedEvent as Event["type"]]: Pick<Event, "type" | "data"> }[FeedEvent["type"]];

export interface EventOrigin {
  organizationId: string;
  /** Null if the event concerns a template prefix or the organization. */
  namespaceId: number | null;
  /** The namespace or template prefix that the event concerns, which decides who sees it; null for the organization. */
  namespace: string | null;
}

/**
 * Events are encoded as JSON and sent in parts of this many UTF-16 code units. A page of documents with many subscriptions makes
 * 100 MB of events.
 */
const AT_ONCE = 256 * 1024;

/**
 * Records events of one origin, in the order in which they happened. The relay is woken at the end of the transaction: many transactions of an
 * organization wake the same one, and would wait for each other while they hold other locks.
 */
export async function recordEvents(tx: Transaction, origin: EventOrigin, bodies: readonly EventBody[], at: Date): Promise<void> {
  if (bodies.length === 0) return;
  const { organizationId, namespace } = origin;
  const namespaceId = origin.namespaceId ?? organizationRecords(organizationId);
  const insert = (records: readonly string[]) =>
    sql.insertRecords(tx, { namespaceId, organizationId, namespace }, `[${records.join(",")}]`, at);
  const wakeRelay = () => wake(tx, EVENTS, namespaceId, at);
  tx.atEnd?.(`${EVENTS} ${namespaceId}`, wakeRelay);
  // All ids are made first, because other code makes ids while this function waits for the database.
  const ids = bodies.map(() => newId("evt", at));
  let held: string[] = [];
  let size = 0;
  for (const [n, { type, data }] of bodies.entries()) {
    const record = JSON.stringify({ id: ids[n], type, data });
    held.push(record);
    size += record.length;
    if (size < AT_ONCE || n === bodies.length - 1) continue;
    await insert(held);
    [held, size] = [[], 0];
  }
  await insert(held);
  if (!tx.atEnd) await wakeRelay();
}

/** The id under which events without a namespace are stored: 52 bits, like a namespace's id. */
export function organizationRecords(organizationId: string): number {
  return createHash("sha256").update(organizationId).digest().readUIntBE(0, 6) * 16 + 1;
}
