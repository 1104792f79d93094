/** The port through which the service gets a PostgreSQL server. Where the server comes from is the plugin's matter; its SQL is the same. */

/** How to reach a running server. Holds a password: never log it, log `describe()`. */
export interface ConnectionSettings {
  /** A host name or address, or the directory of a unix socket. */
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  /** Instead of the members above: a `postgres://` URL with libpq's parameters. */
  readonly connectionString?: string;
}

export interface Store {
  /** As in logs and messages: `embedded`, `postgres`. */
  readonly name: string;
  /** Makes the server reachable and checks that it will do. Errors say what to change. */
  start(): Promise<ConnectionSettings>;
  /** The database has stopped answering: brings back what this process can bring back (a server of its own), else does nothing. */
  recover(): Promise<void>;
  /** For the log at start: version and place, no secrets. */
  describe(): Readonly<Record<string, string | number | boolean>>;
  /** Lets go of the server; safe to call twice, and after a failed start. */
  stop(): Promise<void>;
}
