/** The room of queries over the database of the bench, in this process: what a query costs without HTTP. */
import type pg from "pg";
import { type Database, openDatabase } from "#src/foundation/db/database.ts";
import type { ConnectionSettings } from "#src/foundation/db/store.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { Queries } from "#src/queries/query.ts";
import { groupsOverCap } from "#src/server/ports.ts";
import { organizationOf } from "./load.ts";

export interface Room {
  ask(name: string, body: object): ReturnType<Queries["run"]>;
  close(): Promise<void>;
}

/** @param through stands between the room and the database */
export async function openRoom(
  connection: pg.ClientConfig,
  through: (database: Database) => Database = (database) => database,
): Promise<Room> {
  const log = createLogger({ level: "warn" });
  const options = { poolSize: 4, poolTimeoutMs: 10_000, statementTimeoutMs: 60_000, log };
  const database = openDatabase({ ...options, connection: connection as ConnectionSettings });
  const parts = { clock: systemClock, log, applicable: new ApplicableJudgments(), learning: { note: () => {} }, groupsOverCap };
  const queries = new Queries({ ...parts, db: through(database), cursorKey: Buffer.alloc(32), statementTimeoutMs: 60_000 });
  const organizationId = await organizationOf(database);
  return {
    ask(name, { filters, ...options }: { filters?: unknown }) {
      return queries.run({ organizationId, name, scope: null }, filters, options);
    },
    async close() {
      await queries.settled();
      await database.close();
    },
  };
}
