/** The responses in flight, in the order of their requests. */
import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

export class InFlight {
  readonly #responses = new Set<ServerResponse>();
  readonly #forget: (this: ServerResponse) => void;

  constructor() {
    const responses = this.#responses;
    // One function for all responses. A closure and the wrapper of `once` for each would cost a hundredth of a request.
    this.#forget = function forget() {
      responses.delete(this);
    };
  }

  add(response: ServerResponse): void {
    this.#responses.add(response);
    response.on("close", this.#forget);
  }

  /** Those on one connection. */
  on(socket: Duplex): ServerResponse[] {
    return [...this.#responses].filter((response) => response.socket === socket || response.req.socket === socket);
  }

  /** Whether a handler works on a complete request of this connection and has sent nothing yet. */
  isHandledOn(socket: Duplex): boolean {
    return this.on(socket).some((response) => response.req.complete && !response.headersSent);
  }

  /** Makes every connection end after its present response. */
  endConnections(): void {
    for (const response of this.#responses) if (!response.headersSent) response.shouldKeepAlive = false;
  }
}
