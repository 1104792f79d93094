import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

export interface BudgetRow {
  namespaceId: number;
  organizationId: string;
  name: string;
  /** In US dollars per month. */
  budget: number | null;
  onExceeded: "pause" | "reject";
  /** Whether budgets of prefixes or of the organization cover the namespace, and whether one of them rejects writes. */
  above: "pause" | "reject" | null;
  nonProduction: boolean;
  paused: boolean;
  /** The month in which the pause last began or ended. */
  month: string | null;
}

const columns = `namespace_id as "namespaceId", organization_id as "organizationId", name, budget_usd_per_month as budget, on_exceeded as "onExceeded", budget_above as above,
             non_production as "nonProduction", budget_paused as paused, budget_month as month`;

/** Undefined if the namespace is gone. */
export async function readBudget(session: Session, namespaceId: number): Promise<BudgetRow | undefined> {
  const [row] = await session.query<BudgetRow>({
    name: "budget_read",
    text: `select ${columns} from namespaces where namespace_id = $1 and deleted_at is null`,
    values: [namespaceId],
  });
  return row;
}

/** The same, and locks the row until the transaction ends. */
export async function holdBudget(tx: Transaction, namespaceId: number): Promise<BudgetRow | undefined> {
  const [row] = await tx.query<BudgetRow>({
    name: "budget_hold",
    text: `select ${columns} from namespaces where namespace_id = $1 and deleted_at is null for no key update`,
    values: [namespaceId],
  });
  return row;
}

export async function setPaused(tx: Transaction, namespaceId: number, paused: boolean, month: string): Promise<void> {
  const pause = { budget_paused: paused, budget_month: month };
  await built(tx, knex("namespaces").update(pause).where({ namespace_id: namespaceId }));
}
