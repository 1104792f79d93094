/** Declared indexes: by the settings of a namespace or template prefix, or by another feature that needs an index. */

import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { holdDeclarations } from "#src/foundation/db/organization-locks.ts";
import { invalidRequest, notFound } from "#src/foundation/errors.ts";
import { wake, wakeAll } from "#src/foundation/queue/wakeups.ts";
import { ownersOf } from "#src/records/templates/owners.ts";
import { reconcile } from "./reconcile.ts";
import * as sql from "./sql.ts";
import { BY_SUBSCRIPTIONS, MOST_INDEXES } from "./wanted.ts";
import { KIND } from "./work.ts";

/** The declaring party for settings. */
export const BY_SETTINGS = "settings";

export interface Declaration {
  organizationId: string;
  /** A namespace's name or a template prefix. */
  owner: string;
  /** `settings`, or the name of the party that needs the indexes. Each party has its own list. */
  declaredBy: string;
  /** Null if the owner is a prefix, or a namespace that had no writes when the caller looked. */
  namespaceId: number | null;
  attributes: readonly string[];
  /** The JSON pointer of the list in the request. The default is `/indexed_attributes`. */
  at?: string;
}

/** All declarations that an owner itself has, by any party. */
export async function declaredFor(session: Session, organizationId: string, owner: string): Promise<ReadonlySet<string>> {
  return new Set((await sql.readDeclared(session, organizationId, [owner])).map(({ attribute }) => attribute));
}

/**
 * Replaces the declarations of one party for an owner with `attributes`. The empty list removes them. Declarations of
 * subscriptions are never refused: they use the room that is left. After the commit, the caller wakes the worker of kind
 * `attributes`.
 * @throws ServiceError `invalid_request` if a namespace would have more than 32 indexes; `not_found` if the namespace is gone
 */
export async function declare(tx: Transaction, declaration: Declaration, now: Date): Promise<void> {
  const { organizationId, owner, attributes } = declaration;
  await holdDeclarations(tx, organizationId);
  await sql.replaceDeclared(tx, declaration, attributes);
  if (attributes.length > 0 && declaration.declaredBy !== BY_SUBSCRIPTIONS) await checkCount(tx, declaration);
  if (owner.endsWith("/*")) {
    const below = await sql.readNamespacesBelow(tx, organizationId, owner);
    if (below.length > 0) await wakeAll(tx, KIND, below, now);
    return;
  }
  // It may have begun meanwhile. From the lock on, a namespace that begins sees the declarations itself.
  const namespaceId = declaration.namespaceId ?? (await sql.readNamespaceNamed(tx, organizationId, owner));
  if (namespaceId !== undefined) {
    const namespace = await sql.holdNamespace(tx, namespaceId);
    // The namespace was deleted after the look-up, with all its declarations. Nothing may remain for the next namespace of this
    // name.
    if (!namespace) throw notFound(`Namespace "${owner}"`);
    await reconcile(tx, namespace, now);
    await wake(tx, KIND, namespaceId, now);
  }
}

/** Removes the declarations for a deleted owner. Its judgments are already removed. */
export async function forgetDeclarations(tx: Transaction, organizationId: string, owner: string): Promise<void> {
  await sql.deleteDeclared(tx, organizationId, owner);
}

/**
 * Refuses declarations with which a namespace would have too many indexes. It checks the prefix itself and every namespace with
 * declarations below it.
 */
async function checkCount(tx: Transaction, { organizationId, owner, at = "/indexed_attributes" }: Declaration): Promise<void> {
  const above = await sql.readDeclared(tx, organizationId, ownersOf(owner));
  const below = owner.endsWith("/*") ? await sql.readDeclaredBelow(tx, organizationId, owner) : [];
  const rows = [...above, ...below].filter(({ declared_by }) => declared_by !== BY_SUBSCRIPTIONS);
  for (const each of new Set([owner, ...below.map((row) => row.owner)])) {
    const owners = new Set(ownersOf(each));
    const attributes = new Set(rows.filter((row) => owners.has(row.owner)).map(({ attribute }) => attribute));
    if (attributes.size <= MOST_INDEXES) continue;
    const whom = each === owner ? `"${owner}"` : `"${each}", which also declares attributes,`;
    const message = `gives ${whom} ${attributes.size} declared attributes, including those of the prefixes above it; at most ${MOST_INDEXES} are allowed`;
    throw invalidRequest([{ path: at, message }]);
  }
}
