/** Whether a namespace's commits tell of themselves: only where subscriptions apply. */
import type { Database } from "#src/db/database.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { shareOrganization } from "#src/standing/readers.ts";
import { ownersOf } from "#src/templates/owners.ts";
import { hasSubscriptions } from "./definitions-sql.ts";
import * as sql from "./states-sql.ts";

/** Lets commits tell of themselves from now on; it waits for the commit under way. */
export const beginFollowing = sql.beginFollowing;

/**
 * Lets them tell no more where the last subscription has gone. Who makes one holds the organization and then wakes the reader, so it is either
 * seen here or finds a namespace that is not followed.
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
