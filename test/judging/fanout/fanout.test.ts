/** What happens to answers when something that their contexts show changes elsewhere. */
import { beforeEach, describe, expect, it } from "vitest";
import type { DocumentWrite, JudgmentCreate } from "#generated/types.ts";
import { readDocument } from "#src/queries/documents/read.ts";
import { deleteNamespace } from "#src/records/settings/deletion.ts";
import { endOfNamespace, releaseNamespace } from "#src/server/ports.ts";
import { answerOf, ORGANIZATION, World } from "./world.ts";

const shop = "shop";
const bool = (name: string, given: Partial<JudgmentCreate> = {}): JudgmentCreate => ({
  name,
  type: "bool",
  question: `${name}?`,
  ...given,
});
const referenced = { name: "customer", join: { theirs: "id", mine: "attributes.customer" }, fields: ["attributes.plan"] };
const sharing = { name: "others", join: { theirs: "attributes.key", mine: "attributes.key" }, fields: ["state.text"] };

let world: World;

beforeEach(async () => {
  world = await World.open();
  world.engine.answer = (_, request) => answerOf(request);
});

/** The contexts that an engine was asked about since, by question. */
function asked(from = 0): [question: string, context: unknown][] {
  return world.engine.requests
    .slice(from)
    .flatMap(({ questions, context }) => questions.map(({ id }): [string, unknown] => [id, context]));
}

async function since(change: () => Promise<void>): Promise<[string, unknown][]> {
  const before = world.engine.requests.length;
  await change();
  await world.settle();
  return asked(before);
}

const freshness = async (id: string, judgment: string, name = shop) =>
  (await readDocument(world.modules.documents, { organizationId: ORGANIZATION, name }, id, { wait_timeout_ms: 0, scope: null }))
    .answers[judgment]?.freshness;

describe("a referenced document", () => {
  beforeEach(async () => {
    await world.judgment(shop, bool("risk", { context: { fields: ["state.text"], related: [referenced] } }));
    await world.write(shop, {
      upsert: [
        { id: "c-1", attributes: { plan: "pro" } },
        { id: "t-1", attributes: { customer: "c-1" }, state: { text: "help" } },
        { id: "t-2", attributes: { customer: "c-2" }, state: { text: "hello" } },
        { id: "t-3", attributes: { customer: ["c-2", "c-1"] }, state: { text: "hi" } },
      ],
    });
    await world.settle();
  });

  it("is shown to those that refer to it, in the order of their references", () => {
    expect(asked().map(([, context]) => context)).toContainEqual({
      document: { "state.text": "help" },
      related: { customer: [{ id: "c-1", document: { "attributes.plan": "pro" } }] },
    });
    expect(asked().map(([, context]) => context)).toContainEqual({
      document: { "state.text": "hello" },
      related: { customer: [] },
    });
  });

  it("causes them to be judged again when what they show of it changes, and nobody else", async () => {
    const again = await since(() => world.write(shop, { patch: [{ id: "c-1", attributes: { plan: "free" } }] }));
    expect(again.map(([, context]) => context)).toEqual(
      expect.arrayContaining([
        { document: { "state.text": "help" }, related: { customer: [{ id: "c-1", document: { "attributes.plan": "free" } }] } },
        { document: { "state.text": "hi" }, related: { customer: [{ id: "c-1", document: { "attributes.plan": "free" } }] } },
      ]),
    );
    expect(again).toHaveLength(2);
  });

  it("costs nothing when something else in it changes", async () => {
    expect(await since(() => world.write(shop, { patch: [{ id: "c-1", attributes: { visits: 3 } }] }))).toEqual([]);
    expect(await freshness("t-1", "risk")).toBe("fresh");
  });

  it("is seen when it is created, and when it is deleted", async () => {
    const came = await since(() => world.write(shop, { upsert: [{ id: "c-2", attributes: { plan: "team" } }] }));
    expect(came.map(([, context]) => context)).toContainEqual({
      document: { "state.text": "hello" },
      related: { customer: [{ id: "c-2", document: { "attributes.plan": "team" } }] },
    });
    const went = await since(() => world.write(shop, { delete: ["c-2"] }));
    expect(went.map(([, context]) => context)).toContainEqual({ document: { "state.text": "hello" }, related: { customer: [] } });
  });
});

describe("a failure", () => {
  it.each([
    ["where there is no answer", false],
    ["where there is a former answer", true],
  ])("is retried when its context changes elsewhere, %s", async (_, answeredBefore) => {
    await world.judgment(shop, bool("risk", { context: { fields: ["state.text"], related: [referenced] } }));
    await world.write(shop, { upsert: [{ id: "c-1", attributes: { plan: "pro" } }] });
    if (answeredBefore) {
      await world.write(shop, { upsert: [{ id: "t-1", attributes: { customer: "c-1" }, state: { text: "help" } }] });
      await world.settle();
    }
    world.engine.instead = () => ({ ok: false, failure: { code: "refused", message: "Not this one.", retryable: false } });
    await world.write(shop, { upsert: [{ id: "t-1", attributes: { customer: "c-1" }, state: { text: "help!" } }] });
    await world.settle();
    expect(await freshness("t-1", "risk")).toBe(answeredBefore ? "stale" : "unavailable");
    world.engine.instead = null;
    await world.write(shop, { patch: [{ id: "c-1", attributes: { plan: "free" } }] });
    await world.settle();
    expect(await freshness("t-1", "risk")).toBe("fresh");
  });
});

describe("a permanent failure", () => {
  it("stays if its context is the same, and is reported as before", async () => {
    await world.judgment(shop, bool("risk", { context: { fields: ["state.text"], related: [referenced] } }));
    world.engine.instead = () => ({ ok: false, failure: { code: "refused", message: "Not this one.", retryable: false } });
    await world.write(shop, { upsert: [{ id: "c-1", attributes: { plan: "pro" } }] });
    await world.write(shop, { upsert: [{ id: "t-1", attributes: { customer: "c-1" }, state: { text: "help" } }] });
    await world.settle();
    const errors = () => world.query("select document_id, error from answers where document_id = 't-1'");
    const before = await errors();
    await world.clock.advance(1_000);
    const asked = await since(() => world.write(shop, { patch: [{ id: "c-1", attributes: { seen: 1 } }] }));
    expect(asked.filter(([, context]) => JSON.stringify(context).includes("help"))).toEqual([]);
    expect(await errors()).toEqual(before);
    expect(await world.query("select from deferred")).toEqual([]);
  });
});

describe("a permanent failure of a judgment with policy on_read", () => {
  it("is checked on read after what it shows has changed, and asked again if its context differs", async () => {
    const context = { fields: ["state.text"], related: [referenced] };
    await world.judgment(shop, bool("risk", { context, freshness: { policy: "on_read" } }));
    world.engine.instead = () => ({ ok: false, failure: { code: "refused", message: "Not this one.", retryable: false } });
    await world.write(shop, { upsert: [{ id: "c-1", attributes: { plan: "pro" } }] });
    await world.write(shop, { upsert: [{ id: "t-1", attributes: { customer: "c-1" }, state: { text: "help" } }] });
    const ref = { organizationId: ORGANIZATION, name: shop };
    const read = async () => (await readDocument(world.modules.documents, ref, "t-1", { scope: null })).answers.risk;
    const changed = (attributes: { seen: number } | { plan: string }) =>
      since(() => world.write(shop, { patch: [{ id: "c-1", attributes }] }));
    await read();
    const before = await read();
    expect(before).toMatchObject({ freshness: "unavailable", error: { code: "engine_refused" } });
    expect(asked()).toHaveLength(1);
    await changed({ seen: 1 });
    await world.clock.advance(1_000);
    expect(await read()).toEqual(before);
    expect(asked()).toHaveLength(1);
    world.engine.instead = null;
    await changed({ plan: "free" });
    expect(await read()).toMatchObject({ freshness: "fresh" });
    expect(asked()).toHaveLength(2);
  });
});

describe("documents that share a key", () => {
  it("show the newest of each other, and are judged again when one is created, changed, moved or deleted", async () => {
    await world.judgment(shop, bool("double", { context: { fields: ["attributes.key"], related: [{ ...sharing, last_n: 1 }] } }));
    await world.write(shop, { upsert: [{ id: "a", attributes: { key: 1 }, state: { text: "a" } }] });
    await world.settle();
    await world.clock.advance(1000);
    const joined = await since(() => world.write(shop, { upsert: [{ id: "b", attributes: { key: 1 }, state: { text: "b" } }] }));
    const others = (...texts: string[]) => texts.map((text) => ({ id: text, document: { "state.text": text } }));
    const context = (key: number, ...texts: string[]) => [
      "double",
      { document: { "attributes.key": key }, related: { others: others(...texts) } },
    ];
    expect(joined).toEqual(expect.arrayContaining([context(1, "a"), context(1, "b")]));
    const moved = await since(() => world.write(shop, { patch: [{ id: "b", attributes: { key: 2 } }] }));
    expect(moved).toEqual(expect.arrayContaining([context(1), context(2)]));
    const back = await since(() => world.write(shop, { upsert: [{ id: "a", attributes: { key: 2 }, state: { text: "a" } }] }));
    expect(back).toEqual(expect.arrayContaining([context(2, "a"), context(2, "b")]));
    const gone = await since(() => world.write(shop, { delete: ["a"] }));
    expect(gone).toEqual([context(2)]);
    expect(await freshness("b", "double")).toBe("fresh");
  });
});

describe("an answer of the same document", () => {
  const reader = bool("reader", {
    context: { fields: ["state.other"], related: [{ name: "own", answers: [{ judgment: "plain", cut: "yes" }] }] },
  });

  beforeEach(async () => {
    await world.judgment(shop, bool("plain", { thresholds: { yes: 0.5 }, context: { fields: ["state.p"] } }));
    await world.judgment(shop, reader);
    world.engine.answer = (question, { context }) => ({
      type: "bool",
      p: question.id === "plain" ? Number((context as { document: { "state.p": number } }).document["state.p"]) : 0.5,
    });
    await world.write(shop, { upsert: [{ id: "d", state: { p: 0.1, other: 1 } }] });
    await world.settle();
  });

  it("is shown as it was just given, so that one write asks each judgment once", () => {
    expect(asked()).toEqual([
      ["plain", { document: { "state.p": 0.1 } }],
      ["reader", { document: { "state.other": 1 }, related: { own: { answers: { "plain.yes": false } } } }],
    ]);
  });

  it("causes its reader to be judged when its cut flips, and not when only its number changes", async () => {
    const same = await since(() => world.write(shop, { patch: [{ id: "d", state: { p: 0.4 } }] }));
    expect(same.map(([id]) => id)).toEqual(["plain"]);
    const flipped = await since(() => world.write(shop, { patch: [{ id: "d", state: { p: 0.6 } }] }));
    expect(flipped).toEqual([
      ["plain", { document: { "state.p": 0.6 } }],
      ["reader", { document: { "state.other": 1 }, related: { own: { answers: { "plain.yes": true } } } }],
    ]);
  });
});

describe("documents of another namespace", () => {
  const risk = bool("risk", { context: { fields: ["state.text"], related: [{ ...referenced, namespace: "crm" }] } });

  it.each(["before", "after"])("cause their readers to be judged again, created %s them", async (order) => {
    const customer = () => world.write("crm", { upsert: [{ id: "c-1", attributes: { plan: "pro" } }] });
    if (order === "after") await customer();
    await world.judgment("shops/*", risk);
    for (const name of ["shops/eu", "shops/us"]) {
      await world.write(name, {
        upsert: [{ id: "t", attributes: { customer: name === "shops/eu" ? "c-1" : "c-9" }, state: { text: name } }],
      });
    }
    await world.settle();
    if (order === "before") await customer();
    await world.settle();
    const shown = (plan: string) => [
      "risk",
      { document: { "state.text": "shops/eu" }, related: { customer: [{ id: "c-1", document: { "attributes.plan": plan } }] } },
    ];
    expect(asked()).toContainEqual(shown("pro"));
    expect(await since(() => world.write("crm", { patch: [{ id: "c-1", attributes: { plan: "free" } }] }))).toEqual([
      shown("free"),
    ]);
    expect(await freshness("t", "risk", "shops/eu")).toBe("fresh");
  });

  it("cause their readers to be judged again when their namespace is deleted, and when it is written again", async () => {
    const customer = (plan: string) => world.write("crm", { upsert: [{ id: "c-1", attributes: { plan } }] });
    await world.judgment("shops/*", risk);
    await customer("pro");
    const ids = ["t-1", "t-2", "t-3"];
    for (const name of ["shops/eu", "shops/us"]) {
      await world.write(name, {
        upsert: ids.map((id) => ({ id, attributes: { customer: "c-1" }, state: { text: `${name} ${id}` } })),
      });
    }
    await world.settle();
    const deleted = await since(async () => {
      const parts = { db: world.parts.db, clock: world.clock, releaseNamespace, endOfNamespace, wakeJobs() {} };
      await deleteNamespace(parts, { organizationId: ORGANIZATION, name: "crm" });
    });
    expect(deleted).toHaveLength(6);
    for (const [, context] of deleted) expect(context).toMatchObject({ related: { customer: [] } });
    expect(await freshness("t-1", "risk", "shops/eu")).toBe("fresh");
    const again = await since(() => customer("team"));
    expect(again).toHaveLength(6);
    for (const [, context] of again) expect(context).toMatchObject({ related: { customer: [{ id: "c-1" }] } });
  });

  it("cause their readers to be judged again if these are a template's judgments that also answer in their namespace", async () => {
    await world.judgment("shops/*", bool("risk", { context: { related: [{ ...referenced, namespace: "shops/crm" }] } }));
    await world.write("shops/crm", { upsert: [{ id: "c-1", attributes: { plan: "pro" } }] });
    await world.write("shops/eu", { upsert: [{ id: "t", attributes: { customer: "c-1" } }] });
    await world.settle();
    const again = await since(() => world.write("shops/crm", { delete: ["c-1"] }));
    expect(again.map(([, context]) => context)).toEqual([
      { document: { attributes: { customer: "c-1" }, state: {} }, related: { customer: [] } },
    ]);
    expect(await freshness("t", "risk", "shops/eu")).toBe("fresh");
  });

  it("leave nothing behind in a namespace whose documents nobody shows", async () => {
    await world.judgment("shops/*", risk);
    await world.write("elsewhere", { upsert: [{ id: "c-1", attributes: { plan: "pro" } }] });
    await world.settle();
    expect(await world.query("select 1 from namespaces where followed")).toEqual([]);
    expect(await world.query("select 1 from positions where reader = 'fanout'")).toEqual([]);
  });
});

describe("freshness.fanout", () => {
  const risk = (freshness: JudgmentCreate["freshness"]) =>
    bool("risk", { freshness, context: { fields: ["state.text"], related: [referenced] } });
  const tickets: DocumentWrite[] = [
    { id: "c-1", attributes: { plan: "pro" } },
    { id: "old", attributes: { customer: "c-1", open: true }, created_at: "2029-01-01T00:00:00Z" },
    { id: "closed", attributes: { customer: "c-1", open: false } },
    { id: "open", attributes: { customer: "c-1", open: true } },
  ];
  const change = (plan: string) => world.write(shop, { patch: [{ id: "c-1", attributes: { plan } }] });

  it("judges again only what is in scope; the others become stale", async () => {
    await world.judgment(shop, risk({ fanout: { scope: { created_within: "30d", where: { "attributes.open": true } } } }));
    await world.write(shop, { upsert: tickets });
    await world.settle();
    expect(await since(() => change("free"))).toHaveLength(1);
    expect(await Promise.all(["open", "closed", "old"].map((id) => freshness(id, "risk")))).toEqual(["fresh", "stale", "stale"]);
    await since(() => world.write(shop, { patch: [{ id: "closed", state: { text: "again" } }] }));
    expect(await freshness("closed", "risk")).toBe("fresh");
  });

  it("debounces within its limit, and judges once for many changes", async () => {
    await world.judgment(
      shop,
      risk({ fanout: { debounce_ms: 10_000, max_wait_ms: 15_000, scope: { where: { "attributes.open": true } } } }),
    );
    await world.write(shop, { upsert: tickets });
    await world.settle();
    const shown = () =>
      asked().filter(([, context]) => JSON.stringify(context).includes("related") && JSON.stringify(context).includes("c-1"))
        .length;
    const before = shown();
    for (const plan of ["free", "team"]) {
      await change(plan);
      await world.settle();
      await world.clock.advance(8_000);
      await world.settle();
    }
    expect(await freshness("open", "risk")).toBe("fresh");
    expect(shown() - before).toBe(2);
    await change("scale");
    await world.settle();
    expect(await freshness("open", "risk")).toBe("pending");
    await world.clock.advance(10_000);
    await world.settle();
    expect(await freshness("open", "risk")).toBe("fresh");
    expect(shown() - before).toBe(4);
  });

  it.each(["manual", "on_read"] as const)("leaves answers with policy %s stale", async (policy) => {
    await world.judgment(shop, bool("risk", { context: { related: [referenced] } }));
    await world.write(shop, { upsert: tickets });
    await world.settle();
    await world.modules.judgments.update(ORGANIZATION, shop, "risk", { freshness: { policy } });
    expect(await since(() => change("free"))).toEqual([]);
    expect(await freshness("open", "risk")).toBe("stale");
  });
});
