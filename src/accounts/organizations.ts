/** Organizations: read by their keys, made by the operator. */
import { audit, note } from "#src/audit/audit.ts";
import type { Clock } from "#src/clock.ts";
import type { Database, Session, Transaction } from "#src/db/database.ts";
import { conflict, ServiceError } from "#src/errors.ts";
import { newId } from "#src/ids.ts";
import type { Plan } from "./identity.ts";
import * as sql from "./sql.ts";

export type { OrganizationRow } from "./sql.ts";

/** The organization of a key that has just been authenticated. */
export async function organizationOf(session: Session, organizationId: string): Promise<sql.OrganizationRow> {
  const row = await sql.readOrganization(session, organizationId);
  if (row === undefined) throw new ServiceError("internal", `The organization ${organizationId} of a key does not exist.`);
  return row;
}

/** Keys of all organizations, by the fingerprint of the pepper that they are hashed under. */
export const countKeysByPepper = sql.countKeysByPepper;

/** Holds the organization alone until the transaction ends: its keys, its non-production prefixes, and the making of its namespaces. */
export const lockOrganization = sql.lockOrganization;

export type OrganizationChanges = Partial<Pick<sql.OrganizationRow, "suggestions" | "contacts">>;

/**
 * Changes what is given, and answers the organization as it is then.
 * @param beside changes what other rooms keep of it, in the same transaction, and answers that before and after
 */
export async function changeOrganization(
  { db, clock }: { db: Database; clock: Clock },
  organizationId: string,
  changes: OrganizationChanges,
  beside: (tx: Transaction, now: Date) => Promise<{ before: object; after: object }>,
): Promise<sql.OrganizationRow> {
  const contacts = changes.contacts && [...new Set(changes.contacts)];
  return db.transaction(async (tx) => {
    await sql.lockOrganization(tx, organizationId);
    const before = await organizationOf(tx, organizationId);
    const after = (await sql.updateOrganization(tx, organizationId, { ...changes, ...(contacts ? { contacts } : {}) }))!;
    const now = clock.now();
    const other = await beside(tx, now);
    const sides = { before: { ...before, ...other.before }, after: { ...after, ...other.after } };
    await audit(tx, organizationId, { action: "organization.updated", namespace: null, subject: null, ...sides }, now);
    return after;
  });
}

/** @throws ServiceError `conflict` where the name is taken */
export async function makeOrganization(tx: Transaction, clock: Clock, name: string, plan: Plan): Promise<string> {
  const now = clock.now();
  const organizationId = newId("org", now);
  const made = await sql.insertOrganization(tx, { organization_id: organizationId, name, plan, created_at: now });
  if (!made) throw conflict(`An organization named "${name}" exists.`);
  await noteOrganization(tx, organizationId, { name, plan }, now);
  return organizationId;
}

/** In the audit log of one that has just been made. */
export async function noteOrganization(
  tx: Transaction,
  organizationId: string,
  { name, plan }: { name: string; plan: Plan },
  at: Date,
): Promise<void> {
  await note(tx, organizationId, { action: "organization.created", namespace: null, subject: null, after: { name, plan } }, at);
}
