/** The port through which the service gets a PostgreSQL server. Where the server comes from is the plugin's matter; its SQL is the same. */
import type { Placements } from "./tables.ts";

/** How to reach a running server. Holds a password: never log it, log `describe()`. */
export interface ConnectionSettings {
  /** A host name or address, or the directory of a unix socket. */
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  /** Settings of the session, as libpq's `options` has them: `-c name=value`. */
  readonly options?: string;
  /** Instead of the members above: a `postgres://` URL with libpq's parameters. */
  readonly connectionString?: string;
}

export interface Store {
  /** As in logs and messages: `embedded`, `postgres`, `citus`. */
  readonly name: string;
  /** Whether namespaces lie on several machines, so that a transaction had better keep to one. */
  readonly distributed: boolean;
  /**
   * Makes the server reachable and checks that it will do. Errors say what to change.
   * @param signal gives it up, and waits for no server any longer
   */
  start(signal?: AbortSignal): Promise<ConnectionSettings>;
  /**
   * How migrations reach it, after `start`: as a role of their own where the service's may do less, and otherwise as `start` answered. What they
   * make belongs to the service's role.
   */
  forMigrations?(): ConnectionSettings;
  /**
   * Puts the tables where they belong, which the schema's migrations leave to it: at every start, after them, in every process at once.
   * @returns the tables that this call has moved
   */
  place(placements: Placements): Promise<readonly string[]>;
  /** The database has stopped answering: brings back what this process can bring back (a server of its own), else does nothing. */
  recover(): Promise<void>;
  /** For the log at start: version and place, no secrets. */
  describe(): Readonly<Record<string, string | number | boolean>>;
  /** Lets go of the server; safe to call twice, and after a failed start. */
  stop(): Promise<void>;
}
