/** What changes of definitions mean for groups. */
import type { Transaction } from "#src/db/database.ts";
import { wakeReaders } from "#src/standing/readers.ts";
import { hasGroups } from "./definitions-sql.ts";
import { GROUPS } from "./wakeups.ts";

/** Has groups looked at again that aggregate a judgment of this owner: their readers see by themselves which those are. */
export async function wakeGroups(tx: Transaction, organizationId: string, owner: string, at: Date): Promise<void> {
  if (await hasGroups(tx, organizationId)) await wakeReaders(tx, GROUPS, organizationId, owner, at);
}
