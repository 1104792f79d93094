/** Very large documents, which are read in pieces. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database, Session, Statement } from "#src/foundation/db/database.ts";
import { BatchedReads } from "#src/queries/documents/batched-reads.ts";
import { LARGE_BYTES, readLargeState } from "#src/records/documents/documents.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { TOGETHER, Writers } from "./writers.ts";

let db: Database;
let writers: Writers;
beforeAll(async () => {
  ({ database: db } = await freshDatabase());
  writers = new Writers(db, movableClock());
});

const fresh = () => ({ organizationId: "org_test", name: `test/${randomUUID()}` });

/** Characters of one to four bytes, `shift` bytes later than without it. */
const textOf = (bytes: number, shift: number) => "x".repeat(shift) + "aé☃😀".repeat(Math.ceil(bytes / 10));

async function pieces(characters: number, shift: number): Promise<{ parts: readonly string[]; text: string }> {
  const namespace = fresh();
  const text = textOf(characters, shift);
  await writers.write({ upsert: [{ id: "a", state: { text } }] }, namespace);
  const [row] = await db.query<{ namespaceId: number }>({
    text: 'select namespace_id as "namespaceId" from namespace_names where name = $1',
    values: [namespace.name],
  });
  const state = await readLargeState(db, { namespaceId: row!.namespaceId, documentId: "a", revision: 1 });
  return { parts: state!.parts, text };
}

describe("the state of a very large document", () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])("is cut between characters, wherever a cut falls: %i bytes further", async (shift) => {
    const { parts, text } = await pieces(2.5 * 1024 * 1024, shift);
    expect(parts).toHaveLength(3);
    expect(JSON.parse(parts.join("")).text === text).toBe(true);
    expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThanOrEqual(1024 * 1024 + 3);
  });

  it("is one piece where it is short, and none at another revision", async () => {
    const namespace = fresh();
    await writers.write({ upsert: [{ id: "a", state: { é: 1 } }, { id: "b" }] }, namespace);
    const reader = new BatchedReads(db, { together: TOGETHER });
    const { namespaceId } = await reader.find(namespace, "a");
    const read = (documentId: string, revision: number) => readLargeState(db, { namespaceId, documentId, revision });
    expect((await read("a", 1))!.tree).toEqual({ é: 1 });
    expect((await read("b", 1))!.tree).toEqual({});
    expect(await read("a", 2)).toBeNull();
    expect(await read("c", 1)).toBeNull();
  });

  it("is of the document that is shown, also if a write comes between the two statements", async () => {
    const namespace = fresh();
    const text = textOf(LARGE_BYTES, 1);
    await writers.write({ upsert: [{ id: "a", attributes: { n: 1 }, state: { text } }] }, namespace);
    const sent: Statement[] = [];
    const query: Session["query"] = async (statement) => {
      sent.push(statement);
      if (statement.name === "documents_read_large_state" && sent.filter(({ name }) => name === statement.name).length === 1)
        await writers.write({ upsert: [{ id: "a", attributes: { n: 2 }, state: { text: `${text}!` } }] }, namespace);
      return db.query(statement);
    };
    const { document } = await new BatchedReads({ ...db, query }, { together: TOGETHER }).find(namespace, "a");
    expect(document!.attributes).toEqual({ n: 2 });
    expect(document!.state.parts.length).toBeGreaterThan(8);
    expect((document!.state.tree as { text: string }).text === `${text}!`).toBe(true);
    expect(sent.filter(({ name }) => name === "documents_read_large_state")).toHaveLength(2);
  });

  it("is not waited for by reads of other documents that came with it", async () => {
    const namespace = fresh();
    const large = { id: "large", state: { text: "x".repeat(100_000) } };
    await writers.write({ upsert: [large, { id: "small", state: { n: 1 } }] }, namespace);
    const rowsWithLarge: number[] = [];
    const query: Database["query"] = async (statement) => {
      const rows = await db.query(statement);
      if (JSON.stringify(rows).length > 100_000) rowsWithLarge.push(rows.length);
      return rows as never;
    };
    const reader = new BatchedReads({ ...db, query }, { together: TOGETHER });
    await reader.find(namespace, "small");
    const found = await Promise.all(["small", "large", "none"].map((id) => reader.find(namespace, id)));
    expect(found.map(({ document }) => document?.state.tree)).toEqual([{ n: 1 }, large.state, undefined]);
    expect(rowsWithLarge).toEqual([1]);
  });
});
