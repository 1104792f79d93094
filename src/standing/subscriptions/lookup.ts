/** Finds subscriptions by name. */
import type { Session } from "#src/foundation/db/database.ts";
import { conflict, notFound } from "#src/foundation/errors.ts";
import { isPrefix, ownersOf } from "#src/records/templates/owners.ts";
import * as sql from "./definitions-sql.ts";
import type { StoredSubscription } from "./subscription.ts";

/** A template prefix sees only what was created on it. A namespace also sees what it inherits. */
export function seenOwners(place: string): string[] {
  return isPrefix(place) ? [place] : ownersOf(place);
}

/** The subscription of that name in a namespace, its own or inherited, or on a template prefix. */
export async function findSubscription(
  session: Session,
  organizationId: string,
  place: string,
  name: string,
): Promise<StoredSubscription> {
  const found = await sql.readNamed(session, organizationId, seenOwners(place), name);
  if (!found) throw notFound(`Subscription "${name}" of "${place}"`);
  return found;
}

/** Like `findSubscription`, for a change, which is possible only on the owner. */
export async function findOwn(
  session: Session,
  organizationId: string,
  owner: string,
  name: string,
): Promise<StoredSubscription> {
  const subscription = await findSubscription(session, organizationId, owner, name);
  if (subscription.owner === owner) return subscription;
  throw conflict(`"${name}" is inherited from "${subscription.owner}". Change or delete it there.`, {
    template: subscription.owner,
  });
}
