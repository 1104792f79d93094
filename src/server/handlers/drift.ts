import type { DriftHandlers } from "#generated/drift/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { type DriftParts, driftReport } from "#src/quality/drift/drift.ts";

export function driftHandlers(parts: DriftParts): DriftHandlers<RequestContext> {
  return {
    async get({ organizationId }, { path, query }) {
      return { status: 200, body: await driftReport(parts, organizationId, path.ns, path.name, query) };
    },
  };
}
