/**
 * Reads and discards what a client still sends after the response. Closing a connection with unread bytes resets it. A reset
 * discards the response on the client's side, and most clients read only after they have sent everything.
 */
import type { IncomingMessage } from "node:http";

/** Beyond these limits, the connection is reset. */
const MOST_BYTES = 128 * 1024 * 1024;
const LONGEST_MS = 10_000;

/** Calls `done` once: when the body has ended, the client has disconnected, or a limit is reached. */
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
