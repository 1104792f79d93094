/** Cursors whose pages read the answers to a judgment that is deleted meanwhile. */
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { QueryOptions } from "#generated/types.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { freshDatabase } from "#test/support/database.ts";
import { Live } from "./live.ts";
import { refusal } from "./refusal.ts";

const URGENT = { name: "urgent", type: "bool", question: "Is it urgent?" } as const;
const ids = ["d0", "d1", "d2", "d3"];
const ended = {
  code: "invalid_request",
  issues: [{ path: "/cursor", message: expect.stringMatching(/^has ended .*a judgment whose answers it reads was deleted/) }],
};

let database: Database;
beforeAll(async () => {
  ({ database } = await freshDatabase());
});

let live: Live;
async function judged(parts: ConstructorParameters<typeof Live>[1] = {}): Promise<void> {
  live = new Live(database, parts);
  await live.organization();
  await live.judgment(URGENT);
  let asked = 0;
  live.engine.answer = () => ({ type: "bool", p: 1 - asked++ / 10 });
  for (const id of ids) {
    await live.write({ upsert: [{ id, attributes: { n: 1 } }] });
    await live.judge();
  }
}

beforeEach(() => judged());

const run = (options: QueryOptions) => live.queries.run({ ...live.ref, scope: null }, undefined, options);

describe("a cursor over answers to a judgment that is deleted", () => {
  it.each<[string, QueryOptions]>([
    ["a ranking by them", { rank_by: ["answers.urgent.p", "desc"] }],
    ["only answers that are shown", { include: { answers: ["urgent"] } }],
    ["fresh ones only", { answers: "fresh_only", include: { answers: ["urgent"] } }],
  ])("has ended, with %s", async (_, read) => {
    const options = { ...read, top_k: 2 };
    const { rows, next_cursor } = await run(options);
    expect(rows.map(({ id }) => id)).toEqual(["d0", "d1"]);
    await live.forget("urgent");
    expect(await refusal(run({ ...options, cursor: next_cursor! }))).toEqual(ended);
  });

  it("has ended before the answers are removed, also if another judgment of the name has begun", async () => {
    const options: QueryOptions = { rank_by: ["answers.urgent.p", "desc"], top_k: 2 };
    const { next_cursor } = await run(options);
    await live.modules.judgments.delete(live.ref.organizationId, live.name, "urgent");
    expect(await refusal(run({ ...options, cursor: next_cursor! }))).toEqual(ended);
    await live.judgment(URGENT);
    expect(await refusal(run({ ...options, cursor: next_cursor! }))).toEqual(ended);
  });

  it("continues if its pages do not read them", async () => {
    const { next_cursor } = await run({ top_k: 2 });
    await live.forget("urgent");
    expect((await run({ top_k: 2, cursor: next_cursor! })).rows.map(({ id }) => id)).toEqual(["d2", "d3"]);
  });

  it("is not begun if the judgment is deleted while its first page is read", async () => {
    let pinned = 0;
    const between = async () => {
      if (pinned++ > 0) return;
      await live.write({ upsert: [{ id: "d4" }] });
      await live.forget("urgent");
    };
    await judged({ db: beforePins(database, between) });
    expect(await refusal(run({ rank_by: ["answers.urgent.p", "desc"], top_k: 2 }))).toEqual({
      code: "invalid_request",
      issues: [{ path: "/rank_by/0", message: expect.stringMatching(/unknown judgment/) }],
    });
    expect(pinned).toBe(1);
  });
});

/** Does something before each pin is taken. */
function beforePins(database: Database, work: () => Promise<void>): Database {
  return {
    ...database,
    transaction: (within, options) =>
      database.transaction((tx) => {
        const query: Transaction["query"] = async (statement) => {
          if (statement.name === "pins_hold") await work();
          return tx.query(statement);
        };
        return within({ transaction: true, query });
      }, options),
  };
}
