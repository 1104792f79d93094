/** Reads the request log. */
import { encodeTime } from "ulid";
import type { RequestLogEntry, RequestLogGap } from "#generated/request-logs/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { listGaps, listRequests, nameKeys, type RequestFilter, type RequestRow } from "./sql.ts";

export interface RequestPage {
  readonly requests: RequestLogEntry[];
  readonly leftOut: RequestLogGap[];
  readonly more: boolean;
}

export async function requestPage(db: Database, organizationId: string, filter: RequestFilter): Promise<RequestPage> {
  const oldest = filter.since === undefined ? null : firstId(filter.since);
  const rows = await listRequests(db, organizationId, { ...filter, limit: filter.limit + 1 }, oldest);
  const page = rows.slice(0, filter.limit);
  const ids = [...new Set(page.map(({ key_id }) => key_id))];
  const names = ids.length === 0 ? new Map<string, string>() : await nameKeys(db, organizationId, ids);
  const gaps = await listGaps(db, organizationId);
  return {
    requests: page.map((row) => viewOf(row, names.get(row.key_id) ?? null)),
    leftOut: gaps.map(({ day, left_out }) => ({ day, requests: left_out })),
    more: rows.length > filter.limit,
  };
}

/** No entry of that moment or a later one has a smaller id. */
export function firstId(at: Date): string {
  return `rle_${encodeTime(Math.max(0, at.getTime())).toLowerCase()}`;
}

function viewOf(row: RequestRow, name: string | null): RequestLogEntry {
  const { entry_id, at, request_id, key_id, address, operation, method, path, namespace, status, error } = row;
  return {
    id: entry_id,
    at: at.toISOString(),
    request_id,
    key: { id: key_id, name },
    ...(row.session_id === null ? {} : { session: row.session_id }),
    address,
    operation,
    method,
    path,
    namespace,
    status,
    error: error as RequestLogEntry["error"],
    duration_ms: row.duration_ms,
    bytes_in: row.bytes_in === null ? null : Number(row.bytes_in),
    bytes_out: row.bytes_out === null ? null : Number(row.bytes_out),
  };
}
