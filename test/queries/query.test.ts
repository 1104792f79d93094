import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { QueryOptions } from "#generated/types.ts";
import type { Database } from "#src/db/database.ts";
import { ServiceError } from "#src/errors.ts";
import { planQuery } from "#src/queries/plan.ts";
import { BY_ID } from "#src/queries/rank.ts";
import { Source } from "#src/queries/source.ts";
import { findPage } from "#src/queries/sql.ts";
import { freshDatabase } from "#test/support/database.ts";
import { ORGANIZATION, type StoredDocument, sizeOf, World } from "./world.ts";

let database: Database;
let world: World;

beforeAll(async () => {
  ({ database } = await freshDatabase());
});

beforeEach(async () => {
  world = await World.create(database);
});

/** The refusal of a query that is refused. */
async function refusal(query: Promise<unknown>): Promise<{ code: string; issues: { path: string; message: string }[] }> {
  const error: unknown = await query.then(
    () => expect.unreachable("the query was answered"),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ServiceError)) throw error;
  return { code: error.code, issues: (error.details.issues ?? []) as { path: string; message: string }[] };
}

const numbered = (count: number, more: (n: number) => Partial<StoredDocument> = () => ({})): StoredDocument[] =>
  Array.from({ length: count }, (_, n) => ({ id: `d${String(n).padStart(4, "0")}`, attributes: { n }, ...more(n) }));

describe("rows", () => {
  it("carry id and revision, and nothing else unless asked", async () => {
    await world.put({ id: "a", attributes: { x: 1 }, state: { y: 2 } });
    const response = await world.run(undefined);
    expect(response).toEqual({
      rows: [{ id: "a", revision: 1 }],
      next_cursor: null,
      more: false,
      usage: { bytes_written: 0, bytes_scanned: expect.any(Number), judgment_units: 0, tokens_evaluated: 0 },
    });
  });

  it("carry those of the included attributes that the document has, null among them, and the state", async () => {
    await world.put({ id: "a", attributes: { x: null, y: [1, "b"], z: 3 }, state: { deep: { er: [1] } } }, { id: "b" });
    const { rows } = await world.run(undefined, { include: { attributes: ["x", "y", "constructor"], state: true } });
    expect(rows).toEqual([
      { id: "a", revision: 1, attributes: { x: null, y: [1, "b"] }, state: { deep: { er: [1] } } },
      { id: "b", revision: 1, attributes: {}, state: {} },
    ]);
  });

  it("carry nothing for lists that name nothing", async () => {
    await world.put({ id: "a" });
    expect((await world.run(undefined, { include: { attributes: [], answers: [], state: false } })).rows).toEqual([
      { id: "a", revision: 1 },
    ]);
  });

  it("carry the included answers as a read of the document shows them", async () => {
    await world.judgments(
      { name: "urgent", type: "bool", thresholds: { page: 0.5 }, definition: { applies_to: { "attributes.kind": "ticket" } } },
      { name: "mood", type: "score" },
    );
    await world.put({ id: "a", attributes: { kind: "ticket" } }, { id: "b", attributes: { kind: "note" } });
    await world.answers({ document: "a", judgment: "urgent", number: 0.75 });
    await world.judgedUpTo(1);
    const { rows } = await world.run(undefined, { include: { answers: ["urgent"] } });
    expect(rows[0]!.answers).toEqual({
      urgent: expect.objectContaining({ type: "bool", p: 0.75, freshness: "fresh", thresholds: { page: true }, version: 1 }),
    });
    expect(rows[0]).not.toHaveProperty("attributes");
    expect(rows[1]!.answers).toEqual({});
  });

  it("are at most 500 where top_k is not given", async () => {
    await world.put(...numbered(501));
    expect((await world.run(undefined)).rows).toHaveLength(500);
    expect((await world.run(undefined, { top_k: 1000 })).rows).toHaveLength(501);
  });

  it("are none in a namespace that has none left", async () => {
    expect(await world.run(["id", "Eq", "a"])).toMatchObject({ rows: [], more: false, next_cursor: null });
  });
});

describe("answers: fresh_only", () => {
  beforeEach(async () => {
    await world.judgments(
      { name: "urgent", type: "bool" },
      { name: "mood", type: "score" },
      { name: "off", type: "bool", active: false },
    );
    await world.put({ id: "both" }, { id: "mood-old" }, { id: "none" });
    await world.answers(
      { document: "both", judgment: "urgent", number: 1 },
      { document: "both", judgment: "mood", number: 1, dist: { "0": 0, "1": 1 } },
      { document: "mood-old", judgment: "urgent", number: 1 },
      { document: "mood-old", judgment: "mood", number: 1, dist: { "0": 0, "1": 1 }, revision: 0 },
    );
  });

  it("leaves out rows of which an included answer is not fresh", async () => {
    const fresh = (...answers: string[]) => world.ids(undefined, { answers: "fresh_only", include: { answers } });
    expect(await fresh("urgent")).toEqual(["both", "mood-old"]);
    expect(await fresh("urgent", "mood")).toEqual(["both"]);
    expect(await fresh("urgent", "off")).toEqual([]);
  });

  it("leaves out nothing where no answers are included", async () => {
    expect(await world.ids(undefined, { answers: "fresh_only" })).toEqual(["both", "mood-old", "none"]);
  });
});

describe("freshness as a field", () => {
  it("follows what judging has reached, what waits, and the policy", async () => {
    await world.judgments({ name: "written", type: "bool" }, { name: "read", type: "bool", policy: "on_read" });
    const born = { incarnation: 1 };
    await world.put(
      { id: "old", revision: 4, ...born },
      { id: "new", revision: 8, ...born },
      { id: "waits", revision: 4, ...born },
    );
    await world.judgedUpTo(5);
    await world.deferred("read", ["waits"]);
    await world.answers({ document: "old", judgment: "read", number: 0.5, revision: 3 });
    const by = (field: string, freshness: string) => world.ids([field, "Eq", freshness]);
    expect(await by("answers.written.freshness", "pending")).toEqual(["new"]);
    expect(await by("answers.written.freshness", "unavailable")).toEqual(["old", "waits"]);
    expect(await by("answers.read.freshness", "pending")).toEqual(["waits"]);
    expect(await by("answers.read.freshness", "stale")).toEqual(["old"]);
    expect(await by("answers.read.freshness", "unavailable")).toEqual(["new"]);
  });
});

describe("thresholds as fields", () => {
  it("hold at once what the judgment says today", async () => {
    await world.judgments({ name: "urgent", type: "bool", thresholds: { page: 0.8 } });
    await world.put({ id: "a" }, { id: "b" }, { id: "c" });
    await world.answers({ document: "a", judgment: "urgent", number: 0.8 }, { document: "b", judgment: "urgent", number: 0.79 });
    const paged = ["answers.urgent.thresholds.page", "Eq", true];
    expect(await world.ids(paged)).toEqual(["a"]);
    expect(await world.ids(["Not", paged])).toEqual(["b", "c"]);
    await database.query({
      text: `update judgments set thresholds = '{"page": 0.7}' where judgment_id = $1`,
      values: [world.judgmentId("urgent")],
    });
    await database.query({
      text: "update definition_epochs set epoch = epoch + 1 where organization_id = $1",
      values: [ORGANIZATION],
    });
    expect(await world.ids(paged)).toEqual(["a", "b"]);
  });
});

describe("pages", () => {
  /** All pages, and what to do between them. */
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

  it("follow one another without a gap, the last one known as such", async () => {
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

  it("hold no row twice that changes its place meanwhile", async () => {
    await world.put(...numbered(6));
    const found = await pages({ rank_by: ["attributes.n", "asc"], top_k: 2 }, () =>
      world.put({ id: "d0000", attributes: { n: 99 } }),
    );
    expect(found.flat()).toEqual(["d0000", "d0001", "d0002", "d0003", "d0004", "d0005"]);
  });

  it("hold no row twice whose answer changes meanwhile", async () => {
    await world.judgments({ name: "urgent", type: "bool" });
    await world.put(...numbered(6));
    await world.answers(...numbered(6).map(({ id }, n) => ({ document: id, judgment: "urgent", number: n / 10 })));
    const found = await pages({ rank_by: ["answers.urgent.p", "asc"], top_k: 2 }, async () => {
      world.sequence += 1;
      await world.answers({ document: "d0000", judgment: "urgent", number: 1 });
    });
    expect(found.flat()).toEqual(["d0000", "d0001", "d0002", "d0003", "d0004", "d0005"]);
  });

  it("end at a size, with at least one row, and say that there are more", async () => {
    await world.put(...numbered(5, () => ({ state: { filling: "x".repeat(1000) } })));
    const page = { after: null, limit: 4, attributes: false, state: true };
    const plan = planQuery({ condition: undefined, rank: BY_ID, fresh: [] });
    const found = async (bytes: number) =>
      (await findPage(database, new Source(world.namespaceId, new Map(), null), plan, { ...page, bytes })).map((row) => [
        row.document_id,
        row.found,
      ]);
    expect(await found(0)).toEqual([["d0000", 4]]);
    expect(await found(2000)).toEqual([
      ["d0000", 4],
      ["d0001", 4],
    ]);
    expect(await found(1_000_000)).toHaveLength(4);
  });

  it("may differ in size", async () => {
    await world.put(...numbered(5));
    const { next_cursor } = await world.run(undefined, { top_k: 1 });
    expect(await world.ids(undefined, { top_k: 1000, cursor: next_cursor! })).toHaveLength(4);
  });

  it("go on after values too long for a cursor", async () => {
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
    const refused = await refusal(world.run(undefined, { rank_by: ["attributes.text", "asc"], top_k: 2, cursor: next_cursor! }));
    expect(refused.issues).toEqual([{ path: "/cursor", message: expect.stringMatching(/has changed; start again/) }]);
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

  it("is refused in another namespace and by another organization", async () => {
    const other = await World.create(database);
    const { issues } = await refusal(other.run(filters, { ...options, cursor }));
    expect(issues).toEqual([{ path: "/cursor", message: expect.stringMatching(/not a cursor of this namespace/) }]);
    await database.query({
      text: "insert into namespace_names (organization_id, name, namespace_id) values ('org_other', $1, $2)",
      values: [world.name, world.namespaceId],
    });
    const foreign = { organizationId: "org_other", name: world.name };
    expect((await refusal(world.queries.run(foreign, filters, { ...options, cursor }))).issues).toEqual(issues);
  });

  it("is refused when any of its characters is another, or lacks, or is one too many", async () => {
    for (let at = 0; at < cursor.length; at++) {
      const changed = `${cursor.slice(0, at)}${cursor[at] === "A" ? "B" : "A"}${cursor.slice(at + 1)}`;
      expect((await refusal(world.run(filters, { ...options, cursor: changed }))).issues[0]?.path).toBe("/cursor");
    }
    for (const other of ["", "x", cursor.slice(1), cursor.slice(0, -1), `${cursor}A`, `${cursor}=`, ` ${cursor}`, "\u{1f600}"]) {
      expect((await refusal(world.run(filters, { ...options, cursor: other }))).issues[0]?.path).toBe("/cursor");
    }
  });
});

describe("bytes_scanned", () => {
  const stored = numbered(10, (n) => ({ state: { filling: "x".repeat(n * 10) } }));
  const bytes = (from: number, to: number) => stored.slice(from, to).reduce((sum, document) => sum + sizeOf(document), 0);

  beforeEach(async () => {
    await world.put(...stored);
  });

  async function scanned(filters: unknown, options: QueryOptions = {}): Promise<number> {
    return (await world.run(filters, options)).usage.bytes_scanned;
  }

  it("are those of the documents named, where a filter names some", async () => {
    expect(await scanned(["id", "Eq", "d0003"])).toBe(bytes(3, 4));
    expect(
      await scanned([
        "And",
        [
          ["attributes.n", "Gt", 2],
          ["id", "In", ["d0001", "d0003", "nobody", null, "d0001"]],
        ],
      ]),
    ).toBe(bytes(1, 2) + bytes(3, 4));
    expect(await scanned(["id", "In", []])).toBe(0);
    expect(
      await scanned([
        "Or",
        [
          ["id", "Eq", "d0003"],
          ["attributes.n", "Eq", 1],
        ],
      ]),
    ).toBe(bytes(0, 10));
    expect(await scanned(["Not", ["id", "Eq", "d0003"]])).toBe(bytes(0, 10));
  });

  it("are those of the documents walked over until the page was full, in the order of ids", async () => {
    const first = await world.run(["attributes.n", "Gte", 2], { top_k: 3 });
    expect(first.usage.bytes_scanned).toBe(bytes(0, 5));
    expect(await scanned(["attributes.n", "Gte", 2], { top_k: 3, cursor: first.next_cursor! })).toBe(bytes(5, 8));
    expect(await scanned(undefined, { top_k: 10 })).toBe(bytes(0, 10));
    const last = await world.run(undefined, { top_k: 4, rank_by: ["id", "desc"] });
    expect(last.usage.bytes_scanned).toBe(bytes(6, 10));
    expect(await scanned(undefined, { top_k: 4, rank_by: ["id", "desc"], cursor: last.next_cursor! })).toBe(bytes(2, 6));
  });

  it("are those of the namespace, in any other order", async () => {
    expect(await scanned(undefined, { top_k: 1, rank_by: ["attributes.n", "desc"] })).toBe(bytes(0, 10));
  });

  it("are billed to the namespace", async () => {
    const billed = (await scanned(["id", "Eq", "d0003"])) + (await scanned(undefined));
    expect(await world.billed()).toBe(billed);
  });
});

describe("a refusal", () => {
  it("is not_found for a namespace that nothing was written to", async () => {
    const nowhere = { organizationId: ORGANIZATION, name: "nowhere" };
    expect((await refusal(world.queries.run(nowhere, undefined, {}))).code).toBe("not_found");
  });

  it("names all that is wrong, wherever in the body it is", async () => {
    await world.judgments({ name: "urgent", type: "bool" });
    const { code, issues } = await refusal(
      world.run(
        [
          "And",
          [
            ["answers.calm.p", "Gt", 1],
            ["answers.urgent.p", "Gt", "1"],
          ],
        ],
        {
          rank_by: ["attributes.a.b", "asc"],
          include: { answers: ["urgent", "calm"] },
        },
      ),
    );
    expect(code).toBe("invalid_request");
    expect(issues.map(({ path }) => path)).toEqual(["/filters/1/0/0", "/filters/1/1/2", "/rank_by/0", "/include/answers/1"]);
  });
});

describe("what comes from outside", () => {
  const HOSTILE = [
    "'; drop table documents; --",
    "' or '1'='1",
    "$1",
    "$2::text",
    "\\'; --",
    '"',
    "{1,2}",
    "%",
    "NULL",
    "{}",
    "/* */",
  ];

  it("is never SQL: as a value", async () => {
    await world.put(...HOSTILE.map((text, n) => ({ id: `d${n}`, attributes: { x: text, list: [text] } })));
    for (const [n, text] of HOSTILE.entries()) {
      expect(await world.ids(["attributes.x", "Eq", text])).toEqual([`d${n}`]);
      expect(await world.ids(["attributes.x", "In", [text]])).toEqual([`d${n}`]);
      expect(
        await world.ids([
          "And",
          [
            ["attributes.x", "Gte", text],
            ["attributes.x", "Lte", text],
          ],
        ]),
      ).toEqual([`d${n}`]);
      expect(await world.ids(["attributes.list", "Contains", text])).toEqual([`d${n}`]);
      expect(await world.ids(["attributes.list", "ContainsAny", [text]])).toEqual([`d${n}`]);
      expect(await world.ids(["attributes.x", "Glob", text.replace(/[\\*?[]/g, "\\$&")])).toEqual([`d${n}`]);
      expect(await world.ids(["id", "Eq", text])).toEqual([]);
    }
    const ranked = await world.run(undefined, { rank_by: ["attributes.x", "asc"], top_k: 1000 });
    expect(ranked.rows).toHaveLength(HOSTILE.length);
  });

  it("is never SQL: as a name of an option, a threshold or an attribute", async () => {
    const [option] = HOSTILE;
    await world.judgments({
      name: "__proto__",
      type: "choice",
      definition: { options: HOSTILE.map((value) => ({ value })) },
      thresholds: { hostile: { value: option!, gte: 0.5 } },
    });
    await world.put({ id: "a", attributes: { "--": 1 } }, { id: "b" });
    await world.answers({ document: "a", judgment: "__proto__", label: option!, dist: { [option!]: 1 } });
    for (const value of HOSTILE) {
      expect(await world.ids([`answers.__proto__.dist.${value}`, "Gt", 0])).toEqual(value === option ? ["a"] : []);
    }
    expect(await world.ids(["answers.__proto__.thresholds.hostile", "Eq", true])).toEqual(["a"]);
    expect(await world.ids(["attributes.--", "Eq", 1], { rank_by: ["attributes.--", "desc"] })).toEqual(["a"]);
  });

  it("is answered at the limits of what is allowed", async () => {
    const names = Array.from({ length: 64 }, (_, n) => `j${n}`);
    await world.judgments(...names.map((name) => ({ name, type: "bool" as const, thresholds: { t: 0.5 } })));
    await world.put({ id: "a", attributes: { x: 999 } });
    await world.answers(...names.map((judgment) => ({ document: "a", judgment, number: 1 })));
    const each = names.map((name) => [`answers.${name}.freshness`, "Eq", "fresh"]);
    expect(
      await world.ids(["And", each], { rank_by: ["answers.j63.p", "desc"], answers: "fresh_only", include: { answers: names } }),
    ).toEqual(["a"]);
    const thousand = Array.from({ length: 1000 }, (_, n) => n);
    expect(await world.ids(["Or", Array(64).fill(["attributes.x", "In", thousand])])).toEqual(["a"]);
  });
});
