/** Notes a change in the audit log, in the transaction of the change: neither is there without the other. */
import type { AuditAction } from "#generated/types.ts";
import type { Transaction } from "#src/db/database.ts";
import { newId } from "#src/ids.ts";
import { presentActor } from "./actor.ts";
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

export async function audit(tx: Transaction, organizationId: string, change: AuditedChange, at: Date): Promise<void> {
  const { action, namespace, subject } = change;
  const [before, after] = differing(change.before ?? null, change.after ?? null);
  const entry = { entryId: newId("aud", at), at, action, namespace, subject, before: kept(before), after: kept(after) };
  await sql.insertEntry(tx, organizationId, { ...entry, actor: presentActor() });
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

function kept(side: Side): string | null {
  if (side === null) return null;
  const whole = JSON.stringify(side);
  return Buffer.byteLength(whole) <= MOST_BYTES
    ? whole
    : JSON.stringify({ truncated: true, members: Object.keys(side).slice(0, 100) });
}
