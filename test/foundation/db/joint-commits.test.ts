/** A store that spreads tables hears of each transaction that changes rows on several machines, and of no other. */
import { describe, expect, it } from "vitest";
import { tablesChangedBy } from "#src/foundation/db/joint-commits.ts";
import type { Statement, Transaction } from "#src/foundation/db/session.ts";
import { type Connection, runTransaction } from "#src/foundation/db/transaction.ts";

const WAKE = "insert into wakeups (kind) values ($1) on conflict (kind) do update set due_at = excluded.due_at";
const WRITE = "update namespaces set sequence = sequence + 1 where namespace_id = $1";
const KEY = "insert into api_keys select $1";
const READ = "select 1 from documents where namespace_id = $1 for update";
const jointCommit = { text: "together" };

/** What a transaction of these statements sends. */
async function sent(statements: readonly (string | Statement)[], fails = ""): Promise<string[]> {
  const all: string[] = [];
  const connection: Connection = {
    async query({ text }) {
      all.push(text);
      if (text === fails) throw new Error(`${text} failed`);
      return { rows: [], command: text === "commit" ? "COMMIT" : "" };
    },
  };
  const work = async (tx: Transaction) => {
    for (const one of statements) await tx.query(typeof one === "string" ? { text: one } : one);
  };
  await runTransaction(connection, work, {}, { jointCommit }).catch((error: Error) => all.push(error.message));
  return all.slice(1);
}

describe("the tables that a statement changes", () => {
  it.each([
    [WAKE, ["wakeups"]],
    ["delete from only recorded_events where namespace_id = $1", ["recorded_events"]],
    ['update "api_keys" set "name" = ? where "key_id" = ?', ["api_keys"]],
    [
      "with w as (delete from commits where namespace_id = $1 returning 1) insert into asked select * from w",
      ["asked", "commits"],
    ],
    ["update wakeups w set due_at = $1 from (select 1 from wakeups for update skip locked) d", ["wakeups"]],
    ["select 1 from documents for no key update", []],
    [READ, []],
    ["update only public.wakeups set due_at = $1", ["wakeups"]],
    ["select 'delete from wakeups', 'it''s; update jobs' from documents -- update events", []],
    ["/* update jobs */ delete /* from events */ from wakeups", ["wakeups"]],
    ["INSERT INTO\n  events (id) values ($1)", ["events"]],
  ])("%s", (text, tables) => {
    expect(tablesChangedBy(text)).toEqual(tables);
  });
});

describe("a transaction", () => {
  it("is announced right before its commit where it changes local tables and others", async () => {
    expect(await sent([WRITE, WAKE])).toEqual([WRITE, WAKE, "together", "commit"]);
    expect(await sent([WAKE, READ, KEY])).toEqual([WAKE, READ, KEY, "together", "commit"]);
  });

  it("is where a routine changes what its text does not name", async () => {
    const call = (...changes: string[]) => ({ text: "select f($1)", calls: { namespaceId: 1, changes } });
    expect(await sent([call("documents", "commits"), WAKE])).toEqual(["select f($1)", WAKE, "together", "commit"]);
    expect(await sent([call("documents", "wakeups")])).toEqual(["select f($1)", "together", "commit"]);
    expect(await sent([call("documents"), WRITE])).toEqual(["select f($1)", WRITE, "commit"]);
  });

  it("is not where it changes one kind, or reads", async () => {
    for (const texts of [[WRITE, KEY], [WAKE, WAKE], [WAKE, READ], []]) expect(await sent(texts)).toEqual([...texts, "commit"]);
  });

  it("is not where the store has all tables on one machine", async () => {
    const texts = [WRITE, WAKE];
    const all: string[] = [];
    const connection: Connection = {
      async query({ text }) {
        all.push(text);
        return { rows: [], command: "" };
      },
    };
    await runTransaction(connection, async (tx) => {
      for (const text of texts) await tx.query({ text });
    });
    expect(all.slice(1)).toEqual([...texts, "commit"]);
  });

  it("fails where the announcement does", async () => {
    expect((await sent([WRITE, WAKE], "together")).at(-1)).toBe("together failed");
  });
});
