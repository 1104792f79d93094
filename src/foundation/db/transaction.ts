/**
 * Runs work in one transaction. States: begun → (committed | rolled back). After a conflict: rolled back → begun again.
 *
 * `begin` travels with the first statement and `commit` with the last. So work that waits for nothing takes one round trip, and
 * holds its locks no longer when this process is busy. If the answer to `commit` is lost, it is not known whether the transaction was committed
 * (`ChangeInDoubt`). When the work has ended, the session is closed. A later statement would
 * run outside the transaction, so it throws.
 */
import type { Counted } from "#src/foundation/counts/hour-counts.ts";
import { breaksConnection, ChangeInDoubt, endedAsIdle, isOfServer, losesAnswer } from "./faults.ts";
import { Sides } from "./joint-commits.ts";
import { type LeasedItem, type Offer, type Statement, type Transaction, unawaited, type Wakeup } from "./session.ts";

export interface TransactionOptions {
  isolation?: "read committed" | "repeatable read" | "serializable";
  readOnly?: boolean;
}

/** The part of the driver's client that is used here. */
export interface Connection {
  query(statement: { name?: string; text: string; values?: unknown[] }): Promise<{ rows: unknown[]; command: string }>;
}

export interface TransactionSurroundings {
  /** Called after the commit with the kinds of work that it made due. */
  woken?: (kinds: ReadonlySet<string>) => void;
  /** A worker that takes work as it becomes due. None in a store that spreads tables. */
  offered?: (wakeup: Wakeup) => Offer | undefined;
  /** Called after the commit with the items that a worker has leased so. */
  handedOver?: (wakeup: Wakeup, offer: Offer, items: readonly LeasedItem[]) => void;
  /** Called after the commit with what the transaction has counted. */
  counted?: (counts: readonly Counted[]) => void;
  /** The server ends the transaction after so long without a statement. No limit if absent. */
  longestPauseMs?: number;
  /** Sent before the commit where the transaction has changed rows on several machines. None if absent. */
  jointCommit?: Statement | undefined;
  /** Whether the store has the service's routines. */
  routines?: boolean | undefined;
}

export async function runTransaction<T>(
  connection: Connection,
  work: (tx: Transaction) => Promise<T>,
  { isolation = "read committed", readOnly = false }: TransactionOptions = {},
  surroundings: TransactionSurroundings = {},
): Promise<T> {
  const { woken = () => {}, handedOver = () => {}, counted = () => {} } = surroundings;
  const { longestPauseMs = Number.POSITIVE_INFINITY, jointCommit, offered } = surroundings;
  const session = new TransactionSession(connection, {
    sides: jointCommit ? new Sides() : null,
    offered: jointCommit ? undefined : offered,
    routines: surroundings.routines ?? false,
  });
  const begun = connection.query({ text: `begin isolation level ${isolation}${readOnly ? " read only" : ""}` });
  begun.catch(() => {}); // The first statement or the commit fails for the same reason.
  let inDoubt = false;
  try {
    const result = await work(session);
    session.sendLast();
    if (jointCommit && session.sides?.both) unawaited(session.query(jointCommit));
    session.close();
    // If the driver could not send a statement, it has failed by the next tick. The server does not know of it and would commit
    // the others.
    await new Promise<void>(process.nextTick);
    if (session.broken !== undefined) throw session.broken;
    session.sends();
    const committed = connection.query({ text: "commit" });
    const [beginning, ending] = await Promise.allSettled([begun, committed]);
    // If the server has said what is wrong with an earlier statement, it has not come to the commit.
    const refused = isOfServer(session.broken) || (beginning.status === "rejected" && isOfServer(beginning.reason));
    inDoubt = !readOnly && !refused && ending.status === "rejected" && losesAnswer(ending.reason);
    await begun;
    const { command } = await committed;
    // The server answers a commit of a failed transaction with a rollback, not with an error.
    if (command === "ROLLBACK") throw session.broken ?? new Error("The database rolled the transaction back at its commit.");
    if (session.wakes.size > 0) woken(session.wakes);
    for (const { wakeup, offer, leased } of session.handovers) {
      // Its statement has ended. What tells so may come a moment after the commit.
      leased.then(
        (items) => handedOver(wakeup, offer, items),
        () => {},
      );
    }
    counted(session.counts);
    for (const counts of session.awaitedCounts) counts.then(counted, () => {});
    return result;
  } catch (error) {
    session.close();
    // If even this fails, the connection is lost, and the server rolls back by itself.
    if (!inDoubt) await connection.query({ text: "rollback" }).catch(() => {});
    const reason = session.broken ?? error;
    // The server's reason arrives after what was sent meanwhile, or is lost with the connection.
    if (session.longestPauseMs >= longestPauseMs && breaksConnection(reason)) throw endedAsIdle(reason);
    if (inDoubt) throw new ChangeInDoubt(reason);
    throw readOnly && isRefusedWrite(reason) ? new Error("A read-only transaction tried to write.", { cause: reason }) : reason;
  }
}

/** Outside a read-only transaction, this error means that the server has become a standby. */
const isRefusedWrite = (error: unknown) => (error as { code?: unknown } | undefined)?.code === "25006";

class TransactionSession implements Transaction {
  readonly transaction = true;
  /** The first error of a statement. The server refuses all later statements, so this is also the reason for their errors. */
  broken: unknown;
  readonly wakes = new Set<string>();
  readonly handovers: { wakeup: Wakeup; offer: Offer; leased: Promise<readonly LeasedItem[]> }[] = [];
  readonly counts: Counted[] = [];
  readonly awaitedCounts: Promise<readonly Counted[]>[] = [];
  /** The longest pause between two statements so far. */
  longestPauseMs = 0;
  /** What it changes; null where nobody asks. */
  readonly sides: Sides | null;
  readonly routines: boolean;
  readonly #last = new Map<string, () => Promise<unknown>>();
  #sentAt = performance.now();
  #connection: Connection | null;
  readonly #offered: TransactionSurroundings["offered"];

  get apart(): boolean {
    return this.sides !== null;
  }

  constructor(
    connection: Connection,
    { sides, offered, routines }: { sides: Sides | null; offered: TransactionSurroundings["offered"]; routines: boolean },
  ) {
    this.#connection = connection;
    this.sides = sides;
    this.routines = routines;
    this.#offered = offered;
  }

  offered(wakeup: Wakeup): Offer | undefined {
    return this.#offered?.(wakeup);
  }

  handOver(wakeup: Wakeup, offer: Offer, leased: Promise<readonly LeasedItem[]>): void {
    unawaited(leased);
    this.handovers.push({ wakeup, offer, leased });
  }

  async query<Row>(statement: Statement): Promise<Row[]> {
    if (this.#connection === null)
      throw new Error("A statement was sent to a transaction that had already ended. Its caller did not wait for it.");
    this.sends();
    this.sides?.note(statement);
    try {
      if (statement.wakes !== undefined) this.wakes.add(statement.wakes);
      const { rows } = await this.#connection.query(statement as { text: string });
      return rows as Row[];
    } catch (error) {
      this.broken ??= error;
      throw error;
    }
  }

  atEnd(key: string, send: () => Promise<unknown>): void {
    if (!this.#last.has(key)) this.#last.set(key, send);
  }

  sendLast(): void {
    for (const key of [...this.#last.keys()].sort()) unawaited(this.#last.get(key)!());
  }

  counted(counts: readonly Counted[] | Promise<readonly Counted[]>): void {
    if (!(counts instanceof Promise)) {
      this.counts.push(...counts);
      return;
    }
    unawaited(counts);
    this.awaitedCounts.push(counts);
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
