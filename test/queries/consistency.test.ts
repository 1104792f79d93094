/**
 * `strong` queries use the current definitions. `eventual` ones may use judgments that are up to a minute old, never older, but always
 * current documents.
 */
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

const urgent = ["answers.urgent.thresholds.page", "Eq", true];

beforeEach(async () => {
  world = await World.create(database);
  await world.judgments({ name: "urgent", type: "bool", thresholds: { page: 0.8 } });
  await world.put({ id: "a" }, { id: "b" }, { id: "c" });
  const answers = [0.9, 0.6, 0.7].map((number, at) => ({ document: "abc"[at]!, judgment: "urgent", number }));
  await world.answers(...answers);
  expect(await world.ids(urgent)).toEqual(["a"]);
});

/** Changes it as another process would. */
async function setThreshold(least: number): Promise<void> {
  const values = [world.judgmentId("urgent"), JSON.stringify({ page: least })];
  await database.query({ text: "update judgments set thresholds = $2 where judgment_id = $1", values });
  await database.transaction((tx) => raiseEpoch(tx, ORGANIZATION, world.name));
}

const found = (consistency: "strong" | "eventual") => world.ids(urgent, { consistency });

describe("consistency", () => {
  it("strong uses a threshold as soon as it is changed, in any process", async () => {
    await setThreshold(0.65);
    expect(await found("strong")).toEqual(["a", "c"]);
  });

  it("eventual uses the former threshold for at most a minute", async () => {
    await setThreshold(0.65);
    await world.clock.advance(60_000);
    expect(await found("eventual")).toEqual(["a"]);
    await world.clock.advance(1);
    expect(await found("eventual")).toEqual(["a", "c"]);
  });

  it("eventual does not extend the age of what it uses", async () => {
    await setThreshold(0.65);
    for (let asked = 0; asked < 3; asked++) {
      await world.clock.advance(20_000);
      expect(await found("eventual")).toEqual(["a"]);
    }
    await world.clock.advance(1);
    expect(await found("eventual")).toEqual(["a", "c"]);
  });

  it("eventual sees current documents and answers, whatever finds them", async () => {
    await world.put({ id: "d" });
    const ofD = { document: "d", judgment: "urgent", incarnation: world.sequence, revision: world.sequence, number: 1 };
    await world.land({ document: "b", judgment: "urgent", number: 0.95 }, ofD);
    await world.delete("a");
    expect(await found("eventual")).toEqual(["b", "d"]);
    await world.index("x");
    expect(await world.ids(["attributes.x", "Eq", 1], { consistency: "eventual" })).toEqual([]);
    // The index is deleted, and no longer maintained.
    await database.query({ text: "delete from indexed_attributes where namespace_id = $1", values: [world.namespaceId] });
    await world.put({ id: "e", attributes: { x: 1 } });
    expect(await world.ids(["attributes.x", "Eq", 1], { consistency: "eventual" })).toEqual(["e"]);
  });

  it.each(["strong", "eventual"] as const)("has later pages use what the first page used: %s", async (consistency) => {
    await setThreshold(0.65);
    const options = { consistency, top_k: 1, rank_by: ["answers.urgent.p", "desc"] as ["answers.urgent.p", "desc"] };
    await found("strong");
    const first = await world.run(urgent, options);
    expect(first.rows.map(({ id }) => id)).toEqual(["a"]);
    await setThreshold(0.95);
    await world.clock.advance(120_000);
    const second = await world.run(urgent, { ...options, cursor: first.next_cursor! });
    expect(second.rows.map(({ id }) => id)).toEqual(["c"]);
    expect(second.more).toBe(false);
  });
});
