import { describe, expect, it } from "vitest";
import { freshDatabase } from "#test/support/database.ts";
import { dumpSchema } from "./schema-dump.ts";

describe("the schema", () => {
  // `npx vitest run test/db/schema -u` writes it anew.
  it("is the one in schema.sql, so that a review sees what a migration changes", async () => {
    const { database } = await freshDatabase();
    await expect(await dumpSchema(database)).toMatchFileSnapshot("schema.sql");
  });

  it("has nothing that a distributed or a pooled database cannot carry: sequences, triggers, functions, foreign keys", async () => {
    const { database } = await freshDatabase();
    const found = await database.query({
      text: `
        select 'sequence ' || relname as found from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S'
        union all select 'trigger ' || tgname from pg_trigger where not tgisinternal
        union all select 'function ' || proname from pg_proc where pronamespace = current_schema()::regnamespace
        union all select 'foreign key ' || conname from pg_constraint where connamespace = current_schema()::regnamespace and contype = 'f'`,
    });
    expect(found).toEqual([]);
  });

  it("begins every key and index of a namespace's table with the namespace", async () => {
    const { database } = await freshDatabase();
    // The table of all work is one small global table, found by kind and time; names lead to namespaces, not the other way round.
    const rows = await database.query<{ index: string }>({
      text: `
        select i.indexrelid::regclass::text as index
        from pg_index i join pg_class c on c.oid = i.indrelid
        where c.relnamespace = current_schema()::regnamespace and c.relname not in ('wakeups', 'namespace_names', 'namespaces')
          and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'namespace_id')
          and (select attname from pg_attribute a where a.attrelid = c.oid and a.attnum = i.indkey[0]) <> 'namespace_id'`,
    });
    expect(rows).toEqual([]);
  });
});
