import type { CalibrationHandlers } from "#generated/calibration/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { inTime } from "#src/quality/reports/in-time.ts";
import { recommend } from "#src/quality/reports/recommend.ts";
import { calibrationReport, type ReportParts } from "#src/quality/reports/report.ts";

/** @param statementTimeoutMs the database's time limit for a statement */
export function calibrationHandlers(parts: ReportParts, statementTimeoutMs: number): CalibrationHandlers<RequestContext> {
  return {
    async get({ organizationId }, { path }) {
      const report = () => calibrationReport(parts, organizationId, path.ns, path.name);
      return { status: 200, body: await inTime(statementTimeoutMs, path.ns, report) };
    },
    async recommend({ organizationId }, { path, body }) {
      const choose = () => recommend(parts.db, organizationId, path.ns, path.name, body);
      return { status: 200, body: await inTime(statementTimeoutMs, path.ns, choose) };
    },
  };
}
