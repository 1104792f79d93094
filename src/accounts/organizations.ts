/** Organizations: read by their keys, made by the operator. */
import type { Clock } from "#src/clock.ts";
import type { Session, Transaction } from "#src/db/database.ts";
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

/** @throws ServiceError `conflict` where the name is taken */
export async function makeOrganization(tx: Transaction, clock: Clock, name: string, plan: Plan): Promise<string> {
  const now = clock.now();
  const organizationId = newId("org", now);
  const made = await sql.insertOrganization(tx, { organization_id: organizationId, name, plan, created_at: now });
  if (!made) throw conflict(`An organization named "${name}" exists.`);
  return organizationId;
}
