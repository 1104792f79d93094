import type { SharesHandlers } from "#generated/shares/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { type SharesParts, shareReport } from "#src/quality/shares/shares.ts";

export function sharesHandlers(parts: SharesParts): SharesHandlers<RequestContext> {
  return {
    async get({ organizationId }, { path, query }) {
      return { status: 200, body: await shareReport(parts, organizationId, path.ns, path.name, query) };
    },
  };
}
