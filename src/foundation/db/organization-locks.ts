/**
 * Locks of an organization, held until the transaction ends. They are locks of the server that sessions connect to, not of a row: where a store
 * keeps a copy of each organization on several machines, a row lock would need all of them.
 *
 * | | share | create | declare | lock |
 * |---|---|---|---|---|
 * | share | | | | waits |
 * | create | | | waits | waits |
 * | declare | | waits | waits | waits |
 * | lock | waits | waits | waits | waits |
 *
 * A transaction that declares takes none of the others afterwards. Otherwise a creation has what it waits for, and waits for what it has. For the same
 * reason it takes them before it locks a namespace, and wakes the consumers of a namespace after that. The README has the whole order.
 */
import type { Transaction } from "./session.ts";

/** For what must not happen while the organization is locked. */
export async function shareOrganization(tx: Transaction, organizationId: string): Promise<void> {
  await tx.query({
    name: "organizations_share",
    text: "select pg_advisory_xact_lock_shared(hashtextextended('organization ' || $1::text, 0)) is null as held",
    values: [organizationId],
  });
}

/** For the creation of a namespace: it sees what was declared, or whoever declares sees the namespace. Creations do not wait for each other. */
export async function holdForCreation(tx: Transaction, organizationId: string): Promise<void> {
  await tx.query({
    name: "organizations_hold_for_creation",
    text: `
      select pg_advisory_xact_lock_shared(hashtextextended('organization ' || $1::text, 0)) is null as held,
             pg_advisory_xact_lock_shared(hashtextextended('declarations ' || $1::text, 0)) is null as declared`,
    values: [organizationId],
  });
}

/** Against itself, creations and `lockOrganization`. */
export async function holdDeclarations(tx: Transaction, organizationId: string): Promise<void> {
  await tx.query({
    name: "organizations_hold_declarations",
    text: "select pg_advisory_xact_lock(hashtextextended('declarations ' || $1::text, 0)) is null as held",
    values: [organizationId],
  });
}

/** Against all of them. */
export async function lockOrganization(tx: Transaction, organizationId: string): Promise<void> {
  await tx.query({
    name: "organizations_lock",
    text: `
      select pg_advisory_xact_lock(hashtextextended('organization ' || $1::text, 0)) is null as held,
             pg_advisory_xact_lock(hashtextextended('declarations ' || $1::text, 0)) is null as declared`,
    values: [organizationId],
  });
}
