/**
 * The database account of one test file. It may hold a share of the server's connections and no more: a file that takes more fails, and the
 * server's refusal names it. One that has connections left at its end fails too.
 */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { expect, inject } from "vitest";
import { startOf } from "#plugins/stores/embedded/users.ts";

/** PostgreSQL cuts longer names. */
const LONGEST_NAME = 63;
/** How long the server has for connections that were closed, or whose process was killed. */
const PATIENCE_MS = 10_000;

export interface Account {
  readonly user: string;
  readonly password: string;
  /** @throws an error that names the file and what it has left open */
  close(): Promise<void>;
}

/** Names that identify the leftovers of a killed run: `test_<process>_<its start>_…`. */
const prefix = () => `test_${process.pid}_${startOf(process.pid)}_`;

export function databaseName(n: number): string {
  return `${prefix()}${n}`;
}

export async function openAccount(admin: pg.Client, file = thisFile(), patienceMs = PATIENCE_MS): Promise<Account> {
  const user = `${prefix()}${file}`.slice(0, LONGEST_NAME);
  const password = randomBytes(16).toString("hex");
  const name = pg.escapeIdentifier(user);
  const { owner, mostConnections } = inject("testServer");
  await admin.query(`
    create role ${name} login createdb connection limit ${mostConnections} password '${password}'
    in role ${owner}, pg_monitor, pg_signal_backend`);
  return {
    user,
    password,
    async close() {
      const left = await connectionsLeft(admin, user, patienceMs);
      if (left.length > 0) throw new Error(`${file} leaves connections open: ${JSON.stringify(left)}`);
      await admin.query(`drop role ${name}`);
    },
  };
}

function thisFile(): string {
  return (expect.getState().testPath ?? "").replace(`${process.cwd()}/`, "");
}

async function connectionsLeft(admin: pg.Client, user: string, patienceMs: number): Promise<unknown[]> {
  for (const until = performance.now() + patienceMs; ; ) {
    const { rows } = await admin.query(
      "select application_name, datname, state, left(query, 200) as query from pg_stat_activity where usename = $1 or datname like $2",
      [user, `${prefix().replaceAll("_", "\\_")}%`],
    );
    if (rows.length === 0 || performance.now() > until) return rows;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
