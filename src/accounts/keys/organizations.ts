/** Organizations: keys read them, the operator creates them. */

import { audit, note } from "#src/accounts/audit/audit.ts";
import type { Plan } from "#src/accounts/identity.ts";
import type { Database, Session, Transaction } from "#src/foundation/db/database.ts";
import { lockOrganization } from "#src/foundation/db/organization-locks.ts";
import { conflict, ServiceError } from "#src/foundation/errors.ts";
import { newId } from "#src/foundation/ids.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import * as sql from "./sql.ts";

export type { OrganizationRow } from "./sql.ts";

/** The organization of a key that was just authenticated. */
export async function organizationOf(session: Session, organizationId: string): Promise<sql.OrganizationRow> {
  const row = await sql.readOrganization(session, organizationId);
  if (row === undefined) throw new ServiceError("internal", `The organization ${organizationId} of a key does not exist.`);
  return row;
}

/** The number of keys in all organizations, by the fingerprint of their pepper. */
export const countKeysByPepper = sql.countKeysByPepper;

export type OrganizationChanges = Partial<Pick<sql.OrganizationRow, "suggestions" | "contacts">>;

/**
 * Changes the given members. Returns the organization after the change.
 * @param beside changes data of other modules in the same transaction, and returns it before and after
 */
export async function changeOrganization(
  { db, clock }: { db: Database; clock: Clock },
  organizationId: string,
  changes: OrganizationChanges,
  beside: (tx: Transaction, now: Date) => Promise<{ before: object; after: object }>,
): Promise<sql.OrganizationRow> {
  const contacts = changes.contacts && [...new Set(changes.contacts)];
  return db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await organizationOf(tx, organizationId);
    const after = (await sql.updateOrganization(tx, organizationId, { ...changes, ...(contacts ? { contacts } : {}) }))!;
    const now = clock.now();
    const other = await beside(tx, now);
    const sides = { before: { ...before, ...other.before }, after: { ...after, ...other.after } };
    await audit(tx, organizationId, { action: "organization.updated", namespace: null, subject: null, ...sides }, now);
    return after;
  });
}

/** @throws ServiceError `conflict` if the name is taken */
export async function makeOrganization(tx: Transaction, clock: Clock, name: string, plan: Plan): Promise<string> {
  const now = clock.now();
  const organizationId = newId("org", now);
  const made = await sql.insertOrganization(tx, { organization_id: organizationId, name, plan, created_at: now });
  if (!made) throw conflict(`An organization with the name "${name}" already exists. Choose another name.`);
  await noteOrganization(tx, organizationId, { name, plan }, now);
  return organizationId;
}

/** Records the creation in the new organization's audit log. */
export async function noteOrganization(
  tx: Transaction,
  organizationId: string,
  { name, plan }: { name: string; plan: Plan },
  at: Date,
): Promise<void> {
  await note(tx, organizationId, { action: "organization.created", namespace: null, subject: null, after: { name, plan } }, at);
}
