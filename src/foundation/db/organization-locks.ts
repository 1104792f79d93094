/**
 * Locks of an organization, held until the transaction ends. They are locks of the server that sessions connect to, not of a row: where a store
 * keeps a copy of each organization on several machines, a row lock would need all of them.
 *
 * | | share | declare | lock |
 * |---|---|---|---|
 * | share | | | waits |
 * | declare | | waits | waits |
 * | lock | waits | waits | waits |
 */
import type { Transaction } from "./session.ts";

/** For what must not happen while the organization is locked, such as creating a namespace. */
export async function shareOrganization(tx: Transaction, organizationId: string): Promise<void> {
  await tx.query({
    name: "organizations_share",
    text: "select pg_advisory_xact_lock_shared(hashtextextended('organization ' || $1::text, 0)) is null as held",
    values: [organizationId],
  });
}

/** Against itself and `lockOrganization`. */
export async function holdDeclarations(tx: Transaction, organizationId: string): Promise<void> {
  await tx.query({
    name: "organizations_hold_declarations",
    text: "select pg_advisory_xact_lock(hashtextextended('declarations ' || $1::text, 0)) is null as held",
    values: [organizationId],
  });
}

/** Against all three. */
export async function lockOrganization(tx: Transaction, organizationId: string): Promise<void> {
  await tx.query({
    name: "organizations_lock",
    text: `
      select pg_advisory_xact_lock(hashtextextended('organization ' || $1::text, 0)) is null as held,
             pg_advisory_xact_lock(hashtextextended('declarations ' || $1::text, 0)) is null as declared`,
    values: [organizationId],
  });
}
