/** Cursors of lists: opaque to clients, inside them the name or id that the last page ended with. */
import { invalidRequest } from "#src/errors.ts";

const MARK = "1:";

/** What a page begins after; the empty string where there is no cursor. */
export function startOf(cursor: string | undefined): string {
  if (cursor === undefined) return "";
  const text = Buffer.from(cursor, "base64url").toString();
  if (!text.startsWith(MARK) || Buffer.from(text).toString("base64url") !== cursor || text.includes("\u0000")) {
    throw invalidRequest([{ path: "query/cursor", message: "must be the next_cursor of an earlier page, unchanged" }]);
  }
  return text.slice(MARK.length);
}

/** The cursor that continues after `last`; null where there is no more. */
export function nextCursor(more: boolean, last: string | undefined): string | null {
  return more && last !== undefined ? Buffer.from(MARK + last).toString("base64url") : null;
}
