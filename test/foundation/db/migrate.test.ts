import type { Knex } from "knex";
import { describe, expect, it } from "vitest";
import { migrate, SchemaError } from "#src/foundation/db/migrate.ts";
import { type Migration, migrations } from "#src/foundation/db/migrations/index.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { movableClock } from "#test/support/clock.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";

const log = createLogger({ level: "silent" });
const clock = movableClock("2030-01-01T00:00:00.000Z");

/** Each inserts a row into a table of the first, so that one which ran twice shows. */
const steps: Migration[] = [
  { name: "0001-first", up: (knex) => knex.schema.createTable("runs", (table) => table.text("name")) },
  { name: "0002-second", up: (knex) => knex("runs").insert({ name: "second" }) },
  { name: "0003-third", up: (knex) => knex.raw("insert into runs values (?)", ["third"]) },
];

const run = ({ connection }: FreshDatabase, list: readonly Migration[]) => migrate({ connection, clock, log, migrations: list });
const empty = () => freshDatabase({ schema: "empty" });
const recorded = ({ database }: FreshDatabase) =>
  database.query({ text: "select version, name, applied_at from schema_migrations order by version" });

describe("migrating", () => {
  it("applies every migration once, in order, and records when", async () => {
    const fresh = await empty();
    expect(await run(fresh, steps)).toEqual(["0001-first", "0002-second", "0003-third"]);
    expect(await fresh.database.query({ text: "select name from runs" })).toEqual([{ name: "second" }, { name: "third" }]);
    expect(await recorded(fresh)).toEqual(
      steps.map(({ name }, index) => ({ version: index + 1, name, applied_at: clock.now() })),
    );
  });

  it("does nothing the second time", async () => {
    const fresh = await empty();
    await run(fresh, steps);
    expect(await run(fresh, steps)).toEqual([]);
  });

  it("applies only what is new to an older schema", async () => {
    const fresh = await empty();
    await run(fresh, steps.slice(0, 2));
    expect(await run(fresh, steps)).toEqual(["0003-third"]);
  });

  it("applies each once when many processes start at the same time", async () => {
    const fresh = await empty();
    const applied = await Promise.all(Array.from({ length: 6 }, () => run(fresh, steps)));
    expect(applied.flat().sort()).toEqual(steps.map(({ name }) => name));
    expect(await fresh.database.query({ text: "select name from runs" })).toEqual([{ name: "second" }, { name: "third" }]);
  });

  it("leaves nothing of a migration that fails, keeps those before it, and goes on when it is mended", async () => {
    const fresh = await empty();
    const broken = async (knex: Knex) => {
      await knex("runs").insert({ name: "half" });
      await knex.raw("select no_such_function()");
    };
    await expect(run(fresh, [...steps.slice(0, 2), { name: "0003-third", up: broken }])).rejects.toMatchObject({ code: "42883" });
    expect(await fresh.database.query({ text: "select name from runs" })).toEqual([{ name: "second" }]);
    expect(await run(fresh, steps)).toEqual(["0003-third"]);
  });

  it("goes on after a process that was killed in the middle of one", async () => {
    const fresh = await empty();
    const reached = Promise.withResolvers<number>();
    const hang = async (knex: Knex) => {
      await knex("runs").insert({ name: "half" });
      const { rows } = await knex.raw("select pg_backend_pid() as pid");
      reached.resolve(rows[0].pid);
      await knex.raw("select pg_sleep(60)");
    };
    const killed = run(fresh, [steps[0]!, { name: "0002-second", up: hang }]);
    const waiting = reached.promise.then(async (pid) => {
      const others = run(fresh, steps);
      await fresh.database.query({ text: "select pg_terminate_backend($1)", values: [pid] });
      return others;
    });
    await expect(killed).rejects.toMatchObject({ code: "unavailable" });
    expect(await waiting).toEqual(["0002-second", "0003-third"]);
    expect(await fresh.database.query({ text: "select name from runs" })).toEqual([{ name: "second" }, { name: "third" }]);
  });

  it("refuses a schema that is newer than the release, naming both", async () => {
    const fresh = await empty();
    await run(fresh, steps);
    const refused = run(fresh, steps.slice(0, 2));
    await expect(refused).rejects.toThrow(SchemaError);
    await expect(refused).rejects.toThrow(/0003-third.*ends at 0002-second/);
  });

  it("refuses a schema of another history and changes nothing", async () => {
    const fresh = await empty();
    await run(fresh, steps.slice(0, 2));
    const others = [steps[0]!, { name: "0002-other", up: async () => {} }, steps[2]!];
    await expect(run(fresh, others)).rejects.toThrow(/0002-second, but this release has 0002-other/);
    expect(await recorded(fresh)).toHaveLength(2);
  });

  it("refuses the schema of a development version that had more migrations, and says what to do", async () => {
    const fresh = await empty();
    await run(fresh, [
      { name: "0001-accounts", up: async () => {} },
      ...steps.slice(1).map((step) => ({ ...step, up: async () => {} })),
    ]);
    const refused = migrate({ connection: fresh.connection, clock, log, migrations: migrations.slice(0, 2) });
    await expect(refused).rejects.toThrow(/0001-accounts, but this release has 0001-foundation.*Use an empty database/);
    expect(await recorded(fresh)).toHaveLength(3);
  });

  it("takes migrations whose numbers have a gap, and refuses them in another order", async () => {
    const gap = [steps[0]!, { ...steps[2]!, name: "0007-seventh" }];
    expect(await run(await empty(), gap)).toEqual(["0001-first", "0007-seventh"]);
    await expect(run(await empty(), gap.toReversed())).rejects.toThrow(/0001-first; it must be named 0008-/);
  });

  it.each(["0000-none", "1-first", "0001_first", "0001-First"])("refuses a first migration named %s", async (name) => {
    await expect(run(await empty(), [{ name, up: async () => {} }])).rejects.toThrow(/must be named 0001-/);
  });

  it("answers `unavailable` where the database does not answer", async () => {
    const connection = { host: "/nonexistent", port: 5432 };
    await expect(migrate({ connection, clock, log, migrations: steps })).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("the schema", () => {
  it("is where this release's migrations lead, named as their files are", async () => {
    const fresh = await freshDatabase();
    expect(await run(fresh, migrations)).toEqual([]);
  });
});
