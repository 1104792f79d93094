/** Reads the audit log, and defines how long it is retained. */

import { encodeTime } from "ulid";
import type { AuditEntry } from "#generated/audit-logs/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { entryView } from "./entry-view.ts";
import { type AuditFilter, listEntries, sweepEntries } from "./sql.ts";

const KEPT_MS = 365 * 24 * 3_600_000;
const AT_ONCE = 1_000;

export async function auditPage(
  db: Database,
  organizationId: string,
  filter: AuditFilter,
): Promise<{ entries: AuditEntry[]; more: boolean }> {
  const rows = await listEntries(db, organizationId, { ...filter, limit: filter.limit + 1 });
  return { entries: rows.slice(0, filter.limit).map(entryView), more: rows.length > filter.limit };
}

/** Deletes entries older than a year. */
export async function sweepAuditLog({ db, clock }: { db: Database; clock: Clock }, organizationId: string): Promise<void> {
  const oldest = `aud_${encodeTime(clock.now().getTime() - KEPT_MS).toLowerCase()}`;
  let swept = AT_ONCE;
  while (swept === AT_ONCE) swept = await sweepEntries(db, organizationId, oldest, AT_ONCE);
}
