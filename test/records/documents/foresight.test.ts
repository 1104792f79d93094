/** Commits that do not ask before they write: when they dare to, and that nothing is ever written that asking would have prevented. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { Committer } from "#src/records/documents/committer.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { needs } from "#test/support/needs.ts";
import { oneMachine } from "#test/support/one-machine.ts";
import { Writers } from "./writers.ts";

const merged = oneMachine("locks no rows of several shards in one statement");

let db: Database;
let sent: string[];
let here: Writers;
let elsewhere: Writers;
const clock = movableClock();

beforeAll(async () => {
  ({ database: db } = await freshDatabase());
});
beforeEach(() => {
  sent = [];
  here = new Writers(listened(db), clock);
  elsewhere = new Writers(db, clock);
  Object.assign(elsewhere, { namespace: here.namespace });
});

/** Notes the names of the statements of transactions. */
function listened(database: Database): Database {
  const transaction: Database["transaction"] = (work, options) =>
    database.transaction((tx) => {
      const query: Transaction["query"] = (statement) => {
        sent.push(statement.name ?? "");
        return tx.query(statement);
      };
      return work({ transaction: true, query });
    }, options);
  return { ...database, transaction };
}

const documents = (...ids: string[]) => ({ upsert: ids.map((id) => ({ id, attributes: { n: id.length } })) });
const asked = () => sent.includes("documents_read_stored");

/** Three commits of new documents, the third of which is foreseen. */
async function filled(namespace = here.namespace): Promise<void> {
  for (const id of ["a", "b", "c"]) {
    sent.length = 0;
    await here.write(documents(id), namespace);
  }
}

async function row(name = here.namespace.name) {
  const [found] = await db.query<{ namespace_id: number; sequence: number; document_count: number; bytes: number }>({
    text: "select namespace_id, sequence, document_count, bytes from namespaces where name = $1 and deleted_at is null",
    values: [name],
  });
  return found!;
}

/** What is counted is there, and every commit is recorded once. */
async function consistent(): Promise<void> {
  const { namespace_id, sequence, document_count, bytes } = await row();
  const [there] = await db.query({
    text: `
      select count(*) as documents, coalesce(sum(bytes), 0) as bytes,
             (select count(*) from commits where namespace_id = $1) as commits from documents where namespace_id = $1`,
    values: [namespace_id],
  });
  expect(there).toEqual({ documents: document_count, bytes, commits: sequence });
}

describe("the third of several commits of new documents", () => {
  it("does not ask before it writes, nor do those after it", async () => {
    await filled();
    expect(asked()).toBe(false);
    sent.length = 0;
    expect(await here.write(documents("d", "e"))).toMatchObject({
      sequence: 4,
      results: [
        { id: "d", incarnation: 4 },
        { id: "e", incarnation: 4 },
      ],
    });
    expect(asked()).toBe(false);
    await consistent();
  });

  it("does not ask where it is shared by several namespaces either", needs(merged), async () => {
    const others = [1, 2, 3].map(() => ({ organizationId: "org_test", name: `test/${randomUUID()}` }));
    for (const namespace of others) await filled(namespace);
    sent.length = 0;
    const outcomes = await Promise.all(others.map((namespace) => here.write(documents("d"), namespace)));
    expect(outcomes.map(({ sequence }) => sequence)).toEqual([4, 4, 4]);
    expect(sent.filter((name) => name === "namespaces_hold_at_once")).toHaveLength(1);
    expect(asked()).toBe(false);
  });

  it("asks where it patches, appends or deletes", async () => {
    await filled();
    sent.length = 0;
    await here.write({ ...documents("d"), delete: ["a"] });
    expect(asked()).toBe(true);
    expect(await row()).toMatchObject({ sequence: 4, document_count: 3 });
  });
});

describe("a condition", () => {
  const upsert = (id: string, if_revision: number) => ({ upsert: [{ id, if_revision }] });

  it("that a document does not exist is foreseen to hold, and is asked about where the document is there after all", async () => {
    await filled();
    sent.length = 0;
    expect(await here.write(upsert("d", 0))).toMatchObject({ sequence: 4 });
    expect(asked()).toBe(false);
    await expect(here.write(upsert("a", 0))).rejects.toMatchObject({
      code: "conflict",
      details: { documents: [{ id: "a", if_revision: 0, revision: 1 }] },
    });
    await consistent();
  });

  it("that a document has a revision is never foreseen", async () => {
    await filled();
    expect(await here.write(upsert("a", 1))).toMatchObject({ sequence: 4, results: [{ id: "a", revision: 4, incarnation: 1 }] });
    for (const id of ["d", "e", "f"]) await here.write(documents(id));
    await expect(here.write(upsert("never", 1))).rejects.toMatchObject({
      details: { documents: [{ id: "never", if_revision: 1, revision: 0 }] },
    });
    await consistent();
  });

  it("holds for one of several that require that a document does not exist, also where a commit is foreseen", async () => {
    await filled();
    const outcomes = await Promise.allSettled([here, here, elsewhere, here].map((writer) => writer.write(upsert("d", 0))));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const reasons = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    for (const reason of reasons) {
      expect(reason).toMatchObject({ code: "conflict", details: { documents: [{ id: "d", if_revision: 0, revision: 4 }] } });
    }
    await consistent();
  });
});

describe("what was foreseen wrongly", () => {
  const surprises: [string, () => Promise<unknown>, number][] = [
    ["a document is there", async () => undefined, 4],
    ["somebody else has committed", () => elsewhere.write(documents("z")), 5],
    ["answers have landed", () => elsewhere.land("answer", "a", "judgment", 1), 5],
    [
      "an attribute is indexed",
      async () => {
        const { namespace_id } = await row();
        await db.query({
          text: "update namespaces set maintained_attributes = '{n}' where namespace_id = $1",
          values: [namespace_id],
        });
      },
      4,
    ],
  ];

  it.each(surprises)("is put right where %s", async (_, surprise, sequence) => {
    await filled();
    await surprise();
    sent.length = 0;
    const outcome = await here.write(documents("a", "new"));
    expect(asked()).toBe(true);
    expect(outcome).toMatchObject({
      sequence,
      results: [
        { id: "a", incarnation: 1 },
        { id: "new", incarnation: sequence },
      ],
    });
    await consistent();
  });

  it("keeps up the values of an attribute that is indexed meanwhile", async () => {
    await filled();
    const { namespace_id } = await row();
    const maintained = {
      text: "update namespaces set maintained_attributes = '{n}' where namespace_id = $1",
      values: [namespace_id],
    };
    await db.query(maintained);
    for (const id of ["dd", "eee", "ffff", "ggggg"]) await here.write(documents(id));
    expect(asked()).toBe(true);
    const [values] = await db.query({
      text: "select array_agg(document_id order by document_id) as ids from attribute_values where namespace_id = $1",
      values: [namespace_id],
    });
    expect(values).toEqual({ ids: ["dd", "eee", "ffff", "ggggg"] });
  });

  it("is another namespace of the name, once the first is deleted", async () => {
    await filled();
    const { namespace_id } = await row();
    await db.query({ text: "update namespaces set deleted_at = now() where namespace_id = $1", values: [namespace_id] });
    await db.query({ text: "delete from namespace_names where namespace_id = $1", values: [namespace_id] });
    expect(await here.write(documents("a"))).toMatchObject({ sequence: 1, results: [{ id: "a", incarnation: 1 }] });
    expect((await row()).namespace_id).not.toBe(namespace_id);
    await consistent();
  });

  it("is refused where the budget of the namespace now rejects writes", async () => {
    const refusal = new ServiceError("budget_exceeded", "It is used up.");
    Object.assign(here, { committer: new Committer(here.db, clock, { together: true, refusal: async () => refusal }) });
    await filled();
    const { namespace_id } = await row();
    await db.query({
      text: "update namespaces set budget_usd_per_month = 0, on_exceeded = 'reject' where namespace_id = $1",
      values: [namespace_id],
    });
    await expect(here.write(documents("d"))).rejects.toBe(refusal);
    expect(await row()).toMatchObject({ sequence: 3, document_count: 3 });
  });

  it("is not believed again before it would have been right", async () => {
    await filled();
    for (const id of ["d", "e", "f"]) {
      await elsewhere.land("answer", "a", "judgment", 1);
      sent.length = 0;
      await here.write(documents(id));
      expect(sent.includes("namespaces_fail_unless_foreseen")).toBe(id === "d");
    }
    await here.write(documents("g"));
    sent.length = 0;
    await here.write(documents("h"));
    expect(asked()).toBe(false);
    await consistent();
  });

  it("waits for whoever holds the namespace, and then asks", async () => {
    await filled();
    const { namespace_id } = await row();
    const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holder = db.transaction(async (tx) => {
      await tx.query({ text: "update namespaces set sequence = sequence + 1 where namespace_id = $1", values: [namespace_id] });
      await tx.query({
        text: "insert into commits (namespace_id, sequence, kind, at, document_ids) values ($1, 4, 'answers', now(), '{}')",
        values: [namespace_id],
      });
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const waiting = here.write(documents("d"));
    release.resolve();
    await holder;
    expect(await waiting).toMatchObject({ sequence: 5 });
    await consistent();
  });
});
