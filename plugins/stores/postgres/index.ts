/** A PostgreSQL server that somebody else runs, named by DATABASE_URL. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isUnavailable } from "#src/foundation/db/faults.ts";
import type { ConnectionSettings, Store } from "#src/foundation/db/store.ts";
import type { Logger } from "#src/foundation/log/log.ts";

export interface PostgresOptions {
  databaseUrl: string;
  /** The environment variable that it comes from, for messages. */
  variable?: string;
  log: Logger;
  /** How long a server that does not answer yet is waited for, in milliseconds: machines start in any order. */
  patienceMs?: number;
}

const OLDEST = 15;
const NEWEST = 18;

const REFUSED_PASSWORD = new Set(["28P01", "28000"]);
const NO_SUCH_DATABASE = "3D000";

interface Facts {
  version: number;
  versionText: string;
  role: string;
  database: string;
  schema: string | null;
  mayCreate: boolean | null;
  standby: boolean;
  encoding: string;
}

export function postgresStore({ databaseUrl, variable = "DATABASE_URL", log, patienceMs = 30_000 }: PostgresOptions): Store {
  const place = placeOf(databaseUrl);
  let version = "";
  return {
    name: "postgres",
    distributed: false,
    async start(signal): Promise<ConnectionSettings> {
      const facts = await patiently(() => inspect(databaseUrl), { place, variable, log, patienceMs, signal });
      const problem = problemOf(facts);
      if (problem !== null) throw new Error(`The database at ${place} cannot be used: ${problem}`);
      version = facts.versionText;
      return { connectionString: databaseUrl };
    },
    async place() {
      return []; // They are where they were made.
    },
    async recover() {}, // It is not ours to start.
    describe: () => ({ place, postgres: version }),
    async stop() {},
  };
}

/** Host, port and database: what may be shown of the address. */
function placeOf(databaseUrl: string): string {
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl.replace("@/", "@localhost/"));
  return `${searchParams.get("host") ?? (decodeURIComponent(hostname) || "localhost")}:${port || "5432"}${pathname}`;
}

async function inspect(databaseUrl: string): Promise<Facts> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    application_name: "judgment-service start",
  });
  client.on("error", () => {}); // Tells of the connection's end; the statement under way fails by itself.
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(`
      select current_setting('server_version_num')::int / 10000 as version, current_setting('server_version') as "versionText",
        current_user as role, current_database() as database, current_schema() as schema,
        has_schema_privilege(current_schema(), 'create') as "mayCreate", pg_is_in_recovery() as standby,
        current_setting('server_encoding') as encoding`);
    return rows[0]!;
  } finally {
    await client.end().catch(() => {});
  }
}

async function patiently(
  work: () => Promise<Facts>,
  {
    place,
    variable,
    log,
    patienceMs,
    signal,
  }: { place: string; variable: string; log: Logger; patienceMs: number; signal: AbortSignal | undefined },
): Promise<Facts> {
  const deadline = performance.now() + patienceMs;
  for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, 2_000)) {
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      if (!isUnavailable(error) || REFUSED_PASSWORD.has(codeOf(error))) throw refusal(error, place, variable);
      if (performance.now() + pauseMs > deadline) {
        throw new Error(
          `The database at ${place} does not answer: ${reason(error)}. Check ${variable}. Check that the server runs and can be reached from here.`,
          {
            cause: error,
          },
        );
      }
      log.warn({ place, reason: reason(error) }, "The database does not answer yet.");
      await sleep(pauseMs, undefined, signal ? { signal } : {});
    }
  }
}

/** Node answers a name with several addresses by one error that holds the others and says nothing itself. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join("; ");
  return error instanceof Error ? error.message : String(error);
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? "";

function refusal(error: unknown, place: string, variable: string): unknown {
  const code = codeOf(error);
  if (REFUSED_PASSWORD.has(code)) {
    return new Error(`The database at ${place} refuses the user or password of ${variable}: ${reason(error)}.`, {
      cause: error,
    });
  }
  if (code === NO_SUCH_DATABASE) {
    return new Error(
      `The server does not have the database that ${variable} names (${place}): ${reason(error)}. Create it, or correct the name.`,
      { cause: error },
    );
  }
  return new Error(`The database at ${place} cannot be used: ${reason(error)}.`, { cause: error });
}

/** What stands in the way, and what would be right; null when nothing does. */
function problemOf({ version, versionText, role, database, schema, mayCreate, standby, encoding }: Facts): string | null {
  if (version < OLDEST || version > NEWEST)
    return `it is PostgreSQL ${versionText}; versions ${OLDEST} to ${NEWEST} are supported.`;
  if (standby) return "it is a standby, which accepts no writes. Set the address of the primary.";
  if (encoding !== "UTF8") return `its encoding is ${encoding}. Create the database with encoding UTF8.`;
  if (schema === null)
    return `the search path of ${role} names no schema that exists. Create one, or set the role's search_path.`;
  if (mayCreate !== true)
    return `${role} may not create tables in schema ${schema}. Run: grant create on schema ${schema} to ${role}; (in database ${database})`;
  return null;
}
