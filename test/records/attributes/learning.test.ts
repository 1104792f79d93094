/**
 * Indexes that the service learns from queries. The first query without an index starts one in the background, later queries use it, and
 * it is dropped when nobody does.
 */
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { WriteRequest } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { LARGE_NAMESPACE } from "#src/records/attributes/learn.ts";
import { indexedAttributes } from "#src/records/attributes/views.ts";
import { MOST_INDEXES, UNUSED_MS } from "#src/records/attributes/wanted.ts";
import { Live } from "#test/queries/live.ts";
import { freshDatabase } from "#test/support/database.ts";

const HOUR = 60 * 60 * 1000;

let database: Database;
let live: Live;

beforeAll(async () => {
  ({ database } = await freshDatabase());
});

beforeEach(async () => {
  live = new Live(database);
  await live.organization();
});

async function fill(documents: number): Promise<void> {
  for (let from = 0; from < documents; from += 1000) {
    const count = Math.min(1000, documents - from);
    const upsert = Array.from({ length: count }, (_, n) => ({
      id: `d-${String(from + n).padStart(5, "0")}`,
      attributes: { n: from + n, kind: `k-${(from + n) % 500}` },
    }));
    await live.write({ upsert });
  }
}

/** What a query scans, when what it taught has been noted. */
async function scanned(filters: unknown, options: object = {}): Promise<number> {
  const { usage } = await live.queries.run({ ...live.ref, scope: null }, filters, options);
  await live.modules.learning.stop();
  return usage.bytes_scanned;
}

async function shown() {
  const { organizationId, name } = live.ref;
  const namespaceId = await live.namespaceId();
  return (await indexedAttributes(live.db, organizationId, [{ namespaceId, name }])).get(namespaceId)!;
}

const learned = (name: string, state = "ready") => ({ attribute: `attributes.${name}`, state, origin: "learned" });
const some = ["attributes.kind", "Eq", "k-7"];

describe("a namespace that is large", () => {
  beforeEach(() => fill(LARGE_NAMESPACE));

  it("learns an index from a query that filters by an attribute, and one from a ranking", async () => {
    const all = await scanned(some, { top_k: 1000 });
    expect(await shown()).toEqual([learned("kind", "building")]);
    expect(await scanned(some, { top_k: 1000 }), "while it is built").toBe(all);
    await live.build();
    expect(await shown()).toEqual([learned("kind")]);
    expect(await scanned(some, { top_k: 1000 })).toBeLessThan(all / 100);

    const ranking = { rank_by: ["attributes.n", "desc"] as ["attributes.n", "desc"], top_k: 2 };
    expect(await scanned(undefined, ranking)).toBe(all);
    await live.build();
    expect(await shown()).toEqual([learned("kind"), learned("n")]);
    expect(await scanned(undefined, ranking)).toBeLessThan(all / 1000);
    const { rows } = await live.queries.run({ ...live.ref, scope: null }, undefined, ranking);
    expect(rows.map(({ id }) => id)).toEqual([`d-0${LARGE_NAMESPACE - 1}`, `d-0${LARGE_NAMESPACE - 2}`]);
  });

  it("finds what is written while the index is built, and after", async () => {
    await scanned(some);
    await live.write({ upsert: [{ id: "early", attributes: { kind: "k-7" } }], delete: ["d-00007"] });
    await live.build();
    await live.write({
      upsert: [{ id: "late", attributes: { kind: "k-7" } }],
      patch: [{ id: "d-00507", attributes: { kind: "x" } }],
    });
    const { rows } = await live.queries.run({ ...live.ref, scope: null }, some, {});
    const left = [1007, 1507, 2007, 2507, 3007, 3507, 4007, 4507].map((n) => `d-0${n}`);
    expect(rows.map(({ id }) => id)).toEqual([...left, "early", "late"]);
  });

  it("learns when documents were created and changed as well, and follows both as documents change", async () => {
    const at = async (minutes: number, request: WriteRequest) => {
      await live.clock.advance(minutes * 60_000);
      await live.write(request);
    };
    const since = live.clock.now();
    await at(1, { upsert: [{ id: "born", attributes: {} }] });
    const all = (await live.queries.run({ ...live.ref, scope: null }, undefined, {})).usage.bytes_scanned;
    const newest = { rank_by: ["created_at", "desc"] as ["created_at", "desc"], top_k: 2 };
    const changed = ["updated_at", "Gt", since.toISOString()];
    expect(await scanned(undefined, newest)).toBeGreaterThanOrEqual(all);
    expect(await scanned(changed)).toBeGreaterThanOrEqual(all);
    await live.build();
    expect(await shown(), "no attributes").toEqual([]);
    await at(1, { patch: [{ id: "d-00007", attributes: { kind: "x" } }], delete: ["born"] });
    await at(1, { upsert: [{ id: "again", attributes: {}, created_at: "2020-01-01T00:00:00Z" }] });
    await at(1, { upsert: [{ id: "born", attributes: {} }] });
    const ids = async (filters: unknown, options = {}) =>
      (await live.queries.run({ ...live.ref, scope: null }, filters, options)).rows.map(({ id }) => id);
    expect(await ids(undefined, newest)).toEqual(["born", "d-00000"]);
    expect(await ids(undefined, { rank_by: ["created_at", "asc"], top_k: 1 })).toEqual(["again"]);
    expect(await ids(changed, { rank_by: ["updated_at", "desc"] })).toEqual(["born", "again", "d-00007"]);
    expect(await ids(["created_at", "Eq", "2020-01-01T00:00:00Z"])).toEqual(["again"]);
    expect(await scanned(undefined, newest)).toBeLessThan(all / 100);
    expect(await scanned(changed)).toBeLessThan(all / 100);
  });

  it("keeps an index as long as it is used now and then, and a week longer", async () => {
    await scanned(some);
    await live.build();
    for (let day = 0; day < 10; day++) {
      await live.clock.advance(24 * HOUR);
      await scanned(some);
    }
    await live.clock.advance(UNUSED_MS - HOUR);
    await live.build();
    expect(await shown()).toEqual([learned("kind")]);
    await live.clock.advance(HOUR);
    await live.build();
    expect(await shown()).toEqual([]);
    const [{ count }] = (await live.db.query<{ count: number }>({
      text: "select count(*)::integer as count from attribute_values where namespace_id = $1",
      values: [await live.namespaceId()],
    })) as [{ count: number }];
    expect(count).toBe(0);
    // And learns it again.
    await scanned(some);
    expect(await shown()).toEqual([learned("kind", "building")]);
  });

  it("has 32 at most, of which those unused for a day give way", async () => {
    const filter = (from: number, count: number) => [
      "And",
      Array.from({ length: count }, (_, n) => [`attributes.a${from + n}`, "Eq", 1]),
    ];
    await scanned(filter(10, MOST_INDEXES));
    expect(await shown()).toHaveLength(MOST_INDEXES);
    await scanned(some);
    expect(await shown()).not.toContainEqual(learned("kind", "building"));
    await live.build();
    await live.clock.advance(25 * HOUR);
    await scanned(some);
    expect(await shown()).toHaveLength(MOST_INDEXES);
    expect(await shown()).toContainEqual(learned("kind", "building"));
  });
});

it("learns nothing where a scan takes no time", async () => {
  await fill(100);
  await scanned(some);
  expect(await shown()).toEqual([]);
});
