import type { CalibrationHandlers } from "#generated/calibration/handlers.ts";
import type { Database } from "#src/db/database.ts";
import type { RequestContext } from "#src/http/context.ts";
import { recommend } from "./recommend.ts";
import { calibrationReport } from "./report.ts";

export function calibrationHandlers(db: Database): CalibrationHandlers<RequestContext> {
  return {
    async get({ organizationId }, { path }) {
      return { status: 200, body: await calibrationReport(db, organizationId, path.ns, path.name) };
    },
    async recommend({ organizationId }, { path, body }) {
      return { status: 200, body: await recommend(db, organizationId, path.ns, path.name, body) };
    },
  };
}
