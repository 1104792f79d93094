import type { ActivityHandlers } from "#generated/activity/handlers.ts";
import { type ActivityParts, activityReport } from "#src/accounts/hours/reading.ts";
import type { HourRecorder } from "#src/accounts/hours/recorder.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";

export function activityHandlers(parts: ActivityParts, hours: HourRecorder): ActivityHandlers<RequestContext> {
  return {
    async get({ organizationId }, { query }) {
      // So this process's own counts are in it at once.
      await hours.write();
      return { status: 200, body: await activityReport(parts, organizationId, query) };
    },
  };
}
