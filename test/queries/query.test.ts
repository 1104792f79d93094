import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { QueryOptions } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { State } from "#src/records/documents/state.ts";
import { freshDatabase } from "#test/support/database.ts";
import { refusal } from "./refusal.ts";
import { numbered, ORGANIZATION, sizeOf, World } from "./world.ts";

let database: Database;
let world: World;

beforeAll(async () => {
  ({ database } = await freshDatabase());
});

beforeEach(async () => {
  world = await World.create(database);
});

describe("rows", () => {
  it("have id and revision, and nothing else unless requested", async () => {
    await world.put({ id: "a", attributes: { x: 1 }, state: { y: 2 } });
    const response = await world.run(undefined);
    expect(response).toEqual({
      rows: [{ id: "a", revision: 1 }],
      next_cursor: null,
      more: false,
      usage: { bytes_written: 0, bytes_scanned: expect.any(Number), judgment_units: 0, tokens_evaluated: 0 },
    });
  });

  it("have those of the included attributes that the document has, including null, and the state", async () => {
    await world.put({ id: "a", attributes: { x: null, y: [1, "b"], z: 3 }, state: { deep: { er: [1] } } }, { id: "b" });
    const { rows } = await world.run(undefined, { include: { attributes: ["x", "y", "constructor"], state: true } });
    expect(rows.map(({ state, ...row }) => ({ ...row, state: (state as unknown as State).tree }))).toEqual([
      { id: "a", revision: 1, attributes: { x: null, y: [1, "b"] }, state: { deep: { er: [1] } } },
      { id: "b", revision: 1, attributes: {}, state: {} },
    ]);
  });

  it("have nothing for empty lists", async () => {
    await world.put({ id: "a" });
    expect((await world.run(undefined, { include: { attributes: [], answers: [], state: false } })).rows).toEqual([
      { id: "a", revision: 1 },
    ]);
  });

  it("have the included answers as a read of the document shows them", async () => {
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

  it("are at most 500 if top_k is not given", async () => {
    await world.put(...numbered(501));
    expect((await world.run(undefined)).rows).toHaveLength(500);
    expect((await world.run(undefined, { top_k: 1000 })).rows).toHaveLength(501);
  });

  it("are none in a namespace without documents", async () => {
    expect(await world.run(["id", "Eq", "a"])).toMatchObject({ rows: [], more: false, next_cursor: null });
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

  it("are those of the named documents, if a filter names some", async () => {
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

  it("are those of the documents passed until the page was full, in the order of ids", async () => {
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
  it("is not_found for a namespace that was never written to", async () => {
    const nowhere = { organizationId: ORGANIZATION, name: "nowhere" };
    expect((await refusal(world.queries.run({ ...nowhere, scope: null }, undefined, {}))).code).toBe("not_found");
  });

  it("names all problems, anywhere in the body", async () => {
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
