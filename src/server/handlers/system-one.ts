import type { SystemOneHandlers } from "#generated/system-one/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { answerSystemOne, type SystemOneParts } from "#src/queries/system-one/system-one.ts";

export function systemOneHandlers(parts: SystemOneParts): SystemOneHandlers<RequestContext> {
  return {
    async answer({ organizationId, key }, { headers, body }) {
      const caller = { organizationId, scope: key.scope, namespaceName: headers["Judgment-Namespace"] };
      return { status: 200, body: await answerSystemOne(parts, caller, body) };
    },
  };
}
