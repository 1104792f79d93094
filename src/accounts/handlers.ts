import type { ApiKeysHandlers } from "#generated/api-keys/handlers.ts";
import type { OrganizationsHandlers } from "#generated/organizations/handlers.ts";
import type { UsageReportsHandlers } from "#generated/usage-reports/handlers.ts";
import type { Clock } from "#src/clock.ts";
import { nextCursor, startOf } from "#src/cursors.ts";
import type { Session } from "#src/db/database.ts";
import type { RequestContext } from "#src/http/context.ts";
import { scopeArea } from "#src/namespaces/areas.ts";
import type { Accounts } from "./accounts.ts";
import type { ApiKeys } from "./api-keys.ts";
import { changeOrganization, organizationOf } from "./organizations.ts";
import { type ReportParts, usageReport } from "./usage-report.ts";
import { apiKeyView, organizationView } from "./views.ts";

export function organizationsHandlers(session: Session): OrganizationsHandlers<RequestContext> {
  return {
    async get({ organizationId }) {
      return { status: 200, body: organizationView(await organizationOf(session, organizationId)) };
    },
    async update({ organizationId }, { body }) {
      return { status: 200, body: organizationView(await changeOrganization(session, organizationId, body)) };
    },
  };
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

/** `accounts` forgets what it knows of a key that changed here. */
export function apiKeysHandlers(keys: ApiKeys, accounts: Accounts, clock: Clock): ApiKeysHandlers<RequestContext> {
  return {
    async create({ organizationId }, { body }) {
      const { row, token } = await keys.make(organizationId, { ...body, scope: body.scope ?? null });
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
