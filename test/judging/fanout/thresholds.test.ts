/** A threshold changes that other contexts use as a cut. Their answers are judged again if the boolean changes, and only then. */
import { beforeEach, describe, expect, it } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import { ORGANIZATION, World } from "./world.ts";

const cut = { judgment: "plain", cut: "yes" };
const bool = (name: string, given: Partial<JudgmentCreate>): JudgmentCreate => ({
  name,
  type: "bool",
  question: `${name}?`,
  ...given,
});
const plain = bool("plain", { thresholds: { yes: 0.5, other: 0.1 }, context: { fields: ["state.p"] } });
const own = bool("own", { context: { fields: [], related: [{ name: "own", answers: [cut] }] } });
const abroad = bool("abroad", {
  context: {
    fields: [],
    related: [{ name: "there", namespace: "shop/eu", join: { theirs: "id", mine: "attributes.ref" }, answers: [cut] }],
  },
});

let world: World;

beforeEach(async () => {
  world = await World.open();
  world.engine.answer = (question, { context }) => ({
    type: "bool",
    p: question.id === "plain" ? Number((context as { document: { "state.p": number } }).document["state.p"]) : 0.5,
  });
});

/** The contexts that were asked since, by question. */
async function since(change: () => Promise<unknown>): Promise<string[]> {
  const before = world.engine.requests.length;
  await change();
  await world.settle();
  return world.engine.requests
    .slice(before)
    .map(({ questions, contextText }) => `${questions.map(({ id }) => id).join()} ${contextText}`)
    .sort();
}

const change = (place: string, thresholds: Record<string, number>) =>
  world.modules.judgments.update(ORGANIZATION, place, "plain", { thresholds });
const jobs = () => world.query("select namespace, judgment, status, documents_done, settings from jobs where type = 'resync'");
const shownTo = (reader: string, value: boolean) => {
  const answers = `{"answers":{"plain.yes":${value}}`;
  return reader === "own"
    ? `own {"document":{},"related":{"own":${answers}}}}`
    : `abroad {"document":{},"related":{"there":[${answers},"id":"d0"}]}}`;
};

describe("a threshold of a namespace", () => {
  beforeEach(async () => {
    for (const judgment of [plain, own]) await world.judgment("shop/eu", judgment);
    await world.judgment("mail", abroad);
    await world.write("shop/eu", { upsert: [0.6, 0.8].map((p, at) => ({ id: `d${at}`, state: { p } })) });
    await world.write("mail", { upsert: [{ id: "m", attributes: { ref: "d0" } }] });
    await world.settle();
  });

  it("causes answers to be judged again, here and elsewhere, whose contexts show another boolean", async () => {
    const asked = await since(() => change("shop/eu", { yes: 0.7 }));
    expect(asked).toEqual([shownTo("abroad", false), shownTo("own", false)]);
    const settings = {
      before: { yes: 0.5, other: 0.1 },
      after: { yes: 0.7, other: 0.1 },
      cuts: ["yes"],
      readers: ["abroad", "own"],
    };
    expect(await jobs()).toEqual([
      { namespace: "shop/eu", judgment: "plain", status: "done", documents_done: 2, settings: expect.objectContaining(settings) },
    ]);
    expect(await world.query("select 1 from answers where outdated")).toEqual([]);
  });

  it("costs nothing and starts no job if nobody uses it as a cut, or if its value stays the same", async () => {
    expect(await since(() => change("shop/eu", { other: 0.9 }))).toEqual([]);
    expect(await since(() => change("shop/eu", { yes: 0.5 }))).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it("asks nothing if no boolean changes", async () => {
    expect(await since(() => change("shop/eu", { yes: 0.55 }))).toEqual([]);
    expect(await jobs()).toHaveLength(1);
  });
});

describe("a threshold of a template", () => {
  beforeEach(async () => {
    for (const judgment of [plain, own]) await world.judgment("shop/*", judgment);
    for (const name of ["shop/eu", "shop/us"]) await world.write(name, { upsert: [{ id: "d0", state: { p: 0.6 } }] });
    await change("shop/us", { yes: 0.55 });
    await world.settle();
  });

  it("changes in all namespaces below its prefix that do not set it themselves", async () => {
    expect(await since(() => change("shop/*", { yes: 0.7 }))).toEqual([shownTo("own", false)]);
  });

  it("changes only in the namespace that overrides it", async () => {
    expect(await since(() => change("shop/us", { yes: 0.7 }))).toEqual([shownTo("own", false)]);
  });
});
