import type { TenantSummariesHandlers } from "#generated/tenant-summaries/handlers.ts";
import { startOf } from "#src/cursors.ts";
import type { RequestContext } from "#src/http/context.ts";
import type { TenantSummaries } from "./tenant-summaries.ts";

export function tenantSummariesHandlers(summaries: TenantSummaries): TenantSummariesHandlers<RequestContext> {
  return {
    async create({ organizationId }, { path, body }) {
      return { status: 201, body: await summaries.create(organizationId, path.ns, body) };
    },
    async get({ organizationId }, { path, query }) {
      const page = { after: startOf("tenants", query.cursor), limit: query.limit };
      return { status: 200, body: await summaries.get(organizationId, path.ns, page) };
    },
    async delete({ organizationId }, { path }) {
      await summaries.delete(organizationId, path.ns);
      return { status: 204, body: undefined };
    },
  };
}
