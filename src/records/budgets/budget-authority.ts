/**
 * Who may change a budget. A budget limits its tenant, so a key of that tenant may only lower it. A key may set a budget if it may also
 * spend elsewhere. Such a key is an admin key, a key of the whole organization, or one whose scope is wider than the budget's.
 */
import type { KeyIdentity } from "#src/accounts/identity.ts";
import { canonicalScope, covers } from "#src/accounts/scope.ts";
import { ServiceError } from "#src/foundation/errors.ts";

export interface BudgetTerms {
  /** In US dollars per month; null means no limit. */
  readonly budget: number | null;
  readonly onExceeded: "pause" | "reject";
}

export type BudgetKey = Pick<KeyIdentity, "admin" | "scope">;

/** @throws ServiceError `forbidden` if the change allows more spending and the key's scope is not wider than the budget's */
export function refuseUnlessMayChange(key: BudgetKey, place: string, before: BudgetTerms, after: BudgetTerms): void {
  const canonical = key.scope === null ? null : canonicalScope(key.scope);
  if (key.admin || canonical === null || (covers(canonical, place) && canonical !== place)) return;
  if (!loosens(before, after)) return;
  throw new ServiceError(
    "forbidden",
    `This key is restricted to ${key.scope}. It may only lower the budget of ${place}. To raise or remove the budget, use an admin key, or a key whose scope covers more than ${place}.`,
    { details: { scope: key.scope!, namespace: place } },
  );
}

/** Whether the change allows more spending: a higher budget, no budget, or writes that were refused before. */
function loosens(before: BudgetTerms, after: BudgetTerms): boolean {
  if (before.budget === null) return false;
  if (after.budget === null || after.budget > before.budget) return true;
  return before.onExceeded === "reject" && after.onExceeded === "pause";
}
