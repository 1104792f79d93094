/** What an error of the driver or the server means for the caller: to be tried again, the database gone, or a fault of a statement. */
import { ServiceError } from "#src/errors.ts";

/** A transaction that lost against another; the same work may well succeed. */
const conflicts = new Set(["40001", "40P01"]);

/** A plan prepared before a column changed its type; a connection that has not prepared it yet serves. */
const staleConnection = (error: Coded) =>
  (error.code === "0A000" && error.message.startsWith("cached plan must not change")) || error.code === "26000";

/** The server has ended a transaction in which it was asked nothing for too long. */
const IDLE = "25P03";

/** https://www.postgresql.org/docs/current/errcodes-appendix.html, by prefix. */
const unavailable = [
  "08", // connection exceptions
  "28", // the server does not let us in: a password or a rule of it was changed
  "53", // out of connections, memory or disk
  "57P", // shutdown, crash, cannot connect now, database dropped, idle session timeout
  "57014", // statement timeout
  "55P03", // lock timeout
  "25006", // a read-only server: the primary has become a standby
  "25P02", // the transaction broke, and the reason is the error before
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

/** The driver's own errors carry no code. */
const driver =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after|Client was passed a closed)/;

interface Coded extends Error {
  code?: string;
}

const isCoded = (error: unknown): error is Coded => error instanceof Error;

/** Whether the whole transaction may be run again, and whether it needs another connection for it. */
export function retry(error: unknown): { again: boolean; anotherConnection: boolean } {
  if (!isCoded(error)) return { again: false, anotherConnection: false };
  const anotherConnection = staleConnection(error);
  return { again: anotherConnection || conflicts.has(error.code ?? ""), anotherConnection };
}

/** After these the server has closed the connection, or another would reach a better server. */
const lastWords = ["08", "28", "57P", IDLE, "53300", "25006"];

/** Whether the connection is of no use any more; most errors of statements leave it as good as before. */
export function breaksConnection(error: unknown): boolean {
  if (!isCoded(error)) return false;
  const { code = "" } = error;
  return (
    staleConnection(error) || gone.has(code) || driver.test(error.message) || lastWords.some((prefix) => code.startsWith(prefix))
  );
}

/** The loss of a connection that was left idle in a transaction for as long as the server allows. */
export function endedAsIdle(cause: unknown): Error {
  return Object.assign(new Error("The server ended a transaction that was idle for too long.", { cause }), { code: IDLE });
}

export function isUnavailable(error: unknown): boolean {
  if (!isCoded(error)) return false;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isUnavailable);
  const { code = "" } = error;
  return gone.has(code) || driver.test(error.message) || unavailable.some((prefix) => code.startsWith(prefix));
}

const TOO_BUSY =
  "The service was too busy to finish this in time, so the database has undone it. Try again later; where it changes large documents, change fewer or smaller ones.";

/** What callers see: `unavailable` where the database is at fault, the error itself where the statement is. */
export function translate(error: unknown): unknown {
  if (retry(error).again) {
    return new ServiceError("unavailable", "Too many others are changing the same things. Try again in a moment.", {
      cause: error,
    });
  }
  if (isCoded(error) && error.code === IDLE) return new ServiceError("unavailable", TOO_BUSY, { cause: error });
  return isUnavailable(error)
    ? new ServiceError("unavailable", "The database does not answer. Try again in a moment.", { cause: error })
    : error;
}
