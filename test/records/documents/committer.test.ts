import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { RevisionConflict, WriteRequest } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { lockOrganization } from "#src/foundation/db/organization-locks.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { WriteOutcome } from "#src/records/documents/commit.ts";
import { Composition, isDeleted } from "#src/records/documents/composition.ts";
import { type Condition, conditionsOf } from "#src/records/documents/conditions.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { needs } from "#test/support/needs.ts";
import { oneMachine } from "#test/support/one-machine.ts";
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

const merged = oneMachine("locks no rows of several shards in one statement");

describe("requests that arrive together", () => {
  it("share a commit, and each gets the results of its own documents in its own order", async () => {
    const namespace = fresh();
    await writers.write(upsert("seed", 0), namespace);
    const outcomes = await Promise.all([
      writers.write({ upsert: [{ id: "b" }, { id: "a" }] }, namespace),
      writers.write({ delete: ["a", "never"] }, namespace),
      writers.write(upsert("seed", 1), namespace),
    ]);
    expect(outcomes.map(({ sequence }) => sequence)).toEqual([3, 3, 3]);
    expect(outcomes.map(({ results }) => results)).toEqual([
      [
        { id: "b", revision: 3, incarnation: 3, deleted: false },
        { id: "a", revision: 2, incarnation: 2, deleted: false },
      ],
      [
        { id: "a", revision: 3, incarnation: 2, deleted: true },
        { id: "never", revision: 3, incarnation: 0, deleted: true },
      ],
      [{ id: "seed", revision: 3, incarnation: 1, deleted: false }],
    ]);
  });

  it("have a revision each of a document that several of them change, and the document has the last one", async () => {
    const namespace = fresh();
    await writers.write(upsert("seed", 0), namespace);
    const outcomes = await Promise.all([1, 2, 3].map((n) => writers.write(upsert("a", n), namespace)));
    expect(outcomes.map(({ sequence, results: [a] }) => [sequence, a!.revision, a!.incarnation])).toEqual([
      [4, 2, 2],
      [4, 3, 2],
      [4, 4, 2],
    ]);
    const { documents } = await storedNow(db, outcomes[0]!.namespaceId);
    expect(documents).toMatchObject([
      { id: "a", revision: 4, incarnation: 2, attributes: { n: 3 } },
      { id: "seed", revision: 1 },
    ]);
    expect(await writers.write(upsert("b", 0), namespace)).toMatchObject({ sequence: 5 });
  });

  it("end a life once: the deletion that comes after another finds nothing", async () => {
    const namespace = fresh();
    await writers.write(upsert("a", 1), namespace);
    const deletions = await Promise.all([1, 2].map(() => writers.write({ delete: ["a", "a"] }, namespace)));
    expect(deletions.map(({ sequence, results }) => [sequence, results])).toEqual([
      [3, [{ id: "a", revision: 2, incarnation: 1, deleted: true }]],
      [3, [{ id: "a", revision: 3, incarnation: 0, deleted: true }]],
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

  it("commit in one transaction to several namespaces, each with a sequence of its own", needs(merged), async () => {
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
      await tx.query({ text: "select 1 from namespaces where namespace_id = $1 for update", values: [namespace_id] });
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

describe("namespaces of an organization whose definitions somebody changes", () => {
  it("wait to be created, and those of others do not wait with them", async () => {
    const release = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holder = db.transaction(async (tx) => {
      await lockOrganization(tx, "org_test");
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const waiting = Array.from({ length: 12 }, () => writers.write(upsert("a", 1), fresh()));
    for (let n = 0; n < 3; n++) await writers.write(upsert("a", n), { ...fresh(), organizationId: "org_other" });
    expect(await Promise.race([...waiting, Promise.resolve("waiting")])).toBe("waiting");
    release.resolve();
    await holder;
    expect((await Promise.all(waiting)).map(({ sequence }) => sequence)).toEqual(waiting.map(() => 1));
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
/** Seldom one, and often one that the document had or has. */
const condition = fc.option(fc.nat({ max: 8 }), { freq: 2, nil: undefined });
const conditional = <T>(operation: fc.Arbitrary<T>) =>
  fc.tuple(operation, condition).map(([one, revision]) => (revision === undefined ? one : { ...one, if_revision: revision }));
const request = fc.oneof(
  fc.record({ upsert: fc.array(conditional(fc.record({ id, attributes: fc.record({ n }) })), { minLength: 1, maxLength: 3 }) }),
  fc.record({ patch: fc.array(conditional(fc.record({ id, state: fc.record({ m: n }) })), { minLength: 1, maxLength: 3 }) }),
  fc.record({
    append: fc.array(conditional(fc.record({ id, path: fc.constant("state.log"), values: fc.array(n) })), {
      minLength: 1,
      maxLength: 2,
    }),
  }),
  fc.record({ delete: fc.array(fc.oneof(id, conditional(fc.record({ id }))), { minLength: 1, maxLength: 2 }) }),
  fc.constant(REFUSED),
) as fc.Arbitrary<WriteRequest>;

interface Done {
  request: WriteRequest;
  outcome: WriteOutcome | ServiceError;
}

describe("writers of several namespaces at once", () => {
  it("get what applying their requests one after the other gives, in the order of their arrival", async () => {
    const writes = fc.array(fc.record({ which: fc.nat({ max: 2 }), request, pause: fc.boolean() }), {
      minLength: 3,
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(writes, async (all) => {
        const namespaces = [fresh(), fresh(), fresh()];
        const settled: { which: number; request: WriteRequest; outcome: Promise<WriteOutcome | ServiceError> }[] = [];
        for (const { which, request, pause } of all) {
          const outcome = writers.write(request, namespaces[which]!).catch((error: unknown) => {
            if (error instanceof ServiceError) return error;
            throw error;
          });
          settled.push({ which, request, outcome });
          if (pause) await outcome;
        }
        const outcomes = await Promise.all(settled.map(({ outcome }) => outcome));
        for (const [which, { name }] of namespaces.entries()) {
          const mine = settled.map(({ request }, at) => ({ request, outcome: outcomes[at]! }));
          await expectReplayed(
            name,
            mine.filter((_, at) => settled[at]!.which === which),
          );
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

async function expectReplayed(name: string, writes: Done[]): Promise<void> {
  const composition = new Composition(new Map());
  const revisions = new Map<string, number>();
  const sequences = new Set<number>();
  for (const { request, outcome } of writes) {
    const unmet = conditionsOf(request, []).filter(({ id, revision }) => revision !== (revisions.get(id) ?? 0));
    if (outcome instanceof ServiceError) {
      if (outcome.code === "conflict") expectConflict(outcome, unmet, revisions);
      continue;
    }
    expect(unmet).toEqual([]);
    composition.apply(request);
    expect(outcome.sequence).toBeGreaterThanOrEqual(Math.max(0, ...sequences));
    sequences.add(outcome.sequence);
    for (const { id, revision, deleted } of outcome.results) {
      expect(revision).toBeLessThanOrEqual(outcome.sequence);
      expect(revision).toBeGreaterThan(revisions.get(id) ?? 0);
      if (deleted) revisions.delete(id);
      else revisions.set(id, revision);
    }
  }
  const row = await namespaceRow(name);
  if (sequences.size === 0) {
    expect(row).toBeUndefined();
    return;
  }
  const expected = [...composition.outcomes].flatMap(([id, one]) =>
    isDeleted(one) ? [] : [{ id, revision: revisions.get(id), attributes: one.attributes, state: one.state.tree }],
  );
  const { documents } = await storedNow(db, row!.namespace_id);
  const found = documents.map(({ id, revision, attributes, state }) => ({ id, revision, attributes, state }));
  expect(found).toEqual(expected.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  const bytes = found.reduce(
    (sum, { attributes, state }) => sum + JSON.stringify(attributes).length + JSON.stringify(state).length,
    0,
  );
  expect(row).toMatchObject({ sequence: Math.max(...sequences), document_count: found.length, bytes });
  const commits = await db.query<{ sequence: number }>({
    text: "select sequence from commits where namespace_id = $1 order by 1",
    values: [row!.namespace_id],
  });
  expect(commits.map(({ sequence }) => sequence)).toEqual([...sequences]);
}

/** A guess of the revision that a request of the same commit gives the document is also refused, because nobody has seen it. */
function expectConflict({ details }: ServiceError, unmet: readonly Condition[], revisions: ReadonlyMap<string, number>): void {
  const documents = details.documents as RevisionConflict[];
  for (const { id, revision } of documents) expect([id, revision]).toEqual([id, revisions.get(id) ?? 0]);
  const named = new Set(documents.map(({ id, if_revision }) => `${id} ${if_revision}`));
  for (const { id, revision } of unmet) expect(named).toContain(`${id} ${revision}`);
}

describe("clients that count by writing what they have read, each with its revision", () => {
  const CLIENTS = 8;
  const TIMES = 6;

  interface Counter {
    revision: number;
    n: number;
    notes: Record<string, boolean>;
  }

  async function read(namespace: { name: string }): Promise<Counter> {
    const row = await namespaceRow(namespace.name);
    const [document] = row ? (await storedNow(db, row.namespace_id)).documents : [];
    return { n: 0, notes: {}, ...(document?.state as object), revision: document?.revision ?? 0 };
  }

  /** What it wrote last is what it goes by, until that is refused. */
  async function count(writer: Writers, namespace: NamespaceRef, others: () => Promise<unknown>): Promise<void> {
    let seen = await read(namespace);
    for (let done = 0; done < TIMES; ) {
      const { revision, n, notes } = seen;
      const state = { n: n + 1, notes };
      const write: WriteRequest = { upsert: [{ id: "counter", state, if_revision: revision }, { id: `new-${randomUUID()}` }] };
      try {
        const [{ results }] = await Promise.all([writer.write(write, namespace), others()]);
        done += 1;
        seen = { ...state, revision: results[0]!.revision };
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        expect(error).toMatchObject({ code: "conflict", details: { documents: [{ id: "counter", if_revision: revision }] } });
        seen = await read(namespace);
      }
    }
  }

  it("lose no step, nor what others add without a condition, in one process and in two", async () => {
    const namespace = fresh();
    const elsewhere = new Writers(db, movableClock());
    let noted = 0;
    const note = (writer: Writers) => {
      noted += 1;
      return writer.write({ patch: [{ id: "counter", state: { notes: { [`note-${noted}`]: true } } }] }, namespace);
    };
    const clients = Array.from({ length: CLIENTS }, (_, at) => {
      const writer = at % 2 === 0 ? writers : elsewhere;
      return count(writer, namespace, () => (at < 2 ? note(writer) : Promise.resolve()));
    });
    await Promise.all(clients);
    const { n, notes } = await read(namespace);
    expect(n).toBe(CLIENTS * TIMES);
    expect(Object.keys(notes)).toHaveLength(noted);
  });
});
