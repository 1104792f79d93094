/**
 * The sequence of a namespace. Raising it takes the namespace's lock until the transaction ends, so whoever has seen sequence n has
 * seen all that came before n.
 */
import { randomInt } from "node:crypto";
import type { Transaction } from "#src/db/database.ts";
import { ServiceError } from "#src/errors.ts";
import * as sql from "./sql.ts";

/** A namespace as a request names it. */
export interface NamespaceRef {
  organizationId: string;
  name: string;
}

export interface Held {
  namespaceId: number;
  sequence: number;
}

/** Holds a namespace for a commit of documents; it is made where it is missing, and goes again where the transaction fails. */
export async function holdOrCreate(tx: Transaction, namespace: NamespaceRef, at: Date): Promise<Held> {
  const known = await sql.findNamespaceId(tx, namespace.organizationId, namespace.name);
  const namespaceId = known ?? (await create(tx, namespace, at));
  const sequence = await sql.raiseSequence(tx, namespaceId);
  if (sequence === undefined) throw new ServiceError("unavailable", "The namespace is being deleted; retry in a moment.");
  return { namespaceId, sequence };
}

/** Holds a namespace for a commit of answers; undefined where it is gone. */
export async function hold(tx: Transaction, namespaceId: number): Promise<Held | undefined> {
  const sequence = await sql.raiseSequence(tx, namespaceId);
  return sequence === undefined ? undefined : { namespaceId, sequence };
}

export const recordCommit = sql.recordCommit;

async function create(tx: Transaction, namespace: NamespaceRef, at: Date): Promise<number> {
  // 52 random bits: exact in a JavaScript number, and a name deleted and written again never meets its former id.
  const namespaceId = randomInt(1, 2 ** 21) * 2 ** 31 + randomInt(0, 2 ** 31);
  if (!(await sql.claimName(tx, namespace.organizationId, namespace.name, namespaceId))) {
    return (await sql.findNamespaceId(tx, namespace.organizationId, namespace.name))!;
  }
  await sql.insertNamespace(tx, { ...namespace, namespaceId, at });
  return namespaceId;
}
