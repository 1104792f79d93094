import type { RobustnessHandlers } from "#generated/robustness/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import type { RobustnessTrials } from "#src/jobs/robustness/trials.ts";

export function robustnessHandlers(trials: RobustnessTrials): RobustnessHandlers<RequestContext> {
  return {
    async start({ organizationId }, { path, body }) {
      const asked = { organizationId, namespace: path.ns, judgment: path.name };
      return body.confirm === true
        ? { status: 202, body: await trials.start(asked, body) }
        : { status: 200, body: await trials.estimate(asked, body) };
    },
  };
}
