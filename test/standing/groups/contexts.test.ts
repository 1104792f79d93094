/** Judgments that read groups: what their contexts show, when they are judged again, and when not. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededGenerator } from "#test/support/generator.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { NO_ANSWERS, rowsAt, type Version } from "./model.ts";
import { asked, at, groupOf, makeGroup, settled, write } from "./world.ts";

const { random } = seededGenerator();

let service: TestService;
beforeAll(async () => {
  service = await testService({ logLevel: "error" }, true);
});
afterAll(async () => {
  expect(service.logged).toEqual([]);
  await service.stop();
});

const doc = (id: string, customer: unknown, amount?: unknown) => ({ id, attributes: { customer, amount }, state: {} });
const group = {
  name: "by-customer",
  key: "attributes.customer",
  aggregate: {
    sum: ["attributes.amount"],
    avg: ["attributes.amount"],
    min: ["attributes.amount"],
    max: ["attributes.amount"],
    quantiles: ["attributes.amount"],
  },
};
const few = [
  { label: "few", gte: 0 },
  { label: "many", gte: 3 },
];
const banded = { group: { name: "by-customer", aggregates: ["count"], bands: { count: few } }, fields: ["attributes.amount"] };

async function judge(namespace: string, context: object, more: object = {}): Promise<void> {
  await asked(service, "POST", `${at(namespace)}/judgments`, { name: "risk", type: "bool", question: "?", context, ...more });
}
const explain = (namespace: string, id: string) =>
  asked(service, "GET", `${at(namespace)}/documents/${encodeURIComponent(id)}/answers/risk/explain`);
/** What the engine was shown of groups. */
const groupsAsked = () => service.engine.requests.map(({ context }) => (context as Record<string, unknown>).group);
const answerOf = async (namespace: string, id: string) =>
  (await asked(service, "GET", `${at(namespace)}/documents/${id}`)).answers.risk;

describe("a context that shows a group", () => {
  it("has the same bytes whatever the history of the group", async () => {
    const amounts = [0.1, 0.2, 0.3, 1e16, -1e16, 12.5];
    const context = { fields: ["attributes.customer"], group: { name: "by-customer" } };
    const hashes = [];
    for (const [namespace, order] of [
      ["bytes/one", amounts],
      ["bytes/other", [...amounts].reverse()],
    ] as const) {
      await makeGroup(service, namespace, group);
      await judge(namespace, context);
      const documents = order.map((amount) => doc(`d-${amount}`, "c", amount));
      if (namespace === "bytes/one") await write(service, namespace, { upsert: documents });
      else {
        await write(service, namespace, { upsert: [...documents, doc("x", "c", 7e22), doc("y", "other", 5)] });
        await settled(service);
        await write(service, namespace, { delete: ["x"], patch: [{ id: "y", attributes: { amount: 6 } }] });
      }
      await settled(service);
      const { context: shown, context_hash } = await explain(namespace, "d-0.1");
      hashes.push(context_hash);
      await expect(`${JSON.stringify(shown, null, 2)}\n${context_hash}\n`).toMatchFileSnapshot("golden/context.txt");
    }
    expect(new Set(hashes).size).toBe(1);
  });

  it("shows the group that includes the document as it is judged, also for a waiting caller", async () => {
    await makeGroup(service, "waited", group);
    await judge("waited", { ...banded, group: { name: "by-customer", aggregates: ["count", "sum.attributes.amount"] } });
    for (let n = 1; n <= 3; n++) {
      service.engine.requests.length = 0;
      const { results } = await asked(service, "POST", at("waited"), { upsert: [doc(`d-${n}`, "c", n)], wait_for: ["risk"] });
      expect(results[0].answers.risk).toMatchObject({ freshness: "fresh", revision: results[0].revision });
      expect(groupsAsked()).toContainEqual({ count: n, "sum.attributes.amount": (n * (n + 1)) / 2 });
    }
  });

  it("shows no row to a document without a key, or whose key has aged out", async () => {
    await makeGroup(service, "rowless", { ...group, keep_keys: "1h" });
    await judge("rowless", banded);
    await write(service, "rowless", { upsert: [doc("keyless", null, 1), doc("kept", "c", 1)] });
    await settled(service);
    expect((await explain("rowless", "keyless")).context).not.toHaveProperty("group");
    expect((await explain("rowless", "kept")).context.group).toEqual({ count: "few" });
    await service.clock.advance(3_700_000);
    expect((await explain("rowless", "kept")).context).not.toHaveProperty("group");
  });
});

/** Pauses a build, unless it has ended already. */
async function paused(jobId: string): Promise<void> {
  expect([200, 409]).toContain((await service.request("POST", `/jobs/${jobId}/pause`)).status);
}

describe("documents whose group's row changes", () => {
  it("are judged again when a band flips, and only they", async () => {
    await makeGroup(service, "flips", group);
    await judge("flips", banded);
    const asks = async (body: object) => {
      await settled(service);
      service.engine.requests.length = 0;
      await write(service, "flips", body);
      await settled(service);
      const shown = service.engine.requests.map(({ context }) => context as Record<string, unknown>);
      return shown.map(({ document, group: row }) => JSON.stringify([document, row])).sort();
    };
    const one = (amount: number, count: string) => JSON.stringify([{ "attributes.amount": amount }, { count }]);
    expect(await asks({ upsert: [doc("a", "c", 1), doc("b", "c", 2), doc("x", "d", 9)] })).toEqual([
      one(1, "few"),
      one(2, "few"),
      one(9, "few"),
    ]);
    // Two more documents change the band to `many`. The first two are judged again, the other customer's is not.
    const flipped = await asks({ upsert: [doc("e", "c", 3), doc("f", "c", 4)] });
    expect(flipped).toEqual([one(1, "many"), one(2, "many"), one(3, "many"), one(4, "many")].sort());
    // One more document changes no band.
    expect(await asks({ upsert: [doc("g", "c", 5)] })).toEqual([one(5, "many")]);
    expect(await asks({ delete: ["e", "f", "g"] })).toEqual([one(1, "few"), one(2, "few")].sort());
    // A document that moves is judged in its new group, and both bands stay.
    expect(await asks({ patch: [{ id: "x", attributes: { customer: "e", amount: 8 } }] })).toEqual([one(8, "few")]);
  });

  it("are judged again when a quantile of many numbers flips its band", async () => {
    const name = "quantiles.attributes.amount.p50";
    const bands = {
      [name]: [
        { label: "low", gte: 0 },
        { label: "high", gte: 1_000 },
      ],
    };
    await makeGroup(service, "spread", group);
    await judge("spread", { group: { name: "by-customer", aggregates: [name], bands }, fields: ["attributes.customer"] });
    const amounts = Array.from({ length: 150 }, (_, n) => 1.07 ** n);
    const some = (from: number, factor: number) =>
      amounts.slice(from).map((amount, n) => doc(`d-${from + n}`, "c", amount * factor));
    await write(service, "spread", { upsert: [...some(0, 1), doc("other", "d", 1)] });
    await settled(service);
    expect(
      new Set(
        groupsAsked()
          .slice(-151)
          .map((row) => JSON.stringify(row)),
      ),
    ).toEqual(new Set([`{"${name}":"low"}`]));
    for (const [factor, label] of [
      [1_000, "high"],
      [1, "low"],
    ] as const) {
      service.engine.requests.length = 0;
      await write(service, "spread", { upsert: some(50, factor) });
      await settled(service);
      expect(groupsAsked().length).toBeGreaterThanOrEqual(150);
      expect((await explain("spread", "d-0")).context.group).toEqual({ [name]: label });
      expect(await answerOf("spread", "d-0")).toMatchObject({ freshness: "fresh" });
    }
  });

  it("wait while the group is built, and then are judged once", async () => {
    await write(service, "built", { upsert: Array.from({ length: 300 }, (_, n) => doc(`d-${n}`, "c", n)) });
    await settled(service);
    service.engine.requests.length = 0;
    const { job_id: building } = await makeGroup(service, "built", group);
    await paused(building);
    await judge("built", { ...banded, group: { name: "by-customer", aggregates: ["count"] } });
    await asked(service, "POST", `${at("built")}/judgments/risk/backfill`, { confirm: true });
    await settled(service);
    if ((await groupOf(service, "built", "by-customer")).status === "building") {
      expect(service.engine.requests).toEqual([]);
      await asked(service, "POST", `/jobs/${building}/resume`);
    }
    // Waiting documents are checked every few seconds, as often as needed. At the end they are checked once more in vain.
    for (let looks = 0, after = 1; after >= 0 && looks < 20; looks++) {
      await settled(service);
      await service.clock.advance(2_500);
      if (service.engine.requests.length >= 300) after--;
    }
    await settled(service);
    expect(new Set(groupsAsked().map((row) => JSON.stringify(row)))).toEqual(new Set(['{"count":300}']));
    expect(service.engine.requests.length).toBe(300);
    expect(await answerOf("built", "d-7")).toMatchObject({ freshness: "fresh" });
  });

  it("are waited for while the group is built", async () => {
    await write(service, "awaited", { upsert: Array.from({ length: 300 }, (_, n) => doc(`d-${n}`, "c", n)) });
    await settled(service);
    const { job_id: building } = await makeGroup(service, "awaited", group);
    await paused(building);
    await judge("awaited", { ...banded, group: { name: "by-customer", aggregates: ["count"] } });
    const waiting = { wait_for: ["risk"], wait_timeout_ms: 10_000 };
    const written = asked(service, "POST", at("awaited"), { upsert: [doc("mine", "c", 1)], ...waiting });
    await expect.poll(async () => (await answerOf("awaited", "mine"))?.freshness).toBe("pending");
    if ((await groupOf(service, "awaited", "by-customer")).status === "building")
      await asked(service, "POST", `/jobs/${building}/resume`);
    await expect
      .poll(async () => {
        await service.clock.advance(2_500);
        return (await answerOf("awaited", "mine")).freshness;
      })
      .toBe("fresh");
    expect((await written).results).toMatchObject([{ id: "mine", answers: { risk: { freshness: "fresh" } } }]);
  });
});

describe("a group with more than 1,000 live keys", () => {
  it("makes its readers stale, with a warning, until keys age out", async () => {
    await makeGroup(service, "crowded", { ...group, keep_keys: "2h", aggregate: {} });
    // Only three of all these are judged.
    await judge("crowded", banded, { applies_to: { "attributes.amount": 2 } });
    const some = (prefix: string, many: number) =>
      Array.from({ length: many }, (_, n) => doc(`${prefix}-${n}`, `${prefix}-${n}`, n === 1 ? 2 : 1));
    await write(service, "crowded", { upsert: [...some("d", 599), doc("other", "other", 2)] });
    await settled(service);
    await service.clock.advance(3_600_000);
    await write(service, "crowded", { upsert: some("e", 400) });
    await settled(service);
    const find = async (freshness: string) => {
      const filters = ["answers.risk.freshness", "Eq", freshness];
      const { rows } = await asked(service, "POST", `${at("crowded")}/query`, { filters });
      return rows.map(({ id }: { id: string }) => id);
    };
    expect(await answerOf("crowded", "d-1")).not.toHaveProperty("warnings");
    expect([await find("fresh"), await find("stale")]).toEqual([["d-1", "e-1", "other"], []]);
    await write(service, "crowded", { upsert: [doc("one-more", "one-more", 1)] });
    await settled(service);
    expect(await groupOf(service, "crowded", "by-customer")).toMatchObject({ live_keys: 1_001, warnings: ["group_over_cap"] });
    expect((await groupOf(service, "crowded", "by-customer")).rows).toHaveLength(1_000);
    expect(await answerOf("crowded", "d-1")).toMatchObject({ freshness: "stale", warnings: [{ code: "group_over_cap" }] });
    expect([await find("fresh"), await find("stale")]).toEqual([[], ["d-1", "e-1", "other"]]);
    const { results } = await asked(service, "POST", at("crowded"), { upsert: [doc("d-1", "d-1", 2)], wait_for: ["risk"] });
    expect(results[0].answers.risk).toMatchObject({ freshness: "stale" });
    await service.clock.advance(3_700_000);
    expect(await groupOf(service, "crowded", "by-customer")).toMatchObject({ live_keys: 402, warnings: [] });
    expect(await answerOf("crowded", "other")).toMatchObject({ freshness: "fresh" });
    expect([await find("fresh"), await find("stale")]).toEqual([["d-1", "e-1", "other"], []]);
  });
});

it("get the answers that their groups require, whoever writes and whichever process judges", {
  timeout: 90_000,
}, async () => {
  const beside = await service.beside();
  const NAMESPACE = "twin";
  const band = (count: number) => (count >= 5 ? "crowd" : count >= 3 ? "some" : "few");
  const odds: Record<string, number> = { few: 0.25, some: 0.5, crowd: 0.75 };
  for (const { engine } of [service, beside]) {
    engine.answer = (_, { context }) => ({
      type: "bool",
      p: odds[(context as { group?: { count: string } }).group?.count ?? ""] ?? 0,
    });
  }
  await makeGroup(service, NAMESPACE, { ...group, aggregate: {} });
  const bands = {
    count: [
      { label: "few", gte: 0 },
      { label: "some", gte: 3 },
      { label: "crowd", gte: 5 },
    ],
  };
  await judge(NAMESPACE, { fields: ["attributes.amount"], group: { name: "by-customer", bands } });
  const histories = new Map<string, Version[]>();
  const draw = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  await Promise.all(
    [0, 1, 2].map(async (writer) => {
      for (let n = 0; n < 14; n++) {
        const id = `w${writer}-${draw([0, 1, 2, 3])}`;
        const attributes = { customer: draw(["c", "d", "e", null]), amount: 1 };
        const gone = random() < 0.25 && histories.has(id);
        const waits = random() < 0.4 ? { wait_for: ["risk"] } : {};
        const body = gone ? { delete: [id] } : { upsert: [{ id, attributes, state: {} }], ...waits };
        await asked(draw([service, beside]), "POST", at(NAMESPACE), body);
        histories.set(id, [{ sequence: 0, at: 0, attributes: gone ? null : attributes }]);
      }
    }),
  );
  await settled(service);
  // A change during judging for a waiting caller is processed a second later.
  await service.clock.advance(1_000);
  await settled(service);
  const rows = rowsAt({ ...group, aggregate: {} }, histories, 0, 0, NO_ANSWERS);
  for (const [id, versions] of histories) {
    const { attributes } = versions.at(-1)!;
    if (attributes === null) continue;
    const row = rows.get(JSON.stringify(attributes.customer));
    const answer = await answerOf(NAMESPACE, id);
    expect([id, answer.freshness, answer.p]).toEqual([id, "fresh", row ? odds[band(row.count)] : 0]);
  }
});
