/** Notes a change in the audit log, in the transaction of the change: neither is there without the other. */
import type { AuditAction } from "#generated/types.ts";
import type { Transaction } from "#src/db/database.ts";
import { type EventBody, recordEvents } from "#src/events/record.ts";
import { newId } from "#src/ids.ts";
import { presentActor } from "./actor.ts";
import { entryView } from "./entry-view.ts";
import type { AuditRow } from "./sql.ts";
import * as sql from "./sql.ts";

export interface AuditedChange {
  readonly action: AuditAction;
  /** The namespace or template prefix that it was made in; null for the organization. */
  readonly namespace: string | null;
  /** The name or id of what was changed. */
  readonly subject: string | null;
  /** What was changed as it was; null where it was made. */
  readonly before?: object | null;
  /** As it is; null where it is gone. */
  readonly after?: object | null;
}

/** Bytes of JSON that are kept of one side. */
const MOST_BYTES = 16_384;

/** Notes it, and tells those who ask for `audit.*` of it. */
export async function audit(tx: Transaction, organizationId: string, change: AuditedChange, at: Date): Promise<void> {
  await tell(tx, organizationId, [await note(tx, organizationId, change, at)], at);
}

/** Notes it alone: of an organization that is being made, which nobody can follow yet. */
export async function note(tx: Transaction, organizationId: string, change: AuditedChange, at: Date): Promise<AuditRow> {
  const { action, namespace, subject } = change;
  const [before, after] = differing(change.before ?? null, change.after ?? null).map(kept) as [Side, Side];
  const entry = { entry_id: newId("aud", at), at, action, namespace, subject, actor: presentActor(), before, after };
  await sql.insertEntry(tx, organizationId, entry);
  return entry;
}

/** The events are about the organization, whichever namespaces the entries name: who sees one sees all. */
export async function tell(tx: Transaction, organizationId: string, entries: readonly AuditRow[], at: Date): Promise<void> {
  const events = entries.map((entry): EventBody => ({ type: "audit.recorded", data: entryView(entry) }));
  await recordEvents(tx, { organizationId, namespaceId: null, namespace: null }, events, at);
}

type Side = Readonly<Record<string, unknown>> | null;

/** Of two sides only the members that differ. */
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
