/** A subscription by the name that it has somewhere. */
import type { Session } from "#src/db/database.ts";
import { conflict, notFound } from "#src/errors.ts";
import { isPrefix, ownersOf } from "#src/templates/owners.ts";
import * as sql from "./definitions-sql.ts";
import type { StoredSubscription } from "./subscription.ts";

/** On a template prefix only what was created there is seen; what a namespace has, it has or inherits. */
export function seenOwners(place: string): string[] {
  return isPrefix(place) ? [place] : ownersOf(place);
}

/** The subscription that a namespace has under a name, its own or inherited, or that a template prefix has. */
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

/** The same where it is to be changed, which is done on its owner alone. */
export async function findOwn(
  session: Session,
  organizationId: string,
  owner: string,
  name: string,
): Promise<StoredSubscription> {
  const subscription = await findSubscription(session, organizationId, owner, name);
  if (subscription.owner === owner) return subscription;
  throw conflict(`"${name}" is inherited from "${subscription.owner}" here; change or delete it there.`, {
    template: subscription.owner,
  });
}
