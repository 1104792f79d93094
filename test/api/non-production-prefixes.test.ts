import { describe, expect, it } from "vitest";
import type { TestResponse } from "#test/support/service.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["non_production_prefixes_put", "non_production_prefixes_delete", "non_production_prefixes_list"]);

const path = (prefix: string) => `/non-production-prefixes/${encodeURIComponent(prefix)}`;
const put = (prefix: string): Promise<TestResponse> => api.service.request("PUT", path(prefix));
const remove = (prefix: string) => api.delete(path(prefix));
const write = (namespace: string, id: string, key = api.service.adminKey) =>
  api.post(at(namespace), { upsert: [{ id, state: { text: "x".repeat(90) } }] }, { key });
const marked = async (namespace: string): Promise<boolean> => (await api.get(at(namespace))).body.non_production;
const list = async (query = "", key = api.service.adminKey) =>
  (await api.get(`/non-production-prefixes${query}`, { key })).body as {
    non_production_prefixes: { prefix: string }[];
    next_cursor: string | null;
  };

interface Line {
  line: string;
  bytes_written: number;
  cost_usd: number;
}

/** Bytes written by line, of a namespace in the present month. */
async function written(namespace: string): Promise<Record<string, number>> {
  const key = await api.service.key({ scope: namespace });
  const { namespaces } = (await api.get("/usage", { key })).body as { namespaces: { lines: Line[] }[] };
  return Object.fromEntries(
    (namespaces[0]?.lines ?? []).filter(({ bytes_written }) => bytes_written > 0).map((each) => [each.line, each.bytes_written]),
  );
}

const SIZE = '{"text":""}{}'.length + 90;

describe("a marked prefix", () => {
  it("covers the namespace before its slash and all under it, those to come included, and no sibling", async () => {
    const root = freshNamespace();
    for (const name of [root, `${root}/old`, `${root}-beside`]) await write(name, "a");
    const made = await put(`${root}/*`);
    expect(made).toMatchObject({ status: 200, body: { prefix: `${root}/*`, created_at: "2030-01-01T00:00:00.000Z" } });
    await write(`${root}/new/deeper`, "a");
    expect(await Promise.all([root, `${root}/old`, `${root}/new/deeper`, `${root}-beside`].map(marked))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const listed = (await api.get(`/namespaces?prefix=${encodeURIComponent(`${root}/`)}`)).body.namespaces;
    expect(listed.map((one: { non_production: boolean }) => one.non_production)).toEqual([true, true]);
    await remove(`${root}/*`);
    expect(await Promise.all([root, `${root}/old`, `${root}/new/deeper`].map(marked))).toEqual([false, false, false]);
  });

  it("may be one namespace alone", async () => {
    const root = freshNamespace();
    await put(root);
    await write(root, "a");
    await write(`${root}/in`, "a");
    expect([await marked(root), await marked(`${root}/in`)]).toEqual([true, false]);
  });

  it("counts from the moment it is marked until it is unmarked, and leaves what was counted", async () => {
    const namespace = freshNamespace();
    await write(namespace, "a");
    await put(namespace);
    await write(namespace, "b");
    await write(namespace, "c");
    expect(await written(namespace)).toEqual({ writes: SIZE, non_production: 2 * SIZE });
    expect(await remove(namespace)).toMatchObject({ status: 204 });
    await write(namespace, "d");
    expect(await written(namespace)).toEqual({ writes: 2 * SIZE, non_production: 2 * SIZE });
  });

  it("is marked once however often and in whatever spelling, and unmarking what is not is no error", async () => {
    const root = freshNamespace();
    const first = await put(`${root}*`);
    expect(first.body.prefix).toBe(`${root}/*`);
    await api.service.clock.advance(1_000);
    expect((await put(`${root}/*`)).body).toEqual(first.body);
    expect((await list(`?limit=1000`)).non_production_prefixes.filter(({ prefix }) => prefix.startsWith(root))).toHaveLength(1);
    expect(await remove(`${root}*`)).toMatchObject({ status: 204, body: undefined });
    expect(await remove(`${root}/*`)).toMatchObject({ status: 204 });
  });

  it("within another leaves what the other covers marked", async () => {
    const root = freshNamespace();
    for (const name of [`${root}/a/x`, `${root}/b`]) await write(name, "d");
    await put(`${root}/*`);
    await put(`${root}/a/*`);
    await remove(`${root}/a/*`);
    expect([await marked(`${root}/a/x`), await marked(`${root}/b`)]).toEqual([true, true]);
    await put(`${root}/a/*`);
    await remove(`${root}/*`);
    expect([await marked(`${root}/a/x`), await marked(`${root}/b`)]).toEqual([true, false]);
    await write(`${root}/a/y`, "d");
    expect(await marked(`${root}/a/y`)).toBe(true);
  });

  it("is the organization's own", async () => {
    const namespace = freshNamespace();
    const other = await api.service.organization("team");
    await write(namespace, "a");
    await write(namespace, "a", other.adminKey);
    await api.service.request("PUT", path(namespace), { key: other.adminKey });
    expect(await marked(namespace)).toBe(false);
    expect((await api.get(at(namespace), { key: other.adminKey })).body.non_production).toBe(true);
  });

  it("misses no namespace that is made at the same moment", async () => {
    for (let round = 0; round < 8; round++) {
      const root = freshNamespace();
      const names = Array.from({ length: 6 }, (_, n) => `${root}/${n}`);
      const [mark] = await Promise.all([put(`${root}/*`), ...names.map((name) => write(name, "a"))]);
      expect(mark.status).toBe(200);
      expect(await Promise.all(names.map(marked))).toEqual(names.map(() => true));
    }
  });
});

describe("non_production_prefixes_list", () => {
  it("lists by prefix, page by page, what lies within the key's scope", async () => {
    const root = freshNamespace();
    for (const prefix of [`${root}/b/*`, root, `${root}/a`, `${root}x`]) await put(prefix);
    const key = await api.service.key({ role: "read_only", scope: `${root}/*` });
    const first = await list("?limit=2", key);
    expect(first.non_production_prefixes.map(({ prefix }) => prefix)).toEqual([root, `${root}/a`]);
    const second = await list(`?limit=2&cursor=${first.next_cursor}`, key);
    expect(second.non_production_prefixes.map(({ prefix }) => prefix)).toEqual([`${root}/b/*`]);
    expect(second.next_cursor).toBeNull();
    const one = await api.service.key({ scope: `${root}/a` });
    expect((await list("", one)).non_production_prefixes.map(({ prefix }) => prefix)).toEqual([`${root}/a`]);
  });

  it("refuses a cursor of its own making", async () => {
    expect(refusal(await api.get("/non-production-prefixes?cursor=x"))).toEqual(invalid("query/cursor"));
  });
});

describe("what a prefix may not be", () => {
  it.each(["a//b", "../b", "a**", "é", "a".repeat(257), ".*", "..*", "a/.*", "a/..*"])("refuses %j", async (prefix) => {
    expect(refusal(await put(prefix))).toEqual(invalid("path/prefix"));
    expect(refusal(await remove(prefix))).toEqual(invalid("path/prefix"));
  });

  it("may be as long as a name, with a star that adds nothing to it", async () => {
    const longest = "x".repeat(255);
    expect((await put(`${longest}*`)).body.prefix).toBe(longest);
    await write(longest, "a");
    expect(await marked(longest)).toBe(true);
    expect((await remove(`${longest}*`)).status).toBe(204);
  });

  it("takes no Idempotency-Key's word for what was done before", async () => {
    const namespace = freshNamespace();
    await write(namespace, "a");
    const headers = { "Idempotency-Key": "same" };
    await api.service.request("PUT", path(namespace), { headers });
    await remove(namespace);
    await api.service.request("PUT", path(namespace), { headers });
    expect(await marked(namespace)).toBe(true);
  });
});
