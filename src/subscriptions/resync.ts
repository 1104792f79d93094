/** What changes of judgments mean for subscriptions. */
import type { Transaction } from "#src/db/database.ts";
import { namespaceIdsNamed, namespaceIdsUnder } from "#src/namespaces/namespaces.ts";
import { wakeReaders } from "#src/standing/readers.ts";
import { isPrefix, ownersOf } from "#src/templates/owners.ts";
import { wakeAll } from "#src/work/wakeups.ts";
import { hasSubscriptions, ownersBelow } from "./definitions-sql.ts";
import { SUBSCRIPTIONS } from "./wakeups.ts";

/**
 * Has memberships looked at again that a judgment of this owner decides about, in the namespaces that have any: their readers see by themselves
 * which those are.
 */
export async function wakeSubscriptions(tx: Transaction, organizationId: string, owner: string, at: Date): Promise<void> {
  if (await hasSubscriptions(tx, organizationId, ownersOf(owner))) {
    await wakeReaders(tx, SUBSCRIPTIONS, organizationId, owner, at);
    return;
  }
  if (!isPrefix(owner)) return;
  const owners = await ownersBelow(tx, organizationId, owner);
  const names = owners.filter((one) => !isPrefix(one));
  const ids = new Set(names.length > 0 ? await namespaceIdsNamed(tx, organizationId, names) : []);
  for (const prefix of owners.filter(isPrefix)) {
    for (const id of await namespaceIdsUnder(tx, organizationId, prefix)) ids.add(id);
  }
  if (ids.size > 0) await wakeAll(tx, SUBSCRIPTIONS, [...ids], at);
}
