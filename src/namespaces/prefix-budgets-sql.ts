/** Statements on the budgets of prefixes and of whole organizations. */
import { numberArray, textArray } from "#src/db/array-literals.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import type { NameArea } from "./areas.ts";

export interface PrefixBudgetRow {
  /** `*` for the organization. */
  prefix: string;
  /** In dollars a month. */
  budget: number;
  onExceeded: "pause" | "reject";
  updatedAt: Date;
}

const columns = `prefix, budget_usd_per_month as budget, on_exceeded as "onExceeded", updated_at as "updatedAt"`;

export async function readBudgetsOf(
  session: Session,
  organizationId: string,
  prefixes: readonly string[],
): Promise<PrefixBudgetRow[]> {
  return session.query<PrefixBudgetRow>({
    name: "budgets_read",
    text: `select ${columns} from budgets where organization_id = $1 and prefix = any($2::text[])`,
    values: [organizationId, textArray(prefixes)],
  });
}

export async function readAllBudgets(session: Session, organizationId: string): Promise<PrefixBudgetRow[]> {
  return session.query<PrefixBudgetRow>({
    name: "budgets_read_all",
    text: `select ${columns} from budgets where organization_id = $1`,
    values: [organizationId],
  });
}

export async function putBudget(tx: Transaction, organizationId: string, row: PrefixBudgetRow): Promise<void> {
  await tx.query({
    name: "budgets_put",
    text: `
      insert into budgets (organization_id, prefix, budget_usd_per_month, on_exceeded, updated_at) values ($1, $2, $3, $4, $5)
      on conflict (organization_id, prefix) do update
      set budget_usd_per_month = excluded.budget_usd_per_month, on_exceeded = excluded.on_exceeded, updated_at = excluded.updated_at`,
    values: [organizationId, row.prefix, row.budget, row.onExceeded, row.updatedAt],
  });
}

export async function deleteBudget(tx: Transaction, organizationId: string, prefix: string): Promise<void> {
  await tx.query({
    name: "budgets_delete",
    text: "delete from budgets where organization_id = $1 and prefix = $2",
    values: [organizationId, prefix],
  });
}

/** By prefix: of an area the one namespace, and all that lies under it. The organization's own is not among them. */
export async function listBudgets(
  session: Session,
  organizationId: string,
  page: NameArea & { after: string; limit: number },
): Promise<PrefixBudgetRow[]> {
  return session.query<PrefixBudgetRow>({
    name: "budgets_list",
    text: `
      select ${columns} from budgets
      where organization_id = $1 and prefix > $2 and prefix <> '*'
        and (prefix = $3 or (prefix >= $4::text and prefix < $4::text || chr(127)))
      order by prefix limit $5`,
    values: [organizationId, page.after, page.exact, page.under, page.limit],
  });
}

/** Of namespaces that the transaction holds; answers those whose judging is paused. */
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
