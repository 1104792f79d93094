/** What a database has, counted: to compare a restored one with the one that was backed up. */
import pg from "pg";
import type { ConnectionSettings } from "#src/foundation/db/store.ts";

export interface Contents {
  /** Rows by table. */
  readonly tables: Readonly<Record<string, string>>;
  /** The sum of the sequences of all namespaces, present and deleted. */
  readonly sequence: string;
  readonly migrations: readonly string[];
}

export async function connected<T>(connection: ConnectionSettings, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, application_name: "judgment backup", statement_timeout: 0 });
  client.on("error", () => {}); // The statement under way fails by itself.
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

export async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = current_schema() order by tablename",
  );
  return rows.map(({ name }) => name);
}

export async function contentsOf(client: pg.Client): Promise<Contents> {
  const tables: Record<string, string> = {};
  for (const name of await tableNames(client)) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*)::text as count from ${client.escapeIdentifier(name)}`,
    );
    tables[name] = rows[0]!.count;
  }
  const sequence = await client.query<{ sum: string }>(
    "select (coalesce((select sum(sequence) from namespaces), 0) + coalesce((select sum(sequence) from ended_namespaces), 0))::text as sum",
  );
  const migrations = await client.query<{ name: string }>("select name from schema_migrations order by version");
  return { tables, sequence: sequence.rows[0]!.sum, migrations: migrations.rows.map(({ name }) => name) };
}

/** What differs; empty if nothing does. */
export function differences(wanted: Contents, found: Contents): string[] {
  const names = [...new Set([...Object.keys(wanted.tables), ...Object.keys(found.tables)])];
  const differing = names.filter((name) => wanted.tables[name] !== found.tables[name]);
  return [
    ...differing.map((name) => `${name} has ${found.tables[name] ?? "no"} rows instead of ${wanted.tables[name] ?? "no"}`),
    ...(wanted.sequence === found.sequence ? [] : [`the sequences sum up to ${found.sequence} instead of ${wanted.sequence}`]),
    ...(wanted.migrations.join() === found.migrations.join() ? [] : ["the migrations differ"]),
  ];
}
