import type { AgreementHandlers } from "#generated/agreement/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { agreementReport } from "#src/quality/agreement/agreement.ts";
import { listDisagreements } from "#src/quality/agreement/disagreements.ts";

export function agreementHandlers(db: Database): AgreementHandlers<RequestContext> {
  return {
    async get({ organizationId }, { path, query }) {
      return { status: 200, body: await agreementReport(db, organizationId, path.ns, path.name, query) };
    },
    async disagreements({ organizationId }, { path, query }) {
      return { status: 200, body: await listDisagreements(db, organizationId, path.ns, path.name, query) };
    },
  };
}
