/**
 * The only access to the database: a connection pool, named prepared statements, and transactions that are retried as a whole.
 */
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { HourCounts } from "#src/foundation/counts/hour-counts.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { forEverybody, presentCaller } from "./caller.ts";
import { coalesceWrites } from "./coalesced-writes.ts";
import { breaksConnection, ChangeInDoubt, losesAnswer, retry, translate } from "./faults.ts";
import { HangingMachines } from "./hanging-machines.ts";
import { tablesChangedBy } from "./joint-commits.ts";
import { within } from "./patience.ts";
import type { LeasedItem, Offer, Session, Statement, Transaction, Wakeup } from "./session.ts";
import { withSettings } from "./session-settings.ts";
import type { ConnectionSettings, IsHanging } from "./store.ts";
import { traced } from "./traced-statements.ts";
import { type Connection, runTransaction, type TransactionOptions } from "./transaction.ts";
import { boundsOf } from "./turn-bounds.ts";
import { type Turn, Turns } from "./turns.ts";
import { valueTypes } from "./values.ts";

export type { Session, Statement, Transaction, TransactionOptions };

export interface Database extends Session {
  /** What the transactions of this process have counted and nobody has written yet. */
  readonly hours: HourCounts;
  /**
   * Runs `work` in one transaction and commits it. After a serialization failure or a deadlock, `work` runs again, so it must
   * have no effects except statements. The first error rolls back and is thrown.
   * @throws ServiceError `unavailable` if the database is down or conflicts persist
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Tells `listener` of each commit of this process that made work of this kind due. */
  whenWoken(kind: string, listener: WakeListener): void;
  /** For a store with several machines: keeps statements away from those that hang; null if none does. */
  avoid(isHanging: IsHanging | null): void;
  /** The number of connections by state, and of callers that wait for one. */
  load(): { inUse: number; idle: number; waiting: number };
  /** Closes all connections, after those in use have finished. */
  close(): Promise<void>;
}

/** A worker of this process, as transactions see it. */
export interface WakeListener {
  /** The owner of its leases. */
  readonly owner: string;
  /** Work may be due. */
  wake(): void;
  /** Whether it leases all of this as it becomes due. */
  offer(wakeup: Wakeup): Offer | undefined;
  /** What it has leased so is committed. */
  take(offer: Offer, items: readonly LeasedItem[]): void;
}

export interface DatabaseOptions {
  connection: ConnectionSettings;
  /** The maximum number of connections. */
  poolSize: number;
  /** The maximum wait for a connection, in milliseconds. */
  poolTimeoutMs: number;
  /** The maximum duration of one statement, in milliseconds. */
  statementTimeoutMs: number;
  /**
   * The maximum pause between statements of a transaction, in milliseconds. The default is the maximum duration of a statement.
   */
  longestPauseMs?: number;
  /** Whether this thread runs at low priority. If so, only the time in which the thread ran counts towards a timeout. */
  givesWay?: boolean;
  log: Logger;
}

/** Conflicts are over in milliseconds. Eight tries with these pauses take about a second. */
const MOST_TRIES = 8;
const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 250;

/**
 * A prepared statement keeps its first plan. If its tables were empty then, a sequential scan looked cheapest; a minute later
 * they may hold a million rows. So PostgreSQL uses a sequential scan only if nothing else is possible. JIT compilation and
 * parallel workers are off because they take longer than the statements. Every namespace is planned as if it were the largest
 * (`planAsLargest` in `migrations/columns.ts`).
 */
const PLANNING = "-c enable_seqscan=off -c jit=off -c max_parallel_workers_per_gather=0";

/** The server ends a slow statement itself. The client waits this much longer before it gives up the connection. */
const SILENCE_MS = 5_000;

type Work<T> = (client: Connection) => Promise<T>;
type Sent = Parameters<Connection["query"]>[0];

export function openDatabase(options: DatabaseOptions): Database {
  const pool = openPool(options);
  const longestPauseMs = longestPauseOf(options);
  const { jointCommit, routines } = options.connection;
  const machines = jointCommit ? new HangingMachines() : null;
  const turns = new Turns({
    bounds: boundsOf(options.poolSize),
    longestWaitMs: options.poolTimeoutMs,
  });

  /** One try on one connection, once it is the caller's turn. */
  async function once<T>(work: Work<T>): Promise<T> {
    const taken = turns.take(presentCaller());
    const turn = taken instanceof Promise ? await taken : taken;
    try {
      return await connected(work, turn);
    } finally {
      turn.leave();
    }
  }

  /** Returns the connection to the pool unless it broke. */
  async function connected<T>(work: Work<T>, turn: Turn): Promise<T> {
    const client = await pool.connect();
    turn.connected();
    const watched = machines?.watch(client, () => streamOf(client).destroy());
    try {
      const sends = traced(watched?.connection ?? client);
      const result = await work(options.givesWay ? patient(sends, longestWaitMs(options)) : sends);
      client.release();
      return result;
    } catch (error) {
      client.release(breaksConnection(error));
      throw error;
    } finally {
      watched?.done();
    }
  }

  async function retried<T>(work: Work<T>): Promise<T> {
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
    const rows = await retried(async (client) => {
      try {
        return (await client.query(statement as Sent)).rows as Row[];
      } catch (error) {
        throw losesAnswer(error) && tablesChangedBy(statement.text).length > 0 ? new ChangeInDoubt(error) : error;
      }
    });
    if (statement.wakes !== undefined) woken([statement.wakes]);
    return rows;
  };

  const listeners = new Map<string, WakeListener[]>();
  const woken = (kinds: Iterable<string>) => {
    forEverybody(() => {
      for (const kind of kinds) for (const listener of listeners.get(kind) ?? []) listener.wake();
    });
  };
  const offered = (wakeup: Wakeup) => {
    for (const listener of listeners.get(wakeup.kind) ?? []) {
      const offer = listener.offer(wakeup);
      if (offer) return offer;
    }
    return undefined;
  };
  const handedOver = ({ kind, itemIds }: Wakeup, offer: Offer, items: readonly LeasedItem[]) => {
    forEverybody(() =>
      listeners
        .get(kind)
        ?.find(({ owner }) => owner === offer.owner)
        ?.take(offer, items),
    );
    if (items.length < itemIds.length) woken([kind]);
  };

  const hours = new HourCounts();
  const told = { woken, offered, handedOver, counted: (counts: Parameters<HourCounts["add"]>[0]) => hours.add(counts) };
  let closed: Promise<void> | undefined;
  return {
    hours,
    query,
    transaction: (work, transactionOptions) =>
      retried((client) => runTransaction(client, work, transactionOptions, { ...told, longestPauseMs, jointCommit, routines })),
    whenWoken: (kind, listener) => void listeners.set(kind, [...(listeners.get(kind) ?? []), listener]),
    avoid: (isHanging) => machines?.avoid(isHanging),
    load: () => ({ inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount + turns.waiting }),
    close: () => {
      // Connections send their goodbye after the pool has removed them. If the server stops meanwhile, it ends them and nothing
      // is lost.
      pool.removeAllListeners("error").on("error", () => {});
      closed ??= pool.end();
      return closed;
    },
  };
}

const longestWaitMs = ({ statementTimeoutMs }: DatabaseOptions) => statementTimeoutMs + SILENCE_MS;

/** A connection for a low-priority thread, in which an answer may lie unread for as long as the thread does not run. */
function patient(client: Connection, ms: number): Connection {
  return { query: (statement) => within(ms, client.query(statement), () => new Error("Query read timeout")) };
}

const streamOf = (client: pg.ClientBase) => (client as unknown as { connection: { stream: Socket } }).connection.stream;

const longestPauseOf = ({ longestPauseMs, statementTimeoutMs }: DatabaseOptions) => longestPauseMs ?? statementTimeoutMs;

function openPool(options: DatabaseOptions): pg.Pool {
  const { connection, poolSize, poolTimeoutMs, statementTimeoutMs, givesWay, log } = options;
  const pool = new pg.Pool({
    ...withSettings(PLANNING, connection),
    application_name: "judgment-service",
    max: poolSize,
    connectionTimeoutMillis: poolTimeoutMs,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeoutMs,
    ...(givesWay ? {} : { query_timeout: longestWaitMs(options) }),
    // A transaction never waits for anything outside the database, so an idle one is lost. The server ends it and releases its
    // locks.
    idle_in_transaction_session_timeout: longestPauseOf(options),
    keepAlive: true,
    pipeline: true,
    types: valueTypes,
  });
  // An idle connection has died; the next caller gets another. Without a listener, this event would end the process.
  pool.on("error", ({ message }) => log.warn({ reason: message }, "The database closed an idle connection."));
  // The same for a connection that dies between two statements of a transaction. The next statement then fails and reports it.
  pool.on("connect", (client) => {
    client.on("error", () => {});
    coalesceWrites(streamOf(client));
  });
  return pool;
}
