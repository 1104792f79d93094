import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { WriteRequest } from "#generated/types.ts";
import type { Database } from "#src/db/database.ts";
import { Composition, isDeleted } from "#src/documents/composition.ts";
import { ServiceError } from "#src/errors.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { storedNow } from "./stored.ts";
import { Writers } from "./writers.ts";

let db: Database;
let writers: Writers;
beforeAll(async () => {
  ({ database: db } = await freshDatabase());
  writers = new Writers(db, movableClock());
});

const fresh = () => ({ organizationId: "org_test", name: `test/${randomUUID()}` });
const upsert = (id: string, n: number): WriteRequest => ({ upsert: [{ id, attributes: { n } }] });
/** An append under a string is refused. */
const REFUSED: WriteRequest = {
  upsert: [{ id: "r", state: { s: "text" } }],
  append: [{ id: "r", path: "state.s.x", values: [1] }],
};

interface Row {
  sequence: number;
  document_count: number;
  bytes: number;
}

async function namespaceRow(name: string): Promise<(Row & { namespace_id: number }) | undefined> {
  const [row] = await db.query<Row & { namespace_id: number }>({
    text: "select namespace_id, sequence, document_count, bytes from namespaces where name = $1 and deleted_at is null",
    values: [name],
  });
  return row;
}

describe("requests that arrive together", () => {
  it("share a commit, and each gets the results of its own documents in its own order", async () => {
    const namespace = fresh();
    await writers.write(upsert("seed", 0), namespace);
    const outcomes = await Promise.all([
      writers.write({ upsert: [{ id: "b" }, { id: "a" }] }, namespace),
      writers.write({ delete: ["a", "never"] }, namespace),
      writers.write(upsert("seed", 1), namespace),
    ]);
    expect(outcomes.map(({ sequence }) => sequence)).toEqual([2, 2, 2]);
    expect(outcomes.map(({ results }) => results)).toEqual([
      [
        { id: "b", incarnation: 2, deleted: false },
        { id: "a", incarnation: 2, deleted: false },
      ],
      [
        // A life that began and ended within one commit was never seen.
        { id: "a", incarnation: 0, deleted: true },
        { id: "never", incarnation: 0, deleted: true },
      ],
      [{ id: "seed", incarnation: 1, deleted: false }],
    ]);
  });

  it("end a life once: the deletion that comes after another finds nothing", async () => {
    const namespace = fresh();
    await writers.write(upsert("a", 1), namespace);
    const deletions = await Promise.all([1, 2].map(() => writers.write({ delete: ["a", "a"] }, namespace)));
    expect(deletions.map(({ sequence, results }) => [sequence, results])).toEqual([
      [2, [{ id: "a", incarnation: 1, deleted: true }]],
      [2, [{ id: "a", incarnation: 0, deleted: true }]],
    ]);
  });

  it("are refused one by one: the others go on, and the refused one leaves no trace", async () => {
    const namespace = fresh();
    const [one, refused, other] = await Promise.allSettled([
      writers.write(upsert("a", 1), namespace),
      writers.write(REFUSED, namespace),
      writers.write(upsert("b", 2), namespace),
    ]);
    expect([one.status, other.status]).toEqual(["fulfilled", "fulfilled"]);
    expect((refused as PromiseRejectedResult).reason).toBeInstanceOf(ServiceError);
    const row = (await namespaceRow(namespace.name))!;
    expect(row).toMatchObject({ sequence: 1, document_count: 2 });
    const { documents } = await storedNow(db, row.namespace_id);
    expect(documents.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("make no namespace and raise no sequence where all of them are refused", async () => {
    const namespace = fresh();
    await expect(writers.write(REFUSED, namespace)).rejects.toThrow(ServiceError);
    expect(await namespaceRow(namespace.name)).toBeUndefined();
    await writers.write(upsert("a", 1), namespace);
    await Promise.allSettled([writers.write(REFUSED, namespace), writers.write(REFUSED, namespace)]);
    expect(await namespaceRow(namespace.name)).toMatchObject({ sequence: 1, document_count: 1 });
  });

  it("commit in one transaction to several namespaces, each with a sequence of its own", async () => {
    const [one, other] = [fresh(), fresh()];
    for (const namespace of [one, one, other]) await writers.write(upsert("seed", 0), namespace);
    const [first, refused, second] = await Promise.allSettled([
      writers.write(upsert("a", 1), one),
      writers.write(REFUSED, one),
      writers.write(upsert("a", 1), other),
    ]);
    expect(first).toMatchObject({ value: { sequence: 3 } });
    expect(second).toMatchObject({ value: { sequence: 2 } });
    expect(refused.status).toBe("rejected");
    expect(await transactions([one, other])).toHaveLength(1);
  });
});

/** The transactions that the latest commits of namespaces were made in. */
async function transactions(namespaces: readonly { name: string }[]): Promise<unknown[]> {
  return db.query({
    text: `
      select distinct c.xmin::text from commits c join namespaces s on s.namespace_id = c.namespace_id and s.sequence = c.sequence
      where s.name = any($1)`,
    values: [namespaces.map(({ name }) => name)],
  });
}

describe("a namespace that somebody else holds", () => {
  it("waits by itself, and nobody waits with it", async () => {
    const [held, free] = [fresh(), fresh()];
    for (const namespace of [held, free]) await writers.write(upsert("seed", 0), namespace);
    const { namespace_id } = (await namespaceRow(held.name))!;
    const release = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holder = db.transaction(async (tx) => {
      await tx.query({ text: "select from namespaces where namespace_id = $1 for update", values: [namespace_id] });
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const waiting = writers.write(upsert("a", 1), held);
    for (let n = 0; n < 3; n++) await writers.write(upsert("a", n), free);
    expect(await Promise.race([waiting, Promise.resolve("waiting")])).toBe("waiting");
    release.resolve();
    await holder;
    expect(await waiting).toMatchObject({ sequence: 2 });
  });
});

describe("a namespace that was deleted", () => {
  it("is another one when it is written again, for a process that remembers the first", async () => {
    const namespace = fresh();
    const first = await writers.write(upsert("a", 1), namespace);
    await db.transaction(async (tx) => {
      await tx.query({ text: "delete from namespace_names where name = $1", values: [namespace.name] });
      await tx.query({
        text: "update namespaces set deleted_at = $2 where namespace_id = $1",
        values: [first.namespaceId, new Date()],
      });
    });
    const again = await Promise.all([writers.write(upsert("b", 2), namespace), writers.write(upsert("c", 2), namespace)]);
    expect(again.map(({ sequence }) => sequence)).toEqual([1, 1]);
    expect(again[0]!.namespaceId).not.toBe(first.namespaceId);
    const { documents } = await storedNow(db, again[0]!.namespaceId);
    expect(documents.map(({ id }) => id)).toEqual(["b", "c"]);
  });
});

const id = fc.constantFrom("a", "b", "c", "d");
const n = fc.integer({ min: 0, max: 9 });
const request: fc.Arbitrary<WriteRequest> = fc.oneof(
  fc.record({ upsert: fc.array(fc.record({ id, attributes: fc.record({ n }) }), { minLength: 1, maxLength: 3 }) }),
  fc.record({ patch: fc.array(fc.record({ id, state: fc.record({ m: n }) }), { minLength: 1, maxLength: 3 }) }),
  fc.record({
    append: fc.array(fc.record({ id, path: fc.constant("state.log"), values: fc.array(n) }), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({ delete: fc.array(id, { minLength: 1, maxLength: 2 }) }),
  fc.constant(REFUSED),
);

describe("writers of several namespaces at once", () => {
  it("get what applying their requests one after the other gives, in the order of revisions and arrival", async () => {
    const writes = fc.array(fc.record({ which: fc.nat({ max: 2 }), request, pause: fc.boolean() }), {
      minLength: 3,
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(writes, async (all) => {
        const namespaces = [fresh(), fresh(), fresh()];
        const settled: { which: number; request: WriteRequest; outcome: Promise<unknown> }[] = [];
        for (const { which, request, pause } of all) {
          const outcome = writers.write(request, namespaces[which]!).catch((error: unknown) => error);
          settled.push({ which, request, outcome });
          if (pause) await outcome;
        }
        const outcomes = await Promise.all(settled.map(({ outcome }) => outcome));
        for (const [which, { name }] of namespaces.entries()) {
          const mine = settled.map((one, at) => ({ ...one, outcome: outcomes[at] })).filter((one) => one.which === which);
          await expectReplayed(name, mine);
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

async function expectReplayed(name: string, writes: { request: WriteRequest; outcome: unknown }[]): Promise<void> {
  const done = writes.filter(({ outcome }) => !(outcome instanceof ServiceError)) as {
    request: WriteRequest;
    outcome: { sequence: number };
  }[];
  const row = await namespaceRow(name);
  if (done.length === 0) {
    expect(row).toBeUndefined();
    return;
  }
  const composition = new Composition(new Map());
  for (const { request } of done.toSorted((a, b) => a.outcome.sequence - b.outcome.sequence)) composition.apply(request);
  const expected = [...composition.outcomes].flatMap(([id, one]) =>
    isDeleted(one) ? [] : [{ id, attributes: one.attributes, state: one.state }],
  );
  const { documents } = await storedNow(db, row!.namespace_id);
  const found = documents.map(({ id, attributes, state }) => ({ id, attributes, state }));
  expect(found).toEqual(expected.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  const bytes = found.reduce(
    (sum, { attributes, state }) => sum + JSON.stringify(attributes).length + JSON.stringify(state).length,
    0,
  );
  expect(row).toMatchObject({
    sequence: Math.max(...done.map(({ outcome }) => outcome.sequence)),
    document_count: found.length,
    bytes,
  });
  const commits = await db.query<{ sequence: number }>({
    text: "select sequence from commits where namespace_id = $1 order by 1",
    values: [row!.namespace_id],
  });
  expect(commits.map(({ sequence }) => sequence)).toEqual(Array.from({ length: row!.sequence }, (_, at) => at + 1));
}
