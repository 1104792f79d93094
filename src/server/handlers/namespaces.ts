import type { BudgetsHandlers } from "#generated/budgets/handlers.ts";
import type { NamespacesHandlers } from "#generated/namespaces/handlers.ts";
import type { NonProductionPrefixesHandlers } from "#generated/non-production-prefixes/handlers.ts";
import type { Budget, NonProductionPrefix } from "#generated/types.ts";
import { refuseOutsideScope } from "#src/accounts/keys/access.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { nextCursor, startOf } from "#src/foundation/cursors.ts";
import type { Jobs } from "#src/jobs/management/jobs.ts";
import { listMarks, type MarkRow, mark, type NonProductionParts, unmark } from "#src/records/budgets/non-production.ts";
import {
  deleteBudget,
  listBudgets,
  type PrefixBudgetParts,
  type PrefixBudgetRow,
  putBudget,
} from "#src/records/budgets/prefix-budgets.ts";
import { listLevels, pageAfter } from "#src/records/namespaces/levels.ts";
import { type DeletionParts, deleteNamespace } from "#src/records/settings/deletion.ts";
import { getNamespace, listNamespaceViews, type ViewParts } from "#src/records/settings/namespace-view.ts";
import { type SettingsParts, updateSettings } from "#src/records/settings/settings.ts";

export function nonProductionPrefixesHandlers(parts: NonProductionParts): NonProductionPrefixesHandlers<RequestContext> {
  return {
    async put({ organizationId }, { path }) {
      return { status: 200, body: markView(await mark(parts, organizationId, path.prefix)) };
    },
    async delete({ organizationId }, { path }) {
      await unmark(parts, organizationId, path.prefix);
      return { status: 204, body: undefined };
    },
    async list({ organizationId, key }, { query }) {
      const page = { scope: key.scope, after: startOf("non_production_prefixes", query.cursor), limit: query.limit };
      const { rows, more } = await listMarks(parts.db, organizationId, page);
      const next_cursor = nextCursor("non_production_prefixes", more, rows.at(-1)?.prefix);
      return { status: 200, body: { non_production_prefixes: rows.map(markView), next_cursor } };
    },
  };
}

export function budgetsHandlers(parts: PrefixBudgetParts): BudgetsHandlers<RequestContext> {
  return {
    async put({ organizationId, key }, { path, body }) {
      refuseOutsideScope(key.scope, path.prefix);
      const terms = { budget: body.budget_usd_per_month, onExceeded: body.on_exceeded };
      const row = await putBudget(parts, organizationId, path.prefix, terms, key);
      const spent = await parts.budgets.spentUnder(parts.db, organizationId, [row.prefix]);
      return { status: 200, body: budgetView(row, spent.get(row.prefix)!) };
    },
    async delete({ organizationId, key }, { path }) {
      refuseOutsideScope(key.scope, path.prefix);
      await deleteBudget(parts, organizationId, path.prefix, key);
      return { status: 204, body: undefined };
    },
    async list({ organizationId, key }, { query }) {
      const page = { scope: key.scope, after: startOf("budgets", query.cursor), limit: query.limit };
      const { rows, more } = await listBudgets(parts, organizationId, page);
      const budgets = rows.map(({ row, spentUsd }) => budgetView(row, spentUsd));
      return { status: 200, body: { budgets, next_cursor: nextCursor("budgets", more, budgets.at(-1)?.prefix) } };
    },
  };
}

function budgetView({ prefix, budget, onExceeded, updatedAt }: PrefixBudgetRow, spent_usd: number): Budget {
  return { prefix, budget_usd_per_month: budget, on_exceeded: onExceeded, spent_usd, updated_at: updatedAt.toISOString() };
}

function markView({ prefix, created_at }: MarkRow): NonProductionPrefix {
  return { prefix, created_at: created_at.toISOString() };
}

export type NamespacesParts = SettingsParts & DeletionParts & ViewParts & { jobs: Jobs };

export function namespacesHandlers(parts: NamespacesParts): NamespacesHandlers<RequestContext> {
  return {
    async list({ organizationId, key }, { query }) {
      const page = { prefix: query.prefix, scope: key.scope, after: startOf("namespaces", query.cursor), limit: query.limit };
      const { namespaces, more } = await listNamespaceViews(parts, organizationId, page);
      return { status: 200, body: { namespaces, next_cursor: nextCursor("namespaces", more, namespaces.at(-1)?.name) } };
    },
    async levels({ organizationId, key }, { query: { prefix = "", cursor, limit } }) {
      const page = { prefix, scope: key.scope, after: startOf("namespace_levels", cursor), limit };
      const { rows, more } = await listLevels(parts.db, organizationId, page);
      const last = rows.at(-1);
      return { status: 200, body: { levels: rows, next_cursor: nextCursor("namespace_levels", more, last && pageAfter(last)) } };
    },
    async get({ organizationId }, { path }) {
      return { status: 200, body: await getNamespace(parts, organizationId, path.ns) };
    },
    async update({ organizationId, key }, { path, body }) {
      return { status: 200, body: await updateSettings(parts, { organizationId, name: path.ns }, body, key) };
    },
    async delete({ organizationId }, { path }) {
      return { status: 202, body: await parts.jobs.view(await deleteNamespace(parts, { organizationId, name: path.ns })) };
    },
  };
}
