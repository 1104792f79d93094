import type { ApiKeysHandlers } from "#generated/api-keys/handlers.ts";
import type { OrganizationsHandlers } from "#generated/organizations/handlers.ts";
import type { Organization } from "#generated/types.ts";
import type { UsageReportsHandlers } from "#generated/usage-reports/handlers.ts";
import type { Accounts } from "#src/accounts/keys/accounts.ts";
import type { ApiKeys } from "#src/accounts/keys/api-keys.ts";
import { changeOrganization, organizationOf } from "#src/accounts/keys/organizations.ts";
import { apiKeyView, organizationView } from "#src/accounts/keys/views.ts";
import { allotments } from "#src/accounts/limits/plan-limits.ts";
import { type ReportParts, usageReport } from "#src/accounts/money/usage-report.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { scopeArea } from "#src/foundation/areas.ts";
import { nextCursor, startOf } from "#src/foundation/cursors.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { BudgetTerms } from "#src/records/budgets/budget-authority.ts";
import { changeOrganizationBudget, organizationBudget, type PrefixBudgetParts } from "#src/records/budgets/prefix-budgets.ts";

export function organizationsHandlers(parts: PrefixBudgetParts): OrganizationsHandlers<RequestContext> {
  return {
    async get({ organizationId, key }) {
      const row = await organizationOf(parts.db, organizationId);
      const view = organizationView(row, key);
      if (key.scope !== null) return { status: 200, body: view };
      const budget = budgetView(await organizationBudget(parts.db, organizationId));
      return { status: 200, body: { ...view, ...budget, limits: await allotments(parts.db, organizationId, row.plan) } };
    },
    async update({ organizationId, key }, { body }) {
      const { budget_usd_per_month: budget, on_exceeded: onExceeded, ...changes } = body;
      let terms: BudgetTerms | undefined;
      const row = await changeOrganization(parts, organizationId, changes, async (tx, now) => {
        const changed = { ...(budget === undefined ? {} : { budget }), ...(onExceeded === undefined ? {} : { onExceeded }) };
        const { before, after } = await changeOrganizationBudget(tx, parts, organizationId, changed, now);
        terms = after;
        return { before: budgetView(before), after: budgetView(after) };
      });
      if (budget !== undefined) parts.wakeJudging();
      const view = organizationView(row, key);
      if (key.scope !== null || terms === undefined) return { status: 200, body: view };
      const limits = await allotments(parts.db, organizationId, row.plan);
      return { status: 200, body: { ...view, ...budgetView(terms), limits } };
    },
  };
}

function budgetView({ budget, onExceeded }: BudgetTerms): Pick<Organization, "budget_usd_per_month" | "on_exceeded"> {
  return { budget_usd_per_month: budget, on_exceeded: onExceeded };
}

export function usageReportsHandlers(parts: ReportParts): UsageReportsHandlers<RequestContext> {
  return {
    async get({ organizationId, key }, { query }) {
      const page = { month: query.month, names: scopeArea(key.scope), after: startOf("usage", query.cursor), limit: query.limit };
      const { report, more } = await usageReport(parts, organizationId, page);
      return { status: 200, body: { ...report, next_cursor: nextCursor("usage", more, report.namespaces.at(-1)?.namespace) } };
    },
  };
}

/** `accounts` forgets its cache of a key that this process has changed. */
export function apiKeysHandlers(keys: ApiKeys, accounts: Accounts, clock: Clock): ApiKeysHandlers<RequestContext> {
  return {
    async create({ organizationId, key }, { body }) {
      const { row, token } = await keys.make(organizationId, {
        name: body.name,
        role: body.role,
        admin: body.admin,
        scope: body.scope ?? null,
        expiresAt: body.expires_at ? new Date(body.expires_at) : null,
        allowedAddresses: body.allowed_addresses ?? null,
        createdBy: key.id,
      });
      return { status: 201, body: { ...apiKeyView(row, clock.now()), key: token } };
    },
    async list({ organizationId }, { query }) {
      const { rows, more } = await keys.list(organizationId, startOf("api_keys", query.cursor), query.limit);
      const now = clock.now();
      return {
        status: 200,
        body: {
          api_keys: rows.map((row) => apiKeyView(row, now)),
          next_cursor: nextCursor("api_keys", more, rows.at(-1)?.key_id),
        },
      };
    },
    async delete({ organizationId }, { path }) {
      await keys.revoke(organizationId, path.id);
      accounts.forget(path.id);
      return { status: 204, body: undefined };
    },
    async rotate({ organizationId }, { path, body }) {
      const { row, token } = await keys.rotate(organizationId, path.id, body?.previous_valid_for ?? "24h");
      accounts.forget(path.id);
      return { status: 200, body: { ...apiKeyView(row, clock.now()), key: token } };
    },
  };
}
