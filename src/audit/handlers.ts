import type { AuditLogsHandlers } from "#generated/audit-logs/handlers.ts";
import { nextCursor, startOf } from "#src/cursors.ts";
import type { Database } from "#src/db/database.ts";
import type { RequestContext } from "#src/http/context.ts";
import { auditPage } from "./log.ts";

export function auditLogsHandlers(db: Database): AuditLogsHandlers<RequestContext> {
  return {
    async list({ organizationId }, { query }) {
      const { entries, more } = await auditPage(db, organizationId, {
        action: query.action,
        keyId: query.key,
        namespace: query.namespace_prefix?.replace(/\/?\*$/, ""),
        since: query.since === undefined ? undefined : new Date(query.since),
        until: query.until === undefined ? undefined : new Date(query.until),
        before: startOf("audit_log", query.cursor),
        limit: query.limit,
      });
      return { status: 200, body: { entries, next_cursor: nextCursor("audit_log", more, entries.at(-1)?.id) } };
    },
  };
}
