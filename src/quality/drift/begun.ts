/** The versions of engines that began to answer a judgment, as the watches for drift know them. */
import type { Session } from "#src/foundation/db/database.ts";
import { readLastBegun, readWatch } from "./watches-sql.ts";

export interface Begun {
  engine: string;
  engineVersion: string;
  at: Date;
}

/** The version that began last. Null before the first answer. */
export async function lastBegun(session: Session, judgmentId: string, version: number): Promise<Begun | null> {
  const row = await readLastBegun(session, judgmentId, version);
  if (!row) return null;
  const [engine, engineVersion] = JSON.parse(row.period) as [string, string];
  return { engine, engineVersion, at: row.begunAt };
}

/** The judgment whose period has this claim. */
export async function judgmentOfPeriod(session: Session, claimId: number): Promise<string | undefined> {
  return (await readWatch(session, claimId))?.judgmentId;
}
