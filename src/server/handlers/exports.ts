import type { ExportsHandlers } from "#generated/exports/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import type { Exports } from "#src/jobs/exports/exports.ts";

export function exportsHandlers(exports: Exports): ExportsHandlers<RequestContext> {
  return {
    async create({ organizationId }, { path, body }) {
      return { status: 202, body: await exports.start(organizationId, path.ns, body ?? {}) };
    },
    async delete({ organizationId, key }, { path }) {
      await exports.delete(organizationId, key.scope, path.id);
      return { status: 204, body: undefined };
    },
  };
}
