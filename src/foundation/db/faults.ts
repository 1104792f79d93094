/** Classifies errors of the driver and the server: retry the transaction, database unavailable, or a fault of the statement. */
import { ServiceError } from "#src/foundation/errors.ts";

/** The transaction lost against another. A retry may succeed. */
const conflicts = new Set(["40001", "40P01"]);

/** A prepared plan is older than a change of a column's type. A connection that has not prepared the statement yet works. */
const staleConnection = (error: Coded) =>
  (error.code === "0A000" && error.message.startsWith("cached plan must not change")) || error.code === "26000";

/** The server ended a transaction that was idle for too long. */
const IDLE = "25P03";

/** Prefixes of SQLSTATE codes, from https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const unavailable = [
  "08", // connection exceptions
  "28", // the server refuses the login: a password or an access rule was changed
  "53", // out of connections, memory or disk
  "57P", // shutdown, crash, cannot connect now, database dropped, idle session timeout
  "57014", // statement timeout
  "55P03", // lock timeout
  "25006", // read-only server: the primary has become a standby
  "25P02", // the transaction failed already; the earlier error has the reason
  IDLE, // idle in transaction for too long
  "58030", // input/output error
];

const gone = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EACCES",
]);

/** Errors of the driver have no code. */
const driver =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after|Client was passed a closed)/;

/**
 * A coordinator of Citus reports some errors of its workers, and of the connections to them, as internal errors. Only their messages tell
 * them apart. `essential` is a worker that was lost within a transaction, also by a session that has not noticed since that it is back.
 */
const INTERNAL = "XX000";
const passedOn: readonly [message: RegExp, code: string][] = [
  [/^duplicate key value violates unique constraint/, "23505"],
  [/violates check constraint/, "23514"],
  [/violates foreign key constraint/, "23503"],
  [/violates not-null constraint/, "23502"],
  [/^could not serialize access/, "40001"],
  // The shard was split or moved between the plan of a statement and its execution. A new plan finds the new one.
  [/^could not find valid entry for shard/, "40001"],
  // The same between the plan of a call and what its routine does on the worker that had the shard.
  [/^cannot execute a distributed query from a query on a shard/, "40001"],
  [/^deadlock detected/, "40P01"],
  [/^canceling statement due to statement timeout/, "57014"],
  [/^terminating connection due to|^the database system is/, "57P01"],
  [/^(failure on connection marked as essential|could not commit transaction)/, "08006"],
  [/^(connection to the remote node|connection to server|connection not open|no connection to the server)/, "08006"],
  [/^(server closed the connection|could not (connect to|receive data from|send data to) server)/, "08006"],
];

interface Coded extends Error {
  code?: string;
}

const isCoded = (error: unknown): error is Coded => error instanceof Error;

/** What the server calls an error, or the machine that it met it on; the empty string for one that neither of them made. */
export function codeOf(error: unknown): string {
  if (!isCoded(error)) return "";
  const { code = "", message } = error;
  return (code === INTERNAL && passedOn.find(([pattern]) => pattern.test(message))?.[1]) || code;
}

/** Whether to run the whole transaction again, and whether it needs another connection. */
export function retry(error: unknown): { again: boolean; anotherConnection: boolean } {
  if (!isCoded(error) || error instanceof ChangeInDoubt) return { again: false, anotherConnection: false };
  const anotherConnection = staleConnection(error);
  return { again: anotherConnection || conflicts.has(codeOf(error)), anotherConnection };
}

/** After these errors the server has closed the connection, or another connection may reach a better server. */
const lastWords = ["08", "28", "57P", IDLE, "53300", "25006"];

/** Whether the connection is unusable now. After most statement errors it still works. */
export function breaksConnection(error: unknown): boolean {
  if (!isCoded(error)) return false;
  if (error instanceof ChangeInDoubt) return true;
  const code = codeOf(error);
  return (
    staleConnection(error) || gone.has(code) || driver.test(error.message) || lastWords.some((prefix) => code.startsWith(prefix))
  );
}

/** Reports a connection that the server closed because its transaction was idle for too long. */
export function endedAsIdle(cause: unknown): Error {
  return Object.assign(new Error("The server ended a transaction that was idle for too long.", { cause }), { code: IDLE });
}

/** The driver has not sent the statement: the connection was lost before. */
const unsent = /^(Client has encountered a connection error|Client was closed|Client was passed a closed)/;

/** The connection was lost, or ended by the server, with the answer to a statement. On Citus, that may be the connection of a machine behind it. */
const lostWithAnswer = ["08", "57P"];

/**
 * Reports a change whose answer was lost, or did not come in time. It may have been made. For a transaction this holds once its commit was sent: before
 * that, the server rolls back.
 */
export class ChangeInDoubt extends Error {
  override readonly name = "ChangeInDoubt";

  constructor(cause: unknown) {
    super("The connection was lost before the server had confirmed a change.", { cause });
  }
}

/** Whether a statement that fails so may have been carried out. @param error of the statement itself */
export function losesAnswer(error: unknown): boolean {
  if (!isCoded(error) || unsent.test(error.message)) return false;
  const code = codeOf(error);
  return gone.has(code) || driver.test(error.message) || lostWithAnswer.some((prefix) => code.startsWith(prefix));
}

/** Whether the server itself has said what went wrong. A transaction with such a statement is rolled back. */
export const isOfServer = (error: unknown): boolean => isCoded(error) && "severity" in error;

export function isUnavailable(error: unknown): boolean {
  if (!isCoded(error)) return false;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isUnavailable);
  const code = codeOf(error);
  return gone.has(code) || driver.test(error.message) || unavailable.some((prefix) => code.startsWith(prefix));
}

const TOO_BUSY =
  "The service was too busy to complete this request in time. The database rolled it back. Try again later. If the request changes large documents, send fewer or smaller ones.";

const IN_DOUBT =
  "It is not known whether the change was made: the database was lost before it had confirmed it. Look whether it is there. If it is not, send the request again with another Idempotency-Key.";

/** The error that callers see: `unavailable` if the database is at fault, otherwise the original error. */
export function translate(error: unknown): unknown {
  if (retry(error).again) {
    return new ServiceError("unavailable", "Too many other requests are changing the same rows. Try again in a moment.", {
      cause: error,
    });
  }
  if (error instanceof ChangeInDoubt)
    return new ServiceError("unavailable", IN_DOUBT, { cause: error, details: { outcome_unknown: true }, unsettled: true });
  if (isCoded(error) && error.code === IDLE) return new ServiceError("unavailable", TOO_BUSY, { cause: error });
  return isUnavailable(error)
    ? new ServiceError("unavailable", "The database does not answer. Try again in a moment.", { cause: error })
    : error;
}
