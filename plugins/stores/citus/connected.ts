/** A separate connection for the one-time work at the start: distributing a table with rows may exceed the time limit of statements. */
import pg from "pg";
import type { ConnectionSettings } from "#src/foundation/db/store.ts";

/** As much of the driver as is used. */
export interface Session {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export async function connected<T>(connection: ConnectionSettings, work: (session: Session) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, application_name: "judgment-service start", statement_timeout: 0 });
  client.on("error", () => {}); // A lost connection fails the statement under way, which tells.
  try {
    await client.connect();
    return await work({
      query: async <Row>(text: string, values: readonly unknown[] = []) => (await client.query(text, [...values])).rows as Row[],
    });
  } finally {
    await client.end().catch(() => {});
  }
}
