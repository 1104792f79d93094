/** The headers that every response has. */
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import type { CrossOrigin } from "./cross-origin.ts";
import type { Errors } from "./errors.ts";
import { newRequestId, requestIdOf } from "./request-id.ts";

/** Headers collected along the pipeline. Every response of the API has them. */
export type Collected = OutgoingHttpHeaders & { "X-Request-Id": string };

/** What the headers of every response, and every refusal, are made from. */
export interface Common {
  /** The path that all operations begin with, such as `/v1`; empty for none. */
  readonly base: string;
  readonly admission: { mark?(headers: OutgoingHttpHeaders): void };
  readonly crossOrigin: CrossOrigin;
  readonly errors: Errors;
}

/** @param request null if it could not be parsed */
export function collect(
  { admission, crossOrigin }: Pick<Common, "admission" | "crossOrigin">,
  request: IncomingMessage | null,
): Collected {
  const headers: Collected = {
    "X-Request-Id": request === null ? newRequestId() : requestIdOf(request.headers["x-request-id"]),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  };
  admission.mark?.(headers);
  crossOrigin.mark(headers, request?.headers.origin);
  return headers;
}
