/**
 * Who may change a budget. A budget holds the tenant it is set for, so a key of that tenant may lower it and nothing else. Whoever may spend
 * elsewhere too may set it: an admin, a key of the whole organization, or one whose scope covers more than the place.
 */
import type { KeyIdentity } from "#src/accounts/identity.ts";
import { canonicalScope, covers } from "#src/accounts/scope.ts";
import { ServiceError } from "#src/errors.ts";

export interface BudgetTerms {
  /** In dollars a month; null for no limit. */
  readonly budget: number | null;
  readonly onExceeded: "pause" | "reject";
}

export type BudgetKey = Pick<KeyIdentity, "admin" | "scope">;

/** @throws ServiceError `forbidden` where the change lets more be spent and the key does not cover more than the place */
export function refuseUnlessMayChange(key: BudgetKey, place: string, before: BudgetTerms, after: BudgetTerms): void {
  const canonical = key.scope === null ? null : canonicalScope(key.scope);
  if (key.admin || canonical === null || (covers(canonical, place) && canonical !== place)) return;
  if (!loosens(before, after)) return;
  throw new ServiceError(
    "forbidden",
    `This key is restricted to ${key.scope}, so it may only lower the budget of ${place}. Use an admin key, or a key whose scope covers more than ${place}.`,
    { details: { scope: key.scope!, namespace: place } },
  );
}

/** Whether more may be spent afterwards: of a greater budget, of none, or by writes that were refused before. */
function loosens(before: BudgetTerms, after: BudgetTerms): boolean {
  if (before.budget === null) return false;
  if (after.budget === null || after.budget > before.budget) return true;
  return before.onExceeded === "reject" && after.onExceeded === "pause";
}
