import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database, Session, Statement } from "#src/foundation/db/database.ts";
import { BatchedReads } from "#src/queries/documents/batched-reads.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { needs } from "#test/support/needs.ts";
import { oneMachine } from "#test/support/one-machine.ts";
import { TOGETHER, Writers } from "./writers.ts";

const merged = oneMachine("joins rows of several shards with no list");

let db: Database;
let writers: Writers;
beforeAll(async () => {
  ({ database: db } = await freshDatabase());
  writers = new Writers(db, movableClock());
});

const fresh = () => ({ organizationId: "org_test", name: `test/${randomUUID()}` });

/** A reader, and the statements that it has sent. */
function counted(options = { together: TOGETHER }) {
  const sent: Statement[] = [];
  const query: Session["query"] = (statement) => {
    sent.push(statement);
    return db.query(statement);
  };
  return {
    reader: new BatchedReads({ ...db, query }, options),
    reads: () => sent.filter(({ name }) => name?.startsWith("documents_find")),
  };
}

describe("reads that arrive together", () => {
  it("are one statement, and each gets its own document with its own answers", needs(merged), async () => {
    const [one, other] = [fresh(), fresh()];
    for (const namespace of [one, other]) {
      await writers.write({ upsert: [{ id: "a", state: { of: namespace.name } }, { id: "b" }] }, namespace);
    }
    const { reader, reads } = counted();
    await reader.find(one, "a");
    await reader.find(other, "a");
    const found = await Promise.all([
      reader.find(one, "a"),
      reader.find(other, "a"),
      reader.find(one, "b"),
      reader.find(one, "c"),
    ]);
    expect(found.map(({ document }) => document && [document.document_id, document.state.tree])).toEqual([
      ["a", { of: one.name }],
      ["a", { of: other.name }],
      ["b", {}],
      null,
    ]);
    expect(reads()).toHaveLength(3);
  });

  it("name one namespace a statement where namespaces lie on several machines", async () => {
    const [one, other] = [fresh(), fresh()];
    for (const namespace of [one, other]) await writers.write({ upsert: [{ id: "a" }, { id: "b" }] }, namespace);
    const { reader, reads } = counted({ together: false });
    const found = await Promise.all([one, other].flatMap((namespace) => ["a", "b"].map((id) => reader.find(namespace, id))));
    expect(found.map(({ document }) => document?.document_id)).toEqual(["a", "b", "a", "b"]);
    expect(reads().length).toBeGreaterThanOrEqual(2);
    expect(reads().every(({ values }) => /^\{\d+\}$/.test(String(values![4])))).toBe(true);
  });

  it("see what was acknowledged before they were asked for, however many are under way", async () => {
    const namespace = fresh();
    await writers.write({ upsert: [{ id: "a", state: { n: 0 } }] }, namespace);
    const { reader } = counted();
    const background = { going: true };
    const busy = Array.from({ length: 16 }, async () => {
      while (background.going) await reader.find(namespace, "a");
    });
    for (let n = 1; n <= 100; n++) {
      await writers.write({ upsert: [{ id: "a", state: { n } }] }, namespace);
      expect((await reader.find(namespace, "a")).document!.state.tree).toEqual({ n });
    }
    background.going = false;
    await Promise.all(busy);
  });

  it("fail together where the statement fails, and the next are served", async () => {
    const namespace = fresh();
    await writers.write({ upsert: [{ id: "a" }] }, namespace);
    let fails = false;
    const query: Session["query"] = (statement) => (fails ? Promise.reject(new Error("gone")) : db.query(statement));
    const reader = new BatchedReads({ ...db, query }, { together: TOGETHER });
    await reader.find(namespace, "a");
    fails = true;
    const failed = await Promise.allSettled([reader.find(namespace, "a"), reader.find(namespace, "b")]);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    fails = false;
    expect((await reader.find(namespace, "a")).document).not.toBeNull();
  });
});

describe("a name", () => {
  it("leads to the namespace that has it now, for a process that remembers an earlier one", async () => {
    const namespace = fresh();
    const { namespaceId } = await writers.write({ upsert: [{ id: "a", state: { life: 1 } }] }, namespace);
    const { reader } = counted();
    await reader.find(namespace, "a");
    await db.query({ text: "delete from namespace_names where name = $1", values: [namespace.name] });
    await db.query({ text: "update namespaces set deleted_at = now() where namespace_id = $1", values: [namespaceId] });
    await expect(reader.find(namespace, "a")).rejects.toMatchObject({ code: "not_found" });
    await writers.write({ upsert: [{ id: "b", state: { life: 2 } }] }, namespace);
    expect((await reader.find(namespace, "a")).document).toBeNull();
    expect((await reader.find(namespace, "b")).document!.state.tree).toEqual({ life: 2 });
  });
});
