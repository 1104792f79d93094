/** The responses that are not finished, in the order of their requests. */
import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

export class InFlight {
  readonly #responses = new Set<ServerResponse>();

  add(response: ServerResponse): void {
    this.#responses.add(response);
    response.once("close", () => this.#responses.delete(response));
  }

  /** Those on one connection. */
  on(socket: Duplex): ServerResponse[] {
    return [...this.#responses].filter((response) => response.socket === socket || response.req.socket === socket);
  }

  /** Lets every connection end with the response that is under way on it. */
  endConnections(): void {
    for (const response of this.#responses) if (!response.headersSent) response.shouldKeepAlive = false;
  }
}
