/** What queries have asked behind them, of answers on read that an engine refused for good. */
import { beforeEach, describe, expect, inject, it } from "vitest";
import { readDocument } from "#src/queries/documents/read.ts";
import { Queries } from "#src/queries/query.ts";
import { groupsOverCap } from "#src/server/ports.ts";
import { answerOf, ORGANIZATION, World } from "./world.ts";

const shop = "shop";
const ref = { organizationId: ORGANIZATION, name: shop, scope: null };
const refusing = () => ({ ok: false, failure: { code: "refused", message: "Not this one.", retryable: false } }) as const;

let world: World;
let queries: Queries;

beforeEach(async () => {
  world = await World.open();
  const { db, clock, log, applicable } = world.parts;
  const { learning, behind } = world.modules;
  const cursorKey = new Uint8Array(32);
  queries = new Queries({
    ...{ db, clock, log, applicable, learning, behind, cursorKey, groupsOverCap },
    statementTimeoutMs: 30_000,
    together: inject("testCluster") === null,
  });
  world.engine.answer = (_, request) => answerOf(request);
  world.engine.instead = refusing;
  const related = [{ name: "customer", join: { theirs: "id", mine: "attributes.customer" }, fields: ["attributes.plan"] }];
  const context = { fields: ["state.text"], related };
  await world.judgment(shop, { name: "risk", type: "bool", question: "Is it?", context, freshness: { policy: "on_read" } });
  await world.write(shop, {
    upsert: [
      { id: "c-1", attributes: { plan: "pro" } },
      { id: "t-1", attributes: { customer: "c-1" }, state: { text: "help" } },
    ],
  });
  await world.settle();
});

/** A query of the document, with all that it asks for behind it. */
async function find() {
  const { rows } = await queries.run(ref, ["id", "Eq", "t-1"], { include: { answers: ["risk"] } });
  await world.modules.behind.settled();
  return rows[0]!.answers!.risk!;
}

/** Queries the document, does what that asks for, and queries it again. */
async function queried() {
  await find();
  await world.settle();
  return find();
}

/** What is left to be judged. */
const waiting = () => world.query("select document_id, reason from deferred");

const asked = () => world.engine.requests.length;

describe("an answer on read that an engine refused for good", () => {
  it("is not asked again by queries over the same context", async () => {
    expect(await queried()).toMatchObject({ freshness: "unavailable", error: { code: "engine_refused" } });
    expect(asked()).toBe(1);
    await queried();
    await world.settle();
    expect(asked()).toBe(1);
  });

  it("is asked again by the next query after its document has changed", async () => {
    await queried();
    world.engine.instead = null;
    await world.write(shop, { patch: [{ id: "t-1", attributes: { more: 1 } }] });
    await world.settle();
    expect(await queried()).toMatchObject({ freshness: "fresh" });
    expect(asked()).toBe(2);
  });

  it("is asked again by the next query after its question has changed", async () => {
    await queried();
    world.engine.instead = null;
    const { judgments } = world.modules;
    await judgments.createVersion(ORGANIZATION, shop, "risk", { type: "bool", question: "Is it really?" });
    await judgments.activate(ORGANIZATION, shop, "risk", { version: 2, force: true });
    await world.settle();
    expect(await queried()).toMatchObject({ freshness: "fresh", version: 2 });
    expect(asked()).toBe(2);
  });

  it("is asked again by the next query after what it shows has changed", async () => {
    await queried();
    world.engine.instead = null;
    await world.write(shop, { patch: [{ id: "c-1", attributes: { plan: "free" } }] });
    await world.settle();
    expect(await queried()).toMatchObject({ freshness: "fresh" });
    expect(asked()).toBe(2);
  });

  it("is compared once, and not asked, after a change elsewhere that it does not show", async () => {
    const before = await queried();
    await world.write(shop, { patch: [{ id: "c-1", attributes: { seen: 1 } }] });
    await world.settle();
    // The first query has it compared. Nothing is left to be compared after the second one.
    expect(await queried()).toEqual(before);
    expect(await waiting()).toEqual([]);
    expect(asked()).toBe(1);
  });

  it("is compared once by a caller who reads the document, and then no more by queries", async () => {
    await queried();
    await world.write(shop, { patch: [{ id: "c-1", attributes: { seen: 1 } }] });
    await world.settle();
    await readDocument(world.modules.documents, ref, "t-1", { scope: null });
    await world.settle();
    await find();
    expect(await waiting()).toEqual([]);
    expect(asked()).toBe(1);
  });

  it("is asked once for each context that is refused, also beside an older answer", async () => {
    world.engine.instead = null;
    expect(await queried()).toMatchObject({ freshness: "fresh" });
    world.engine.instead = refusing;
    for (const [n, plan] of ["free", "team"].entries()) {
      await world.write(shop, { patch: [{ id: "c-1", attributes: { plan } }] });
      await world.settle();
      for (let times = 0; times < 2; times++) {
        expect(await queried()).toMatchObject({ freshness: "stale", error: { code: "engine_refused" } });
        expect(await waiting()).toEqual([]);
      }
      expect(asked()).toBe(2 + n);
    }
  });
});
