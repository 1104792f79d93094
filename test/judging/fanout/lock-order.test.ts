/** A walk locks its keys, then the namespace, then the wakeup of catch-up: whoever sends keys has them when it wakes catch-up. */
import { beforeEach, expect, it } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import { idKey } from "#src/judging/contexts/shown-keys.ts";
import { newMark } from "#src/judging/fanout/outdate.ts";
import { sendGone } from "#src/judging/fanout/send.ts";
import { moveFanouts, putFanouts, readFanouts } from "#src/judging/fanout/sql.ts";
import { walkOn } from "#src/judging/fanout/walk.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";
import { namespaceById } from "#src/records/namespaces/namespaces.ts";
import { lockWaits } from "#test/support/lock-waits.ts";
import { answerOf, World } from "./world.ts";

const here = "p/a";
const referring: JudgmentCreate = {
  name: "referring",
  type: "bool",
  question: "referring?",
  context: {
    fields: ["state.m"],
    related: [{ name: "to", join: { theirs: "id", mine: "attributes.ref" }, fields: ["state.n"] }],
  },
};

let world: World;
let namespaceId: number;

beforeEach(async () => {
  world = await World.open();
  world.engine.answer = (_, request) => answerOf(request);
  await world.judgment(here, referring);
  const shown = ["t", "u"].map((id) => ({ id, state: { n: 1 } }));
  const showing = ["t", "u"].map((ref) => ({ id: `of ${ref}`, state: { m: 1 }, attributes: { ref } }));
  await world.write(here, { upsert: [...shown, ...showing] });
  await world.settle("p/");
  namespaceId = (await world.namespaces("p/"))[0]!.namespace_id;
  await world.fresh.database.transaction(async (tx) => {
    const [judgment] = await world.query<{ judgment_id: string }>("select judgment_id from judgments");
    const keys = ["t", "u"].map((id) => ({
      judgmentId: judgment!.judgment_id,
      attribute: "ref",
      value: idKey(id),
      exceptId: null,
    }));
    expect(await putFanouts(tx, namespaceId, keys, { mark: newMark(), at: world.clock.now() })).toHaveLength(2);
    await wake(tx, JUDGING, namespaceId, world.clock.now());
  });
});

/** Does something while a transaction has the first key, and looks in that transaction once it waits for the key. */
async function besideFirstKey<T>(work: () => Promise<unknown>, look: (tx: Transaction) => Promise<T>): Promise<T> {
  const { fresh } = world;
  const [working, seen] = await fresh.database.transaction(async (tx) => {
    await tx.query({
      text: "select 1 from fanouts where namespace_id = $1 and value = $2::bytea for update",
      values: [namespaceId, idKey("t")],
    });
    const working = work();
    await expect.poll(async () => (await lockWaits(fresh)).length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0);
    return [working, await look(tx)] as const;
  });
  await working;
  return seen;
}

it("waits for a key without the namespace and the wakeup", async () => {
  const namespace = (await namespaceById(world.parts.db, namespaceId))!;
  const seen = await besideFirstKey(
    () => walkOn(world.parts, namespace),
    async (tx) => [
      await tx.query({
        text: "select 1 from namespaces where namespace_id = $1 for no key update nowait",
        values: [namespaceId],
      }),
      await tx.query({
        text: "select 1 from wakeups where kind = $2 and namespace_id = $1 for update nowait",
        values: [namespaceId, JUDGING],
      }),
    ],
  );
  expect(seen.map((rows) => rows.length)).toEqual([1, 1]);
  expect(await world.query("select document_id from deferred order by 1")).toEqual([
    { document_id: "of t" },
    { document_id: "of u" },
  ]);
});

it("waits for a key that it advances without a later one that it ends", async () => {
  const { database } = world.fresh;
  const [first, second] = await readFanouts(database, namespaceId, 2);
  const moves = [
    { fanout: first!, to: "of t" },
    { fanout: second!, to: null },
  ];
  const seen = await besideFirstKey(
    async () => expect(await database.transaction((tx) => moveFanouts(tx, namespaceId, moves))).toBe(2),
    (tx) =>
      tx.query({
        text: "select 1 from fanouts where namespace_id = $1 and value = $2::bytea for update nowait",
        values: [namespaceId, idKey("u")],
      }),
  );
  expect(seen).toHaveLength(1);
});

it("tells namespaces that what they showed is gone without the wakeup of one while it waits for that of another", async () => {
  const { database } = world.fresh;
  await world.judgment("p/b", referring);
  await world.write("p/b", { upsert: [{ id: "of t", state: { m: 1 }, attributes: { ref: "t" } }] });
  await world.settle("p/");
  const ids = (await world.namespaces("p/")).map(({ namespace_id }) => namespace_id);
  await database.transaction(async (tx) => {
    for (const id of ids) await wake(tx, JUDGING, id, world.clock.now());
  });
  const [judgment] = await world.query<{ judgment_id: string }>("select judgment_id from judgments");
  const gone = { shown: { theirs: "id", value: idKey("t") }, judgmentId: judgment!.judgment_id, mine: "ref" };
  const wakeupOf = (tx: Transaction, id: number) =>
    tx.query({ text: "select 1 from wakeups where kind = $2 and namespace_id = $1 for update nowait", values: [id, JUDGING] });
  await world.query("delete from fanouts");
  const { telling } = await database.transaction(async (tx) => {
    expect(await wakeupOf(tx, ids[1]!)).toHaveLength(1);
    const telling = sendGone(database, new Map(ids.map((id) => [id, [gone]])), () => world.clock.now());
    await expect.poll(async () => (await lockWaits(world.fresh)).length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0);
    expect(await wakeupOf(tx, ids[0]!)).toHaveLength(1);
    return { telling };
  });
  await telling;
  expect(await world.query("select namespace_id from fanouts order by 1")).toHaveLength(2);
});
