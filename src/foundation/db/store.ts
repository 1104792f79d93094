/**
 * The port through which the service gets a PostgreSQL server. A plugin decides where the server comes from. The SQL is the same
 * for all.
 */
import type { Statement } from "./session.ts";
import type { Placements } from "./tables.ts";

/** How to reach a running server. It contains a password: never log it, log `describe()`. */
export interface ConnectionSettings {
  /** A host name or address, or the directory of a Unix socket. */
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  /** Session settings in the form of libpq's `options`: `-c name=value`. */
  readonly options?: string;
  /** A `postgres://` URL with libpq's parameters. It replaces the members above. */
  readonly connectionString?: string;
  /**
   * For a store that spreads tables: the statement after which the server commits a transaction on all of its machines or on none. It is sent in
   * front of the commit of each transaction that changes rows of local tables and of others.
   */
  readonly jointCommit?: Statement;
  /** Whether the store has the service's routines (`Store.hasRoutines`). */
  readonly routines?: boolean;
}

/** A function in the database (`routines.ts`). */
export interface Routine {
  /** As it is called in the database. */
  readonly name: string;
  /** The types of its parameters. */
  readonly types: readonly string[];
  /** The parameter with the id of the namespace. */
  readonly namespace: string;
  /** The statement that makes it in the schema of the session. */
  readonly definition: string;
}

/** A machine that keeps rows of namespaces. */
export interface NodeState {
  /** Its address, as operators know it: `host:port`. */
  readonly node: string;
  /** Whether it answered when it was last asked. */
  readonly well: boolean;
}

/** Whether a namespace is on a machine that hangs, by its id. */
export type IsHanging = (namespaceId: string) => boolean;

export interface Store {
  /** The name in logs and messages: `embedded`, `postgres`, `citus`. */
  readonly name: string;
  /** Whether namespaces are spread over several machines, so that a transaction should stay within one namespace. */
  readonly distributed: boolean;
  /**
   * Makes the server reachable and checks that it is suitable. Errors say what to change.
   * @param signal aborts the start and any wait for the server
   */
  start(signal?: AbortSignal): Promise<ConnectionSettings>;
  /**
   * How migrations reach the server, after `start`. They have their own role if the service's role has fewer rights. The default
   * is the answer of `start`. The service's role owns what migrations create.
   */
  forMigrations?(): ConnectionSettings;
  /**
   * Puts the tables on their machines, and makes the routines where the store has them. Every process calls it at every start, after the
   * migrations, possibly at the same time.
   * @returns the tables that this call has moved
   */
  place(placements: Placements, routines?: readonly Routine[]): Promise<readonly string[]>;
  /** Whether the routines are there, after `place`. False if absent. */
  hasRoutines?(): boolean;
  /** Called when the database stops answering. Restarts a server that this process owns; otherwise does nothing. */
  recover(): Promise<void>;
  /**
   * For a store with several machines: asks them on a timer, and at once. `told` is given their states after each round, and none while the
   * server itself does not answer; and which namespaces are on machines that hang, null if none does.
   */
  watchNodes?(told: (nodes: readonly NodeState[], isHanging: IsHanging | null) => void): { close(): Promise<void> };
  /** For the log at start: version and location, no secrets. */
  describe(): Readonly<Record<string, string | number | boolean>>;
  /** Releases the server. Safe to call twice, and after a failed start. */
  stop(): Promise<void>;
}
