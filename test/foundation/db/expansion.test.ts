/** Whether a migration that says so only adds to the schema, so that the releases before it go on. */
import type { Knex } from "knex";
import { describe, expect, it } from "vitest";
import { migrate, SchemaError } from "#src/foundation/db/migrate.ts";
import { type Migration, migrations } from "#src/foundation/db/migrations/index.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { movableClock } from "#test/support/clock.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";
import { seenBy, taken } from "./expansion.ts";

const run = ({ connection }: FreshDatabase, list: readonly Migration[]) =>
  migrate({ connection, clock: movableClock(), log: createLogger({ level: "silent" }), migrations: list });

const step = (name: string, up: Migration["up"], expands = true): Migration => ({ name, up, expands });

const first = step("0001-first", async (knex) => {
  await knex.schema.createTable("things", (table) => {
    table.text("id").primary();
    table.text("name");
    table.integer("count").notNullable().defaultTo(0);
    table.text("kind").notNullable();
  });
});

async function takenBy(up: Migration["up"]): Promise<string[]> {
  const fresh = await freshDatabase({ schema: "empty" });
  await run(fresh, [first]);
  const before = await seenBy(fresh.database);
  await run(fresh, [first, step("0002-second", up)]);
  return taken(before, await seenBy(fresh.database));
}

const altered =
  (change: (table: Knex.AlterTableBuilder) => void): Migration["up"] =>
  (knex) =>
    knex.schema.alterTable("things", change);

describe("what a migration takes from the releases before it", () => {
  it.each<[string, Migration["up"], RegExp]>([
    ["a column", altered((table) => table.dropColumn("name")), /^things\.name is gone$/],
    ["a name", altered((table) => table.renameColumn("name", "title")), /^things\.name is gone$/],
    ["a table", (knex) => knex.schema.dropTable("things"), /^things\.id is gone$/],
    ["a type", altered((table) => table.bigInteger("count").notNullable().alter()), /^things\.count is bigint now, not integer$/],
    ["null", altered((table) => table.dropNullable("name")), /^things\.name may no longer be null$/],
    ["a default", (knex) => knex.raw("alter table things alter count drop default"), /^things\.count has no default any more$/],
    [
      "inserts without a new column",
      altered((table) => table.text("owner").notNullable()),
      /^things\.owner is needed by every insert$/,
    ],
    ["repeated values", altered((table) => table.unique(["kind"])), /^new: things UNIQUE \(kind\)$/],
    ["values", (knex) => knex.raw("alter table things add check (count >= 0)"), /^new: things CHECK/],
    ["what on conflict names", altered((table) => table.dropPrimary()), /^gone: things PRIMARY KEY \(id\)$/],
  ])("%s", async (_, up, expected) => {
    expect(await takenBy(up)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
  });

  it("nothing, where it adds tables, indexes, and columns that need not be named", async () => {
    const up = async (knex: Knex) => {
      await knex.schema.createTable("others", (table) => table.text("id").primary());
      await knex.schema.alterTable("things", (table) => {
        table.text("owner");
        table.integer("size").notNullable().defaultTo(1);
        table.index(["kind"]);
        table.setNullable("kind");
      });
    };
    expect(await takenBy(up)).toEqual([]);
  });
});

it("every migration that says so only adds", async () => {
  const fresh = await freshDatabase({ schema: "empty" });
  const wrong: Record<string, string[]> = {};
  let before = await seenBy(fresh.database);
  for (const [at, { name, expands }] of migrations.entries()) {
    await run(fresh, migrations.slice(0, at + 1));
    const after = await seenBy(fresh.database);
    const found = taken(before, after);
    if (expands && found.length > 0) wrong[name] = found;
    before = after;
  }
  expect(wrong).toEqual({});
  expect(migrations.some(({ expands }) => expands)).toBe(true);
});

describe("an older release", () => {
  const nothing = async () => {};
  const [second, third] = [step("0002-second", nothing), step("0003-third", nothing)];
  const breaking = step("0003-third", nothing, false);
  const after = step("0004-fourth", nothing);

  it("starts on a newer schema that only adds to its own", async () => {
    const fresh = await freshDatabase({ schema: "empty" });
    await run(fresh, [first, second, third]);
    expect(await run(fresh, [first])).toEqual([]);
    expect(await run(fresh, [first, second])).toEqual([]);
  });

  it("refuses one that changed what it reads or writes, whatever was added since", async () => {
    const fresh = await freshDatabase({ schema: "empty" });
    await run(fresh, [first, second, breaking, after]);
    const refused = run(fresh, [first, second]);
    await expect(refused).rejects.toThrow(SchemaError);
    await expect(refused).rejects.toThrow(
      "The database's schema is at 0004-fourth, but this release ends at 0002-second. A newer release has used the database, and changed what this one reads or writes. Run that release, or a newer one.",
    );
    expect(await run(fresh, [first, second, breaking])).toEqual([]);
  });

  it("refuses one of a release that did not say what works on it", async () => {
    const fresh = await freshDatabase({ schema: "empty" });
    await run(fresh, [first, second]);
    await fresh.database.query({ text: "alter table schema_migrations drop column works_from" });
    await expect(run(fresh, [first])).rejects.toThrow(SchemaError);
    // The next migration says it again.
    expect(await run(fresh, [first, second, third])).toEqual(["0003-third"]);
    expect(await run(fresh, [first, second])).toEqual([]);
  });
});
