/**
 * Pagination of lists by time, newest first: where a page begins (from its cursor or `until`), and the cursor of the next page.
 */
import { foreignCursor, type List, nextCursor, startOf } from "#src/foundation/cursors.ts";

/** An exclusive upper bound: a page has only entries before it. */
export interface TimePlace {
  at: Date;
  id: string;
}

/**
 * The upper bound of a page; null for the newest page. @throws ServiceError `invalid_request` for a cursor that no page returned
 */
export function beforeOf(
  list: List,
  { until, cursor }: { until?: string | undefined; cursor?: string | undefined },
): TimePlace | null {
  return earlier(until === undefined ? null : { at: new Date(until), id: "" }, placeOf(list, cursor));
}

/** The cursor that continues before `last`; null if there are no more entries. */
export function cursorBefore(list: List, last: TimePlace | undefined): string | null {
  return nextCursor(list, last !== undefined, last && `${last.at.toISOString()} ${last.id}`);
}

function placeOf(list: List, cursor: string | undefined): TimePlace | null {
  const start = startOf(list, cursor);
  if (start === "") return null;
  const [at = "", id = ""] = start.split(" ");
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) throw foreignCursor();
  return { at: time, id };
}

function earlier(one: TimePlace | null, other: TimePlace | null): TimePlace | null {
  if (one === null || other === null) return one ?? other;
  const [a, b] = [one.at.getTime(), other.at.getTime()];
  return a < b || (a === b && one.id < other.id) ? one : other;
}
