/** Controls whether a namespace's commits wake the consumer. They do so only if subscriptions apply. */
import type { Database } from "#src/foundation/db/database.ts";
import { shareOrganization } from "#src/foundation/db/organization-locks.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { ownersOf } from "#src/records/templates/owners.ts";
import { hasSubscriptions } from "./definitions-sql.ts";
import * as sql from "./states-sql.ts";

/** Makes commits wake the consumer from now on. It waits for a commit that is under way. */
export const beginFollowing = sql.beginFollowing;

/**
 * Stops this when the last subscription is gone. Creating a subscription locks the organization row and then wakes the consumer. So this
 * sees a new subscription, or its creator finds a namespace that is not followed.
 */
export async function stopFollowing(db: Database, { namespaceId, organizationId, name }: NamespaceIdentity): Promise<void> {
  await db.transaction(async (tx) => {
    await shareOrganization(tx, organizationId);
    if (await hasSubscriptions(tx, organizationId, ownersOf(name))) return;
    if (await sql.hasStates(tx, namespaceId)) return;
    await sql.stopFollowing(tx, namespaceId);
    await sql.deleteReader(tx, namespaceId);
  });
}
