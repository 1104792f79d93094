import { beforeEach, describe, expect, it } from "vitest";
import { built, knex } from "#src/foundation/db/built.ts";
import { origin } from "#src/foundation/db/caller.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { freshDatabase } from "#test/support/database.ts";

const failWith = (code: string) => ({ text: `do $$ begin raise exception 'made to fail' using errcode = '${code}'; end $$` });

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

describe("the values of a row", () => {
  it.each([
    ["9007199254740991::bigint", Number.MAX_SAFE_INTEGER],
    ["1234.5::numeric", 1234.5],
    ["'{1,NULL,3}'::bigint[]", [1, null, 3]],
    ["'{}'::bigint[]", []],
    ["'{0.5,2}'::numeric[]", [0.5, 2]],
    ["'2030-01-02T03:04:05.678Z'::timestamptz", new Date("2030-01-02T03:04:05.678Z")],
    ["'2030-01-02T03:04:05Z'::timestamptz", new Date("2030-01-02T03:04:05Z")],
    ["'2030-01-02T03:04:05.6Z'::timestamptz", new Date("2030-01-02T03:04:05.600Z")],
    ["'2030-01-02T03:04:05.000987Z'::timestamptz", new Date("2030-01-02T03:04:05.000Z")],
    ["'0044-03-15T00:00:00Z'::timestamptz", new Date("0044-03-15T00:00:00.000Z")],
    ["'0044-03-15 00:00:00+00 BC'::timestamptz", new Date("-000043-03-15T00:00:00.000Z")],
    ["'12030-01-02T03:04:05Z'::timestamptz", new Date("+012030-01-02T03:04:05.000Z")],
    ["'{}'::text[]", []],
    ["array['a', 'b/c', 'd e']", ["a", "b/c", "d e"]],
    ["array['', null, 'NULL', 'a,b', '{', 'x\"\\y']", ["", null, "NULL", "a,b", "{", 'x"\\y']],
    [
      "'{{a,b},{c,d}}'::text[]",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["'2030-01-02'::date", "2030-01-02"],
    ["0.1::float8 + 0.2::float8", 0.1 + 0.2],
    [`'{"a":[1,"x"]}'::jsonb`, { a: [1, "x"] }],
    ["'\\x00ff'::bytea", Buffer.from([0, 255])],
  ])("reads %s as JavaScript's own", async (expression, wanted) => {
    const { database } = await freshDatabase({ schema: "empty" });
    expect(await database.query({ text: `select ${expression} as value` })).toEqual([{ value: wanted }]);
  });

  it("refuses an integer that a number cannot hold, and serves the next query", async () => {
    const { database } = await freshDatabase({ schema: "empty" });
    expect(await failure(database.query({ text: "select 9007199254740993::bigint" }))).toBeInstanceOf(RangeError);
    expect(await database.query({ text: "select 1 as one" })).toEqual([{ one: 1 }]);
  });
});

describe("a statement", () => {
  it("with a name is prepared once and runs with other values", async () => {
    const { database } = await freshDatabase({ schema: "empty", poolSize: 1 });
    for (const number of [1, 2, 3]) {
      expect(await database.query({ name: "double", text: "select $1::int * 2 as value", values: [number] })).toEqual([
        { value: number * 2 },
      ]);
    }
    expect(await database.query({ text: "select name from pg_prepared_statements" })).toEqual([{ name: "double" }]);
  });

  it("of Knex runs with its values bound", async () => {
    const database = await withCounters();
    const builder = knex("counters").select("id").where("id", ">", 1).orderBy("id");
    expect(await built(database, builder)).toEqual([{ id: 2 }]);
    expect(await built(database, knex.raw("select ?::text as text", ["it's"]))).toEqual([{ text: "it's" }]);
  });

  it("that violates a constraint is thrown as it is and leaves the connection as it was", async () => {
    const database = await withCounters({ poolSize: 1 });
    const before = await database.query({ text: "select pg_backend_pid()" });
    const error = await failure(database.query({ text: "insert into counters values (1, 1)" }));
    expect(error).toMatchObject({ code: "23505", constraint: "counters_pkey" });
    expect(await database.query({ text: "select pg_backend_pid()" })).toEqual(before);
  });

  it("with a name that failed to prepare can be prepared later", async () => {
    const { database } = await freshDatabase({ schema: "empty", poolSize: 1 });
    const statement = { name: "later", text: "select count(*) as count from later" };
    expect(await failure(database.query(statement))).toMatchObject({ code: "42P01" });
    await database.query({ text: "create table later ()" });
    expect(await database.query(statement)).toEqual([{ count: 0 }]);
  });

  it("prepared before a column changed its type still runs, also inside a transaction", async () => {
    const database = await withCounters({ poolSize: 1 });
    const statement = { name: "counter", text: "select value from counters where id = $1", values: [1] };
    await database.query(statement);
    await database.query({ text: "alter table counters alter column value type text" });
    expect(await database.query(statement)).toEqual([{ value: "0" }]);
    await database.query({ text: "alter table counters alter column value type integer using value::integer" });
    expect(await database.transaction((tx) => tx.query(statement))).toEqual([{ value: 0 }]);
  });

  it("alone is retried when it loses against another", async () => {
    const { database } = await freshDatabase({ schema: "empty" });
    await database.query({ text: "create sequence attempts" });
    await database.query({
      text: `do $$ begin if nextval('attempts') < 3 then raise exception 'lost' using errcode = '40001'; end if; end $$`,
    });
    expect(await database.query({ text: "select last_value from attempts" })).toEqual([{ last_value: 3 }]);
  });
});

describe("a transaction", () => {
  let database: Database;
  beforeEach(async () => {
    database = await withCounters();
  });

  it("commits what its work did and answers what it returned", async () => {
    const result = await database.transaction(async (tx) => {
      await tx.query({ text: "update counters set value = 5 where id = 1" });
      return "done";
    });
    expect([result, await value(database, 1)]).toEqual(["done", 5]);
  });

  it("leaves nothing behind when its work throws, and throws the same", async () => {
    const mine = new Error("mine");
    const work = database.transaction(async (tx) => {
      await tx.query({ text: "update counters set value = 5 where id = 1" });
      throw mine;
    });
    expect(await failure(work)).toBe(mine);
    expect(await value(database, 1)).toBe(0);
  });

  it.each(["read committed", "repeatable read", "serializable"] as const)("runs %s when asked to", async (isolation) => {
    const rows = await database.transaction((tx) => tx.query({ text: "show transaction_isolation" }), { isolation });
    expect(rows).toEqual([{ transaction_isolation: isolation }]);
  });

  it("that only reads refuses to write", async () => {
    const work = database.transaction((tx) => tx.query({ text: "update counters set value = 1" }), { readOnly: true });
    expect(await failure(work)).toMatchObject({
      message: expect.stringMatching(/A read-only transaction/),
      cause: { code: "25006" },
    });
  });

  it("runs statements that are sent together in the order in which they were sent", async () => {
    const rows = await database.transaction((tx) =>
      Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          tx.query<{ value: number }>({
            name: "raise",
            text: "update counters set value = value + 1 where id = $1 returning value",
            values: [1 + (index % 2)],
          }),
        ),
      ),
    );
    expect(rows.map(([row]) => row?.value)).toEqual(Array.from({ length: 20 }, (_, index) => 1 + Math.floor(index / 2)));
  });

  it("commits nothing where the driver could not send a statement that nobody waited for", async () => {
    const mine = new Error("not to be sent");
    const unsendable = {
      toPostgres() {
        throw mine;
      },
    };
    const work = database.transaction(async (tx) => {
      await tx.query({ text: "update counters set value = 8 where id = 1" });
      unawaited(tx.query({ text: "update counters set value = $1 where id = 2", values: [unsendable] }));
    });
    expect(await failure(work)).toBe(mine);
    expect([await value(database, 1), await value(database, 2)]).toEqual([0, 0]);
  });

  it("fails with the first error when its work swallowed one", async () => {
    const work = database.transaction(async (tx) => {
      await tx.query({ text: "update counters set value = 7 where id = 1" });
      await tx.query({ text: "insert into counters values (1, 1)" }).catch(() => {});
      return "as if nothing had happened";
    });
    expect(await failure(work)).toMatchObject({ code: "23505" });
    expect(await value(database, 1)).toBe(0);
  });

  it("refuses a statement sent after its end", async () => {
    const session = await database.transaction(async (tx) => tx);
    expect((await failure(session.query({ text: "update counters set value = 9" }))).message).toMatch(/already ended/);
    expect(await value(database, 1)).toBe(0);
  });

  it("runs again as a whole until it wins, losing no update of many at once", async () => {
    let runs = 0;
    const allHaveRead = Promise.withResolvers<void>();
    const raise = () =>
      database.transaction(
        async (tx) => {
          const [row] = await tx.query<{ value: number }>({ text: "select value from counters where id = 1" });
          if (++runs === 4) allHaveRead.resolve();
          await allHaveRead.promise;
          await tx.query({ text: "update counters set value = $1 where id = 1", values: [row!.value + 1] });
        },
        { isolation: "serializable" },
      );
    await Promise.all([raise(), raise(), raise(), raise()]);
    expect(await value(database, 1)).toBe(4);
    expect(runs).toBeGreaterThanOrEqual(7);
  });

  it("that is the victim of a deadlock runs again", async () => {
    let runs = 0;
    const held = { first: Promise.withResolvers<void>(), second: Promise.withResolvers<void>() };
    const raise = (mine: 1 | 2, own: keyof typeof held, other: keyof typeof held) =>
      database.transaction(async (tx) => {
        runs++;
        await tx.query({ text: "set local deadlock_timeout = '10ms'" });
        await tx.query({ text: "update counters set value = value + 1 where id = $1", values: [mine] });
        held[own].resolve();
        await held[other].promise;
        await tx.query({ text: "update counters set value = value + 1 where id = $1", values: [3 - mine] });
      });
    await Promise.all([raise(1, "first", "second"), raise(2, "second", "first")]);
    expect([await value(database, 1), await value(database, 2)]).toEqual([2, 2]);
    // One of the two at least; on a loaded machine the second look for deadlocks may take the other as well.
    expect(runs).toBeGreaterThanOrEqual(3);
  });

  it("gives up after some tries and says that it is worth trying later", async () => {
    let runs = 0;
    const error = await failure(
      database.transaction(async (tx) => {
        runs++;
        await tx.query(failWith("40001"));
      }),
    );
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ code: "unavailable", cause: { code: "40001" } });
    expect(runs).toBe(8);
  });

  it("is not run again for any other error", async () => {
    let runs = 0;
    const work = database.transaction(async (tx) => {
      runs++;
      await tx.query(failWith("23514"));
    });
    expect(await failure(work)).toMatchObject({ code: "23514" });
    expect(runs).toBe(1);
  });
});

describe("a request beside work of the service that never pauses", () => {
  it("is served in its turn, although that work alone would keep every connection", async () => {
    const { database } = await freshDatabase({ schema: "empty", poolSize: 4 });
    let goesOn = true;
    const worker = async () => {
      while (goesOn) await database.query({ text: "select pg_sleep(0.001)" });
    };
    const own = Array.from({ length: 12 }, worker);
    const caller = { organizationId: "acme", keyId: "one", operation: "read", weight: 1, gone: () => null, held: 0, entered: 0 };
    const served = await origin.run({ caller }, async () => {
      let count = 0;
      while (count < 20) count += (await database.query({ text: "select 1 as one" })).length;
      return count;
    });
    goesOn = false;
    await Promise.all(own);
    expect(served).toBe(20);
    expect(caller).toMatchObject({ held: 0, entered: 20 });
  });
});
