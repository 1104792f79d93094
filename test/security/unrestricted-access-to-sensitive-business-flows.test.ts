/** OWASP API6:2023, unrestricted access to sensitive business flows: a tenant that spends more than its budget, or sets its own. */

import { beforeAll, describe, expect, it } from "vitest";
import { definitionIssues } from "#src/judging/definitions/definition-rules.ts";
import { AllowedVersions } from "#src/judging/engines/allowed-versions.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { apiOf, at, freshNamespace } from "#test/api/support/api.ts";
import { rawClient } from "#test/support/raw-request.ts";
import { testEngine } from "#test/support/test-engine.ts";
import { type CallTool, toolCalls } from "./support/tools.ts";

const api = apiOf([]);
let callTool: CallTool;
beforeAll(() => {
  const client = rawClient(api.service.address);
  callTool = toolCalls(client);
  return () => client.close();
});

const usd = (budget_usd_per_month: number | null) => ({ budget_usd_per_month });
const budget = (prefix: string) => `/budgets/${encodeURIComponent(prefix)}`;
const write = (namespace: string, key = api.service.adminKey, id = "a") => api.post(at(namespace), { upsert: [{ id }] }, { key });

describe("a tenant's key", () => {
  it("lowers the budget of its namespace and neither raises nor removes it, nor lets writes go on", async () => {
    const namespace = freshNamespace();
    await write(namespace);
    const own = await api.service.key({ scope: namespace });
    const change = async (body: object, key = own) => (await api.patch(at(namespace), body, { key })).status;
    await change({ ...usd(10), on_exceeded: "reject" }, api.service.adminKey);
    for (const attack of [usd(null), usd(10.01), { on_exceeded: "pause" }, { ...usd(5), on_exceeded: "pause" }])
      expect(await change(attack), JSON.stringify(attack)).toBe(403);
    expect((await api.get(at(namespace))).body).toMatchObject({ ...usd(10), on_exceeded: "reject" });
    expect(await change(usd(9))).toBe(200);
    expect(await change(usd(10))).toBe(403);
    // Of a scope that covers more, and of a key of the whole organization.
    expect(await change(usd(11), await api.service.key({ scope: `${namespace}/*` }))).toBe(200);
    expect(await change(usd(null), await api.service.key({}))).toBe(200);
  });

  it("lowers the budget of its prefix and neither raises nor removes it", async () => {
    const tenant = freshNamespace();
    const prefix = `${tenant}/*`;
    const own = await api.service.key({ scope: `${tenant}*` });
    const put = async (amount: number, key: string, of = prefix) =>
      (await api.service.request("PUT", budget(of), { body: usd(amount), key })).status;
    expect(await put(10, api.service.adminKey)).toBe(200);
    expect(await put(11, own)).toBe(403);
    expect((await api.service.request("DELETE", budget(prefix), { key: own })).status).toBe(403);
    expect(await put(9, own)).toBe(200);
    // The tenant decides how to divide it.
    expect(await put(50, own, `${tenant}/a`)).toBe(200);
    expect(await put(60, own, `${tenant}/a`)).toBe(200);
    expect((await api.service.request("DELETE", budget(`${tenant}/a`), { key: own })).status).toBe(204);
    const reader = await api.service.key({ role: "read_only", scope: prefix });
    expect(await put(1, reader)).toBe(403);
    const { budgets } = (await api.get("/budgets", { key: own })).body;
    expect(budgets).toMatchObject([{ prefix, ...usd(9) }]);
  });

  it.each(["a prefix", "the organization"])("finds no way around a budget of %s that is used up", async (which) => {
    const { adminKey, key: keyOf } = await api.service.organization("scale");
    const tenant = freshNamespace();
    const own = await keyOf({ scope: `${tenant}/*` });
    await write(`${tenant}/old`, own);
    const terms = { ...usd(0), on_exceeded: "reject" };
    if (which === "a prefix") await api.service.request("PUT", budget(`${tenant}/*`), { body: terms, key: adminKey });
    else await api.patch("/organization", terms, { key: adminKey });
    // An existing namespace that is deleted and written again, two that the write creates, and the one at the root of the prefix.
    await api.delete(at(`${tenant}/old`), { key: own });
    const attacks = [`${tenant}/old`, `${tenant}/new`, `${tenant}/new/deeper`, tenant];
    for (const name of attacks) {
      expect((await write(name, own)).status, name).toBe(402);
      expect((await callTool(own, "documents_write", { ns: name, upsert: [{ id: "a" }] })).said, name).toBe("budget_exceeded");
    }
    const { error } = (await write(`${tenant}/new`, own)).body;
    const budget_prefix = which === "a prefix" ? `${tenant}/*` : "*";
    expect(error).toMatchObject({ code: "budget_exceeded", details: { namespace: `${tenant}/new`, budget_prefix } });
    // The spending of others is not shown.
    expect(Object.keys(error.details)).toEqual(["namespace", "budget_prefix"]);
    const beside = await write(`${tenant}-beside`, adminKey);
    expect(beside.status).toBe(which === "a prefix" ? 200 : 402);
  });
});

describe("namespaces under one budget", () => {
  // 0.002 dollars a judgment unit: the budget is enough for 20 of them. The engine counts its questions, and knows nothing of budgets.
  it.each(["written", "waited for", "backfilled"])(
    "spend no more together when they are %s at the same time",
    async (how) => {
      const { adminKey: key } = await api.service.organization("scale");
      const tenant = freshNamespace();
      const prefix = `${tenant}/*`;
      const [enough, each] = [20, 8];
      const names = Array.from({ length: 20 }, (_, n) => `${tenant}/${n}`);
      const path = (name: string, ...rest: string[]) => at(name, ...rest);
      const judgment = { name: "urgent", type: "bool", question: "?" };
      const define = () => api.post(path(prefix, "judgments"), judgment, { key });
      const documents = (name: string) => Array.from({ length: each }, (_, n) => ({ id: `d${n}`, state: { name, n } }));
      if (how !== "backfilled") await define();
      else await Promise.all(names.map((name) => api.post(path(name), { upsert: documents(name) }, { key })));
      await api.service.request("PUT", budget(prefix), { body: usd(enough * 0.002), key });
      const waits = how === "waited for" ? { wait_for: ["urgent"], wait_timeout_ms: 1 } : {};
      if (how === "backfilled") {
        await define();
        const start = (name: string) => api.post(path(name, "judgments", "urgent", "backfill"), { confirm: true }, { key });
        await Promise.all(names.map(start));
      } else await Promise.all(names.map((name) => api.post(path(name), { upsert: documents(name), ...waits }, { key })));
      const paused = async () => {
        const told = (await api.get(`/events?types=namespace.budget_paused&limit=100`, { key })).body.events;
        return told.length;
      };
      const running = async () => (await api.get("/jobs?status=running", { key })).body.jobs.length;
      // Some of them may have been judged to their end before. Backfills that no longer fit are refused.
      if (how === "backfilled") await expect.poll(running, { timeout: 20_000 }).toBe(0);
      else await expect.poll(paused, { timeout: 20_000 }).toBeGreaterThanOrEqual(names.length - Math.floor(enough / each));
      const asked = api.service.engine.requests.filter(({ contextText }) => contextText.includes(`"${tenant}/`)).length;
      expect(asked).toBeLessThanOrEqual(enough);
      if (how !== "backfilled") expect(asked).toBe(enough);
      const { lines } = (await api.get("/usage", { key })).body;
      expect(lines.find(({ line }: { line: string }) => line === "judging").judgment_units).toBe(asked);
    },
    30_000,
  );
});

describe("an engine of which the operator allows some versions", () => {
  const allowed = new AllowedVersions(["openai:gpt-4o*", "openai:o*-mini", "jev:jev-1"]);
  const engines = new Engines([testEngine()], new Map(), new AllowedVersions(["test:small-*"]));

  it("is asked for no other, however it is spelled", () => {
    for (const version of ["gpt-4o", "gpt-4o-mini", "o4-mini", "o-mini", undefined])
      expect(allowed.refusing("openai", version)).toBeNull();
    const dear = ["gpt-5-pro", "GPT-4o", " gpt-4o", "x-gpt-4o", "o4-mini-high", "o-min", "gpt-4", "", "openai:gpt-4o", "omini"];
    for (const version of dear) expect(allowed.refusing("openai", version), version).toEqual(["gpt-4o*", "o*-mini"]);
    expect([allowed.refusing("jev", "jev-1"), allowed.refusing("jev", "jev-10")]).toEqual([null, ["jev-1"]]);
    expect(allowed.refusing("local", "whatever")).toBeNull();
  });

  it("is refused in a definition, which says what is allowed", () => {
    const issuesOf = (version: string) =>
      definitionIssues({ question: "?", type: "bool", engine: { name: "test", version } }, engines).filter(
        ({ path }) => path === "/engine/version",
      );
    expect(issuesOf("large-1")).toEqual([
      { path: "/engine/version", message: 'this server allows the versions small-* of "test", and "large-1" is none of them' },
    ]);
    expect(issuesOf("small-1")).toEqual([]);
  });
});
