import type { QueriesHandlers } from "#generated/queries/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import type { Queries } from "#src/queries/query.ts";

export function queriesHandlers(queries: Queries): QueriesHandlers<RequestContext> {
  return {
    async query({ organizationId, key }, { path, body: { filters, ...options } }) {
      return { status: 200, body: await queries.run({ organizationId, name: path.ns, scope: key.scope }, filters, options) };
    },
  };
}
