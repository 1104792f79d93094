import type { RequestLogsHandlers } from "#generated/request-logs/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { requestPage } from "#src/accounts/request-log/reading.ts";
import { nextCursor, startOf } from "#src/foundation/cursors.ts";
import type { Database } from "#src/foundation/db/database.ts";

export function requestLogsHandlers(db: Database): RequestLogsHandlers<RequestContext> {
  return {
    async list({ organizationId }, { query }) {
      const { requests, leftOut, more } = await requestPage(db, organizationId, {
        keyId: query.key,
        operation: query.operation,
        statuses: query.status === undefined ? undefined : statusesOf(query.status),
        namespace: query.namespace_prefix?.replace(/\/?\*$/, ""),
        requestId: query.request_id,
        since: query.since === undefined ? undefined : new Date(query.since),
        until: query.until === undefined ? undefined : new Date(query.until),
        before: startOf("requests", query.cursor),
        limit: query.limit,
      });
      return {
        status: 200,
        body: { requests, left_out: leftOut, next_cursor: nextCursor("requests", more, requests.at(-1)?.id) },
      };
    },
  };
}

/** `404`, or `4xx` for all from 400 to 499. */
function statusesOf(status: string): readonly [number, number] {
  return status.endsWith("xx") ? [Number(status[0]) * 100, Number(status[0]) * 100 + 99] : [Number(status), Number(status)];
}
