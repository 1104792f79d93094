/** Cursors of lists: opaque to clients, inside them the list and the name or id that the last page ended with. */
import { invalidRequest, type ServiceError } from "#src/errors.ts";

/** What lists are of. A cursor of one goes on with no other. */
export type List =
  | "addresses"
  | "api_keys"
  | "audit_log"
  | "budgets"
  | "deliveries"
  | "evaluations"
  | "events"
  | "groups"
  | "jobs"
  | "judgments"
  | "namespaces"
  | "outcomes"
  | "subscriptions"
  | "non_production_prefixes"
  | "tenants"
  | "usage"
  | "webhook_endpoints";

/** What a page begins after; the empty string where there is no cursor. @throws ServiceError `invalid_request` for a cursor that no page of the list gave */
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

/** The cursor that continues after `last`; null where there is no more. */
export function nextCursor(list: List, more: boolean, last: string | undefined): string | null {
  return more && last !== undefined ? Buffer.from(markOf(list) + last).toString("base64url") : null;
}

const markOf = (list: List) => `${list}:`;
