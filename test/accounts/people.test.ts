/** The keys of people who sign in. */
import { expect, it } from "vitest";
import { Pepper } from "#src/accounts/keys/api-key-token.ts";
import { keyOfPerson } from "#src/accounts/keys/people.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";

const ORGANIZATION = "org_people";
const person = { issuer: "https://id.example", subject: "ana", email: null, name: "Ana" };
const grant = { role: "read_write", admin: false, scope: null } as const;

/** A database that does something else once, after a transaction has read the key of a person. */
function afterReading(database: Database, work: () => Promise<unknown>): Database {
  let isDone = false;
  const watched = (tx: Transaction): Transaction => ({
    ...tx,
    async query(statement) {
      const rows = await tx.query<never>(statement);
      if (!isDone && statement.text.startsWith("select") && statement.text.includes("person_digest")) {
        isDone = true;
        await work();
      }
      return rows;
    },
  });
  return { ...database, transaction: (run, options) => database.transaction((tx) => run(watched(tx)), options) };
}

/** What keys are made with, in a database that has the organization. */
async function organization() {
  const { database } = await freshDatabase();
  const clock = movableClock();
  await database.query({
    text: "insert into organizations (organization_id, name, plan, created_at) values ($1, $1, 'developer', $2)",
    values: [ORGANIZATION, clock.now()],
  });
  return { db: database, clock, pepper: new Pepper(Buffer.alloc(32, 1)), longestMs: 60_000 };
}

it("keeps a long name up to a whole character", async () => {
  const parts = await organization();
  await keyOfPerson(parts, ORGANIZATION, { ...person, name: `${"x".repeat(127)}\u{1f600}` }, grant);
  expect(await parts.db.query({ text: "select name from api_keys" })).toEqual([{ name: "x".repeat(127) }]);
});

it("gives a person another key whose key is revoked during the sign-in", async () => {
  const parts = await organization();
  const first = await keyOfPerson(parts, ORGANIZATION, person, grant);
  expect((await keyOfPerson(parts, ORGANIZATION, person, grant)).key.id).toBe(first.key.id);
  const revoke = () =>
    parts.db.query({ text: "update api_keys set revoked_at = $2 where key_id = $1", values: [first.key.id, parts.clock.now()] });
  const second = await keyOfPerson({ ...parts, db: afterReading(parts.db, revoke) }, ORGANIZATION, person, grant);
  expect(second.key.id).not.toBe(first.key.id);
  const keys = await parts.db.query({ text: "select key_id, revoked_at is null as good from api_keys order by good" });
  expect(keys).toEqual([
    { key_id: first.key.id, good: false },
    { key_id: second.key.id, good: true },
  ]);
});
