/**
 * A request to the server from within its own process. It takes the whole way of a request that arrives over the network: key, rate limit, scope,
 * validation, audit. So what another protocol asks for is never allowed more than HTTP allows.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { inject } from "light-my-request";

export interface InnerRequest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The encoded path with its query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; null for none. */
  readonly body: string | null;
  /** The address of the client on whose behalf it is made. */
  readonly remoteAddress: string;
  /** Aborted when that client disconnects. */
  readonly signal: AbortSignal;
}

export interface InnerResponse {
  readonly status: number;
  readonly text: string;
}

export type InnerCall = (request: InnerRequest) => Promise<InnerResponse>;

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

/** @param handle what the server's own requests are given to */
export function innerCall(handle: Handle): InnerCall {
  return async ({ method, url, headers, body, remoteAddress, signal }) => {
    signal.throwIfAborted();
    const dispatched = (request: IncomingMessage, response: ServerResponse) => {
      // The whole body is there, as after a request that arrived with its head.
      request.complete = true;
      const end = () => response.destroy();
      signal.addEventListener("abort", end, { once: true });
      response.once("close", () => signal.removeEventListener("abort", end));
      handle(request, response);
    };
    const payload = body === null ? {} : { payload: body };
    const response = await inject(dispatched as never, { method, url, headers, remoteAddress, ...payload });
    return { status: response.statusCode, text: response.payload };
  };
}
