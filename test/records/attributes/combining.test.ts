/**
 * Combined indexes: learned from queries that select by one attribute and rank by another, kept by commits, dropped when nobody uses them,
 * and not used any more once a process of an earlier release has changed the namespace.
 */
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DocumentWrite, QueryOptions } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Access } from "#src/queries/plan.ts";
import { LARGE_NAMESPACE, type Lacked } from "#src/records/attributes/learn.ts";
import { indexedAttributes } from "#src/records/attributes/views.ts";
import { MOST_COMBINED, UNUSED_MS } from "#src/records/attributes/wanted.ts";
import { combinedName } from "#src/records/values/combined.ts";
import { Live } from "#test/queries/live.ts";
import { freshDatabase } from "#test/support/database.ts";

const HOUR = 60 * 60 * 1000;
const KIND_N = combinedName({ first: "kind", second: "n" });
const KIND_UPDATED = combinedName({ first: "kind", second: "@updated_at" });

let database: Database;
let live: Live;
/** What the last query used, and what would have made it faster. */
let used: readonly string[];
let lacked: Lacked | null;
/** Answers by reading every document. */
let scanning: Live["queries"];

beforeAll(async () => {
  ({ database } = await freshDatabase());
});

beforeEach(async () => {
  live = new Live(database, {
    learning: {
      note(...told) {
        [, used, , lacked = null] = told;
        live.modules.learning.note(...told);
      },
    },
  });
  await live.organization();
  const other = new Live(database, { prefer: (accesses: readonly Access[]) => accesses.find(({ is }) => is === "scan")! });
  scanning = other.queries;
  await live.write({ upsert: [] });
  for (let from = 0; from < LARGE_NAMESPACE; from += 1000) {
    const upsert = Array.from({ length: 1000 }, (_, n) => document(from + n));
    await live.write({ upsert });
  }
  await live.declare("kind", "n");
  await live.build();
});

/** Of 5 kinds. Of one, some have no number, and some have texts that no index tells apart. */
function document(n: number): DocumentWrite {
  const number: Record<string, string | number> =
    n % 20 === 3 ? {} : { n: n % 10 === 8 ? `${"x".repeat(256)}${n % 3}` : (n * 7919) % 1000 };
  return { id: `d-${String(n).padStart(5, "0")}`, attributes: { kind: `k-${n % 5}`, ...number } };
}

const some = ["attributes.kind", "Eq", "k-3"];
const ranked = (by: string, direction: "asc" | "desc" = "asc", top_k = 20): QueryOptions => ({
  rank_by: [by, direction],
  top_k,
});

async function asked(filters: unknown, options: QueryOptions): Promise<string[]> {
  const { rows } = await live.queries.run({ ...live.ref, scope: null }, filters, options);
  await live.modules.learning.stop();
  return rows.map(({ id }) => id);
}

/** Whether a query has just used an index, or would have been faster with it. */
const usage = (name: string) => ({ used: used.includes(name), lacked: lacked?.name === name });

/** Asks until the service begins an index, and returns how often. */
async function askedUntilBegun(options = ranked("attributes.n")): Promise<number> {
  for (let times = 1; times <= 2_000; times++) {
    await asked(some, options);
    if ((await indexes()).length > 0) return times;
  }
  throw new Error("Nothing was begun.");
}

async function indexes(): Promise<{ attribute: string; state: string }[]> {
  return live.db.query({
    text: "select attribute, state from combined_indexes where namespace_id = $1 order by attribute",
    values: [await live.namespaceId()],
  });
}

async function rowsOf(name: string): Promise<number> {
  const rows = await live.db.query({
    text: "select 1 from attribute_values where namespace_id = $1 and attribute = $2",
    values: [await live.namespaceId(), name],
  });
  return rows.length;
}

/** Whether each of several queries finds what a scan finds, page after page. */
async function agrees(): Promise<void> {
  const filters = [
    some,
    ["And", [some, ["attributes.n", "Gte", 500]]],
    ["And", [some, ["attributes.n", "Lt", 300], ["id", "Gt", "d-01"]]],
  ];
  for (const filter of filters) {
    for (const by of ["attributes.n", "updated_at"]) {
      for (const direction of ["asc", "desc"] as const) {
        const found: string[] = [];
        const wanted: string[] = [];
        for (const [queries, into] of [
          [live.queries, found],
          [scanning, wanted],
        ] as const) {
          let cursor: string | null = null;
          for (let page = 0; page < 4; page++) {
            const options = { ...ranked(by, direction, 60), ...(cursor === null ? {} : { cursor }) };
            const answer = await queries.run({ ...live.ref, scope: null }, filter, options);
            into.push(...answer.rows.map(({ id }) => id));
            cursor = answer.next_cursor;
            if (cursor === null) break;
          }
        }
        expect(found, JSON.stringify([filter, by, direction])).toEqual(wanted);
        expect(found.length).toBeGreaterThan(0);
      }
    }
  }
  await live.modules.learning.stop();
}

describe("a combined index", () => {
  it("is learned when queries would have saved what it costs, and then reads the page alone", async () => {
    const before = await asked(some, ranked("attributes.n"));
    const times = await askedUntilBegun();
    expect(times).toBeGreaterThan(10);
    expect(await indexes()).toEqual([{ attribute: KIND_N, state: "building" }]);
    expect(await asked(some, ranked("attributes.n")), "while it is built").toEqual(before);
    expect(usage(KIND_N)).toEqual({ used: false, lacked: true });
    await live.build();
    expect(await indexes()).toEqual([{ attribute: KIND_N, state: "ready" }]);
    expect(await asked(some, ranked("attributes.n"))).toEqual(before);
    expect(usage(KIND_N)).toEqual({ used: true, lacked: false });
    await agrees();
    const { organizationId, name } = live.ref;
    const shown = await indexedAttributes(live.db, organizationId, [{ namespaceId: await live.namespaceId(), name }]);
    expect([...shown.values()].flat().map(({ attribute }) => attribute)).toEqual(["attributes.kind", "attributes.n"]);
  });

  it("reads no more than the documents with that value, where they do not fill a page or have nothing to rank by", async () => {
    await live.combine(KIND_N);
    await live.build();
    const upsert = [
      { id: "few-1", attributes: { kind: "few", n: 2 } },
      { id: "few-2", attributes: { kind: "few", n: 1 } },
    ];
    await live.write({ upsert: [...upsert, { id: "few-3", attributes: { kind: "few" } }] });
    // Of a large namespace, an uncounted value is taken for a quarter.
    await database.query({
      text: "update namespaces set document_count = 1000000 where namespace_id = $1",
      values: [await live.namespaceId()],
    });
    const few = ["attributes.kind", "Eq", "few"];
    const { rows, usage } = await live.queries.run({ ...live.ref, scope: null }, few, ranked("attributes.n"));
    expect(rows.map(({ id }) => id)).toEqual(["few-2", "few-1", "few-3"]);
    expect(used).toContain(KIND_N);
    const all = await live.queries.run({ ...live.ref, scope: null }, undefined, { top_k: 1 });
    expect(usage.bytes_scanned).toBeLessThan(all.usage.bytes_scanned * 10);
  });

  it("is not learned from queries that are rare", async () => {
    for (let day = 0; day < 30; day++) {
      await live.clock.advance(25 * HOUR);
      for (let times = 0; times < 3; times++) await asked(some, ranked("attributes.n"));
    }
    expect(await indexes()).toEqual([]);
  });

  it("finds what is written while it is built, and after, and what is deleted", async () => {
    await live.combine(KIND_N, KIND_UPDATED);
    await live.write({
      upsert: [{ id: "early", attributes: { kind: "k-3", n: 501 } }],
      patch: [{ id: "d-00003", attributes: { kind: "k-4" } }],
      delete: ["d-00008"],
    });
    await live.build();
    await agrees();
    await live.clock.advance(1000);
    await live.write({
      upsert: [
        { id: "late", attributes: { kind: "k-3", n: 999.5 } },
        { id: "array", attributes: { kind: ["k-3"], n: 2_000 } },
        { id: "none", attributes: { kind: "k-3" } },
      ],
      patch: [
        { id: "early", attributes: { n: 2_000 } },
        { id: "d-00013", attributes: { n: null } },
        { id: "d-00003", attributes: { kind: "k-3" } },
      ],
      delete: ["d-00018", "d-00023"],
    });
    await agrees();
    expect(await asked(some, ranked("attributes.n", "asc", 1000))).not.toContain("array");
    expect(await asked(["attributes.kind", "Eq", "k-3"], ranked("updated_at", "desc", 6))).toContain("none");
  });

  it("takes no part after a process of an earlier release has written, and is built again", async () => {
    await live.combine(KIND_N);
    await live.build();
    await asked(some, ranked("attributes.n"));
    expect(usage(KIND_N)).toEqual({ used: true, lacked: false });
    // It neither maintains the index nor says that it did.
    const namespaceId = await live.namespaceId();
    const [row] = await database.query<{ combined: string[] }>({
      text: "select combined_attributes as combined from namespaces where namespace_id = $1",
      values: [namespaceId],
    });
    expect(row!.combined).toEqual([KIND_N]);
    const set = (text: string) => database.query({ text, values: [namespaceId] });
    await set("update namespaces set combined_attributes = '{}' where namespace_id = $1");
    await live.write({ upsert: [{ id: "first", attributes: { kind: "k-3", n: -2 } }] });
    await set(
      `update namespaces set combined_attributes = '{${JSON.stringify(KIND_N)}}', combined_sequence = combined_sequence - 1 where namespace_id = $1`,
    );
    expect((await asked(some, ranked("attributes.n")))[0]).toBe("first");
    expect(usage(KIND_N)).toEqual({ used: false, lacked: true });
    await agrees();
    // Later writes by this release do not make it whole.
    await live.write({ upsert: [{ id: "second", attributes: { kind: "k-3", n: -1 } }] });
    await agrees();
    await live.clock.advance(2 * HOUR);
    await live.combine(KIND_N);
    expect(await indexes()).toEqual([{ attribute: KIND_N, state: "dropping" }]);
    await live.build();
    expect([await indexes(), await rowsOf(KIND_N)]).toEqual([[], 0]);
    await live.clock.advance(2 * HOUR);
    await live.combine(KIND_N);
    await live.build();
    expect((await asked(some, ranked("attributes.n"))).slice(0, 2)).toEqual(["first", "second"]);
    expect(usage(KIND_N)).toEqual({ used: true, lacked: false });
    await agrees();
  });

  it("stays as long as it is used now and then, and a week longer", async () => {
    await live.combine(KIND_N);
    await live.build();
    for (let day = 0; day < 10; day++) {
      await live.clock.advance(24 * HOUR);
      await asked(some, ranked("attributes.n"));
    }
    await live.clock.advance(UNUSED_MS - HOUR);
    await live.build();
    expect(await indexes()).toHaveLength(1);
    await live.clock.advance(HOUR);
    await live.build();
    expect([await indexes(), await rowsOf(KIND_N)]).toEqual([[], 0]);
    await agrees();
  });

  it("is one of two at most, of which those unused for a day give way", async () => {
    const more = ["created_at", "updated_at"].map((time) => combinedName({ first: "kind", second: `@${time}` }));
    await live.combine(KIND_N, ...more);
    expect(await indexes()).toHaveLength(MOST_COMBINED);
    await live.build();
    await live.clock.advance(25 * HOUR);
    await asked(some, ranked("attributes.n"));
    await live.combine(combinedName({ first: "n", second: "kind" }));
    expect((await indexes()).filter(({ state }) => state !== "dropping").map(({ attribute }) => attribute)).toEqual([
      KIND_N,
      combinedName({ first: "n", second: "kind" }),
    ]);
  });
});
