/** Budgets of prefixes and of the organization: who may set them, and how they are shown. That they hold is test/accounts/budgets.test.ts. */
import { describe, expect, it } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["budgets_put", "budgets_delete", "budgets_list"]);

const path = (prefix: string) => `/budgets/${encodeURIComponent(prefix)}`;
const put = (prefix: string, body: object, key = api.service.adminKey) => api.service.request("PUT", path(prefix), { body, key });
const usd = (budget_usd_per_month: number) => ({ budget_usd_per_month });
const list = async (query = "", key = api.service.adminKey) => (await api.get(`/budgets${query}`, { key })).body;

describe("budgets_put", () => {
  it("sets the budget of a prefix in one spelling, and keeps what is not given", async () => {
    const root = freshNamespace();
    const made = await put(`${root}*`, { ...usd(5), on_exceeded: "reject" });
    const now = api.service.clock.now().toISOString();
    const expected = { prefix: `${root}/*`, ...usd(5), on_exceeded: "reject", spent_usd: 0, updated_at: now };
    expect(made).toMatchObject({ status: 200, body: expected });
    expect((await put(`${root}/*`, usd(7))).body).toEqual({ ...expected, ...usd(7) });
    const reader = await api.service.key({ role: "read_only", scope: `${root}/*` });
    expect((await list("", reader)).budgets).toEqual([{ ...expected, ...usd(7) }]);
  });

  it("refuses what is no budget and no prefix", async () => {
    expect(refusal(await put("a//b", usd(1)))).toEqual(invalid("path/prefix"));
    expect(refusal(await api.delete(path("a//b")))).toEqual(invalid("path/prefix"));
    const long = { ...usd(1), on_exceeded: "x".repeat(1_048_577) };
    expect(refusal(await put("a", long))).toEqual({ status: 413, code: "too_large" });
    expect(refusal(await put("a", usd(-1)))).toEqual(invalid("/budget_usd_per_month"));
    expect((await put("a", {})).status).toBe(400);
    expect((await put("*", usd(1))).status).toBe(400);
  });

  it("notes who set it, before and after", async () => {
    const root = freshNamespace();
    await put(root, usd(5));
    await put(root, usd(4));
    await api.delete(path(root));
    await api.delete(path(root));
    const { entries } = (await api.get(`/audit-log?namespace_prefix=${encodeURIComponent(root)}`)).body;
    expect(entries).toMatchObject([
      { action: "budget.deleted", namespace: root, before: usd(4), after: null },
      { action: "budget.updated", before: usd(5), after: usd(4) },
      { action: "budget.updated", before: null, after: usd(5) },
    ]);
  });
});

describe("budgets_list", () => {
  it("lists by prefix, page by page, what lies within the key's scope", async () => {
    const root = freshNamespace();
    for (const prefix of [`${root}/b/*`, root, `${root}/a`, `${root}x`]) await put(prefix, usd(1));
    const key = await api.service.key({ role: "read_only", scope: `${root}/*` });
    const first = await list("?limit=2", key);
    const prefixes = (page: { budgets: { prefix: string }[] }) => page.budgets.map(({ prefix }) => prefix);
    expect(prefixes(first)).toEqual([root, `${root}/a`]);
    const second = await list(`?limit=2&cursor=${first.next_cursor}`, key);
    expect(prefixes(second)).toEqual([`${root}/b/*`]);
    expect(second.next_cursor).toBeNull();
    expect(refusal(await api.get("/budgets?cursor=x"))).toEqual(invalid("query/cursor"));
  });

  it("adds up what all namespaces below have spent, those that are gone included", async () => {
    const root = freshNamespace();
    await put(`${root}/*`, usd(5));
    const state = { text: "x".repeat(500_000) };
    for (const name of [`${root}/a`, `${root}/b`, `${root}-beside`]) await api.post(at(name), { upsert: [{ id: "d", state }] });
    await api.delete(at(`${root}/b`));
    const key = await api.service.key({ role: "read_only", scope: `${root}/*` });
    // A dollar a gigabyte.
    await expect.poll(async () => (await list("", key)).budgets[0].spent_usd).toBeCloseTo(0.001, 6);
  });
});

describe("the organization's budget", () => {
  it("is set with its settings, shown to keys that are not restricted, and noted", async () => {
    const { adminKey: key, key: keyOf } = await api.service.organization("scale");
    const change = (body: object) => api.patch("/organization", body, { key });
    expect((await change({ ...usd(50), on_exceeded: "reject" })).body).toMatchObject({ ...usd(50), on_exceeded: "reject" });
    expect((await change(usd(60))).body).toMatchObject({ ...usd(60), on_exceeded: "reject" });
    expect((await api.get("/organization", { key })).body).toMatchObject({ ...usd(60), on_exceeded: "reject" });
    const restricted = await keyOf({ role: "read_only", scope: "shop/*" });
    expect(Object.keys((await api.get("/organization", { key: restricted })).body)).not.toContain("budget_usd_per_month");
    expect((await change({ budget_usd_per_month: null })).body).toMatchObject({
      budget_usd_per_month: null,
      on_exceeded: "pause",
    });
    expect(refusal(await change({ on_exceeded: "reject" }))).toEqual(invalid("/on_exceeded"));
    const { entries } = (await api.get("/audit-log?action=organization.updated", { key })).body;
    expect(entries[1]).toMatchObject({ before: usd(50), after: usd(60) });
  });
});
