import { describe, expect, it } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["namespaces_get", "namespaces_list"]);

const write = (namespace: string) => api.post(at(namespace), { upsert: [{ id: "a" }] });
const names = (body: { namespaces: { name: string }[] }) => body.namespaces.map(({ name }) => name);
const list = async (parameters: Record<string, string>, key?: string) =>
  (await api.get(`/namespaces?${new URLSearchParams(parameters)}`, key ? { key } : {})).body;

describe("namespaces_get", () => {
  it("shows a namespace's size, sequence and settings as they are after each write", async () => {
    const namespace = freshNamespace();
    const created_at = api.service.clock.now().toISOString();
    await api.post(at(namespace), { upsert: [{ id: "a", attributes: { x: "é" }, state: { y: [1, 2] } }, { id: "b" }] });
    await api.service.clock.advance(1000);
    await api.post(at(namespace), { delete: ["b"] });
    const { status, body } = await api.get(at(namespace));
    expect(status).toBe(200);
    expect(body).toEqual({
      name: namespace,
      document_count: 1,
      bytes: Buffer.byteLength('{"x":"é"}') + Buffer.byteLength('{"y":[1,2]}'),
      sequence: 2,
      budget_usd_per_month: null,
      on_exceeded: "pause",
      indexed_attributes: [],
      spent_usd: 0,
      budget_paused: false,
      non_production: false,
      created_at,
    });
  });

  it("raises the sequence by a batch of answers too", async () => {
    const namespace = freshNamespace();
    await api.post(at(namespace, "judgments"), { name: "urgent", question: "?", type: "bool" });
    await api.post(at(namespace), { upsert: [{ id: "a" }, { id: "b" }], wait_for: ["urgent"] });
    expect((await api.get(at(namespace))).body.sequence).toBe(2);
  });

  it("says not_found before the first write, also where namespaces around it are written to", async () => {
    const namespace = freshNamespace();
    await write(`${namespace}/under`);
    expect(refusal(await api.get(at(namespace)))).toEqual({ status: 404, code: "not_found" });
    expect(refusal(await api.get(at(`${namespace}/under/deeper`)))).toEqual({ status: 404, code: "not_found" });
  });

  it.each(["shop/*", "a//b", "a b", "x".repeat(257)])("refuses the name %s", async (name) => {
    expect(refusal(await api.get(at(name)))).toEqual(invalid("path/ns"));
  });
});

describe("namespaces_list", () => {
  it("lists by name the namespaces that begin with a prefix, letter by letter, a page at a time", async () => {
    const root = freshNamespace();
    const all = ["", "-x", "/A", "/a", "/a.b", "/a/b", "/b", ":x", "z"].map((ending) => `${root}${ending}`);
    for (const name of all.toReversed()) await write(name);
    const body = await list({ prefix: root });
    expect(names(body)).toEqual(all);
    expect(body.next_cursor).toBeNull();
    expect(names(await list({ prefix: `${root}/` }))).toEqual(all.slice(2, 7));
    expect(names(await list({ prefix: `${root}/a` }))).toEqual(all.slice(3, 6));
    expect(names(await list({ prefix: `${root}/none` }))).toEqual([]);
    const paged: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = await list({ prefix: root, limit: "2", ...(cursor ? { cursor } : {}) });
      expect(page.namespaces.length).toBeLessThanOrEqual(2);
      paged.push(...names(page));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(all);
  });

  it("goes on after its cursor's name, whatever has been written meanwhile", async () => {
    const root = freshNamespace();
    for (const ending of ["b", "d", "f"]) await write(`${root}/${ending}`);
    const first = await list({ prefix: root, limit: "2" });
    for (const ending of ["a", "e"]) await write(`${root}/${ending}`);
    expect(names(await list({ prefix: root, limit: "2", cursor: first.next_cursor }))).toEqual([`${root}/e`, `${root}/f`]);
  });

  it("shows a key that is restricted only what it covers, page by page, with or without a prefix", async () => {
    const root = freshNamespace();
    const inside = ["/shop", "/shop/eu", "/shop/us"].map((ending) => root + ending);
    for (const name of [root, `${root}/a`, ...inside, `${root}/shop-x`, `${root}/shopping`, `${root}/z`]) await write(name);
    for (const scope of [`${root}/shop/*`, `${root}/shop*`]) {
      const key = await api.service.key({ scope });
      expect(names(await list({}, key))).toEqual(inside);
      expect(names(await list({ prefix: root }, key))).toEqual(inside);
      expect(names(await list({ prefix: `${root}/shop/u` }, key))).toEqual(inside.slice(2));
      expect(names(await list({ prefix: `${root}/shopping` }, key))).toEqual([]);
      const first = await list({ limit: "2" }, key);
      expect(names(first)).toEqual(inside.slice(0, 2));
      const second = await list({ limit: "2", cursor: first.next_cursor }, key);
      expect([names(second), second.next_cursor]).toEqual([inside.slice(2), null]);
    }
    const one = await api.service.key({ scope: `${root}/shop` });
    expect(names(await list({}, one))).toEqual([`${root}/shop`]);
    expect(names(await list({ prefix: `${root}/shop/` }, one))).toEqual([]);
  });

  it.each([
    ["?limit=0", "query/limit"],
    ["?limit=1001", "query/limit"],
    ["?limit=1.5", "query/limit"],
    ["?cursor=nonsense", "query/cursor"],
    ["?prefix=a%20b", "query/prefix"],
    ["?prefix=", "query/prefix"],
    ["?prefix=a&prefix=b", "query/prefix"],
    ["?prefixes=a", "query/prefixes"],
  ])("refuses %s", async (query, path) => {
    expect(refusal(await api.get(`/namespaces${query}`))).toEqual(invalid(path));
  });
});
