import type { CalibrationHandlers } from "#generated/calibration/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { recommend } from "#src/quality/reports/recommend.ts";
import { calibrationReport, type ReportParts } from "#src/quality/reports/report.ts";

export function calibrationHandlers(parts: ReportParts): CalibrationHandlers<RequestContext> {
  return {
    async get({ organizationId }, { path }) {
      return { status: 200, body: await calibrationReport(parts, organizationId, path.ns, path.name) };
    },
    async recommend({ organizationId }, { path, body }) {
      return { status: 200, body: await recommend(parts.db, organizationId, path.ns, path.name, body) };
    },
  };
}
