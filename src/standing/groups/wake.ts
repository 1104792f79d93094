import type { Transaction } from "#src/foundation/db/database.ts";
import { wakeReaders } from "#src/standing/readers/readers.ts";
import { hasGroups } from "./definitions-sql.ts";
import { GROUPS } from "./wakeups.ts";

/** Wakes the groups that may aggregate a judgment of this owner. Their consumers find out by themselves which are affected. */
export async function wakeGroups(tx: Transaction, organizationId: string, owner: string, at: Date): Promise<void> {
  if (await hasGroups(tx, organizationId)) await wakeReaders(tx, GROUPS, organizationId, owner, at);
}
