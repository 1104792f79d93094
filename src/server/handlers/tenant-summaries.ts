import type { TenantSummariesHandlers } from "#generated/tenant-summaries/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { startOf } from "#src/foundation/cursors.ts";
import type { TenantSummaries } from "#src/standing/tenant-summaries/tenant-summaries.ts";

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
