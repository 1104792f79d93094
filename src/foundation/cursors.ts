/** Cursors of lists. They are opaque to clients and contain the list's kind and the last name or id of the previous page. */
import { invalidRequest, type ServiceError } from "./errors.ts";

/** The kinds of lists. A cursor of one list is invalid for any other. */
export type List =
  | "addresses"
  | "api_keys"
  | "audit_log"
  | "budgets"
  | "deliveries"
  | "disagreements"
  | "engines"
  | "evaluations"
  | "events"
  | "groups"
  | "jobs"
  | "judgments"
  | "namespace_levels"
  | "namespaces"
  | "outcomes"
  | "requests"
  | "subscriptions"
  | "non_production_prefixes"
  | "tenants"
  | "usage"
  | "webhook_endpoints";

/**
 * The name or id after which a page begins; the empty string without a cursor.
 * @throws ServiceError `invalid_request` for a cursor that no page of this list returned
 */
export function startOf(list: List, cursor: string | undefined): string {
  if (cursor === undefined) return "";
  const text = Buffer.from(cursor, "base64url").toString();
  const mark = markOf(list);
  if (!text.startsWith(mark) || Buffer.from(text).toString("base64url") !== cursor || text.includes("\u0000"))
    throw foreignCursor();
  return text.slice(mark.length);
}

export function foreignCursor(): ServiceError {
  const message = "must be the next_cursor of an earlier page of this list, unchanged";
  return invalidRequest([{ path: "query/cursor", message }]);
}

/** The cursor that continues after `last`; null if there are no more entries. */
export function nextCursor(list: List, more: boolean, last: string | undefined): string | null {
  return more && last !== undefined ? Buffer.from(markOf(list) + last).toString("base64url") : null;
}

const markOf = (list: List) => `${list}:`;
