/** The database: its settings, its clock and its schema. Everything is only read. */
import pg from "pg";
import { missingMigrations } from "#src/foundation/db/migrate.ts";
import type { ConnectionSettings } from "#src/foundation/db/store.ts";
import { type Finding, fault, faultOf, ok, warning } from "./finding.ts";

interface Facts {
  version: string;
  settings: Record<string, string>;
  connections: number;
  now: Date;
}

export interface DatabaseHealth {
  readonly findings: readonly Finding[];
  /** Whether the tables of this release are there. */
  readonly isCurrent: boolean;
}

export async function databaseFindings(
  connection: ConnectionSettings,
  poolSize: number,
  now: () => number,
): Promise<DatabaseHealth> {
  const client = new pg.Client({ ...connection, application_name: "judgment doctor", connectionTimeoutMillis: 10_000 });
  client.on("error", () => {}); // The statement under way fails by itself.
  try {
    await client.connect();
    const before = now();
    const facts = await factsOf(client);
    const clock = clockFinding(facts.now.getTime(), before, now());
    const schema = await schemaFinding(connection);
    const isCurrent = schema.status === "ok";
    return {
      findings: [ok("database", `PostgreSQL ${facts.version} answers.`), ...settingFindings(facts, poolSize), clock, schema],
      isCurrent,
    };
  } catch (error) {
    return { findings: [faultOf("database", error)], isCurrent: false };
  } finally {
    await client.end().catch(() => {});
  }
}

async function factsOf(client: pg.Client): Promise<Facts> {
  const { rows } = await client.query(
    `
    select current_setting('server_version') as version, clock_timestamp() as now,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      (select jsonb_object_agg(name, setting) from pg_settings where name = any($1)) as settings`,
    [
      [
        "fsync",
        "full_page_writes",
        "synchronous_commit",
        "autovacuum",
        "max_connections",
        "superuser_reserved_connections",
        "default_transaction_read_only",
      ],
    ],
  );
  return rows[0] as Facts;
}

/** Settings under which acknowledged writes can be lost, or the service cannot write at all. */
function settingFindings({ settings, connections }: Facts, poolSize: number): Finding[] {
  const findings: Finding[] = [];
  const must = (name: string, allowed: readonly string[], why: string) => {
    const value = settings[name]!;
    if (!allowed.includes(value))
      findings.push(
        fault("database settings", `${name} is ${value}. ${why}`, `Set ${name} to ${allowed[0]} in postgresql.conf, and reload.`),
      );
  };
  must("fsync", ["on"], "A crash of the machine can destroy the database.");
  must("full_page_writes", ["on"], "A crash of the machine can damage pages.");
  must("synchronous_commit", ["on", "local", "remote_write", "remote_apply"], "A crash can lose acknowledged writes.");
  must("default_transaction_read_only", ["off"], "Every write fails.");
  must("autovacuum", ["on"], "Tables grow without end.");
  const free = Number(settings.max_connections) - Number(settings.superuser_reserved_connections) - connections;
  if (free < poolSize)
    findings.push(
      warning(
        "database settings",
        `${connections} of ${settings.max_connections} connections are in use, and one process takes up to ${poolSize}.`,
        "Raise max_connections of PostgreSQL, or lower DATABASE_POOL_SIZE. If the service runs now, its own connections are counted.",
      ),
    );
  return findings.length > 0 ? findings : [ok("database settings", `Commits are durable, and ${free} connections are free.`)];
}

/** Leases and retries compare times of both clocks. */
const MOST_APART_MS = 2_000;

export function clockFinding(theirs: number, before: number, after: number): Finding {
  const apart = theirs < before ? before - theirs : Math.max(0, theirs - after);
  if (apart <= MOST_APART_MS) return ok("clock", "The clocks of this machine and of the database agree.");
  const seconds = (apart / 1000).toFixed(1);
  return fault(
    "clock",
    `The clocks of this machine and of the database differ by ${seconds} s.`,
    "Synchronize both with NTP, for example with chrony.",
  );
}

async function schemaFinding(connection: ConnectionSettings): Promise<Finding> {
  try {
    const missing = await missingMigrations(connection);
    if (missing.length === 0) return ok("schema", "The schema is that of this release.");
    return warning(
      "schema",
      `${missing.length} migrations are not applied, from ${missing[0]} on.`,
      'Run "judgment migrate", or start the service.',
    );
  } catch (error) {
    return faultOf("schema", error);
  }
}
