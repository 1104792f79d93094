/** A database whose transactions call the service's routines, as on a cluster. */
import { openDatabase } from "#src/foundation/db/database.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { landingRoutine } from "#src/judging/landing/landing-routine.ts";
import { commitRoutine } from "#src/records/documents/commit-routine.ts";
import type { FreshDatabase } from "./database.ts";

/** The routines of this release. */
export const routines = [commitRoutine, landingRoutine];

/** The same database, where transactions call routines or send statements. The caller closes its `database`. */
export async function withRoutines(fresh: FreshDatabase, calls: boolean): Promise<FreshDatabase> {
  if (calls && !fresh.distributed) for (const { definition } of routines) await fresh.database.query({ text: definition });
  const apart = calls ? { jointCommit: { text: "select 1" } } : {};
  const connection = { ...apart, ...fresh.connection, routines: calls };
  const log = createLogger({ level: "error" });
  const database = openDatabase({ connection, poolSize: 8, poolTimeoutMs: 10_000, statementTimeoutMs: 20_000, log });
  return { ...fresh, connection, database };
}
