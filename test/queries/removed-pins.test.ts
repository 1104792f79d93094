/** Pins that are removed while other queries could share them. */
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "#src/foundation/db/database.ts";
import { freshDatabase } from "#test/support/database.ts";
import { refusal } from "./refusal.ts";
import { numbered, World } from "./world.ts";

let database: Database;
let world: World;

beforeAll(async () => {
  ({ database } = await freshDatabase());
});

beforeEach(async () => {
  world = await World.create(database);
  await world.judgments({ name: "urgent", type: "bool" });
  await world.put(...numbered(5));
  await world.answers(...numbered(5).map(({ id }, n) => ({ document: id, judgment: "urgent", number: n / 10 })));
});

const pins = async () =>
  (await database.query({ text: "select 1 from pins where namespace_id = $1", values: [world.namespaceId] })).length;
const ended = { path: "/cursor", message: expect.stringMatching(/^has ended before its time/) };

it.each([{}, { include: { answers: ["urgent"] } }])("are not shared with later first pages, %j", async (read) => {
  const options = { ...read, top_k: 2 };
  const first = await world.run(undefined, options);
  // As the sweep does where the organization retains too much.
  await database.query({ text: "delete from pins where namespace_id = $1", values: [world.namespaceId] });
  expect((await refusal(world.run(undefined, { ...options, cursor: first.next_cursor! }))).issues).toEqual([ended]);
  const again = await world.run(undefined, options);
  const rest = await world.run(undefined, { ...options, top_k: 5, cursor: again.next_cursor! });
  expect(rest.rows.map(({ id }) => id)).toEqual(["d0002", "d0003", "d0004"]);
  expect(await pins()).toBe(1);
});

it("are shared while they exist, one for each state of judging", async () => {
  for (let n = 0; n < 3; n++) {
    expect((await world.run(undefined, { top_k: 2 })).more).toBe(true);
    expect((await world.run(undefined, { top_k: 2, include: { answers: ["urgent"] } })).more).toBe(true);
  }
  expect(await pins()).toBe(2);
});
