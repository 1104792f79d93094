/** Requests whose client has disconnected. They get no response, and nothing is wrong in the service. */
import type { ServerResponse } from "node:http";

/** Thrown to end such a request. */
export class ClientGone extends Error {
  override readonly name = "ClientGone";

  constructor() {
    super("The client closed the connection before the response.");
  }
}

/** Whether an error means that. For an aborted signal, Node throws an AbortError of its own. */
export function isClientGone(error: unknown, response: ServerResponse): boolean {
  if (error instanceof ClientGone) return true;
  return error instanceof Error && error.name === "AbortError" && (response.destroyed || response.closed);
}
