/** Budgets for jobs that judge. */
import { attodollars } from "#src/accounts/money/money.ts";
import { monthOf } from "#src/accounts/money/prices.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { budgetExceeded } from "#src/records/budgets/budget.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";

/**
 * Why a namespace may not be judged now; null if it may. Also how many judgment units its budget leaves, if it has one, and
 * whether others spend from it.
 */
export async function allowanceOf(
  { budgets, clock }: Pick<JobParts, "budgets" | "clock">,
  namespace: NamespaceIdentity,
): Promise<{ reason: string | null; unitsLeft?: number | undefined; shared?: boolean | undefined }> {
  const leave = await budgets.mayJudge(namespace);
  if (leave.may) return { reason: null, unitsLeft: leave.unitsLeft, shared: leave.shared };
  return { reason: `The budget of ${namespace.name} for ${monthOf(clock.now())} is used up.` };
}

/** Why a namespace may not be judged now; null if it may. */
export async function heldBack(parts: Pick<JobParts, "budgets" | "clock">, namespace: NamespaceIdentity): Promise<string | null> {
  return (await allowanceOf(parts, namespace)).reason;
}

/**
 * Compares a job's estimated cost with the remainder of a namespace's budget.
 * @throws ServiceError `budget_exceeded`
 */
export async function refuseBeyondBudget(
  { db, budgets }: Pick<JobParts, "db" | "budgets">,
  namespace: NamespaceIdentity,
  costUsd: number,
): Promise<void> {
  const allowance = await budgets.allowance(db, namespace.namespaceId);
  if (allowance === null) return;
  const cost = attodollars(costUsd.toFixed(6));
  if (allowance.spent < allowance.budget && allowance.spent + cost <= allowance.budget) return;
  throw budgetExceeded(namespace.name, allowance, cost);
}
