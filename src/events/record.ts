/**
 * Events as what causes them records them: in the same transaction, beside the namespace that they are about. The relay moves them to the feed
 * of their organization, and only there do they get their place and their id.
 */
import { createHash } from "node:crypto";
import type { FeedEvent } from "#generated/types.ts";
import type { Transaction } from "#src/db/database.ts";
import { unawaited } from "#src/db/session.ts";
import { newId } from "#src/ids.ts";
import { wake } from "#src/work/wakeups.ts";
import * as sql from "./sql.ts";

/** The kind of the relay's wakeups. */
export const EVENTS = "events";

/** What happened, with the body that its type has. */
export type EventBody = { [Event in FeedEvent as Event["type"]]: Pick<Event, "type" | "data"> }[FeedEvent["type"]];

export interface EventOrigin {
  organizationId: string;
  /** Null where it is about a template prefix or the organization. */
  namespaceId: number | null;
  /** The namespace or template prefix that it is about, which decides who sees it; null for the organization. */
  namespace: string | null;
}

/** Events of one origin, in the order in which they happened. */
export async function recordEvents(tx: Transaction, origin: EventOrigin, bodies: readonly EventBody[], at: Date): Promise<void> {
  if (bodies.length === 0) return;
  const { organizationId, namespace } = origin;
  const namespaceId = origin.namespaceId ?? organizationRecords(organizationId);
  const records = bodies.map(({ type, data }) => ({ id: newId("evt", at), type, data: data as unknown }));
  unawaited(sql.insertRecords(tx, { namespaceId, organizationId, namespace }, records, at));
  await wake(tx, EVENTS, namespaceId, at);
}

/** What events of no one namespace are kept under: 52 bits, as a namespace's id. */
export function organizationRecords(organizationId: string): number {
  return createHash("sha256").update(organizationId).digest().readUIntBE(0, 6) * 16 + 1;
}
