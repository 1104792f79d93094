/** Records a change in the audit log, in the transaction of the change. So neither exists without the other. */
import type { AuditAction } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { type EventBody, recordEvents } from "#src/foundation/events/record.ts";
import { newId } from "#src/foundation/ids.ts";
import { presentActor } from "./actor.ts";
import { entryView } from "./entry-view.ts";
import type { AuditRow } from "./sql.ts";
import * as sql from "./sql.ts";

export interface AuditedChange {
  readonly action: AuditAction;
  /** The namespace or template prefix of the change; null for the organization. */
  readonly namespace: string | null;
  /** The name or id of the changed object. */
  readonly subject: string | null;
  /** The object before the change; null if it was created. */
  readonly before?: object | null;
  /** The object after the change; null if it was deleted. */
  readonly after?: object | null;
}

/** The maximum size of the JSON stored for one side, in bytes. */
const MOST_BYTES = 16_384;

/** Records the change, and publishes it as an event for those who ask for `audit.*`. */
export async function audit(tx: Transaction, organizationId: string, change: AuditedChange, at: Date): Promise<void> {
  await tell(tx, organizationId, [await note(tx, organizationId, change, at)], at);
}

/** Records the change without an event, for an organization that is being created and that nobody follows yet. */
export async function note(tx: Transaction, organizationId: string, change: AuditedChange, at: Date): Promise<AuditRow> {
  const { action, namespace, subject } = change;
  const [before, after] = differing(change.before ?? null, change.after ?? null).map(kept) as [Side, Side];
  const entry = { entry_id: newId("aud", at), at, action, namespace, subject, actor: presentActor(), before, after };
  await sql.insertEntry(tx, organizationId, entry);
  return entry;
}

/** The events concern the organization, whatever namespaces the entries name. A key that sees one sees all. */
export async function tell(tx: Transaction, organizationId: string, entries: readonly AuditRow[], at: Date): Promise<void> {
  const events = entries.map((entry): EventBody => ({ type: "audit.recorded", data: entryView(entry) }));
  await recordEvents(tx, { organizationId, namespaceId: null, namespace: null }, events, at);
}

type Side = Readonly<Record<string, unknown>> | null;

/** Keeps only the members that differ between the two sides. */
function differing(before: object | null, after: object | null): [Side, Side] {
  if (before === null || after === null) return [before as Side, after as Side];
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => text(was[name]) !== text(is[name]));
  const only = (side: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, side[name] ?? null]));
  return [only(was), only(is)];
}

const text = (value: unknown) => JSON.stringify(value ?? null);

function kept(side: Side): Side {
  if (side === null || Buffer.byteLength(JSON.stringify(side)) <= MOST_BYTES) return side;
  return { truncated: true, members: Object.keys(side).slice(0, 100) };
}
