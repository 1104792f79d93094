/**
 * Reads away what a client still sends after it was answered. A connection closed with unread bytes is reset, and a reset discards
 * the answer on the client's side before it was read: most clients read only once they have sent all.
 */
import type { IncomingMessage } from "node:http";

/** Past these the client gets the reset after all. */
const MOST_BYTES = 128 * 1024 * 1024;
const LONGEST_MS = 10_000;

/** Calls `done` once, when the body has ended, its client has gone, or patience has. */
export function linger(request: IncomingMessage, done: () => void): void {
  let read = 0;
  const finish = () => {
    clearTimeout(timer);
    request.off("data", count);
    request.off("end", finish);
    request.off("close", finish);
    done();
  };
  const count = (chunk: Buffer) => {
    read += chunk.length;
    if (read > MOST_BYTES) finish();
  };
  const timer = setTimeout(finish, LONGEST_MS);
  timer.unref();
  request.on("data", count);
  request.on("end", finish);
  request.on("close", finish);
  request.resume();
}
