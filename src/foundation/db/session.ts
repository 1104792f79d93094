/** What SQL functions receive: an object that runs statements. */
import type { Counted } from "#src/foundation/counts/hour-counts.ts";

/** A statement. If it has a `name`, each connection prepares it once. The same name always has the same text. */
export interface Statement {
  /** At most 63 bytes. */
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
  /** The kind of work that it makes due. Workers of this kind in this process are notified after the commit. */
  readonly wakes?: string;
  /** What it does where its text cannot tell, because it calls a routine. */
  readonly calls?: Call;
}

/** A call of a routine of the database (`routines.ts`). */
export interface Call {
  /** The only namespace that it is about. */
  readonly namespaceId: number;
  /** The tables that it changes. */
  readonly changes: readonly string[];
}

export interface Session {
  /**
   * Runs a statement and returns its rows. Server errors that blame the statement, such as a unique violation, are thrown
   * unchanged.
   */
  query<Row>(statement: Statement): Promise<Row[]>;
}

/** Work that a transaction makes due. */
export interface Wakeup {
  readonly kind: string;
  readonly itemIds: readonly number[];
  readonly due: Date;
}

/** A worker of this process leases work as it becomes due, and begins with it as soon as it is committed. */
export interface Offer {
  readonly owner: string;
  readonly until: Date;
}

/** An item that was leased so, and the generation of its row. */
export interface LeasedItem {
  readonly itemId: number;
  readonly generation: number;
}

/** A session inside one transaction. Statements that are not awaited are pipelined: they are sent at once and run in order. */
export interface Transaction extends Session {
  readonly transaction: true;
  /**
   * Whether the store keeps namespaces on several machines. A statement that reads its namespace's row is then sent whole to the machine that has it;
   * an insert of lists alone is taken apart by the machine in front.
   */
  readonly apart?: boolean;
  /** Whether the store has the service's routines, so that a call of one can stand for several statements about a namespace. */
  readonly routines?: boolean;
  /** A worker of this process that takes all of this work; undefined if it must be found by looking. */
  offered?(wakeup: Wakeup): Offer | undefined;
  /** Of work that a worker takes, the items that are leased. Others are found by looking. The promise must end with the transaction. */
  handOver?(wakeup: Wakeup, offer: Offer, leased: Promise<readonly LeasedItem[]>): void;
  /**
   * Sends a statement behind all others, without waiting for it: for a row that many transactions lock, and none may hold while it waits for another. It is
   * sent once for each key, in the order of the keys.
   */
  atEnd?(key: string, send: () => Promise<unknown>): void;
  /** Notes what this process counts by hour when the transaction has committed. Costs no statement. A promise must end with the transaction. */
  counted?(counts: readonly Counted[] | Promise<readonly Counted[]>): void;
}

/**
 * For a statement of a transaction that is sent but not awaited, so that later statements and the commit travel with it. If it
 * fails, the commit fails with the same error.
 */
export function unawaited(statement: Promise<unknown>): void {
  statement.catch(() => {});
}
