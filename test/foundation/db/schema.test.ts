import { describe, expect, it } from "vitest";
import { placements } from "#src/foundation/db/tables.ts";
import { freshDatabase } from "#test/support/database.ts";
import { needs } from "#test/support/needs.ts";
import { oneMachine } from "#test/support/one-machine.ts";
import { dumpSchema, dumpStorage } from "./schema-dump.ts";

const plain = oneMachine("keeps tables and triggers of its own in the schema");

describe("the schema", () => {
  // `npx vitest run test/foundation/db/schema.test.ts -u` writes both anew.
  it("is the one in schema.sql, so that a review sees what a migration changes", needs(plain), async () => {
    const { database } = await freshDatabase();
    await expect(await dumpSchema(database)).toMatchFileSnapshot("schema.sql");
    await expect(await dumpStorage(database)).toMatchFileSnapshot("schema-storage.txt");
  });

  it("has nothing that a distributed or a pooled database cannot carry", needs(plain), async () => {
    const { database } = await freshDatabase();
    const found = await database.query({
      text: `
        select case relkind when 'S' then 'sequence ' else 'relation of kind ' || relkind::text || ' ' end || relname as found
        from pg_class where relnamespace = current_schema()::regnamespace and relkind not in ('r', 'i')
        union all select 'trigger ' || tgname from pg_trigger where not tgisinternal
        union all select 'function ' || proname from pg_proc where pronamespace = current_schema()::regnamespace
        union all select 'foreign key ' || conname from pg_constraint where connamespace = current_schema()::regnamespace and contype = 'f'
        union all select 'rule ' || rulename from pg_rules where schemaname = current_schema()
        -- Each machine would have its own answer, or its own clock.
        union all select 'default ' || pg_get_expr(adbin, adrelid) || ' of ' || adrelid::regclass from pg_attrdef
        where pg_get_expr(adbin, adrelid) ~ '\\('`,
    });
    expect(found).toEqual([]);
  });

  it(
    "has tables that all have a place in src/foundation/db/tables.ts, and no place there is left empty",
    needs(plain),
    async () => {
      const { database } = await freshDatabase();
      const tables = await database.query<{ name: string }>({
        text: "select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')",
      });
      expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(placements).sort());
    },
  );

  it("begins every key and index of a namespace's table with the namespace, a number that is never null", async () => {
    const { database } = await freshDatabase();
    const rows = await database.query<{ table: string; index: string | null; first: string | null }>({
      text: `
        select c.relname as table, i.indexrelid::regclass::text as index,
          (select attname || ' ' || format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end
           from pg_attribute where attrelid = c.oid and attnum = i.indkey[0]) as first
        from pg_class c left join pg_index i on i.indrelid = c.oid
        where c.relnamespace = current_schema()::regnamespace and c.relname = any($1)`,
      values: [Object.entries(placements).flatMap(([name, placement]) => (placement === "namespace" ? [name] : []))],
    });
    expect(rows.length).toBeGreaterThan(12);
    // Not unique, and for what sums up an organization's month over all its namespaces, wherever they are, those that are gone included.
    const ofOrganizations = ["usage_lines_by_month", "usage_lines_summarized", "namespaces_by_organization"];
    const others = rows.filter(({ index }) => index === null || !ofOrganizations.includes(index));
    expect(others.filter(({ first }) => first !== "namespace_id bigint not null")).toEqual([]);
  });
});
