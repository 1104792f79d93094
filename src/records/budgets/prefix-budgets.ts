/**
 * Budgets of prefixes and of the whole organization: a limit on what all namespaces below cost together per calendar month.
 * Several budgets may cover a namespace. Its spending counts against all of them.
 *
 * Each namespace's row says whether a budget covers it, so commits and judging elsewhere read nothing more. A budget and the rows
 * below it change in one transaction. It holds a lock on the organization, and the creation of a namespace waits for that lock.
 */

import { audit } from "#src/accounts/audit/audit.ts";
import { canonicalScope } from "#src/accounts/scope.ts";
import { EVERYTHING, prefixArea, prefixesAbove, scopeArea } from "#src/foundation/areas.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { lockOrganization } from "#src/foundation/db/organization-locks.ts";
import { invalidRequest } from "#src/foundation/errors.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { lockAll } from "#src/records/namespaces/sequence.ts";
import type { Budgets } from "./budget.ts";
import { type BudgetKey, type BudgetTerms, refuseUnlessMayChange } from "./budget-authority.ts";
import { readNamespacesIn } from "./non-production-sql.ts";
import * as sql from "./prefix-budgets-sql.ts";

export type { PrefixBudgetRow } from "./prefix-budgets-sql.ts";

export interface PrefixBudgetParts {
  db: Database;
  clock: Clock;
  budgets: Pick<Budgets, "reconsider" | "spentUnder">;
  /** Whether a statement may name several namespaces. Not if they are on several machines. */
  together: boolean;
  /** Tells this process's worker that judging may continue. */
  wakeJudging(): void;
}

/** Namespaces that one statement changes. */
const AT_ONCE = 256;
const NONE: BudgetTerms = { budget: null, onExceeded: "pause" };

/** Sets the budget of a prefix. @throws ServiceError `forbidden` if the key may only lower it */
export async function putBudget(
  parts: PrefixBudgetParts,
  organizationId: string,
  given: string,
  terms: { budget: number; onExceeded: "pause" | "reject" | undefined },
  key: BudgetKey,
): Promise<sql.PrefixBudgetRow> {
  const prefix = canonicalScope(given);
  const now = parts.clock.now();
  const row = await parts.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await termsOf(tx, organizationId, prefix);
    const after = { budget: terms.budget, onExceeded: terms.onExceeded ?? before.onExceeded };
    refuseUnlessMayChange(key, prefix, before, after);
    await change(tx, parts, organizationId, prefix, before, after, now);
    const sides = { before: before.budget === null ? null : shown(before), after: shown(after) };
    await audit(tx, organizationId, { action: "budget.updated", namespace: prefix, subject: null, ...sides }, now);
    return { prefix, ...after, updatedAt: now };
  });
  parts.wakeJudging();
  return row;
}

/** Removes the budget of a prefix. A missing budget is not an error. @throws ServiceError `forbidden` */
export async function deleteBudget(
  parts: PrefixBudgetParts,
  organizationId: string,
  given: string,
  key: BudgetKey,
): Promise<void> {
  const prefix = canonicalScope(given);
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await termsOf(tx, organizationId, prefix);
    // Checked even if there is no budget, so that the response does not reveal whether one exists.
    refuseUnlessMayChange(key, prefix, { budget: 0, onExceeded: "pause" }, NONE);
    if (before.budget === null) return;
    await change(tx, parts, organizationId, prefix, before, NONE, now);
    const sides = { before: shown(before), after: null };
    await audit(tx, organizationId, { action: "budget.deleted", namespace: prefix, subject: null, ...sides }, now);
  });
  parts.wakeJudging();
}

/**
 * Changes the budget of an organization that the transaction has locked. Returns it before and after. @throws ServiceError
 * `invalid_request`
 */
export async function changeOrganizationBudget(
  tx: Transaction,
  parts: Pick<PrefixBudgetParts, "budgets" | "together">,
  organizationId: string,
  changes: Partial<BudgetTerms>,
  now: Date,
): Promise<{ before: BudgetTerms; after: BudgetTerms }> {
  const before = await termsOf(tx, organizationId, EVERYTHING);
  const asked = { ...before, ...changes };
  if (asked.budget === null && changes.onExceeded !== undefined && changes.budget === undefined) {
    const message = "needs a budget; send budget_usd_per_month too";
    throw invalidRequest([{ path: "/on_exceeded", message }]);
  }
  const after = asked.budget === null ? NONE : asked;
  await change(tx, parts, organizationId, EVERYTHING, before, after, now);
  return { before, after };
}

/** The budget of an organization. */
export function organizationBudget(db: Database, organizationId: string): Promise<BudgetTerms> {
  return termsOf(db, organizationId, EVERYTHING);
}

/** The budgets within a key's scope, sorted by prefix, with this month's spending. */
export async function listBudgets(
  { db, budgets }: Pick<PrefixBudgetParts, "db" | "budgets">,
  organizationId: string,
  page: { scope: string | null; after: string; limit: number },
): Promise<{ rows: { row: sql.PrefixBudgetRow; spentUsd: number }[]; more: boolean }> {
  const area = scopeArea(page.scope);
  const found = await sql.listBudgets(db, organizationId, { ...area, after: page.after, limit: page.limit + 1 });
  const rows = found.slice(0, page.limit);
  const spent = await budgets.spentUnder(
    db,
    organizationId,
    rows.map(({ prefix }) => prefix),
  );
  return { rows: rows.map((row) => ({ row, spentUsd: spent.get(row.prefix)! })), more: found.length > page.limit };
}

async function termsOf(session: Parameters<typeof sql.readBudgetsOf>[0], organizationId: string, prefix: string) {
  const [row] = await sql.readBudgetsOf(session, organizationId, [prefix]);
  return row === undefined ? NONE : { budget: row.budget, onExceeded: row.onExceeded };
}

async function change(
  tx: Transaction,
  parts: Pick<PrefixBudgetParts, "budgets" | "together">,
  organizationId: string,
  prefix: string,
  before: BudgetTerms,
  { budget, onExceeded }: BudgetTerms,
  now: Date,
): Promise<void> {
  if (budget === null && before.budget === null) return;
  if (budget === null) await sql.deleteBudget(tx, organizationId, prefix);
  else await sql.putBudget(tx, organizationId, { prefix, budget, onExceeded, updatedAt: now });
  const all = new Map((await sql.readAllBudgets(tx, organizationId)).map((row) => [row.prefix, row.onExceeded]));
  const namespaces = await readNamespacesIn(tx, organizationId, prefixArea(prefix));
  const atOnce = parts.together ? AT_ONCE : 1;
  const paused: number[] = [];
  for (let at = 0; at < namespaces.length; at += atOnce) {
    const some = namespaces.slice(at, at + atOnce);
    await lockAll(
      tx,
      some.map(({ namespaceId }) => namespaceId),
      "wait",
    );
    for (const [above, each] of Map.groupBy(some, ({ name }) => strictest(all, name))) {
      const ids = each.map(({ namespaceId }) => namespaceId);
      const changed = await sql.setBudgetAbove(tx, ids, above);
      paused.push(...changed.filter((one) => one.paused).map(({ namespaceId }) => namespaceId));
    }
  }
  // It wakes the jobs of the organization. All namespaces are locked before that.
  for (const namespaceId of paused) await parts.budgets.reconsider(tx, namespaceId, now);
}

/** What the budgets above a namespace do with its writes. */
function strictest(all: ReadonlyMap<string, "pause" | "reject">, name: string): "pause" | "reject" | null {
  const found = prefixesAbove(name).flatMap((prefix) => all.get(prefix) ?? []);
  if (found.length === 0) return null;
  return found.includes("reject") ? "reject" : "pause";
}

const shown = ({ budget, onExceeded }: BudgetTerms) => ({ budget_usd_per_month: budget, on_exceeded: onExceeded });
