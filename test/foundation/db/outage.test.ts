/** What a caller sees of a database that does not answer, or answers late. */
import { describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#src/foundation/db/database.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { freshDatabase } from "#test/support/database.ts";

const log = createLogger({ level: "silent" });

async function failure(work: Promise<unknown>): Promise<Error & { code?: string; cause?: Error & { code?: string } }> {
  return work.then(
    () => expect.unreachable("it succeeded"),
    (error) => error,
  );
}

async function withCounters(options = {}): Promise<Database> {
  const { database } = await freshDatabase({ schema: "empty", ...options });
  await database.query({ text: "create table counters (id integer primary key, value integer not null)" });
  await database.query({ text: "insert into counters values (1, 0), (2, 0)" });
  return database;
}

const value = async (database: Database, id: number) =>
  (await database.query<{ value: number }>({ text: "select value from counters where id = $1", values: [id] }))[0]?.value;

describe("a database that does not answer", () => {
  it("answers `unavailable` to a statement whose connection is cut, and serves the next", async () => {
    const database = await withCounters();
    const running = failure(database.query({ text: "select pg_sleep(30)" }));
    await expect
      .poll(() =>
        database.query({
          text: "select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(30)' and datname = current_database()",
        }),
      )
      .toHaveLength(1);
    expect(await running).toMatchObject({ code: "unavailable", cause: { code: "57P01" } });
    expect(await value(database, 1)).toBe(0);
  });

  it("answers `unavailable` to a transaction whose connection is cut, with nothing of it committed", async () => {
    const database = await withCounters();
    const error = await failure(
      database.transaction(async (tx) => {
        const [row] = await tx.query<{ pid: number }>({
          text: "update counters set value = 3 where id = 1 returning pg_backend_pid() as pid",
        });
        await database.query({ text: "select pg_terminate_backend($1)", values: [row!.pid] });
        await tx.query({ text: "select 1" });
      }),
    );
    expect(error).toMatchObject({ code: "unavailable" });
    expect(await value(database, 1)).toBe(0);
  });

  it("serves the next caller after an idle connection was cut", async () => {
    const database = await withCounters({ poolSize: 1 });
    const [row] = await database.query<{ pid: number }>({ text: "select pg_backend_pid() as pid" });
    const { database: other } = await freshDatabase({ schema: "empty" });
    await other.query({ text: "select pg_terminate_backend($1)", values: [row!.pid] });
    await expect.poll(() => database.load().idle).toBe(0);
    expect(await value(database, 1)).toBe(0);
  });

  it("answers `unavailable` when no connection becomes free in time", async () => {
    const { database } = await freshDatabase({ schema: "empty", poolSize: 1, poolTimeoutMs: 1_500 });
    const release = Promise.withResolvers<void>();
    const entered = Promise.withResolvers<void>();
    const holder = database.transaction(async () => {
      entered.resolve();
      await release.promise;
    });
    await entered.promise;
    const waiting = failure(database.query({ text: "select 1" }));
    expect(database.load()).toEqual({ inUse: 1, idle: 0, waiting: 1 });
    expect(await waiting).toMatchObject({ code: "unavailable" });
    release.resolve();
    await holder;
    expect(database.load()).toEqual({ inUse: 0, idle: 1, waiting: 0 });
  });

  it("ends a statement that takes too long and keeps the connection", async () => {
    const { database } = await freshDatabase({ schema: "empty", poolSize: 1, statementTimeoutMs: 50 });
    const before = await database.query({ text: "select pg_backend_pid()" });
    expect(await failure(database.query({ text: "select pg_sleep(30)" }))).toMatchObject({
      code: "unavailable",
      cause: { code: "57014" },
    });
    expect(await database.query({ text: "select pg_backend_pid()" })).toEqual(before);
  });

  it("says of a transaction that paused for longer than the server allows that the service was too busy, and goes on", async () => {
    const { connection, database: other } = await freshDatabase({ schema: "empty" });
    const limits = { poolSize: 1, poolTimeoutMs: 5_000, statementTimeoutMs: 30_000, longestPauseMs: 1 };
    const database = openDatabase({ connection, ...limits, log });
    const paused = database.transaction(async (tx) => {
      const [{ pid } = {}] = await tx.query<{ pid: number }>({ text: "select pg_backend_pid() as pid" });
      const alive = { text: "select from pg_stat_activity where pid = $1", values: [pid] };
      await expect.poll(() => other.query(alive), { timeout: 30_000 }).toEqual([]);
      await tx.query({ text: "select 1" });
    });
    const error = await failure(paused);
    expect(error).toMatchObject({ code: "unavailable", cause: { code: "25P03" } });
    expect(error.message).toMatch(/too busy to complete this request in time/);
    expect(await database.query({ text: "select 1 as one" })).toEqual([{ one: 1 }]);
    await database.close();
  });

  it("lets a transaction pause as long as a statement may take, or as long as it is told", async () => {
    const { connection } = await freshDatabase({ schema: "empty" });
    for (const [longestPauseMs, allowed] of [
      [undefined, "30s"],
      [300_000, "5min"],
    ] as const) {
      const limits = { poolSize: 1, poolTimeoutMs: 5_000, statementTimeoutMs: 30_000, ...(longestPauseMs && { longestPauseMs }) };
      const database = openDatabase({ connection, ...limits, log });
      const text =
        "select current_setting('idle_in_transaction_session_timeout') as pause, current_setting('statement_timeout') as statement";
      expect(await database.query({ text })).toEqual([{ pause: allowed, statement: "30s" }]);
      await database.close();
    }
  });

  it("takes an answer for late where the thread did not run meanwhile, unless it gives way to others", {
    timeout: 60_000,
  }, async () => {
    const { connection } = await freshDatabase({ schema: "empty" });
    for (const givesWay of [false, true]) {
      const limits = { poolSize: 1, poolTimeoutMs: 5_000, statementTimeoutMs: 100, longestPauseMs: 60_000, givesWay };
      const database = openDatabase({ connection, ...limits, log });
      const one = { text: "select 1 as one" };
      await database.query(one);
      const asked = database.query(one);
      // Once it has been sent.
      setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5_500));
      const answered = await asked.catch(({ code }) => code);
      expect(answered, `gives way: ${givesWay}`).toEqual(givesWay ? [{ one: 1 }] : "unavailable");
      await database.close();
    }
  });

  it("answers `unavailable` when the server does not let it in", async () => {
    const { connection } = await freshDatabase({ schema: "empty" });
    const refused = { ...connection, user: "nobody_knows_this_one", password: "wrong" };
    const database = openDatabase({ connection: refused, poolSize: 1, poolTimeoutMs: 5_000, statementTimeoutMs: 1_000, log });
    const error = await failure(database.query({ text: "select 1" }));
    expect(error).toMatchObject({ code: "unavailable", cause: { code: expect.stringMatching(/^28/) } });
    await database.close();
  });

  it.each([
    ["nobody listens on the port", { host: "127.0.0.1", port: 1 }],
    ["the socket is not there", { host: "/nonexistent", port: 5432 }],
    ["the host has no address", { host: "nowhere.invalid", port: 5432 }],
  ])("answers `unavailable` when %s", async (_, connection) => {
    const database = openDatabase({ connection, poolSize: 1, poolTimeoutMs: 5_000, statementTimeoutMs: 1_000, log });
    expect(await failure(database.query({ text: "select 1" }))).toMatchObject({ code: "unavailable" });
    expect(await failure(database.transaction((tx) => tx.query({ text: "select 1" })))).toMatchObject({ code: "unavailable" });
    await database.close();
  });
});
