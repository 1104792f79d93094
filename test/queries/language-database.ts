/** A database that sorts and folds text by a language, as many operators' databases do. Results must not depend on it. */
import pg from "pg";
import { inject } from "vitest";
import { startOf } from "#plugins/stores/embedded/users.ts";
import { type Database, openDatabase } from "#src/foundation/db/database.ts";
import { migrate } from "#src/foundation/db/migrate.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { keepUntilFileEnds } from "#test/support/database.ts";

export async function languageDatabase(): Promise<Database> {
  const server = inject("testServer").connection;
  // Named like those of `test/support/database.ts`, so that leftovers of a killed run are found.
  const name = `test_${process.pid}_${startOf(process.pid)}_language`;
  const client = new pg.Client({ ...server });
  await client.connect();
  await client.query(
    `create database ${name} template template0 encoding 'UTF8' locale_provider icu icu_locale 'en-US' locale 'C'`,
  );
  const connection = { ...server, database: name };
  const log = createLogger({ level: "silent" });
  await migrate({ connection, clock: systemClock, log });
  const database = openDatabase({ connection, poolSize: 4, poolTimeoutMs: 10_000, statementTimeoutMs: 20_000, log });
  const drop = async () => {
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  };
  keepUntilFileEnds({ database, drop });
  return database;
}
