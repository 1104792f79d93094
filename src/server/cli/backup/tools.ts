/** PostgreSQL's own programs for backups. The embedded server's package has none of them. */
import { execFile, execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ConnectionSettings } from "#src/foundation/db/store.ts";

export type Tool = "pg_dump" | "pg_restore";

const run = promisify(execFile);

/** Where Debian keeps each version. */
const VERSIONED = "/usr/lib/postgresql";

/**
 * The first that is at least as new as the server.
 * @param directory the only place to look; undefined: the path, then Debian's places
 * @throws Error that says what to install
 */
export function findTool(tool: Tool, serverMajor: number, directory: string | undefined): string {
  const places = directory === undefined ? [tool, ...versioned().map((place) => join(place, tool))] : [join(directory, tool)];
  const found = places.find((path) => (majorOf(path) ?? 0) >= serverMajor);
  if (found !== undefined) return found;
  const where = directory === undefined ? "on this machine" : `in ${directory}`;
  throw new Error(
    `There is no ${tool} of PostgreSQL ${serverMajor} or later ${where}. Install one, for example with "apt-get install postgresql-client-${serverMajor}", or name its directory with --pg-bin.`,
  );
}

function versioned(): string[] {
  if (!existsSync(VERSIONED)) return [];
  const majors = readdirSync(VERSIONED).filter((name) => /^\d+$/.test(name));
  return majors.sort((one, other) => Number(other) - Number(one)).map((major) => join(VERSIONED, major, "bin"));
}

function majorOf(path: string): number | null {
  try {
    return Number(/ (\d+)/.exec(execFileSync(path, ["--version"], { encoding: "utf8" }))?.[1] ?? 0);
  } catch {
    return null;
  }
}

/** Runs a tool. The password goes through the environment, because other users see arguments. @throws Error with what it said */
export async function runTool(path: string, args: readonly string[], connection: ConnectionSettings): Promise<void> {
  const { dbname, env } = reached(connection);
  try {
    await run(path, [...args, "--no-password", "--dbname", dbname], {
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`${path} failed: ${(stderr || message).trim()}`, { cause: error });
  }
}

function reached({ connectionString, host, port, user, password, database, options }: ConnectionSettings): {
  dbname: string;
  env: Record<string, string>;
} {
  if (connectionString !== undefined) {
    const secret = /^(postgres(?:ql)?:\/\/[^:@/]*):([^@/]*)@/.exec(connectionString);
    if (!secret) return { dbname: connectionString, env: {} };
    const [all, before, encoded] = secret as unknown as [string, string, string];
    return { dbname: `${before}@${connectionString.slice(all.length)}`, env: { PGPASSWORD: decodeURIComponent(encoded) } };
  }
  const env = { PGHOST: host, PGPORT: port, PGUSER: user, PGPASSWORD: password, PGOPTIONS: options };
  const given = Object.entries(env).filter(([, value]) => value !== undefined);
  return { dbname: database ?? "postgres", env: Object.fromEntries(given.map(([name, value]) => [name, String(value)])) };
}
