/** Declaring attributes: by the settings of a namespace or template prefix, and by whatever else needs an index to do its work. */
import type { Session, Transaction } from "#src/db/database.ts";
import { invalidRequest, notFound } from "#src/errors.ts";
import { ownersOf } from "#src/templates/owners.ts";
import { wake, wakeAll } from "#src/work/wakeups.ts";
import { reconcile } from "./reconcile.ts";
import * as sql from "./sql.ts";
import { BY_SUBSCRIPTIONS, MOST_INDEXES } from "./wanted.ts";
import { KIND } from "./work.ts";

/** Who declares, where settings do. */
export const BY_SETTINGS = "settings";

export interface Declaration {
  organizationId: string;
  /** A namespace's name or a template prefix. */
  owner: string;
  /** `settings`, or a name for what needs the indexes, of which each keeps a list of its own. */
  declaredBy: string;
  /** Null: the owner is a prefix, or a namespace that has not been written to. */
  namespaceId: number | null;
  attributes: readonly string[];
  /** Where what was asked for stands in the request; `/indexed_attributes` where absent. */
  at?: string;
}

/** What anybody declares for an owner itself. */
export async function declaredFor(session: Session, organizationId: string, owner: string): Promise<ReadonlySet<string>> {
  return new Set((await sql.readDeclared(session, organizationId, [owner])).map(({ attribute }) => attribute));
}

/**
 * Makes `attributes` all that a party declares for an owner; the empty list takes its declaration back. What
 * subscriptions declare is never refused: it takes the room that there is. The caller wakes the worker of kind
 * `attributes` when the transaction has committed.
 * @throws ServiceError `invalid_request` where a namespace would have more than 32; `not_found` where it is gone
 */
export async function declare(tx: Transaction, declaration: Declaration, now: Date): Promise<void> {
  const { organizationId, owner, namespaceId, attributes } = declaration;
  await sql.holdDeclarations(tx, organizationId);
  await sql.replaceDeclared(tx, declaration, attributes);
  if (attributes.length > 0 && declaration.declaredBy !== BY_SUBSCRIPTIONS) await checkCount(tx, declaration);
  if (owner.endsWith("/*")) {
    const below = await sql.readNamespacesBelow(tx, organizationId, owner);
    if (below.length > 0) await wakeAll(tx, KIND, below, now);
  } else if (namespaceId !== null) {
    const namespace = await sql.holdNamespace(tx, namespaceId);
    // Deleted since it was looked up, and with it all that was declared for it: nothing may be left for the next of its name.
    if (!namespace) throw notFound(`Namespace "${owner}"`);
    await reconcile(tx, namespace, now);
    await wake(tx, KIND, namespaceId, now);
  }
}

/** Takes back what is declared for an owner that is gone; its judgments are gone already. */
export async function forgetDeclarations(tx: Transaction, organizationId: string, owner: string): Promise<void> {
  await sql.deleteDeclared(tx, organizationId, owner);
}

/** Refuses what would give a namespace that has declarations, or one below this prefix alone, too many. */
async function checkCount(tx: Transaction, { organizationId, owner, at = "/indexed_attributes" }: Declaration): Promise<void> {
  const above = await sql.readDeclared(tx, organizationId, ownersOf(owner));
  const below = owner.endsWith("/*") ? await sql.readDeclaredBelow(tx, organizationId, owner) : [];
  const rows = [...above, ...below].filter(({ declared_by }) => declared_by !== BY_SUBSCRIPTIONS);
  for (const each of new Set([owner, ...below.map((row) => row.owner)])) {
    const owners = new Set(ownersOf(each));
    const attributes = new Set(rows.filter((row) => owners.has(row.owner)).map(({ attribute }) => attribute));
    if (attributes.size <= MOST_INDEXES) continue;
    const whom = each === owner ? `"${owner}"` : `"${each}", which declares some of its own,`;
    const message = `makes ${attributes.size} declared attributes of ${whom} together with what the prefixes above it declare; at most ${MOST_INDEXES} are allowed`;
    throw invalidRequest([{ path: at, message }]);
  }
}
