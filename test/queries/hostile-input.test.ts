import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#src/foundation/db/database.ts";
import { freshDatabase } from "#test/support/database.ts";
import { World } from "./world.ts";

let database: Database;
let world: World;

beforeAll(async () => {
  ({ database } = await freshDatabase());
});

beforeEach(async () => {
  world = await World.create(database);
});

describe("input from clients", () => {
  const HOSTILE = [
    "'; drop table documents; --",
    "' or '1'='1",
    "$1",
    "$2::text",
    "\\'; --",
    '"',
    "{1,2}",
    "%",
    "NULL",
    "{}",
    "/* */",
  ];

  it("is never SQL: as a value", async () => {
    await world.put(...HOSTILE.map((text, n) => ({ id: `d${n}`, attributes: { x: text, list: [text] } })));
    for (const [n, text] of HOSTILE.entries()) {
      expect(await world.ids(["attributes.x", "Eq", text])).toEqual([`d${n}`]);
      expect(await world.ids(["attributes.x", "In", [text]])).toEqual([`d${n}`]);
      expect(
        await world.ids([
          "And",
          [
            ["attributes.x", "Gte", text],
            ["attributes.x", "Lte", text],
          ],
        ]),
      ).toEqual([`d${n}`]);
      expect(await world.ids(["attributes.list", "Contains", text])).toEqual([`d${n}`]);
      expect(await world.ids(["attributes.list", "ContainsAny", [text]])).toEqual([`d${n}`]);
      expect(await world.ids(["attributes.x", "Glob", text.replace(/[\\*?[]/g, "\\$&")])).toEqual([`d${n}`]);
      expect(await world.ids(["id", "Eq", text])).toEqual([]);
    }
    const ranked = await world.run(undefined, { rank_by: ["attributes.x", "asc"], top_k: 1000 });
    expect(ranked.rows).toHaveLength(HOSTILE.length);
  });

  it("is never SQL: as a name of an option, a threshold or an attribute", async () => {
    const [option] = HOSTILE;
    await world.judgments({
      name: "__proto__",
      type: "choice",
      definition: { options: HOSTILE.map((value) => ({ value })) },
      thresholds: { hostile: { value: option!, gte: 0.5 } },
    });
    await world.put({ id: "a", attributes: { "--": 1 } }, { id: "b" });
    await world.answers({ document: "a", judgment: "__proto__", label: option!, dist: { [option!]: 1 } });
    for (const value of HOSTILE) {
      expect(await world.ids([`answers.__proto__.dist.${value}`, "Gt", 0])).toEqual(value === option ? ["a"] : []);
    }
    expect(await world.ids(["answers.__proto__.thresholds.hostile", "Eq", true])).toEqual(["a"]);
    expect(await world.ids(["attributes.--", "Eq", 1], { rank_by: ["attributes.--", "desc"] })).toEqual(["a"]);
  });

  it("is answered at the limits of what is allowed", async () => {
    const names = Array.from({ length: 64 }, (_, n) => `j${n}`);
    await world.judgments(...names.map((name) => ({ name, type: "bool" as const, thresholds: { t: 0.5 } })));
    await world.put({ id: "a", attributes: { x: 999 } });
    await world.answers(...names.map((judgment) => ({ document: "a", judgment, number: 1 })));
    const each = names.map((name) => [`answers.${name}.freshness`, "Eq", "fresh"]);
    expect(
      await world.ids(["And", each], { rank_by: ["answers.j63.p", "desc"], answers: "fresh_only", include: { answers: names } }),
    ).toEqual(["a"]);
    const thousand = Array.from({ length: 1000 }, (_, n) => n);
    expect(await world.ids(["Or", Array(64).fill(["attributes.x", "In", thousand])])).toEqual(["a"]);
  });
});
