/** Pages that exceed the database's time limit, while the definitions change. */
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { QueryOptions } from "#generated/types.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import type { Queries } from "#src/queries/query.ts";
import { raiseEpoch } from "#src/records/templates/epochs.ts";
import { freshDatabase } from "#test/support/database.ts";
import { numbered, ORGANIZATION, World } from "./world.ts";

let database: Database;
let world: World;
let slow: Queries;
beforeAll(async () => {
  ({ database } = await freshDatabase());
});

beforeEach(async () => {
  world = await World.create(database);
  await world.put(...numbered(3));
  await world.judgments({ name: "urgent", type: "bool", thresholds: { high: 0.5 } });
  await world.answers(...numbered(3).map(({ id }) => ({ document: id, judgment: "urgent", number: 1 })));
});

/** Every statement that finds documents exceeds its limit, once `isSlow`. */
let isSlow: boolean;
function late(given: Database): Database {
  return {
    ...given,
    transaction: (within, options) =>
      given.transaction((tx) => {
        const query: Transaction["query"] = async (statement) => {
          if (!isSlow || !/\bdocuments d\b/.test(statement.text)) return tx.query(statement);
          await tx.query({ text: "select set_config('statement_timeout', '1ms', true)" });
          return tx.query({ text: "select pg_sleep(600)" });
        };
        return within({ transaction: true, query });
      }, options),
  };
}

beforeEach(() => {
  isSlow = false;
  slow = world.queriesWith({ db: late(database) });
});

const filters = [
  "And",
  [
    ["attributes.n", "Gte", 0],
    ["answers.urgent.thresholds.high", "Eq", true],
  ],
];
const run = (options: QueryOptions) => slow.run({ ...world.ref, scope: null }, filters, { ...options, top_k: 1 });
const tooExpensive = { code: "too_expensive", details: { documents: 3, attributes: ["n"] } };

/** The threshold gets another name. */
async function renamed(): Promise<void> {
  await database.query({
    text: "update judgments set thresholds = $2 where judgment_id = $1",
    values: [world.judgmentId("urgent"), JSON.stringify({ higher: 0.5 })],
  });
  await database.transaction((tx) => raiseEpoch(tx, ORGANIZATION, world.name));
}

describe("a page that takes too long", () => {
  it("is refused for that, also if the definitions of its query are no more", async () => {
    const { next_cursor } = await run({});
    await renamed();
    await expect(run({})).rejects.toMatchObject({ code: "invalid_request" });
    isSlow = true;
    await expect(run({ cursor: next_cursor! })).rejects.toMatchObject({ code: "too_expensive", details: { documents: 3 } });
  });

  it("is refused for that, also if the definitions change while it is read", async () => {
    await run({});
    await renamed();
    isSlow = true;
    await expect(run({})).rejects.toMatchObject({ code: "too_expensive" });
  });

  it("says what would make it cheap, if the definitions stay", async () => {
    isSlow = true;
    await expect(run({})).rejects.toMatchObject(tooExpensive);
    await expect(run({})).rejects.toMatchObject(tooExpensive);
  });
});
