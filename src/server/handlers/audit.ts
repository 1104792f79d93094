import type { AuditLogsHandlers } from "#generated/audit-logs/handlers.ts";
import { auditPage } from "#src/accounts/audit/log.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { nextCursor, startOf } from "#src/foundation/cursors.ts";
import type { Database } from "#src/foundation/db/database.ts";

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
