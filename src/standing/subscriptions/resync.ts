import type { Transaction } from "#src/foundation/db/database.ts";
import { wakeAll } from "#src/foundation/queue/wakeups.ts";
import { namespaceIdsNamed, namespaceIdsUnder } from "#src/records/namespaces/namespaces.ts";
import { isPrefix, ownersOf } from "#src/records/templates/owners.ts";
import { wakeReaders } from "#src/standing/readers/readers.ts";
import { hasSubscriptions, ownersBelow } from "./definitions-sql.ts";
import { SUBSCRIPTIONS } from "./wakeups.ts";

/**
 * Wakes the consumers of namespaces with memberships that a judgment of this owner may decide. They find out by themselves which are
 * affected.
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
