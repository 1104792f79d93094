/** Settings of a namespace: its budget and the attributes it declares; of a template prefix the latter alone. */
import type { NamespaceSettings, NamespaceUpdate } from "#generated/types.ts";
import { BY_SETTINGS, declare } from "#src/attributes/declarations.ts";
import { declaredAttributes, indexedAttributes } from "#src/attributes/views.ts";
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { invalidRequest } from "#src/errors.ts";
import type { Budgets } from "./budget.ts";
import { namespaceByName } from "./namespaces.ts";
import type { NamespaceRef } from "./sequence.ts";
import * as sql from "./sql.ts";

export interface SettingsParts {
  db: Database;
  clock: Clock;
  budgets: Pick<Budgets, "reconsider">;
  /** Tells this process's worker that there may be something to judge again. */
  wakeJudging(): void;
  /** Tells this process's worker that there may be indexes to build or drop. */
  wakeAttributes(): void;
}

/**
 * Changes what is given and answers the settings as they are then.
 * @throws ServiceError `not_found` for a namespace that nothing was written to; `invalid_request`
 */
export async function updateSettings(
  parts: SettingsParts,
  ref: NamespaceRef,
  changes: NamespaceUpdate,
): Promise<NamespaceSettings> {
  const settings = await parts.db.transaction((tx) =>
    ref.name.endsWith("/*")
      ? updateTemplate(tx, ref, changes, parts.clock.now())
      : updateNamespace(tx, parts.budgets, ref, changes, parts.clock.now()),
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
      message: "is a setting of a namespace; a template prefix has none, so set it on each namespace",
    }));
  if (issues.length > 0) throw invalidRequest(issues);
  await declareGiven(tx, ref, null, changes, now);
  const indexed_attributes = await declaredAttributes(tx, ref.organizationId, ref.name);
  return { budget_usd_per_month: null, on_exceeded: "pause", indexed_attributes };
}

async function updateNamespace(
  tx: Transaction,
  budgets: Pick<Budgets, "reconsider">,
  ref: NamespaceRef,
  changes: NamespaceUpdate,
  now: Date,
): Promise<NamespaceSettings> {
  const { namespace_id: namespaceId } = await namespaceByName(tx, ref.organizationId, ref.name);
  await declareGiven(tx, ref, namespaceId, changes, now);
  const budget = await sql.setBudget(tx, namespaceId, changes);
  if (changes.budget_usd_per_month !== undefined) await budgets.reconsider(tx, namespaceId, now);
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
