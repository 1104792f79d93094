/** Requests whose client is no longer there: nothing is answered, and nothing is wrong here. */
import type { ServerResponse } from "node:http";

/** Thrown where such a request ends. */
export class ClientGone extends Error {
  override readonly name = "ClientGone";

  constructor() {
    super("The client closed the connection before it was answered.");
  }
}

/** Whether an error means that; what Node throws for an aborted signal is an AbortError of its own. */
export function isClientGone(error: unknown, response: ServerResponse): boolean {
  if (error instanceof ClientGone) return true;
  return error instanceof Error && error.name === "AbortError" && (response.destroyed || response.closed);
}
