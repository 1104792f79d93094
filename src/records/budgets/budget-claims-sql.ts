/** Statements on claims (reservations) of budgets that several namespaces share. */
import { textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

/** Not a claim: this row is the organization's lock. */
const LOCK = "";

/** Waits until earlier claimants of the organization have committed. Later statements then see their claims. */
export async function lockClaims(tx: Transaction, organizationId: string): Promise<void> {
  await tx.query({
    name: "budget_claims_lock",
    text: `
      insert into budget_claims (organization_id, claim_id, prefix, units, until) values ($1, $2, '', 0, 'infinity')
      on conflict (organization_id, claim_id, prefix) do update set units = 0`,
    values: [organizationId, LOCK],
  });
}

/** Claimed units of each budget, by prefix. Claims of a process whose lease has expired do not count. */
export async function readClaimed(session: Session, organizationId: string, now: Date): Promise<Map<string, number>> {
  const rows = await session.query<{ prefix: string; units: number }>({
    name: "budget_claims_read",
    text: `
      select prefix, sum(units)::bigint as units from budget_claims
      where organization_id = $1 and claim_id <> $2 and until > $3 group by prefix`,
    values: [organizationId, LOCK, now],
  });
  return new Map(rows.map(({ prefix, units }) => [prefix, Number(units)]));
}

export async function insertClaim(
  tx: Transaction,
  organizationId: string,
  { claimId, prefixes, units, until }: { claimId: string; prefixes: readonly string[]; units: number; until: Date },
): Promise<void> {
  await tx.query({
    name: "budget_claims_insert",
    text: `
      insert into budget_claims (organization_id, claim_id, prefix, units, until)
      select $1, $2, p, $4, $5 from unnest($3::text[]) as p`,
    values: [organizationId, claimId, textArray(prefixes), units, until],
  });
}

/** Deletes claims, and long-expired claims of the organization. */
export async function deleteClaims(
  session: Session,
  organizationId: string,
  claimIds: readonly string[],
  now: Date,
): Promise<void> {
  await session.query({
    name: "budget_claims_delete",
    text: `
      delete from budget_claims
      where organization_id = $1 and (claim_id = any($2::text[]) or (claim_id <> $3 and until < $4))`,
    values: [organizationId, textArray(claimIds), LOCK, now],
  });
}

/** Renews the lease of claims. */
export async function prolongClaims(
  session: Session,
  organizationId: string,
  claimIds: readonly string[],
  until: Date,
): Promise<void> {
  await session.query({
    name: "budget_claims_prolong",
    text: "update budget_claims set until = $3 where organization_id = $1 and claim_id = any($2::text[])",
    values: [organizationId, textArray(claimIds), until],
  });
}
