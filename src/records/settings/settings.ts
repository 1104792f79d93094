/** Settings of a namespace: its budget and declared attributes. A template prefix has only the latter. */

import type { NamespaceSettings, NamespaceUpdate } from "#generated/types.ts";
import { audit } from "#src/accounts/audit/audit.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { holdDeclarations } from "#src/foundation/db/organization-locks.ts";
import { invalidRequest, notFound } from "#src/foundation/errors.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { BY_SETTINGS, declare } from "#src/records/attributes/declarations.ts";
import { declaredAttributes, indexedAttributes } from "#src/records/attributes/views.ts";
import type { Budgets } from "#src/records/budgets/budget.ts";
import { type BudgetKey, refuseUnlessMayChange } from "#src/records/budgets/budget-authority.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import { namespaceByName } from "#src/records/namespaces/namespaces.ts";
import * as sql from "#src/records/namespaces/sql.ts";

export interface SettingsParts {
  db: Database;
  clock: Clock;
  budgets: Pick<Budgets, "reconsider">;
  /** Tells this process's worker that judging may be possible again. */
  wakeJudging(): void;
  /** Tells this process's worker that there may be indexes to build or drop. */
  wakeAttributes(): void;
}

const CHANGE = { action: "namespace.updated", subject: null } as const;

/**
 * Changes the given settings and returns the result.
 * @throws ServiceError `not_found` for a namespace without writes; `invalid_request`; `forbidden` if the key may not change the
 * budget like this
 */
export async function updateSettings(
  parts: SettingsParts,
  ref: NamespaceRef,
  changes: NamespaceUpdate,
  key: BudgetKey,
): Promise<NamespaceSettings> {
  const now = parts.clock.now();
  const settings = await parts.db.transaction((tx) =>
    ref.name.endsWith("/*")
      ? updateTemplate(tx, ref, changes, now)
      : updateNamespace(tx, parts.budgets, ref, changes, { now, key }),
  );
  if (changes.budget_usd_per_month !== undefined) parts.wakeJudging();
  if (changes.indexed_attributes !== undefined) parts.wakeAttributes();
  return settings;
}

async function updateTemplate(
  tx: Transaction,
  ref: NamespaceRef,
  changes: NamespaceUpdate,
  now: Date,
): Promise<NamespaceSettings> {
  const issues = (["budget_usd_per_month", "on_exceeded"] as const)
    .filter((member) => changes[member] !== undefined)
    .map((member) => ({
      path: `/${member}`,
      message:
        "cannot be set on a template prefix; set it on each namespace, or set one budget for all of them with PUT /budgets/{prefix}",
    }));
  if (issues.length > 0) throw invalidRequest(issues);
  await declareGiven(tx, ref, null, changes, now);
  await audit(tx, ref.organizationId, { ...CHANGE, namespace: ref.name, after: changes }, now);
  const indexed_attributes = await declaredAttributes(tx, ref.organizationId, ref.name);
  return { budget_usd_per_month: null, on_exceeded: "pause", indexed_attributes };
}

async function updateNamespace(
  tx: Transaction,
  budgets: Pick<Budgets, "reconsider">,
  ref: NamespaceRef,
  changes: NamespaceUpdate,
  { now, key }: { now: Date; key: BudgetKey },
): Promise<NamespaceSettings> {
  const { namespace_id: namespaceId } = await namespaceByName(tx, ref.organizationId, ref.name);
  // Whoever declares locks the namespace afterwards.
  if (changes.indexed_attributes !== undefined) await holdDeclarations(tx, ref.organizationId);
  // Locked, so that the check compares the change with the current values, and nothing changes once the namespace is deleted.
  const held = await sql.holdSettings(tx, namespaceId);
  if (!held) throw notFound(`Namespace "${ref.name}"`);
  const { budget_usd_per_month, on_exceeded } = held;
  const before = { budget: budget_usd_per_month, onExceeded: on_exceeded };
  const { budget_usd_per_month: budgetAfter = before.budget, on_exceeded: onExceeded = before.onExceeded } = changes;
  refuseUnlessMayChange(key, ref.name, before, { budget: budgetAfter, onExceeded });
  await declareGiven(tx, ref, namespaceId, changes, now);
  const budget = await sql.setBudget(tx, namespaceId, changes);
  if (changes.budget_usd_per_month !== undefined) await budgets.reconsider(tx, namespaceId, now);
  const after = { ...budget, ...(changes.indexed_attributes ? { indexed_attributes: changes.indexed_attributes } : {}) };
  await audit(
    tx,
    ref.organizationId,
    { ...CHANGE, namespace: ref.name, before: { budget_usd_per_month, on_exceeded }, after },
    now,
  );
  const indexed = await indexedAttributes(tx, ref.organizationId, [{ namespaceId, name: ref.name }]);
  return { ...budget, indexed_attributes: indexed.get(namespaceId)! };
}

async function declareGiven(
  tx: Transaction,
  { organizationId, name: owner }: NamespaceRef,
  namespaceId: number | null,
  { indexed_attributes }: NamespaceUpdate,
  now: Date,
): Promise<void> {
  if (indexed_attributes === undefined) return;
  const attributes = [...new Set(indexed_attributes)].map((path) => path.slice("attributes.".length));
  await declare(tx, { organizationId, owner, declaredBy: BY_SETTINGS, namespaceId, attributes }, now);
}
