/** Checks on a separate connection whether the database answers. A busy pool must not look like a database that is down. */
import pg from "pg";
import type { ConnectionSettings } from "./store.ts";

export interface Probe {
  /** Rejects if the database does not answer in time. */
  ask(): Promise<void>;
  close(): Promise<void>;
}

/** Whether a probe failed because the answer was late, and not because there is no server. */
export function isLate(error: unknown): boolean {
  return error instanceof Error && (error.message === "timeout expired" || error.message === "Query read timeout");
}

export function openProbe(connection: ConnectionSettings, timeoutMs = 2_000): Probe {
  let client: pg.Client | null = null;

  async function connected(): Promise<pg.Client> {
    if (client) return client;
    const fresh = new pg.Client({
      ...connection,
      application_name: "judgment-service probe",
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    // Without a listener, the loss of an idle connection would end the process.
    fresh.on("error", () => {
      if (client === fresh) client = null;
    });
    await fresh.connect();
    client = fresh;
    return fresh;
  }

  return {
    async ask() {
      const current = await connected();
      try {
        await current.query("select 1");
      } catch (error) {
        client = null;
        // Not awaited: the other side may have disappeared silently.
        current.end().catch(() => {});
        throw error;
      }
    },
    async close() {
      const current = client;
      client = null;
      await current?.end();
    },
  };
}
