import type { SentinelsHandlers } from "#generated/sentinels/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import type { Sentinels } from "#src/jobs/sentinels/sentinels.ts";

export function sentinelsHandlers(sentinels: Sentinels): SentinelsHandlers<RequestContext> {
  return {
    async put({ organizationId }, { path, body }) {
      return { status: 200, body: await sentinels.put(organizationId, path.ns, path.name, body) };
    },
    async get({ organizationId }, { path }) {
      return { status: 200, body: await sentinels.get(organizationId, path.ns, path.name) };
    },
    async delete({ organizationId }, { path }) {
      await sentinels.delete(organizationId, path.ns, path.name);
      return { status: 204, body: undefined };
    },
  };
}
