import { describe, expect, it } from "vitest";
import { findOrCreate } from "#src/records/namespaces/sequence.ts";
import { lockWaits } from "#test/support/lock-waits.ts";
import type { TestResponse } from "#test/support/service.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["namespaces_update"]);

const update = (namespace: string, body: unknown, headers: Record<string, string> = {}): Promise<TestResponse> =>
  api.service.request("PATCH", at(namespace), { body, headers });
const write = (namespace: string, ...ids: string[]) =>
  api.post(at(namespace), { upsert: ids.map((id, n) => ({ id, attributes: { status: "open", n } })) });
const indexed = async (namespace: string) => (await api.get(at(namespace))).body.indexed_attributes;
const declared = (name: string, more: object = {}) => ({
  attribute: `attributes.${name}`,
  state: "ready",
  origin: "declared",
  ...more,
});

/** Asks until the indexes of a namespace are as they should become. */
async function becomes(namespace: string, wanted: unknown[]): Promise<void> {
  await expect.poll(() => indexed(namespace), { timeout: 30_000 }).toEqual(wanted);
}

describe("namespaces_update", () => {
  it("sets the budget and what happens when it is used up, each by itself", async () => {
    const namespace = freshNamespace();
    await write(namespace, "a");
    const settings = async (body: object) => (await update(namespace, body)).body;
    const none = { indexed_attributes: [] };
    expect(await settings({ budget_usd_per_month: 250 })).toEqual({ budget_usd_per_month: 250, on_exceeded: "pause", ...none });
    expect(await settings({ on_exceeded: "reject" })).toEqual({ budget_usd_per_month: 250, on_exceeded: "reject", ...none });
    expect(await settings({})).toEqual({ budget_usd_per_month: 250, on_exceeded: "reject", ...none });
    expect(await settings({ budget_usd_per_month: null })).toEqual({
      budget_usd_per_month: null,
      on_exceeded: "reject",
      ...none,
    });
    expect((await api.get(at(namespace))).body).toMatchObject({ budget_usd_per_month: null, on_exceeded: "reject" });
  });

  it("declares attributes, in place of those declared before, and builds their indexes", async () => {
    const namespace = freshNamespace();
    await write(namespace, "a", "b");
    const { body } = await update(namespace, { indexed_attributes: ["attributes.status", "attributes.n", "attributes.n"] });
    expect(body.indexed_attributes).toEqual([declared("n", { state: "building" }), declared("status", { state: "building" })]);
    await becomes(namespace, [declared("n"), declared("status")]);
    await update(namespace, { indexed_attributes: ["attributes.status"] });
    expect(await indexed(namespace)).toEqual([declared("status")]);
    const found = await api.post(at(namespace, "query"), { filters: ["attributes.status", "Eq", "open"] });
    expect(found.body.rows).toHaveLength(2);
  });

  it("declares on a template prefix for every namespace under it, those to come included", async () => {
    const root = freshNamespace();
    await write(`${root}/old`, "a");
    await write(`${root}-beside`, "a");
    const { status, body } = await update(`${root}/*`, { indexed_attributes: ["attributes.status"] });
    expect({ status, body }).toEqual({
      status: 200,
      body: { budget_usd_per_month: null, on_exceeded: "pause", indexed_attributes: [declared("status", { state: null })] },
    });
    await write(`${root}/new/deeper`, "a");
    const inherited = declared("status", { template: `${root}/*` });
    await becomes(`${root}/old`, [inherited]);
    await becomes(`${root}/new/deeper`, [inherited]);
    expect(await indexed(`${root}-beside`)).toEqual([]);
    const listed = (await api.get(`/namespaces?prefix=${encodeURIComponent(`${root}/`)}`)).body.namespaces;
    expect(listed.map((one: { indexed_attributes: unknown }) => one.indexed_attributes)).toEqual([[inherited], [inherited]]);
    await update(`${root}/*`, { indexed_attributes: [] });
    await becomes(`${root}/old`, []);
  });

  it("shows on a prefix and in a namespace which prefix declares an attribute, the nearest first", async () => {
    const root = freshNamespace();
    await update(`${root}/*`, { indexed_attributes: ["attributes.a", "attributes.b"] });
    await update(`${root}/in/*`, { indexed_attributes: ["attributes.b"] });
    const { body } = await update(`${root}/in/*`, {});
    const state = null;
    expect(body.indexed_attributes).toEqual([declared("a", { state, template: `${root}/*` }), declared("b", { state })]);
    await write(`${root}/in/it`, "x");
    await update(`${root}/in/it`, { indexed_attributes: ["attributes.a"] });
    await becomes(`${root}/in/it`, [declared("a"), declared("b", { template: `${root}/in/*` })]);
  });

  it("keeps declarations to 32 of a namespace, those of the prefixes above it counted", async () => {
    const root = freshNamespace();
    await write(`${root}/a`, "x");
    const some = (count: number, name: string) => Array.from({ length: count }, (_, n) => `attributes.${name}${n}`);
    expect((await update(`${root}/a`, { indexed_attributes: some(30, "own") })).status).toBe(200);
    expect((await update(`${root}/*`, { indexed_attributes: some(2, "above") })).status).toBe(200);
    expect(refusal(await update(`${root}/*`, { indexed_attributes: some(3, "above") }))).toEqual(invalid("/indexed_attributes"));
    expect(refusal(await update(`${root}/a`, { indexed_attributes: some(31, "own") }))).toEqual(invalid("/indexed_attributes"));
    expect(refusal(await update(`${root}/a`, { indexed_attributes: some(33, "own") }))).toEqual(invalid("/indexed_attributes"));
    expect((await update(`${root}/*`, {})).body.indexed_attributes).toHaveLength(2);
  });

  it("says not_found for a namespace that nothing was written to, never for a prefix", async () => {
    const root = freshNamespace();
    expect(refusal(await update(root, { on_exceeded: "pause" }))).toEqual({ status: 404, code: "not_found" });
    expect((await update(`${root}/*`, {})).body.indexed_attributes).toEqual([]);
  });

  it("shows what is declared again at once after it was taken back, and builds it when the former index is gone", async () => {
    const namespace = freshNamespace();
    await write(namespace, "a", "b");
    const declare = async (...attributes: string[]) => (await update(namespace, { indexed_attributes: attributes })).body;
    await declare("attributes.status");
    await becomes(namespace, [declared("status")]);
    expect((await declare()).indexed_attributes).toEqual([]);
    const building = [declared("status", { state: "building" })];
    expect((await declare("attributes.status")).indexed_attributes).toEqual(building);
    await becomes(namespace, [declared("status")]);
    const found = await api.post(at(namespace, "query"), { filters: ["attributes.status", "Eq", "open"] });
    expect(found.body.rows).toHaveLength(2);
  });

  it.each([{ indexed_attributes: ["attributes.status"] }, { budget_usd_per_month: 1 }])(
    "changes nothing of a namespace that is deleted meanwhile, nor of the next of its name: %j",
    async (changes) => {
      const [namespace, { fresh }] = [freshNamespace(), api.service];
      const { database } = fresh;
      await write(namespace, "a");
      let updating: Promise<TestResponse> | undefined;
      await database.transaction(async (tx) => {
        const values = [namespace];
        await tx.query({ text: "delete from namespace_names where name = $1", values });
        await tx.query({ text: "update namespaces set deleted_at = created_at where name = $1", values });
        updating = update(namespace, changes);
        await expect.poll(() => lockWaits(fresh), { timeout: 30_000 }).not.toEqual([]);
      });
      expect(refusal(await updating!)).toEqual({ status: 404, code: "not_found" });
      const left = await database.query({ text: "select 1 from declared_attributes where owner = $1", values: [namespace] });
      expect(left).toEqual([]);
    },
  );

  /** What happens while a namespace is written to for the first time. It is over, or waits for the write, when the write commits. */
  const whileCreated = async <T>(name: string, meanwhile: () => Promise<T>): Promise<T> => {
    const { fresh, organizationId, clock } = api.service;
    let over = false;
    let happens: Promise<T> | undefined;
    await fresh.database.transaction(async (tx) => {
      await findOrCreate(tx, { organizationId, name }, clock.now());
      happens = meanwhile().finally(() => {
        over = true;
      });
      await expect.poll(async () => over || (await lockWaits(fresh)).length > 0, { timeout: 30_000 }).toBe(true);
    });
    return happens!;
  };

  it("builds what is declared for a prefix in a namespace that begins meanwhile", async () => {
    const root = freshNamespace();
    const { status } = await whileCreated(`${root}/a`, () => update(`${root}/*`, { indexed_attributes: ["attributes.status"] }));
    expect(status).toBe(200);
    await becomes(`${root}/a`, [declared("status", { template: `${root}/*` })]);
  });

  it("builds what a judgment needs in its namespace that begins meanwhile", async () => {
    const namespace = freshNamespace();
    const related = [{ name: "to", join: { theirs: "id", mine: "attributes.to" }, fields: ["state.text"] }];
    const body = { name: "urgent", type: "bool", question: "Is it?", context: { fields: ["state"], related } };
    const { status } = await whileCreated(namespace, async () => {
      const made = await api.post(at(namespace, "judgments"), body);
      const path = `/jobs?type=reference_index&namespace=${namespace}`;
      await expect.poll(async () => (await api.get(path)).body.jobs[0]?.status, { timeout: 30_000 }).toBe("done");
      return made;
    });
    expect(status).toBe(201);
    await becomes(namespace, [declared("to")]);
  });

  it("refuses a body that is too large, and a key that came with another request", async () => {
    const template = `${freshNamespace()}/*`;
    expect(refusal(await update(template, `{${" ".repeat(1024 * 1024)}}`))).toEqual({ status: 413, code: "too_large" });
    const key = { "Idempotency-Key": "update-1" };
    expect((await update(template, {}, key)).status).toBe(200);
    const other = await update(template, { indexed_attributes: [] }, key);
    expect(refusal(other)).toEqual({ status: 409, code: "conflict" });
  });

  it.each<[string, object, string]>([
    ["shop/*", { budget_usd_per_month: 1 }, "/budget_usd_per_month"],
    ["shop/*", { on_exceeded: "pause" }, "/on_exceeded"],
    ["shop", { budget_usd_per_month: -1 }, "/budget_usd_per_month"],
    ["shop", { on_exceeded: "stop" }, "/on_exceeded"],
    ["shop", { indexed_attributes: ["status"] }, "/indexed_attributes/0"],
    ["shop", { indexed: [] }, "/indexed"],
  ])("refuses for %s %j", async (namespace, body, path) => {
    expect(refusal(await update(namespace, body))).toEqual(invalid(path));
  });
});
