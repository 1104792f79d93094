/** Budgets for jobs that judge. */
import { attodollars } from "#src/accounts/money/money.ts";
import { monthOf } from "#src/accounts/money/prices.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import type { Batch } from "#src/judging/asking/batch.ts";
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

/** The first requests, in order, until the budget is used up; at least one. */
export function within(batches: readonly Batch[], unitsLeft = Number.POSITIVE_INFINITY): readonly Batch[] {
  let units = 0;
  const end = batches.findIndex(({ asked }, at) => {
    const usedUp = at > 0 && units >= unitsLeft;
    units += unitsOf({ asked });
    return usedUp;
  });
  return end === -1 ? batches : batches.slice(0, end);
}

/** The most units that the answers to a request are billed. */
export function unitsOf({ asked }: Pick<Batch, "asked">): number {
  return asked.reduce((sum, one) => sum + one.units, 0);
}
