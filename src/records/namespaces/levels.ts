/** The hierarchy of names, level by level. */
import { scopeArea } from "#src/foundation/areas.ts";
import type { Session } from "#src/foundation/db/database.ts";
import * as sql from "./levels-sql.ts";

export type { LevelRow } from "./levels-sql.ts";

export interface LevelPage {
  prefix: string;
  /** Of the API key. */
  scope: string | null;
  /** The cursor of the page before; empty for the first page. */
  after: string;
  limit: number;
}

/** A page of a level, as far as a key sees it. Above the place of a key's scope there is only the way to it. */
export async function listLevels(
  session: Session,
  organizationId: string,
  { prefix, scope, after, limit }: LevelPage,
): Promise<{ rows: sql.LevelRow[]; more: boolean }> {
  const { exact, under } = scopeArea(scope);
  if (exact !== null && !(under !== null && prefix.startsWith(under))) {
    if (!exact.startsWith(prefix) || after !== "") return { rows: [], more: false };
    const place = await sql.readPlace(session, organizationId, { exact, under });
    const name = cutAt(exact, prefix);
    const row = name === exact ? { name, ...place } : { name, exists: false, below: place.exists || place.below };
    return { rows: row.exists || row.below ? [row] : [], more: false };
  }
  const rows = await sql.readLevel(session, organizationId, { prefix, from: after, limit: limit + 1 });
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}

/** Where the page after this place begins: behind its own name, and if it has none, behind all names below it. */
export function pageAfter({ name, exists }: sql.LevelRow): string {
  return exists ? `${name}!` : `${name}0`;
}

function cutAt(name: string, prefix: string): string {
  const slash = name.indexOf("/", prefix.length);
  return slash === -1 ? name : name.slice(0, slash);
}
