import type { AgreementHandlers } from "#generated/agreement/handlers.ts";
import type { HourRecorder } from "#src/accounts/hours/recorder.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { agreementReport } from "#src/quality/agreement/agreement.ts";
import { listDisagreements } from "#src/quality/agreement/disagreements.ts";
import { agreementOverTime } from "#src/quality/agreement/over-time.ts";
import { inTime } from "#src/quality/reports/in-time.ts";

interface AgreementParts {
  db: Database;
  clock: Clock;
  /** The database's time limit for a statement, in milliseconds. */
  statementTimeoutMs: number;
}

export function agreementHandlers(
  { db, clock, statementTimeoutMs }: AgreementParts,
  hours: HourRecorder,
): AgreementHandlers<RequestContext> {
  return {
    async get({ organizationId }, { path, query }) {
      const report = () => agreementReport(db, organizationId, path.ns, path.name, query);
      return { status: 200, body: await inTime(statementTimeoutMs, path.ns, report) };
    },
    async overTime({ organizationId }, { path, query }) {
      // So this process's own counts are in it at once.
      await hours.write();
      const parts = { db, clock, keptMs: hours.keptMs };
      return { status: 200, body: await agreementOverTime(parts, organizationId, path.ns, path.name, query) };
    },
    async disagreements({ organizationId }, { path, query }) {
      const list = () => listDisagreements(db, organizationId, path.ns, path.name, query);
      return { status: 200, body: await inTime(statementTimeoutMs, path.ns, list) };
    },
  };
}
