/** The account of a test file on the server: what it may hold, and what it may not leave behind. */
import pg from "pg";
import { expect, inject, it, onTestFinished } from "vitest";
import { openAccount } from "#test/support/account.ts";
import { freshDatabase } from "#test/support/database.ts";
import { needs } from "#test/support/needs.ts";
import { oneMachine } from "#test/support/one-machine.ts";

const accounts = oneMachine("knows a role on each node, and tests on a cluster share one");

const { connection: server, mostConnections } = inject("testServer");

async function connected(as: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(as);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

it("is named for the file, and bound to its share of the connections", needs(accounts), async () => {
  const { database } = await freshDatabase();
  const [row] = await database.query({
    text: "select rolname as name, rolconnlimit as most, rolsuper as super from pg_roles where rolname = current_user",
  });
  expect(row).toEqual({
    name: expect.stringMatching(/^test_\d+_.*test\/foundation\/db\/account\.test\.ts$/),
    most: mostConnections,
    super: false,
  });
});

it("is refused more by name", async () => {
  const admin = await connected(server);
  const account = await openAccount(admin, "greedy.test.ts");
  await admin.query(`alter role ${pg.escapeIdentifier(account.user)} connection limit 1`);
  const as = { ...server, user: account.user, password: account.password };
  const first = new pg.Client(as);
  await first.connect();
  const second = new pg.Client(as);
  await expect(second.connect()).rejects.toThrow(/too many connections for role "test_.*greedy\.test\.ts"/);
  await first.end();
  await account.close();
});

it("fails a file that leaves connections open, by name", async () => {
  const admin = await connected(server);
  const account = await openAccount(admin, "leaking.test.ts", 0);
  const leaked = new pg.Client({ ...server, user: account.user, password: account.password, application_name: "forgotten" });
  await leaked.connect();
  await expect(account.close()).rejects.toThrow(/leaking\.test\.ts leaves connections open: .*"application_name":"forgotten"/);
  await leaked.end();
  await admin.query(`drop role ${pg.escapeIdentifier(account.user)}`);
});
