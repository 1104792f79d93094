/** What SQL functions are given: somewhere to send statements to. */

/** A statement; with a `name` it is prepared once per connection. One name always has the same text. */
export interface Statement {
  /** At most 63 bytes. */
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
  /** The kind of work that it makes due: who works on it in this process is told once its transaction has committed. */
  readonly wakes?: string;
}

/** A query of Knex, not yet run. */
export interface Builder {
  toSQL(): { toNative(): { sql: string; bindings: readonly unknown[] } };
}

export interface Session {
  /** Rows of a statement. Errors of the server that name a fault of the statement (a unique violation, say) come as they are. */
  query<Row>(statement: Statement): Promise<Row[]>;
  /** The same for a query of Knex. */
  run<Row>(builder: Builder): Promise<Row[]>;
}

/** A session inside one transaction. Statements that are not awaited one by one are sent at once and run in order. */
export interface Transaction extends Session {
  readonly transaction: true;
}

/**
 * For a statement of a transaction that is sent and not waited for, so that those after it and the commit travel with it: what it fails with
 * is what the commit fails with.
 */
export function unawaited(statement: Promise<unknown>): void {
  statement.catch(() => {});
}

export function native(builder: Builder): Statement {
  const { sql, bindings } = builder.toSQL().toNative();
  return { text: sql, values: bindings };
}
