/** What changes of judgments mean for subscriptions. */
import type { Transaction } from "#src/db/database.ts";
import { namespaceIdIfThere, namespaceIdsUnder } from "#src/namespaces/namespaces.ts";
import { isPrefix } from "#src/templates/owners.ts";
import { wakeAll } from "#src/work/wakeups.ts";
import { hasSubscriptions } from "./definitions-sql.ts";
import { SUBSCRIPTIONS } from "./wakeups.ts";

/** Has memberships looked at again that a judgment of this owner decides about: their readers see by themselves which those are. */
export async function wakeSubscriptions(tx: Transaction, organizationId: string, owner: string, at: Date): Promise<void> {
  if (!(await hasSubscriptions(tx, organizationId))) return;
  const ids = isPrefix(owner)
    ? await namespaceIdsUnder(tx, organizationId, owner)
    : [await namespaceIdIfThere(tx, organizationId, owner)].filter((id) => id !== undefined);
  if (ids.length > 0) await wakeAll(tx, SUBSCRIPTIONS, ids, at);
}
