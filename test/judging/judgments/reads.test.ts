/** What judgments may read of each other, checked for creation, versions, activation, settings and inheritance. */
import { beforeEach, describe, expect, it } from "vitest";
import type { JudgmentCreate, RelatedAnswer, Relation } from "#generated/types.ts";
import { Judgments } from "#src/judging/lifecycle/judgments.ts";
import { dependents } from "#src/server/ports.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { watched } from "#test/support/routing/watched.ts";
import { noShadowJobs } from "./no-shadow-jobs.ts";

const organization = "org_test";
const plain: JudgmentCreate = { name: "urgent", type: "bool", question: "Is it urgent?", thresholds: { page: 0.5 } };
const choice: JudgmentCreate = { name: "topic", type: "choice", question: "What about?", options: [{ value: "money" }] };
const cut: RelatedAnswer = { judgment: "urgent", cut: "page" };
const reading = (answers: RelatedAnswer[], name = "risk", relation: Partial<Relation> = {}): JudgmentCreate => ({
  name,
  type: "bool",
  question: "Is it risky?",
  context: { related: [{ name: "itself", answers, ...relation }] },
});

let judgments: Judgments;

beforeEach(async () => {
  const { database } = await freshDatabase();
  const engines = { whyNot: () => null, whyNotVersion: () => null, takes: () => false, versions: () => null };
  const parts = { db: watched(database), clock: movableClock(), engines, defaultEngine: "local" };
  judgments = new Judgments({ ...parts, dependents, shadowJobs: noShadowJobs });
});

const create = (owner: string, given: JudgmentCreate, scope: string | null = null) =>
  judgments.create(organization, owner, given, scope);
const version = (owner: string, given: JudgmentCreate) => judgments.createVersion(organization, owner, given.name, given);
const activate = (owner: string, name: string, number = 2) =>
  judgments.activate(organization, owner, name, { version: number, force: true });
const update = (owner: string, name: string, thresholds: Record<string, number | null> | null) =>
  judgments.update(organization, owner, name, { thresholds });

const refused = (...paths: string[]) => ({
  code: "invalid_request",
  details: { issues: paths.map((path) => expect.objectContaining({ path })) },
});
const conflict = (...readers: string[]) => ({ code: "conflict", details: { readers } });

describe("a recipe by itself", () => {
  const relation = (one: Partial<Relation>) => ({ related: [{ name: "others", ...one }] });
  const shared = { theirs: "attributes.customer", mine: "attributes.customer" };
  const [answer, band] = ["/context/related/0/answers/0", "/context/related/0/answers/0/band/1/gte"];

  it.each<[string, JudgmentCreate["context"], string[]]>([
    ["a field twice", { fields: ["state.a", "state.b", "state.a"] }, ["/context/fields/2"]],
    ["a former field twice", { previous: { fields: ["state.a", "state.a"] } }, ["/context/previous/fields/1"]],
    ["a window of more than 10,000 days", { window: "10001d" }, ["/context/window"]],
    [
      "two relations of one name",
      {
        related: [
          { name: "a", join: shared },
          { name: "a", join: shared },
        ],
      },
      ["/context/related/1/name"],
    ],
    ["a relation to itself without answers", relation({}), ["/context/related/0/answers"]],
    ["a namespace without a join", relation({ namespace: "x", answers: [cut] }), ["/context/related/0/namespace"]],
    [
      "a number of documents where there is one",
      relation({ join: { theirs: "id", mine: "attributes.a" }, last_n: 2 }),
      ["/context/related/0/last_n"],
    ],
    ["an answer neither cut nor banded", relation({ answers: [{ judgment: "urgent" }] }), [answer]],
    ["an answer cut and banded", relation({ answers: [{ ...cut, band: [{ label: "a", gte: 0 }] }] }), [answer]],
    ["an answer twice", relation({ answers: [cut, cut] }), ["/context/related/0/answers/1"]],
    [
      "bands that do not rise",
      relation({
        answers: [
          {
            judgment: "urgent",
            band: [
              { label: "a", gte: 0.5 },
              { label: "b", gte: 0.5 },
            ],
          },
        ],
      }),
      [band],
    ],
    [
      "a band of an answer that no number reaches",
      relation({ answers: [{ judgment: "urgent", band: [{ label: "high", gte: 80 }] }] }),
      ["/context/related/0/answers/0/band/0/gte"],
    ],
    [
      "bands of an aggregate that is not shown",
      { group: { name: "g", aggregates: ["count"], bands: { "avg.attributes.a": [{ label: "a", gte: 0 }] } } },
      ["/context/group/bands/avg.attributes.a"],
    ],
    ["a group that there is not", { group: { name: "g" } }, ["/context/group/name"]],
  ])("is refused with %s", async (_, context, paths) => {
    await create("shop", plain);
    await expect(create("shop", { ...plain, name: "other", context: context! })).rejects.toMatchObject(refused(...paths));
  });

  it("names a blocking relation as its options, and no other", async () => {
    const entity = (from: string, join: Relation["join"]) => ({ ...choice, options: { from }, context: relation({ join }) });
    await create("shop", entity("others", shared));
    const referenced = { theirs: "id", mine: "attributes.customer" };
    await expect(create("eu", entity("others", referenced))).rejects.toMatchObject(refused("/options/from"));
    await expect(create("eu", entity("those", shared))).rejects.toMatchObject(refused("/options/from"));
  });
});

describe("a composite by itself", () => {
  it.each<[string, Partial<JudgmentCreate>, string]>([
    ["two parts of one name", { parts: [1, 2].map(() => ({ name: "a", question: "?" })) }, "/parts/1/name"],
    ["features without parts", { features: ["attributes.a"] }, "/features"],
    ["a feature twice", { parts: [{ name: "a", question: "?" }], features: ["attributes.a", "attributes.a"] }, "/features/1"],
    ["a horizon of more than 10,000 days", { horizon: "999999999d" }, "/horizon"],
    ["criteria that say nothing", { criteria: {} }, "/criteria"],
  ])("is refused with %s", async (_, given, path) => {
    await expect(create("shop", { ...plain, ...given })).rejects.toMatchObject(refused(path));
  });
});

describe("reading another judgment", () => {
  const at = "/context/related/0/answers/0/judgment";

  it("requires it to exist, to be plain, and to have the threshold that it is cut by", async () => {
    await expect(create("shop", reading([cut]))).rejects.toMatchObject(refused(at));
    await create("shop", plain);
    await create("shop", choice);
    await expect(create("shop", reading([{ judgment: "urgent", cut: "none" }]))).rejects.toMatchObject(refused(at));
    const band = [{ label: "a", gte: 0 }];
    await expect(create("shop", reading([{ judgment: "topic", band }]))).rejects.toMatchObject(refused(at));
    await create("shop", reading([cut, { judgment: "urgent", band }]));
    await expect(create("shop", reading([{ judgment: "risk", band }], "second"))).rejects.toMatchObject(refused(at));
    await expect(judgments.get(organization, "shop", "second")).rejects.toMatchObject({ code: "not_found" });
  });

  it("never means itself, not even if it replaces an inherited judgment", async () => {
    await create("shop/*", { ...plain, name: "risk", thresholds: { page: 0.5 } });
    const itself = reading([{ judgment: "risk", cut: "page" }]);
    await expect(create("shop/eu", itself)).rejects.toMatchObject(refused(at));
    await expect(create("shop/*", { ...itself, name: "other" })).resolves.toMatchObject({ name: "other" });
    await expect(version("shop/*", itself)).rejects.toMatchObject(refused(at));
  });

  it("in another namespace requires a key that may read there", async () => {
    const join = { theirs: "id", mine: "attributes.customer" };
    const there = reading([cut], "risk", { join, namespace: "customers" });
    await expect(create("shop", there)).rejects.toMatchObject(refused(at));
    await create("customers", plain);
    await expect(create("shop", there, "shop")).rejects.toMatchObject({ code: "forbidden" });
    await create("shop", there);
    await expect(update("customers", "urgent", null)).rejects.toMatchObject(conflict("risk"));
  });

  it("says who prevents its deletion, and where, but not the names of other namespaces", async () => {
    await create("shop/*", plain);
    await create("shop/*", reading([cut], "above"));
    await create("shop/eu", reading([cut], "here"));
    await expect(judgments.delete(organization, "shop/*", "urgent")).rejects.toMatchObject({
      message:
        '"urgent" is read by "above", "here" of "shop/eu". Delete these judgments first, or activate versions of them that do not read "urgent" in this way.',
      details: { readers: ["above", "here"] },
    });
    await create("customers", plain);
    const join = { theirs: "id", mine: "attributes.customer" };
    await create("shop/eu", reading([cut], "joined", { join, namespace: "customers" }));
    await expect(judgments.delete(organization, "customers", "urgent")).rejects.toMatchObject({
      message: expect.stringContaining('"urgent" is read by "joined" of another namespace.'),
    });
    await expect(update("customers", "urgent", { page: null })).rejects.toMatchObject({
      message: expect.stringContaining('The threshold "page" of "urgent" is used by "joined" of another namespace.'),
    });
  });

  it("shows no documents of another namespace if the key may not read there", async () => {
    const documents = { name: "account", namespace: "customers", join: { theirs: "id", mine: "attributes.customer" } };
    const whole = {
      ...plain,
      name: "seen",
      context: { related: [{ name: "self", answers: [cut] }, documents] },
    } as JudgmentCreate;
    const refusal = { code: "forbidden", details: { scope: "shop/*", namespace: "customers" } };
    const named = expect.stringContaining("/context/related/1/namespace");
    await create("shop", plain);
    await expect(create("shop", whole, "shop/*")).rejects.toMatchObject({ ...refusal, message: named });
    await expect(create("shop/*", whole, "shop/*")).rejects.toMatchObject(refusal);
    await create("shop", { ...plain, name: "seen" });
    await expect(judgments.createVersion(organization, "shop", "seen", whole, "shop/*")).rejects.toMatchObject(refusal);
    const inside = { ...documents, namespace: "shop/customers" };
    await expect(create("shop", { ...plain, name: "here", context: { related: [inside] } }, "shop/*")).resolves.toBeDefined();
  });

  it("holds over new versions: what is read stays plain, and a version is checked again when it is activated", async () => {
    await create("shop", plain);
    await create("shop", { ...plain, name: "other" });
    await create("shop", reading([cut]));
    await version("shop", { ...reading([{ judgment: "other", cut: "page" }], "urgent") });
    await expect(activate("shop", "urgent")).rejects.toMatchObject(conflict("risk"));
    await judgments.deactivate(organization, "shop", "risk");
    await activate("shop", "urgent");
    await expect(activate("shop", "risk", 1)).rejects.toMatchObject({ code: "conflict" });
    await activate("shop", "urgent", 1);
    await activate("shop", "risk", 1);
  });

  it("in bands needs no threshold of it, whichever version is active", async () => {
    const unnamed = { ...plain, thresholds: {} };
    await create("shop", unnamed);
    await create("shop", reading([{ judgment: "urgent", band: [{ label: "high", gte: 0.5 }] }]));
    await version("shop", { ...unnamed, question: "Is it pressing?" });
    await expect(activate("shop", "urgent")).resolves.toMatchObject({ judgment: { active_version: 2 } });
  });

  it("protects the threshold that it cuts by from removal, on the judgment and on an override", async () => {
    await create("shop/*", { ...plain, thresholds: { page: 0.5, other: 0.1 } });
    await update("shop/eu", "urgent", { own: 0.9 });
    await create("shop/eu", reading([{ judgment: "urgent", cut: "own" }]));
    await create("shop/*", reading([cut], "wide"));
    await expect(update("shop/*", "urgent", { page: null })).rejects.toMatchObject(conflict("wide"));
    await expect(update("shop/eu", "urgent", null)).rejects.toMatchObject(conflict("risk"));
    await update("shop/*", "urgent", { page: 0.6, other: null });
    expect(await judgments.get(organization, "shop/eu", "urgent")).toMatchObject({ thresholds: { page: 0.6, own: 0.9 } });
  });
});

describe("inheritance", () => {
  it("lets no namespace's own judgment replace one that is read, unless it can be read in the same way", async () => {
    await create("shop/*", plain);
    await create("shop/*", { ...plain, name: "other" });
    await create("shop/*", reading([cut]));
    await expect(create("shop/eu", { ...plain, thresholds: {} })).rejects.toMatchObject(conflict("risk"));
    await expect(create("shop/eu", reading([{ judgment: "other", cut: "page" }], "urgent"))).rejects.toMatchObject(
      conflict("risk"),
    );
    await create("shop/eu", plain);
    await expect(update("shop/eu", "urgent", null)).rejects.toMatchObject(conflict("risk"));
    // If the reader is replaced as well, nothing reads it.
    await create("shop/us", { ...plain, name: "risk" });
    await create("shop/us", { ...plain, thresholds: {} });
    await create("shopping/*", { ...plain, thresholds: {} });
  });

  it("lets a namespace's own judgment without thresholds replace one that is shown in bands, except by a choice", async () => {
    const banded: RelatedAnswer = { judgment: "urgent", band: [{ label: "high", gte: 0.5 }] };
    await create("shop/*", plain);
    await create("shop/*", reading([banded]));
    await expect(create("shop/eu", { ...plain, thresholds: {} })).resolves.toMatchObject({ name: "urgent" });
    await expect(create("shop/us", { ...choice, name: "urgent" })).rejects.toMatchObject({
      message: expect.stringMatching(/^"urgent" is read by "risk" of "shop\/\*"\. There, it must have cut instead of band: /),
    });
    await create("shop/us", reading([cut], "cutting"));
    await expect(create("shop/us", { ...plain, thresholds: {} })).rejects.toMatchObject({
      message: expect.stringContaining('is read by "cutting". There, it is cut by the threshold "page"'),
    });
  });

  it("lets no template read what a namespace below it has in an incompatible form", async () => {
    await create("shop/*", plain);
    await create("shop/eu/*", { ...plain, thresholds: {} });
    await expect(create("shop/*", reading([cut]))).rejects.toMatchObject(refused("/context/related/0/answers/0/judgment"));
    await create("shop/us/*", reading([cut]));
    await create("shop/eu/*", { ...plain, name: "risk" });
    await create("shop/*", reading([cut]));
  });
});

describe("thresholds", () => {
  it("of a template leave room for those that namespaces add", async () => {
    const some = (of: string, count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`${of}-${n}`, 0.5]));
    await create("shop/*", { ...plain, thresholds: some("t", 20) });
    await update("shop/eu", "urgent", some("o", 12));
    await expect(update("shop/eu", "urgent", { more: 0.5 })).rejects.toMatchObject(refused("/thresholds"));
    await expect(update("shop/*", "urgent", { more: 0.5 })).rejects.toMatchObject(refused("/thresholds"));
    await update("shop/*", "urgent", { "o-0": 0.4, "t-0": null, more: 0.5 });
    expect(Object.keys((await judgments.get(organization, "shop/eu", "urgent")).thresholds)).toHaveLength(32);
  });

  it("may refer to an option of any version", async () => {
    await create("shop", choice);
    await version("shop", { ...choice, options: [{ value: "parcel" }] });
    const over = (value: string) => judgments.update(organization, "shop", "topic", { thresholds: { t: { value, gte: 0.5 } } });
    await over("money");
    await over("parcel");
    await expect(over("other")).rejects.toMatchObject(refused("/thresholds/t"));
  });
});
