/**
 * Runs work in one transaction. States: begun → (committed | rolled back), and rolled back → begun again when the reason was a conflict.
 *
 * `begin` travels with the first statement and `commit` with the last: work that waits for nothing takes one round trip as a whole, and holds
 * its locks no longer where this process is busy. After the work has ended the session is closed: a statement sent then would run outside of
 * the transaction, so it throws.
 */
import { breaksConnection, endedAsIdle } from "./faults.ts";
import { type Builder, native, type Statement, type Transaction } from "./session.ts";

export interface TransactionOptions {
  isolation?: "read committed" | "repeatable read" | "serializable";
  readOnly?: boolean;
}

/** As much of the driver's client as is used. */
export interface Connection {
  query(statement: { name?: string; text: string; values?: unknown[] }): Promise<{ rows: unknown[]; command: string }>;
}

export interface TransactionSurroundings {
  /** Told of the kinds of work that it made due, once it has committed. */
  woken?: (kinds: ReadonlySet<string>) => void;
  /** After so long without a statement the server ends it; never where absent. */
  longestPauseMs?: number;
}

export async function runTransaction<T>(
  connection: Connection,
  work: (tx: Transaction) => Promise<T>,
  { isolation = "read committed", readOnly = false }: TransactionOptions = {},
  { woken = () => {}, longestPauseMs = Number.POSITIVE_INFINITY }: TransactionSurroundings = {},
): Promise<T> {
  const session = new TransactionSession(connection);
  const begun = connection.query({ text: `begin isolation level ${isolation}${readOnly ? " read only" : ""}` });
  begun.catch(() => {}); // The first statement, or the commit, fails for the same reason.
  try {
    const result = await work(session);
    session.close();
    // A statement that the driver could not send has failed by the next tick; the server knows nothing of it and would commit the others.
    await new Promise<void>(process.nextTick);
    if (session.broken !== undefined) throw session.broken;
    session.sends();
    const committed = connection.query({ text: "commit" });
    committed.catch(() => {});
    await begun;
    const { command } = await committed;
    // The server answers a commit of a broken transaction by a rollback and no error.
    if (command === "ROLLBACK") throw session.broken ?? new Error("The server rolled the transaction back at its commit.");
    if (session.wakes.size > 0) woken(session.wakes);
    return result;
  } catch (error) {
    session.close();
    // Where even this fails the connection is lost, and the server rolls back by itself.
    await connection.query({ text: "rollback" }).catch(() => {});
    const reason = session.broken ?? error;
    // The server's reason is behind what was sent meanwhile, or is lost with the connection.
    if (session.longestPauseMs >= longestPauseMs && breaksConnection(reason)) throw endedAsIdle(reason);
    throw readOnly && isRefusedWrite(reason)
      ? new Error("A transaction that was begun to read only tried to write.", { cause: reason })
      : reason;
  }
}

/** Outside of such a transaction it means that the server has become a standby. */
const isRefusedWrite = (error: unknown) => (error as { code?: unknown } | undefined)?.code === "25006";

class TransactionSession implements Transaction {
  readonly transaction = true;
  /** The first error of a statement: from there on the server refuses all others, so it is the reason for theirs. */
  broken: unknown;
  readonly wakes = new Set<string>();
  /** Between one statement and the next. */
  longestPauseMs = 0;
  #sentAt = performance.now();
  #connection: Connection | null;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async query<Row>(statement: Statement): Promise<Row[]> {
    if (this.#connection === null)
      throw new Error("This transaction has ended; a statement was sent to it that nobody waited for.");
    this.sends();
    try {
      if (statement.wakes !== undefined) this.wakes.add(statement.wakes);
      const { rows } = await this.#connection.query(statement as { text: string });
      return rows as Row[];
    } catch (error) {
      this.broken ??= error;
      throw error;
    }
  }

  run<Row>(builder: Builder): Promise<Row[]> {
    return this.query<Row>(native(builder));
  }

  sends(): void {
    const now = performance.now();
    this.longestPauseMs = Math.max(this.longestPauseMs, now - this.#sentAt);
    this.#sentAt = now;
  }

  close(): void {
    this.#connection = null;
  }
}
