/** Directories for stores under test; their servers are stopped and they are removed when the test ends. */
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startOf } from "#plugins/stores/embedded/users.ts";
import type { ConnectionSettings } from "#src/foundation/db/store.ts";
import { atTestEnd } from "#test/support/ends.ts";
import { MARK, serverPid } from "#test/support/run-leftovers.ts";

const made: string[] = [];

/** In memory where there is one: a busy disk makes a cluster ten times as slow. */
export const parent = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

export function directory(): string {
  const path = newDirectory("store-");
  made.push(path);
  return path;
}

/** One that the caller removes. It is in the run's, so that a run that dies leaves neither it nor a server in it. */
export function newDirectory(prefix: string): string {
  const path = mkdtempSync(join(process.env[MARK] ?? parent, prefix));
  chmodSync(path, 0o755);
  return path;
}

export async function gone(pid: number): Promise<void> {
  while (startOf(pid) !== null) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Runs statements one after another and gives the rows of the last. */
export async function sql<Row>(connection: ConnectionSettings, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

atTestEnd(async () => {
  for (const path of made.splice(0)) {
    const pid = serverPid(path);
    if (pid !== null) {
      process.kill(pid, "SIGQUIT");
      await gone(pid);
    }
    rmSync(path, { recursive: true, force: true });
  }
});
