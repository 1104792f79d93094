/** What happens to answers whose contexts show other answers, when judgments become active or inactive. */
import { beforeEach, describe, expect, it } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import { readDocument } from "#src/queries/documents/read.ts";
import { answerOf, ORGANIZATION, World } from "./world.ts";

const shop = "shops/eu";
const bool = (name: string, given: Partial<JudgmentCreate> = {}): JudgmentCreate => ({
  name,
  type: "bool",
  question: `${name}?`,
  ...given,
});
const plain = bool("plain", { thresholds: { yes: 0.5 }, context: { fields: ["state.p"] } });
const cutting = [{ name: "own", answers: [{ judgment: "plain", cut: "yes" }] }];
const referring = [{ name: "customer", join: { theirs: "id", mine: "attributes.customer" }, fields: ["attributes.plan"] }];

let world: World;
beforeEach(async () => {
  world = await World.open();
  world.engine.answer = (question, request) =>
    question.id === "plain" ? { type: "bool", p: request.contextText.includes("0.9") ? 0.9 : 0.1 } : answerOf(request);
});

/** The contexts that an engine is asked about because of a change. */
async function since(change: () => Promise<unknown>): Promise<unknown[]> {
  const before = world.engine.requests.length;
  await change();
  await world.settle();
  return world.engine.requests.slice(before).map(({ context }) => context);
}

const freshness = async (id: string, judgment: string) => {
  const ref = { organizationId: ORGANIZATION, name: shop };
  return (await readDocument(world.modules.documents, ref, id, { wait_timeout_ms: 0, scope: null })).answers[judgment]?.freshness;
};
const activate = (owner: string, name: string, version: number) =>
  world.modules.judgments.activate(ORGANIZATION, owner, name, { version, force: true });

describe.each([shop, "shops/*"])("a judgment of %s that is read", (owner) => {
  beforeEach(async () => {
    await world.judgment(owner, plain);
    await world.judgment(owner, bool("reader", { context: { fields: ["state.other"], related: cutting } }));
    await world.write(shop, { upsert: [{ id: "d", state: { p: 0.9 } }] });
    await world.settle();
  });

  it("is not shown after it is deactivated, and is shown again when it is active", async () => {
    const shown = (answers: object) => [{ document: {}, related: { own: { answers } } }];
    expect(await since(() => world.modules.judgments.deactivate(ORGANIZATION, owner, "plain"))).toEqual(shown({}));
    expect(await freshness("d", "reader")).toBe("fresh");
    expect(await since(() => activate(owner, "plain", 1))).toEqual(shown({ "plain.yes": true }));
    expect(await freshness("d", "reader")).toBe("fresh");
  });

  it("causes failed readers to be judged again", async () => {
    world.engine.instead = ({ questions }) =>
      questions.some(({ id }) => id === "reader")
        ? { ok: false, failure: { code: "refused", message: "Not this one.", retryable: false } }
        : null;
    await world.write(shop, { upsert: [{ id: "e", state: { p: 0.9 } }] });
    await world.settle();
    expect(await freshness("e", "reader")).toBe("unavailable");
    world.engine.instead = null;
    await since(() => world.modules.judgments.deactivate(ORGANIZATION, owner, "plain"));
    expect(await freshness("e", "reader")).toBe("fresh");
  });

  it("costs nothing if it is deactivated twice", async () => {
    await since(() => world.modules.judgments.deactivate(ORGANIZATION, owner, "plain"));
    expect(await since(() => world.modules.judgments.deactivate(ORGANIZATION, owner, "plain"))).toEqual([]);
  });
});

it("is not shown any more if a namespace's own judgment replaces it", async () => {
  await world.judgment("shops/*", plain);
  await world.judgment("shops/*", bool("reader", { context: { fields: ["state.other"], related: cutting } }));
  await world.write(shop, { upsert: [{ id: "d", state: { p: 0.9 } }] });
  await world.settle();
  expect(await since(() => world.judgment(shop, plain))).toEqual([{ document: {}, related: { own: { answers: {} } } }]);
});

describe("a version that becomes active again", () => {
  beforeEach(async () => {
    await world.judgment(shop, bool("risk", { context: { fields: ["state.text"], related: referring } }));
    await world.write(shop, {
      upsert: [
        { id: "c", attributes: { plan: "pro" } },
        { id: "t", attributes: { customer: "c" }, state: { text: "t" } },
      ],
    });
    await world.settle();
  });
  const change = () => world.write(shop, { patch: [{ id: "c", attributes: { plan: "free" } }] });
  const now = { document: { "state.text": "t" }, related: { customer: [{ id: "c", document: { "attributes.plan": "free" } }] } };

  it("shows what has changed while no version was active", async () => {
    await world.modules.judgments.deactivate(ORGANIZATION, shop, "risk");
    expect(await since(change)).toEqual([]);
    expect(await since(() => activate(shop, "risk", 1))).toEqual([now]);
    expect(await freshness("t", "risk")).toBe("fresh");
  });

  it("shows what has changed while another version was active that did not show it", async () => {
    await world.modules.judgments.createVersion(ORGANIZATION, shop, "risk", {
      type: "bool",
      question: "?",
      context: { fields: ["state.text"] },
    });
    await activate(shop, "risk", 2);
    await since(change);
    expect(await since(() => activate(shop, "risk", 1))).toEqual([now]);
  });

  it("costs nothing if nothing has changed", async () => {
    await world.modules.judgments.deactivate(ORGANIZATION, shop, "risk");
    expect(await since(() => activate(shop, "risk", 1))).toEqual([]);
    expect(await freshness("t", "risk")).toBe("fresh");
  });
});

describe.each(["shops/eu/berlin", "shops/eu/*"])("a template's judgment that one of %s has hidden", (hiding) => {
  const place = "shops/eu/berlin";
  const ref = { organizationId: ORGANIZATION, name: place };
  const ask = { wait_timeout_ms: 0, scope: null };
  beforeEach(async () => {
    await world.judgment("shops/*", bool("risk", { context: { fields: ["state.text"], related: referring } }));
    await world.write(place, {
      upsert: [
        { id: "c", attributes: { plan: "pro" } },
        { id: "t", attributes: { customer: "c" }, state: { text: "t" } },
      ],
    });
    await world.settle();
    await world.judgment(hiding, bool("risk", { context: { fields: ["state.none"] } }));
    await world.settle();
  });
  const remove = () => world.modules.judgments.delete(ORGANIZATION, hiding, "risk");

  it("shows what has changed meanwhile", async () => {
    await world.write(place, { patch: [{ id: "c", attributes: { plan: "free" } }] });
    await world.settle();
    const customer = [{ id: "c", document: { "attributes.plan": "free" } }];
    expect(await since(remove)).toContainEqual({ document: { "state.text": "t" }, related: { customer } });
    expect((await readDocument(world.modules.documents, ref, "t", ask)).answers.risk).toMatchObject({ freshness: "fresh" });
  });

  it("costs nothing if nothing has changed", async () => {
    expect(await since(remove)).toEqual([]);
  });
});
