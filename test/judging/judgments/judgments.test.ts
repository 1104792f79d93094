import { beforeEach, describe, expect, it } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { Judgments } from "#src/judging/lifecycle/judgments.ts";
import { ownersOf } from "#src/records/templates/owners.ts";
import { dependents } from "#src/server/ports.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { watched } from "#test/support/routing/watched.ts";
import { noShadowJobs } from "./no-shadow-jobs.ts";

const organization = "org_test";
const bool: JudgmentCreate = { name: "urgent", type: "bool", question: "Is it urgent?" };
const choice: JudgmentCreate = {
  name: "topic",
  type: "choice",
  question: "What about?",
  options: [{ value: "money" }, { value: "parcel" }],
};
const score: JudgmentCreate = { name: "anger", type: "score", question: "How angry?", criteria: ["calm", "annoyed", "furious"] };

let judgments: Judgments;

beforeEach(async () => {
  const { database } = await freshDatabase();
  const engines = {
    whyNot: (name: string) => (name === "local" ? null : `there is no engine "${name}"; configured are: local`),
    whyNotVersion: () => null,
    takes: () => false,
    versions: () => ["local-1.0.0"],
  };
  judgments = new Judgments({
    db: watched(database),
    clock: movableClock(),
    engines,
    defaultEngine: "local",
    dependents,
    shadowJobs: noShadowJobs,
  });
});

async function issues(work: Promise<unknown>): Promise<string[]> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ServiceError)) throw new Error("the request was not refused");
  expect(error.code).toBe("invalid_request");
  return (error.details.issues as { path: string; message: string }[]).map(({ path }) => path);
}

describe("creating a judgment", () => {
  it("creates version 1, active at once, with defaults written out", async () => {
    const made = await judgments.create(organization, "shop", { ...bool, thresholds: { yes: 0.8 } });
    expect(made).toEqual({
      name: "urgent",
      active_version: 1,
      freshness: { policy: "on_write", debounce_ms: 0, max_wait_ms: 60_000 },
      thresholds: { yes: 0.8 },
      versions: [
        {
          version: 1,
          created_at: "2030-01-01T00:00:00.000Z",
          definition: {
            name: "urgent",
            type: "bool",
            question: "Is it urgent?",
            thresholds: { yes: 0.8 },
            engine: { name: "local" },
            horizon: "0s",
          },
        },
      ],
    });
    expect(await judgments.get(organization, "shop", "urgent")).toEqual(made);
  });

  it("is refused for a name that is taken, also for the second of two concurrent requests", async () => {
    const made = await Promise.allSettled([
      judgments.create(organization, "shop", bool),
      judgments.create(organization, "shop", bool),
    ]);
    expect(made.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(judgments.create(organization, "shop", bool)).rejects.toMatchObject({ code: "conflict" });
    await expect(judgments.create("org_other", "shop", bool)).resolves.toMatchObject({ name: "urgent" });
  });

  it.each<[string, Partial<JudgmentCreate>, JudgmentCreate, string[]]>([
    ["options on a bool", { options: [{ value: "a" }] }, bool, ["/options"]],
    ["levels on a bool", { criteria: ["a", "b"] }, bool, ["/criteria"]],
    ["a choice without options", { options: undefined }, choice, ["/options"]],
    ["yes and no on a choice", { criteria: { true: "x" } }, choice, ["/criteria"]],
    [
      "an option named none_of_the_above",
      { options: [{ value: "a" }, { value: "none_of_the_above" }] },
      choice,
      ["/options/1/value"],
    ],
    ["an option twice", { options: [{ value: "a" }, { value: "b" }, { value: "a" }] }, choice, ["/options/2/value"]],
    ["a score without levels", { criteria: undefined }, score, ["/criteria"]],
    ["a text as levels", { criteria: "calm to furious" }, score, ["/criteria"]],
    ["parts on a score", { parts: [{ name: "a", question: "b" }] }, score, ["/parts"]],
    ["an engine that is not configured", { engine: { name: "jev" } }, bool, ["/engine/name"]],
    ["a version that the engine does not have", { engine: { name: "local", version: "2" } }, bool, ["/engine/version"]],
    ["a threshold of a bool above 1", { thresholds: { yes: 1.5 } }, bool, ["/thresholds/yes"]],
    ["an object as threshold of a bool", { thresholds: { yes: { value: "a", gte: 0.5 } } }, bool, ["/thresholds/yes"]],
    ["a threshold of a score above its top level", { thresholds: { high: 2.5 } }, score, ["/thresholds/high"]],
    ["a number as threshold of a choice", { thresholds: { money: 0.5 } }, choice, ["/thresholds/money"]],
    ["a threshold over an option that is not there", { thresholds: { t: { value: "x", gte: 0.5 } } }, choice, ["/thresholds/t"]],
    [
      "an escape threshold that is an object",
      { thresholds: { escape: { value: "money", gte: 0.5 } } },
      choice,
      ["/thresholds/escape"],
    ],
    ["an interval without periodic", { freshness: { interval: "1h" } }, bool, ["/freshness/interval"]],
  ])("is refused with %s, and says where", async (_, change, base, paths) => {
    expect(await issues(judgments.create(organization, "shop", { ...base, ...change } as JudgmentCreate))).toEqual(paths);
    await expect(judgments.get(organization, "shop", base.name)).rejects.toMatchObject({ code: "not_found" });
  });

  it("accepts the thresholds that fit", async () => {
    const thresholds = { escape: 0.4, money: { value: "money", gte: 0.6 }, none: { value: "none_of_the_above", gte: 0.5 } };
    expect(await judgments.create(organization, "shop", { ...choice, thresholds })).toMatchObject({ thresholds });
    expect(await judgments.create(organization, "shop", { ...score, thresholds: { high: 1.5 } })).toMatchObject({
      thresholds: { high: 1.5 },
    });
  });
});

describe("versions", () => {
  it("are numbered from 1, inactive until activated, and never change the settings", async () => {
    await judgments.create(organization, "shop", { ...bool, thresholds: { yes: 0.8 } });
    const made = await judgments.createVersion(organization, "shop", "urgent", { ...bool, question: "Is it very urgent?" });
    expect(made.version).toBe(2);
    expect(await judgments.get(organization, "shop", "urgent")).toMatchObject({ active_version: 1, thresholds: { yes: 0.8 } });
    expect(await judgments.activate(organization, "shop", "urgent", { version: 2, force: true })).toMatchObject({
      judgment: { active_version: 2, thresholds: { yes: 0.8 }, versions: [{ version: 1 }, { version: 2 }] },
    });
  });

  it("are numbered without gaps or duplicates when they are created concurrently", async () => {
    await judgments.create(organization, "shop", bool);
    await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        judgments.createVersion(organization, "shop", "urgent", { ...bool, question: `${at}?` }),
      ),
    );
    const { versions } = await judgments.get(organization, "shop", "urgent");
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("keep the judgment's type and name", async () => {
    await judgments.create(organization, "shop", bool);
    expect(await issues(judgments.createVersion(organization, "shop", "urgent", { ...score, name: undefined }))).toEqual([
      "/type",
    ]);
    expect(await issues(judgments.createVersion(organization, "shop", "urgent", { ...bool, name: "other" }))).toEqual(["/name"]);
  });

  it("activate without effect if the version is active or asks the same", async () => {
    await judgments.create(organization, "shop", bool);
    await judgments.createVersion(organization, "shop", "urgent", bool);
    expect(await judgments.activate(organization, "shop", "urgent", { version: 1, force: false })).toMatchObject({
      judgment: { active_version: 1 },
    });
    expect(await judgments.activate(organization, "shop", "urgent", { version: 2, force: false })).toMatchObject({
      judgment: { active_version: 1 },
    });
  });

  it("cannot be activated if the number does not exist", async () => {
    await judgments.create(organization, "shop", bool);
    expect(await issues(judgments.activate(organization, "shop", "urgent", { version: 2, force: true }))).toEqual(["/version"]);
  });
});

describe("inheritance", () => {
  it("searches from the namespace up to the shortest prefix", () => {
    expect(ownersOf("a/b/c")).toEqual(["a/b/c", "a/b/*", "a/*"]);
    expect(ownersOf("a")).toEqual(["a"]);
    expect(ownersOf("a/b/*")).toEqual(["a/b/*", "a/*"]);
    expect(ownersOf("a/*")).toEqual(["a/*"]);
  });

  it("lets the most specific owner win as a whole, in get and in list", async () => {
    await judgments.create(organization, "shop/*", { ...bool, thresholds: { wide: 0.5 } });
    await judgments.create(organization, "shop/eu/*", { ...bool, thresholds: { narrow: 0.5 } });
    await judgments.create(organization, "shop/*", score);
    const inherited = await judgments.get(organization, "shop/eu/tickets", "urgent");
    expect(inherited).toMatchObject({ template: "shop/eu/*", overrides: [], thresholds: { narrow: 0.5 } });
    const { judgments: listed } = await judgments.list(organization, "shop/eu/tickets", { after: "", limit: 10 });
    expect(listed.map(({ name, template }) => [name, template])).toEqual([
      ["anger", "shop/*"],
      ["urgent", "shop/eu/*"],
    ]);
    const { judgments: ofPrefix } = await judgments.list(organization, "shop/*", { after: "", limit: 10 });
    // On the prefix itself they are its own.
    expect(ofPrefix.map(({ name, template }) => [name, template])).toEqual([
      ["anger", undefined],
      ["urgent", undefined],
    ]);
  });

  it("does not reach the namespace that the prefix is named after, nor a sibling", async () => {
    await judgments.create(organization, "shop/*", bool);
    await expect(judgments.get(organization, "shop", "urgent")).rejects.toMatchObject({ code: "not_found" });
    await expect(judgments.get(organization, "shopping/x", "urgent")).rejects.toMatchObject({ code: "not_found" });
  });

  it("is changed on the template, not where it is inherited", async () => {
    await judgments.create(organization, "shop/*", bool);
    await expect(judgments.createVersion(organization, "shop/eu", "urgent", bool)).rejects.toMatchObject({
      code: "conflict",
      details: { template: "shop/*" },
    });
  });
});

describe("a list", () => {
  it("is ordered by name, page by page", async () => {
    for (const name of ["c", "a", "b"]) await judgments.create(organization, "shop", { ...bool, name });
    const first = await judgments.list(organization, "shop", { after: "", limit: 2 });
    expect([first.judgments.map(({ name }) => name), first.more]).toEqual([["a", "b"], true]);
    const second = await judgments.list(organization, "shop", { after: "b", limit: 2 });
    expect([second.judgments.map(({ name }) => name), second.more]).toEqual([["c"], false]);
  });
});

describe("settings", () => {
  it("change without a new version: given members are set, null removes, the rest stays", async () => {
    await judgments.create(organization, "shop", { ...bool, thresholds: { a: 0.1, b: 0.2 } });
    const changed = await judgments.update(organization, "shop", "urgent", {
      thresholds: { a: 0.3, b: null, c: 0.4 },
      freshness: { policy: "manual" },
    });
    expect(changed).toMatchObject({ thresholds: { a: 0.3, c: 0.4 }, freshness: { policy: "manual" } });
    expect(changed.versions).toHaveLength(1);
    expect(
      await judgments.update(organization, "shop", "urgent", { thresholds: null, freshness: { policy: null } }),
    ).toMatchObject({
      thresholds: {},
      freshness: { policy: "on_write" },
    });
  });

  it("are refused if they do not fit, and nothing changes", async () => {
    await judgments.create(organization, "shop", { ...score, thresholds: { high: 1.5 } });
    expect(await issues(judgments.update(organization, "shop", "anger", { thresholds: { high: 1, higher: 3 } }))).toEqual([
      "/thresholds/higher",
    ]);
    expect(await judgments.get(organization, "shop", "anger")).toMatchObject({ thresholds: { high: 1.5 } });
  });

  it("of an inherited judgment are the namespace's own, over the template's, until null drops them", async () => {
    await judgments.create(organization, "shop/*", { ...bool, thresholds: { a: 0.1, b: 0.2 } });
    expect(await judgments.update(organization, "shop/eu", "urgent", { thresholds: { a: 0.9 } })).toMatchObject({
      template: "shop/*",
      overrides: ["thresholds"],
      thresholds: { a: 0.9, b: 0.2 },
    });
    expect(await judgments.get(organization, "shop/us", "urgent")).toMatchObject({
      overrides: [],
      thresholds: { a: 0.1, b: 0.2 },
    });
    await judgments.update(organization, "shop/*", "urgent", { thresholds: { b: 0.5 } });
    expect(await judgments.get(organization, "shop/eu", "urgent")).toMatchObject({ thresholds: { a: 0.9, b: 0.5 } });
    expect(await judgments.update(organization, "shop/eu", "urgent", { thresholds: { a: null } })).toMatchObject({
      overrides: [],
      thresholds: { a: 0.1, b: 0.5 },
    });
  });

  it("stay when the judgment is deactivated, and a first activation after it needs no force", async () => {
    await judgments.create(organization, "shop", { ...bool, thresholds: { a: 0.1 } });
    await judgments.createVersion(organization, "shop", "urgent", { ...bool, question: "Now?" });
    expect(await judgments.deactivate(organization, "shop", "urgent")).toMatchObject({
      active_version: null,
      thresholds: { a: 0.1 },
    });
    expect(await judgments.activate(organization, "shop", "urgent", { version: 2, force: false })).toMatchObject({
      judgment: { active_version: 2 },
    });
  });
});
