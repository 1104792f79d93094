/** What the service's connections to the embedded server may do. An injected statement can reach only the database. */
import { rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import { migrate } from "#src/foundation/db/migrate.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { directory, sql } from "./directories.ts";

const log = createLogger({ level: "silent" });

describe("the service's role on the embedded server", () => {
  it("is no superuser, and owns what migrations make", async () => {
    const dataDir = directory();
    const store = embeddedStore({ dataDir, log });
    const connection = await store.start();
    await migrate({ connection: store.forMigrations!(), clock: systemClock, log });
    for (const statement of [
      "select rolpassword from pg_authid",
      "select passwd from pg_shadow",
      "copy (select 1) to program 'true'",
      `copy (select 1) to '${dataDir}/out'`,
      "create temporary table lines (line text); copy lines from '/etc/passwd'",
      "select pg_read_file('/etc/passwd')",
      "select pg_ls_dir('/')",
      "select lo_import('/etc/passwd')",
      "alter system set log_statement = 'all'",
      "alter role judgment superuser",
      "create role another superuser",
      "set role judgment_service",
      "set session authorization judgment_service",
      "create database another",
      "create function f() returns int language c as '/tmp/x.so', 'f'",
      "create extension file_fdw",
      "load '/tmp/x.so'",
    ]) {
      await expect(sql(connection, statement), statement).rejects.toMatchObject({
        code: expect.stringMatching(/^(42501|0A000)$/),
      });
    }
    const others = await sql(
      connection,
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relowner <> 'judgment'::regrole",
    );
    expect(others).toEqual([]);
    // As the service does for attributes that are asked for often.
    await sql(
      connection,
      "create index on organizations (plan)",
      "analyze organizations",
      "select count(*) from schema_migrations",
    );
    await store.stop();
  });

  it("is made for a directory of an earlier release, and given what is there, by several processes at once", async () => {
    const dataDir = directory();
    const first = embeddedStore({ dataDir, log });
    await first.start();
    const { options: _, ...superuser } = first.forMigrations!();
    await sql(
      superuser,
      "drop owned by judgment; drop role judgment",
      "create table kept (id int generated always as identity primary key, value text)",
      "create view shown as select value from kept",
      "create function twice(n int) returns int language sql return 2 * n",
      "create type mood as enum ('calm')",
      "insert into kept (value) values ('a')",
    );
    const stores = [1, 2, 3].map(() => embeddedStore({ dataDir, log }));
    const [connection] = await Promise.all(stores.map((store) => store.start()));
    const rows = await sql(
      connection!,
      "insert into kept (value) values ('b')",
      "alter table kept add column more int default twice(2)",
      "create index on kept (value)",
      "create or replace view shown as select value from kept",
      "alter type mood add value 'cross'",
      "select value, more from kept order by id",
    );
    expect(rows).toEqual([
      { value: "a", more: 4 },
      { value: "b", more: 4 },
    ]);
    await Promise.all([...stores, first].map((store) => store.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  });
});
