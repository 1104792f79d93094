/** The one way to the database: a pool of connections, named prepared statements, and transactions that are retried as a whole. */
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import knex, { type Knex } from "knex";
import pg from "pg";
import type { Logger } from "#src/log.ts";
import { forEverybody, presentCaller } from "./caller.ts";
import { coalesceWrites } from "./coalesced-writes.ts";
import { breaksConnection, retry, translate } from "./faults.ts";
import { type Builder, native, type Session, type Statement, type Transaction } from "./session.ts";
import type { ConnectionSettings } from "./store.ts";
import { runTransaction, type TransactionOptions } from "./transaction.ts";
import { boundsOf, Turns } from "./turns.ts";
import { valueTypes } from "./values.ts";

export type { Builder, Session, Statement, Transaction, TransactionOptions };

export interface Database extends Session {
  /**
   * Runs `work` in one transaction and commits. On a serialization failure or a deadlock all of it runs again, so it must do nothing
   * but statements. Its first error rolls back and is thrown.
   * @throws ServiceError `unavailable` when the database is gone or conflicts persist
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Calls a listener when a transaction of this process has committed that made work of a kind due. */
  whenWoken(kind: string, listener: () => void): void;
  /** Builds queries for `run`; has no connection of its own. */
  readonly knex: Knex;
  /** Connections by state, and callers that wait for one. */
  load(): { inUse: number; idle: number; waiting: number };
  /** Ends all connections; waits for those in use. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connection: ConnectionSettings;
  /** Most connections. */
  poolSize: number;
  /** Longest wait for a connection, in milliseconds. */
  poolTimeoutMs: number;
  /** Longest time of one statement, in milliseconds. */
  statementTimeoutMs: number;
  /** Longest time without a statement inside a transaction, in milliseconds; as of one statement where absent. */
  longestPauseMs?: number;
  log: Logger;
}

/** Conflicts are over in milliseconds; eight tries with these pauses are about a second. */
const MOST_TRIES = 8;
const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 250;

/**
 * A prepared statement keeps the plan that was made when its tables were perhaps empty, for which reading them whole looked cheapest; a
 * minute later they hold a million rows, and each statement reads those. So a table is read whole only where nothing else is possible.
 * Compiling statements to machine code takes longer than they run, and so does starting processes beside one: any namespace is planned for as if it were
 * the largest (migration 0043).
 */
const PLANNING = "-c enable_seqscan=off -c jit=off -c max_parallel_workers_per_gather=0";

/** The server ends a statement by itself; the client waits this much longer before it gives the connection up. */
const SILENCE_MS = 5_000;

export function openDatabase(options: DatabaseOptions): Database {
  const pool = openPool(options);
  const longestPauseMs = longestPauseOf(options);
  const turns = new Turns({ bounds: boundsOf(options.poolSize), longestWaitMs: options.poolTimeoutMs });

  /** One try on one connection, when it is its caller's turn. */
  async function once<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const taken = turns.take(presentCaller());
    const turn = taken instanceof Promise ? await taken : taken;
    try {
      return await connected(work);
    } finally {
      turn.leave();
    }
  }

  /** The connection goes back to the pool unless it broke. */
  async function connected<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(breaksConnection(error));
      throw error;
    }
  }

  async function retried<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await once(work);
      } catch (error) {
        if (tries === MOST_TRIES || !retry(error).again) throw translate(error);
        await sleep(Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries));
      }
    }
  }

  const query = async <Row>(statement: Statement) => {
    const rows = await retried(async (client) => (await client.query(statement as { text: string })).rows as Row[]);
    if (statement.wakes !== undefined) woken([statement.wakes]);
    return rows;
  };

  const listeners = new Map<string, Set<() => void>>();
  const woken = (kinds: Iterable<string>) => {
    forEverybody(() => {
      for (const kind of kinds) for (const listener of listeners.get(kind) ?? []) listener();
    });
  };

  let closed: Promise<void> | undefined;
  return {
    query,
    run: <Row>(builder: Builder) => query<Row>(native(builder)),
    transaction: (work, transactionOptions) =>
      retried((client) => runTransaction(client, work, transactionOptions, { woken, longestPauseMs })),
    whenWoken: (kind, listener) => void listeners.set(kind, (listeners.get(kind) ?? new Set()).add(listener)),
    knex: knex({ client: "pg" }),
    load: () => ({ inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount + turns.waiting }),
    close: () => {
      // Connections say goodbye after the pool has let go of them: a server that stops by then ends them, and nothing is lost.
      pool.removeAllListeners("error").on("error", () => {});
      closed ??= pool.end();
      return closed;
    },
  };
}

const longestPauseOf = ({ longestPauseMs, statementTimeoutMs }: DatabaseOptions) => longestPauseMs ?? statementTimeoutMs;

function openPool(options: DatabaseOptions): pg.Pool {
  const { connection, poolSize, poolTimeoutMs, statementTimeoutMs, log } = options;
  const pool = new pg.Pool({
    ...connection,
    options: [PLANNING, connection.options ?? ""].join(" ").trim(),
    application_name: "judgment-service",
    max: poolSize,
    connectionTimeoutMillis: poolTimeoutMs,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + SILENCE_MS,
    // Nothing outside is waited for inside a transaction, so one that sleeps is lost; its locks are not to stay.
    idle_in_transaction_session_timeout: longestPauseOf(options),
    keepAlive: true,
    pipeline: true,
    types: valueTypes,
  });
  // A connection that dies while idle; the next caller gets another. Unheard, this event would end the process.
  pool.on("error", ({ message }) => log.warn({ reason: message }, "An idle connection to the database was lost."));
  // The same for one that dies in a transaction between two statements; the next statement fails and tells.
  pool.on("connect", (client) => {
    client.on("error", () => {});
    coalesceWrites((client as unknown as { connection: { stream: Socket } }).connection.stream);
  });
  return pool;
}
