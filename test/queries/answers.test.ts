import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#src/foundation/db/database.ts";
import { raiseEpoch } from "#src/records/templates/epochs.ts";
import { freshDatabase } from "#test/support/database.ts";
import { ORGANIZATION, World } from "./world.ts";

let database: Database;
let world: World;

beforeAll(async () => {
  ({ database } = await freshDatabase());
});

beforeEach(async () => {
  world = await World.create(database);
});

describe("answers: fresh_only", () => {
  beforeEach(async () => {
    await world.judgments(
      { name: "urgent", type: "bool" },
      { name: "mood", type: "score" },
      { name: "off", type: "bool", active: false },
    );
    await world.put({ id: "both" }, { id: "mood-old" }, { id: "none" });
    await world.answers(
      { document: "both", judgment: "urgent", number: 1 },
      { document: "both", judgment: "mood", number: 1, dist: { "0": 0, "1": 1 } },
      { document: "mood-old", judgment: "urgent", number: 1 },
      { document: "mood-old", judgment: "mood", number: 1, dist: { "0": 0, "1": 1 }, revision: 0 },
    );
  });

  it("leaves out rows if an included answer is not fresh", async () => {
    const fresh = (...answers: string[]) => world.ids(undefined, { answers: "fresh_only", include: { answers } });
    expect(await fresh("urgent")).toEqual(["both", "mood-old"]);
    expect(await fresh("urgent", "mood")).toEqual(["both"]);
    expect(await fresh("urgent", "off")).toEqual([]);
  });

  it("leaves out nothing if no answers are included", async () => {
    expect(await world.ids(undefined, { answers: "fresh_only" })).toEqual(["both", "mood-old", "none"]);
  });
});

describe("freshness as a field", () => {
  it("follows the progress of judging, deferrals and the policy", async () => {
    await world.judgments({ name: "written", type: "bool" }, { name: "read", type: "bool", policy: "on_read" });
    const born = { incarnation: 1 };
    await world.put(
      { id: "old", revision: 4, ...born },
      { id: "new", revision: 8, ...born },
      { id: "waits", revision: 4, ...born },
    );
    await world.judgedUpTo(5);
    await world.deferred("read", ["waits"]);
    await world.answers({ document: "old", judgment: "read", number: 0.5, revision: 3 });
    const by = (field: string, freshness: string) => world.ids([field, "Eq", freshness]);
    expect(await by("answers.written.freshness", "pending")).toEqual(["new"]);
    expect(await by("answers.written.freshness", "unavailable")).toEqual(["old", "waits"]);
    expect(await by("answers.read.freshness", "pending")).toEqual(["waits"]);
    expect(await by("answers.read.freshness", "stale")).toEqual(["old"]);
    expect(await by("answers.read.freshness", "unavailable")).toEqual(["new"]);
  });
});

describe("thresholds as fields", () => {
  it("reflect the judgment's current thresholds at once", async () => {
    await world.judgments({ name: "urgent", type: "bool", thresholds: { page: 0.8 } });
    await world.put({ id: "a" }, { id: "b" }, { id: "c" });
    await world.answers({ document: "a", judgment: "urgent", number: 0.8 }, { document: "b", judgment: "urgent", number: 0.79 });
    const paged = ["answers.urgent.thresholds.page", "Eq", true];
    expect(await world.ids(paged)).toEqual(["a"]);
    expect(await world.ids(["Not", paged])).toEqual(["b", "c"]);
    await database.query({
      text: `update judgments set thresholds = '{"page": 0.7}' where judgment_id = $1`,
      values: [world.judgmentId("urgent")],
    });
    await database.transaction((tx) => raiseEpoch(tx, ORGANIZATION, world.name));
    expect(await world.ids(paged)).toEqual(["a", "b"]);
  });
});
