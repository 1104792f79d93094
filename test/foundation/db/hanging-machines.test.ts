/** Statements about namespaces on a machine that hangs. A row that another session holds stands in for the machine. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#src/foundation/db/database.ts";
import { namespacesNamed, restrictionOf } from "#src/foundation/db/named-namespaces.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";

const POOL = 3;
const HANGING = 1;
const WELL = 2;
const isHanging = (id: string) => id === String(HANGING);

let fresh: FreshDatabase;
let database: Database;

/** A session that tells the machines of a store apart. */
function opened(distributed = true): Database {
  const log = createLogger({ level: "silent" });
  const { jointCommit: _, ...server } = fresh.connection;
  const connection = { ...server, ...(distributed ? { jointCommit: { text: "select 1" } } : {}) };
  return openDatabase({ connection, poolSize: POOL, poolTimeoutMs: 60_000, statementTimeoutMs: 60_000, log });
}

beforeEach(async () => {
  fresh = await freshDatabase();
  database = opened();
  for (const id of [HANGING, WELL]) {
    await fresh.database.query({
      text: "insert into positions (namespace_id, reader, position) values ($1, 'judging', 0)",
      values: [id],
    });
  }
});
afterEach(() => database.close());

const raise = (id: number) => ({
  name: "raise",
  text: "update positions set within = within + 1 where namespace_id = $1",
  values: [id],
});
const raised = async (id: number) => {
  const text = "select within::integer as within from positions where namespace_id = $1";
  return (await fresh.database.query<{ within: number }>({ text, values: [id] }))[0]!.within;
};

/** Runs while another session holds the row of the namespace. */
async function whileHeld(work: () => Promise<void>): Promise<void> {
  await fresh.database.transaction(async (tx) => {
    await tx.query({ text: "select from positions where namespace_id = $1 for update", values: [HANGING] });
    await work();
  });
}

const failureOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

describe("while a machine hangs", () => {
  it("statements about its namespaces are refused without being sent, and others are not", async () => {
    database.avoid(isHanging);
    await whileHeld(async () => {
      expect(await failureOf(database.query(raise(HANGING)))).toMatchObject({ code: "unavailable" });
      const call = (namespaceId: number) => ({ text: "select 1", calls: { namespaceId, changes: ["positions"] } });
      expect(await failureOf(database.query(call(HANGING)))).toMatchObject({ code: "unavailable" });
      expect(await database.query(call(WELL))).toHaveLength(1);
      await database.query(raise(WELL));
    });
    expect([await raised(HANGING), await raised(WELL)]).toEqual([0, 1]);
    database.avoid(null);
    await database.query(raise(HANGING));
    expect(await raised(HANGING)).toBe(1);
  });

  it("a transaction that comes to it is rolled back, and its connection is kept", async () => {
    await database.query(raise(WELL));
    database.avoid(isHanging);
    const work = database.transaction(async (tx) => {
      await tx.query(raise(WELL));
      await tx.query(raise(HANGING));
    });
    expect(await failureOf(work)).toMatchObject({ code: "unavailable" });
    expect([await raised(HANGING), await raised(WELL)]).toEqual([0, 1]);
    expect(database.load()).toEqual({ inUse: 0, idle: 1, waiting: 0 });
  });

  it("what is under way is given up, so that others get the connections that it held", async () => {
    await whileHeld(async () => {
      const held = [
        database.query(raise(HANGING)),
        database.transaction((tx) => tx.query(raise(HANGING))),
        ...Array.from({ length: POOL }, () => database.query(raise(HANGING))),
      ].map(failureOf);
      const other = database.query(raise(WELL));
      await expect.poll(() => database.load().inUse).toBe(POOL);
      database.avoid(isHanging);
      await other;
      for (const failure of await Promise.all(held)) expect(failure).toMatchObject({ code: "unavailable" });
    });
    expect(await raised(WELL)).toBe(1);
    expect(database.load().inUse).toBe(0);
  });

  it("a server without several machines is not asked less", async () => {
    const plain = opened(false);
    plain.avoid(isHanging);
    await plain.query(raise(HANGING));
    expect(await raised(HANGING)).toBe(1);
    await plain.close();
  });
});

describe("the namespaces that a statement names", () => {
  it.each([
    ["a value", "select 1 from documents d where d.namespace_id = $2", ["x", 7], ["7"]],
    ["a list", "select 1 from documents where namespace_id = any($1::bigint[])", ["{7,8}"], ["7", "8"]],
    ["a list of numbers", "update answers set p = 1 where namespace_id = any($1)", [[7, 8]], ["7", "8"]],
    ["none: its table is on the machine in front", "update wakeups set due_at = $2 where namespace_id = $1", [7, null], []],
    ["none: it is about all", "select count(*) from documents", [], []],
    ["none: it is said in a comment", "select 1 from documents -- namespace_id = $1", [7], []],
  ])("are %s", (_, text, values, named) => {
    expect(namespacesNamed(text, values)).toEqual(named);
  });

  it("are looked for in a text once", () => {
    const text = "select 1 from documents where namespace_id = $1";
    expect(restrictionOf(text)).toBe(restrictionOf(text));
  });
});
