import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { QueryOptions } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { freshDatabase } from "#test/support/database.ts";
import { refusal } from "./refusal.ts";
import { numbered, World } from "./world.ts";

let database: Database;
let world: World;

beforeAll(async () => {
  ({ database } = await freshDatabase());
});

beforeEach(async () => {
  world = await World.create(database);
});

describe("pages", () => {
  /** All pages, with work between them. */
  async function pages(options: QueryOptions, between: (page: number) => Promise<unknown> = async () => {}): Promise<string[][]> {
    const found: string[][] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      if (found.length > 0) await between(found.length);
      const page = await world.run(undefined, cursor === undefined ? options : { ...options, cursor });
      found.push(page.rows.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    return found;
  }

  it("follow one another without a gap, and the last one is known as such", async () => {
    await world.put(...numbered(7));
    expect(await pages({ top_k: 3 })).toEqual([["d0000", "d0001", "d0002"], ["d0003", "d0004", "d0005"], ["d0006"]]);
    expect(await pages({ top_k: 7 })).toHaveLength(1);
  });

  it.each<[string, QueryOptions]>([
    ["by id, ascending", { rank_by: ["id", "asc"] }],
    ["by id, descending", { rank_by: ["id", "desc"] }],
    ["by a number", { rank_by: ["attributes.n", "desc"] }],
    ["by what is missing everywhere", { rank_by: ["attributes.none", "asc"] }],
    ["by a moment", { rank_by: ["created_at", "desc"] }],
  ])("hold nothing written after the first, %s", async (_, options) => {
    await world.put(...numbered(9));
    const found = await pages({ ...options, top_k: 2 }, async (page) => {
      await world.put({ id: `d000${page}x`, attributes: { n: page + 0.5 } }, { id: `e${page}`, attributes: { n: 100 } });
    });
    expect(found.flat().toSorted()).toEqual(numbered(9).map(({ id }) => id));
  });

  it("have no row twice if its position changes meanwhile", async () => {
    await world.put(...numbered(6));
    const found = await pages({ rank_by: ["attributes.n", "asc"], top_k: 2 }, () =>
      world.put({ id: "d0000", attributes: { n: 99 } }),
    );
    expect(found.flat()).toEqual(["d0000", "d0001", "d0002", "d0003", "d0004", "d0005"]);
  });

  it("have no row twice if its answer changes meanwhile", async () => {
    await world.judgments({ name: "urgent", type: "bool" });
    await world.put(...numbered(6));
    await world.answers(...numbered(6).map(({ id }, n) => ({ document: id, judgment: "urgent", number: n / 10 })));
    const found = await pages({ rank_by: ["answers.urgent.p", "asc"], top_k: 2 }, () =>
      world.land({ document: "d0000", judgment: "urgent", number: 1 }),
    );
    expect(found.flat()).toEqual(["d0000", "d0001", "d0002", "d0003", "d0004", "d0005"]);
  });

  it("may differ in size", async () => {
    await world.put(...numbered(5));
    const { next_cursor } = await world.run(undefined, { top_k: 1 });
    expect(await world.ids(undefined, { top_k: 1000, cursor: next_cursor! })).toHaveLength(4);
  });

  it("continue after values that are too long for a cursor", async () => {
    const long = (n: number) => `${"x".repeat(5000)}${n}`;
    await world.put(...numbered(5, (n) => ({ attributes: { text: long(n) } })));
    expect((await pages({ rank_by: ["attributes.text", "desc"], top_k: 2 })).flat()).toEqual([
      "d0004",
      "d0003",
      "d0002",
      "d0001",
      "d0000",
    ]);
    const { next_cursor } = await world.run(undefined, { rank_by: ["attributes.text", "asc"], top_k: 2 });
    expect(next_cursor!.length).toBeLessThan(4096);
    await world.put({ id: "d0001", attributes: { text: "" } });
    expect(await world.ids(undefined, { rank_by: ["attributes.text", "asc"], top_k: 5, cursor: next_cursor! })).toEqual([
      "d0002",
      "d0003",
      "d0004",
    ]);
  });
});

describe("a cursor", () => {
  const filters = ["attributes.n", "Gte", 0];
  const options: QueryOptions = { rank_by: ["attributes.n", "asc"], top_k: 2, include: { attributes: ["n"] } };
  let cursor: string;

  beforeEach(async () => {
    await world.put(...numbered(5));
    cursor = (await world.run(filters, options)).next_cursor!;
  });

  it("is valid for 10 minutes", async () => {
    await world.clock.advance(600_000);
    expect(await world.ids(filters, { ...options, cursor })).toEqual(["d0002", "d0003"]);
    await world.clock.advance(1);
    const { code, issues } = await refusal(world.run(filters, { ...options, cursor }));
    expect(code).toBe("invalid_request");
    expect(issues).toEqual([{ path: "/cursor", message: expect.stringMatching(/has expired/) }]);
  });

  it("continues for an hour after the first page, however many pages renew it, and so does its snapshot", async () => {
    await world.put(...numbered(10));
    const one = { ...options, top_k: 1 };
    cursor = (await world.run(filters, one)).next_cursor!;
    for (let page = 1; page <= 6; page++) {
      await world.clock.advance(9 * 60_000);
      cursor = (await world.run(filters, { ...one, cursor })).next_cursor!;
    }
    await world.clock.advance(6 * 60_000 + 1);
    const { code, issues } = await refusal(world.run(filters, { ...one, cursor }));
    expect(code).toBe("invalid_request");
    expect(issues).toEqual([{ path: "/cursor", message: expect.stringMatching(/first page is more than an hour old/) }]);
    const [pin] = await database.query<{ expires_at: Date }>({
      text: "select expires_at from pins where namespace_id = $1 order by expires_at desc limit 1",
      values: [world.namespaceId],
    });
    expect(pin!.expires_at.getTime() - world.clock.now().getTime()).toBeLessThanOrEqual(60_000);
  });

  it.each<[string, unknown, QueryOptions]>([
    ["filters", ["attributes.n", "Gte", 1], options],
    ["no filters", undefined, options],
    ["a ranking", filters, { ...options, rank_by: ["attributes.n", "desc"] }],
    ["fields", filters, { ...options, include: { attributes: ["n", "m"] } }],
    ["freshness", filters, { ...options, answers: "fresh_only" }],
  ])("is refused with other parameters: %s", async (_, otherFilters, others) => {
    const { issues } = await refusal(world.run(otherFilters, { ...others, cursor }));
    expect(issues).toEqual([{ path: "/cursor", message: expect.stringMatching(/query with other parameters/) }]);
  });

  it("continues whether a default is omitted or stated", async () => {
    const others: QueryOptions = { answers: "any", consistency: "strong", top_k: 500 };
    const spelled = { ...options, ...others, include: { attributes: ["n"], answers: [], state: false } };
    expect(await world.ids(filters, { ...spelled, cursor })).toEqual(["d0002", "d0003", "d0004"]);
    const { next_cursor } = await world.run(undefined, { top_k: 2 });
    const all: QueryOptions = { rank_by: ["id", "asc"], consistency: "eventual", include: {}, cursor: next_cursor! };
    expect(await world.ids(undefined, all)).toEqual(["d0002", "d0003", "d0004"]);
  });

  it("is refused in another namespace and by another organization", async () => {
    const other = await World.create(database);
    const { issues } = await refusal(other.run(filters, { ...options, cursor }));
    expect(issues).toEqual([{ path: "/cursor", message: expect.stringMatching(/not a cursor of this namespace/) }]);
    await database.query({
      text: "insert into namespace_names (organization_id, name, namespace_id) values ('org_other', $1, $2)",
      values: [world.name, world.namespaceId],
    });
    const foreign = { organizationId: "org_other", name: world.name };
    expect((await refusal(world.queries.run({ ...foreign, scope: null }, filters, { ...options, cursor }))).issues).toEqual(
      issues,
    );
  });

  it("is refused if any character is changed, missing or added", async () => {
    for (let at = 0; at < cursor.length; at++) {
      const changed = `${cursor.slice(0, at)}${cursor[at] === "A" ? "B" : "A"}${cursor.slice(at + 1)}`;
      expect((await refusal(world.run(filters, { ...options, cursor: changed }))).issues[0]?.path).toBe("/cursor");
    }
    for (const other of ["", "x", cursor.slice(1), cursor.slice(0, -1), `${cursor}A`, `${cursor}=`, ` ${cursor}`, "\u{1f600}"]) {
      expect((await refusal(world.run(filters, { ...options, cursor: other }))).issues[0]?.path).toBe("/cursor");
    }
  });
});
