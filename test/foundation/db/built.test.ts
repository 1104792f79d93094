import { describe, expect, it } from "vitest";
import type { NameArea } from "#src/foundation/areas.ts";
import { built, inArea, knex } from "#src/foundation/db/built.ts";
import { freshDatabase } from "#test/support/database.ts";

describe("a built statement", () => {
  it("belongs to the transaction that it is sent to", async () => {
    const { database } = await freshDatabase();
    const budget = {
      organization_id: "org_1",
      prefix: "a/*",
      budget_usd_per_month: 1.5,
      on_exceeded: "pause",
      updated_at: new Date(0),
    };
    const undone = database.transaction(async (tx) => {
      await built(tx, knex("budgets").insert(budget));
      expect(await built(tx, knex("budgets").select("budget_usd_per_month", "updated_at"))).toEqual([
        { budget_usd_per_month: 1.5, updated_at: new Date(0) },
      ]);
      throw new Error("changed its mind");
    });
    await expect(undone).rejects.toThrow("changed its mind");
    expect(await built(database, knex("budgets"))).toEqual([]);
  });

  it.each<[string, NameArea, string[]]>([
    ["one name", { exact: "a", under: null }, ["a"]],
    ["what lies under a prefix", { exact: null, under: "a/" }, ["a/b", "a/~"]],
    ["both", { exact: "a", under: "a/" }, ["a", "a/b", "a/~"]],
    ["everything", { exact: null, under: "" }, ["a", "a/b", "a/~", "ab", "b"]],
    ["nothing", { exact: null, under: null }, []],
  ])("finds of an area %s", async (_what, area, names) => {
    const { database } = await freshDatabase();
    const rows = ["a", "a/b", "a/~", "ab", "b"].map((name, at) => ({ organization_id: "org_1", name, namespace_id: at }));
    await built(database, knex("namespace_names").insert(rows));
    const found = await built<{ name: string }>(database, knex("namespace_names").where(inArea("name", area)).orderBy("name"));
    expect(found.map(({ name }) => name)).toEqual(names);
  });
});
