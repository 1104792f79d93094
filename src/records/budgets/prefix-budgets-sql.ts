/** Statements on the budgets of prefixes and of whole organizations. */

import { EVERYTHING, type NameArea } from "#src/foundation/areas.ts";
import { numberArray, textArray } from "#src/foundation/db/array-literals.ts";
import { built, inArea, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

export interface PrefixBudgetRow {
  /** `*` for the organization. */
  prefix: string;
  /** In US dollars per month. */
  budget: number;
  onExceeded: "pause" | "reject";
  updatedAt: Date;
}

const budgetsOf = (organizationId: string) =>
  knex("budgets")
    .select("prefix", "budget_usd_per_month as budget", "on_exceeded as onExceeded", "updated_at as updatedAt")
    .where({ organization_id: organizationId });

export async function readBudgetsOf(
  session: Session,
  organizationId: string,
  prefixes: readonly string[],
): Promise<PrefixBudgetRow[]> {
  return session.query<PrefixBudgetRow>({
    name: "budgets_read",
    text: `
      select prefix, budget_usd_per_month as budget, on_exceeded as "onExceeded", updated_at as "updatedAt" from budgets
      where organization_id = $1 and prefix = any($2::text[])`,
    values: [organizationId, textArray(prefixes)],
  });
}

export async function readAllBudgets(session: Session, organizationId: string): Promise<PrefixBudgetRow[]> {
  return built<PrefixBudgetRow>(session, budgetsOf(organizationId));
}

export async function putBudget(tx: Transaction, organizationId: string, row: PrefixBudgetRow): Promise<void> {
  const set = { budget_usd_per_month: row.budget, on_exceeded: row.onExceeded, updated_at: row.updatedAt };
  await built(
    tx,
    knex("budgets")
      .insert({ organization_id: organizationId, prefix: row.prefix, ...set })
      .onConflict(["organization_id", "prefix"])
      .merge(Object.keys(set)),
  );
}

export async function deleteBudget(tx: Transaction, organizationId: string, prefix: string): Promise<void> {
  await built(tx, knex("budgets").delete().where({ organization_id: organizationId, prefix }));
}

/**
 * Sorted by prefix. Within an area: the namespace itself, and everything under it. The organization's own budget is not included.
 */
export async function listBudgets(
  session: Session,
  organizationId: string,
  { after, limit, ...area }: NameArea & { after: string; limit: number },
): Promise<PrefixBudgetRow[]> {
  return built<PrefixBudgetRow>(
    session,
    budgetsOf(organizationId)
      .where("prefix", ">", after)
      .where("prefix", "<>", EVERYTHING)
      .where(inArea("prefix", area))
      .orderBy("prefix")
      .limit(limit),
  );
}

/** Changes namespaces that the transaction has locked. Returns those whose judging is paused. */
export async function setBudgetAbove(
  tx: Transaction,
  namespaceIds: readonly number[],
  above: "pause" | "reject" | null,
): Promise<{ namespaceId: number; paused: boolean }[]> {
  return tx.query({
    name: "budgets_set_above",
    text: `
      update namespaces set budget_above = $2
      where namespace_id = any($1::bigint[]) and deleted_at is null
      returning namespace_id as "namespaceId", budget_paused as paused`,
    values: [numberArray(namespaceIds), above],
  });
}
