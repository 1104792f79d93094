/** The hierarchy of namespaces' names, one level at a time, compared with names that are cut and sorted by hand. */
import { describe, expect, it } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["namespaces_levels"]);

interface Level {
  name: string;
  exists: boolean;
  below: boolean;
}

const make = (...names: string[]) => Promise.all(names.map((name) => api.post(at(name), { upsert: [{ id: "a" }] })));
const query = (prefix: string, more: object = {}) =>
  `/namespace-levels?${new URLSearchParams({ ...(prefix === "" ? {} : { prefix }), ...more })}`;
const level = async (prefix: string, key = api.service.adminKey): Promise<Level[]> =>
  (await api.get(query(prefix), { key })).body.levels;

/** By hand: cut at the next slash, each once, in the order of first mention. */
function byHand(names: readonly string[], prefix: string): Level[] {
  const mine = names.filter((name) => name.startsWith(prefix)).sort();
  const cut = (name: string) => prefix + name.slice(prefix.length).split("/")[0];
  return [...new Set(mine.map(cut))].map((name) => ({
    name,
    exists: mine.includes(name),
    below: mine.some((one) => one.startsWith(`${name}/`)),
  }));
}

describe("namespaces_levels", () => {
  it("lists each place of a level once, whatever lies below and beside it, also page by page", async () => {
    const root = freshNamespace();
    const parts = [
      "a",
      "a/b",
      "a/b/c",
      "a-b",
      "a-b/c",
      "a.b/c/d",
      "a0",
      "b/x",
      "b/y",
      "b-1",
      "b.2",
      "c",
      "c0/z",
      "c-",
      "d:e",
      "d/e/f",
    ];
    const names = parts.map((part) => `${root}/${part}`);
    await make(...names);
    for (const prefix of [`${root}/`, `${root}/a`, `${root}/a/`, `${root}/a/b`, `${root}/b`, `${root}/b/`, `${root}/x`, root]) {
      const expected = byHand(names, prefix);
      expect(await level(prefix)).toEqual(expected);
      for (const limit of [1, 2, 3]) {
        const paged: Level[] = [];
        let cursor: string | null = "";
        while (cursor !== null) {
          const { body } = await api.get(query(prefix, { limit, ...(cursor === "" ? {} : { cursor }) }));
          expect(body.levels.length).toBeLessThanOrEqual(limit);
          paged.push(...body.levels);
          cursor = body.next_cursor;
        }
        expect(paged).toEqual(expected);
      }
    }
  });

  it("shows a restricted key the way to its scope, and what is in it", async () => {
    const root = freshNamespace();
    await make(`${root}/a/b`, `${root}/a/b/c`, `${root}/a/bc`, `${root}/a`, `${root}/x`);
    const key = await api.service.key({ role: "read_only", scope: `${root}/a/b*` });
    expect(await level("", key)).toEqual([{ name: "test", exists: false, below: true }]);
    expect(await level(`${root}/`, key)).toEqual([{ name: `${root}/a`, exists: false, below: true }]);
    expect(await level(`${root}/a/`, key)).toEqual([{ name: `${root}/a/b`, exists: true, below: true }]);
    expect(await level(`${root}/a/b/`, key)).toEqual([{ name: `${root}/a/b/c`, exists: true, below: false }]);
    expect(await level(`${root}/x`, key)).toEqual([]);
    const one = await api.service.key({ role: "read_only", scope: `${root}/a` });
    expect(await level(`${root}/`, one)).toEqual([{ name: `${root}/a`, exists: true, below: false }]);
    expect(await level(`${root}/a/`, one)).toEqual([]);
    const none = await api.service.key({ role: "read_only", scope: `${root}/none/*` });
    expect(await level("", none)).toEqual([]);
  });

  it("lists a level over 100,000 names", async () => {
    const root = freshNamespace();
    await make(`${root}/b`);
    const { database } = api.service.fresh;
    await database.query({
      text: `insert into namespace_names (organization_id, name, namespace_id)
             select organization_id, $1 || '/a/' || n, 1000000 + n from namespace_names, generate_series(1, 100000) n where name = $2`,
      values: [root, `${root}/b`],
    });
    expect(await level(`${root}/`)).toEqual([
      { name: `${root}/a`, exists: false, below: true },
      { name: `${root}/b`, exists: true, below: false },
    ]);
  });

  it("refuses what is no beginning of a name, and a cursor of another list", async () => {
    expect(refusal(await api.get(query("a b")))).toEqual(invalid("query/prefix"));
    const { next_cursor } = (await api.get("/namespaces?limit=1")).body;
    expect(refusal(await api.get(query("test", { cursor: next_cursor })))).toEqual(invalid("query/cursor"));
  });
});
